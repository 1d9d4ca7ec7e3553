import { computed, watch } from 'vue'
import type { BoardId } from '#rules/campaign/types'
import type { BoardsOnScreens } from '#shared/contract'
import { useActions } from '@/features/actions/actions'
import { useGm } from '@/dashboard/store'
import { useAsk } from '@/features/commands/use-host-reply'
import { useCampaign } from '@/dashboard/use-campaign'

const nothing: BoardsOnScreens = { table: null, waiting: [], follows: false }

/** The games on the players' screens, and the requests to change them. */
export function useBoardsOnScreens() {
  const gm = useGm()
  const { ask } = useAsk()
  const { boards, board } = useCampaign()
  const now = computed(() => gm.snapshot?.boardsOnScreens ?? nothing)
  const show = (wanted: BoardId | null): void => void ask({ ask: 'show-board', board: wanted })
  return {
    now,
    /** The game that table and stream show; null: none. */
    onTable: computed(() => boards.value.find(({ id }) => id === now.value.table) ?? null),
    /** Only the GM knows of this game yet. */
    waits: (id: BoardId) => now.value.waiting.includes(id),
    show,
    follow(on: boolean) {
      void ask({ ask: 'follow-boards', on })
      if (on && board.value) show(board.value.id)
    }
  }
}

/** The key for the shown board, and the table that follows the GM from game to game (ST10). */
export function useShownBoardKeys(): void {
  const { board } = useCampaign()
  const { now, show } = useBoardsOnScreens()
  const blocked = (): string | null => {
    if (!board.value) return 'No game is open'
    return now.value.table === board.value.id ? 'The table shows this game already' : null
  }
  useActions({ 'show-board': { run: () => void (board.value && show(board.value.id)), blocked } })
  watch(
    () => board.value?.id,
    (to, from) => {
      // The first change of board restores the board from before a reload.
      if (from !== undefined && to !== undefined && now.value.follows && now.value.table !== to) show(to)
    }
  )
}
