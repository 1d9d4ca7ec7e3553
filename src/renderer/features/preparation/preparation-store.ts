import { useStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { LineFound } from '#rules/book/preparation/search'
import { useGm } from '@/dashboard/store'

/** The content of the Game Master’s column below the table’s preview. */
export type Column = 'log' | 'tonight'

/** The Game Master's position in the preparation; this machine remembers the column. */
export const usePreparationStore = defineStore('preparation', () => {
  const column = useStorage<Column>('column', 'log')
  /** During a session: the page of the next one instead of tonight’s. */
  const next = ref(false)
  /** A key opened the column: its content takes the focus. */
  const wantsFocus = ref(false)
  return { column, next, wantsFocus }
})

/** Opens the page of a prepared line: tonight’s, or that of the next session. */
export function openPrepared({ session }: Pick<LineFound, 'session'>): void {
  const gm = useGm()
  usePreparationStore().next = session > (gm.snapshot?.frame?.session ?? 0)
  gm.page = 'preparation'
}
