import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { BoardId, Frame } from '#rules/campaign/types'
import type { SeatId } from '#rules/core/seat'
import type { AudienceSnapshot, Denial } from '#shared/contract'
import { bridge } from '../bridge/bridge'
import { CommandQueue } from '../bridge/command-queue'
import { unanswered } from '../bridge/unanswered'
import { useSnapshot, type Connection } from '../bridge/use-snapshot'
import { usePausePress, type PausePress } from './pause-press'

export interface SeatOnScreen {
  readonly snapshot: ShallowRef<AudienceSnapshot<'seat'> | null>
  readonly connection: ShallowRef<Connection>
  readonly frame: ComputedRef<Frame<'seat'> | null>
  readonly seat: ComputedRef<SeatId | null>
  /** Why the last thing was not done. */
  readonly denial: ShallowRef<Denial | null>
  act(board: BoardId, command: unknown): Promise<void>
  readonly pause: PausePress
}

/** A player's private screen: what the host shows it, and what it asks. */
export function useSeat(): SeatOnScreen {
  const { snapshot, connection } = useSnapshot('seat')
  const denial = shallowRef<Denial | null>(null)
  const frame = computed(() => snapshot.value?.frame ?? null)

  const commands = new CommandQueue()
  const act = (board: BoardId, command: unknown): Promise<void> =>
    commands.send([board, command], async () => {
      denial.value = null
      const answer = await bridge()
        .ask<'act'>({ ask: 'act', revision: frame.value?.revision ?? 0, board, command })
        .catch(unanswered)
      if (!answer.ok) denial.value = answer.error
    })

  const pause = usePausePress(() => bridge().ask<'pause'>({ ask: 'pause' }), connection, snapshot)

  return { snapshot, connection, frame, seat: computed(() => snapshot.value?.seat ?? null), denial, act, pause }
}
