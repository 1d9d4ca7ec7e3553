import { computed, shallowReactive, type ComputedRef } from 'vue'
import type { BoardFrame } from '#rules/campaign/types'
import type { SystemId } from '#rules/registry'
import type { SessionPart } from '../../games/game'
import { games } from '../../games/registry'
import { useCampaign } from '../../dashboard/use-campaign'

const parts = shallowReactive(new Map<SystemId, SessionPart>())

/** Fetches the session parts of the games. */
export async function loadSessionParts(): Promise<void> {
  for (const [system, { session }] of Object.entries(games)) if (session) parts.set(system as SystemId, await session())
}

/** A board, and the session part of its game. */
export interface SessionBoard {
  readonly board: BoardFrame<'gm'>
  readonly part: SessionPart
}

/** The boards with a session part, in the order of opening. */
export function useSessionBoards(): ComputedRef<readonly SessionBoard[]> {
  const { boards } = useCampaign()
  return computed(() =>
    boards.value.flatMap(board => {
      const part = parts.get(board.system)
      return part ? [{ board, part }] : []
    })
  )
}
