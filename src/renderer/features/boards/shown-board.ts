import { type ComputedRef, watch } from 'vue'
import type { BoardId } from '#rules/campaign/types'
import { context } from '@/ui/context'
import type { useGm } from '@/dashboard/store'

const key = 'hearthside:board'

/** Restores the GM's present board after a reload of this page, for one campaign and one window. */
export function rememberBoard(gm: ReturnType<typeof useGm>, kept: Pick<Storage, 'getItem' | 'setItem'>): () => void {
  const path = (): string | null => gm.snapshot?.file?.path ?? null
  const stops = [
    watch(path, now => {
      const [where, board] = (kept.getItem(key) ?? '').split('\n')
      if (now !== null && gm.board === null && where === now && board) gm.board = board as BoardId
    }),
    watch(
      () => gm.board,
      board => {
        const now = path()
        if (now !== null && board !== null) kept.setItem(key, `${now}\n${board}`)
      }
    )
  ]
  return () => stops.forEach(stop => stop())
}

/** The board that a part of the dashboard belongs to. */
export const [provideShownBoard, useShownBoard] = context<ComputedRef<BoardId>>('this part lies on no board')
