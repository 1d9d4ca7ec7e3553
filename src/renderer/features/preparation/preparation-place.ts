import { useStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import { ref } from 'vue'

/** What the Game Master’s column shows below the table’s picture. */
export type Column = 'log' | 'tonight'

/** Where the Game Master is in what is prepared; the column stays as it is on this machine. */
export const usePreparationPlace = defineStore('preparation', () => {
  const column = useStorage<Column>('column', 'log')
  /** While a session is on: the page of the next one instead of tonight’s. */
  const next = ref(false)
  /** The key asked for the column: whatever shows it takes the focus. */
  const wantsFocus = ref(false)
  return { column, next, wantsFocus }
})
