import { computed, shallowReactive, type ComputedRef } from 'vue'
import type { BoardFrame } from '#rules/campaign/types'
import type { SystemId } from '#rules/registry'
import type { GameSession } from '@/games/game'
import { games } from '@/games/registry'
import { useCampaign } from '@/dashboard/use-campaign'

const sessions = shallowReactive(new Map<SystemId, GameSession>())

/** Fetches the session code of the games. */
export async function loadGameSessions(): Promise<void> {
  for (const [system, { session }] of Object.entries(games))
    if (session) sessions.set(system as SystemId, await session())
}

/** A board, and how its game takes part in a session. */
export interface SessionBoard {
  readonly board: BoardFrame<'gm'>
  readonly game: GameSession
}

/** The boards whose game takes part, in the order of opening. */
export function useSessionBoards(): ComputedRef<readonly SessionBoard[]> {
  const { boards } = useCampaign()
  return computed(() =>
    boards.value.flatMap(board => {
      const game = sessions.get(board.system)
      return game ? [{ board, game }] : []
    })
  )
}
