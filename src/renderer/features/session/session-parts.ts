import { computed, shallowReactive, type ComputedRef } from 'vue'
import type { BoardFrame } from '#rules/campaign/types'
import type { SystemId } from '#rules/registry'
import type { SessionPart } from '../../games/game'
import { games } from '../../games/registry'
import { useCampaign } from '../../dashboard/use-campaign'

const parts = shallowReactive(new Map<SystemId, SessionPart>())

/** Fetches what the games add to a session. */
export async function loadSessionParts(): Promise<void> {
  for (const [system, { session }] of Object.entries(games)) if (session) parts.set(system as SystemId, await session())
}

/** A board, and what its game adds to a session. */
export interface SessionBoard {
  readonly board: BoardFrame<'gm'>
  readonly part: SessionPart
}

/** The boards that have a part in a session, in the order in which they were opened. */
export function useSessionBoards(): ComputedRef<readonly SessionBoard[]> {
  const { boards } = useCampaign()
  return computed(() =>
    boards.value.flatMap(board => {
      const part = parts.get(board.system)
      return part ? [{ board, part }] : []
    })
  )
}
