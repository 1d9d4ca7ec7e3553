import { computed, shallowRef } from 'vue'
import type { BoardId } from '#rules/campaign/types'
import type { Denial } from '#shared/contract'
import { bridge } from '../bridge/bridge'
import { CommandQueue } from '../bridge/command-queue'
import { unanswered } from '../bridge/unanswered'
import { useSnapshot } from '../bridge/use-snapshot'
import { usePausePress } from './pause-press'

/** A player's private screen: what the host shows it, and what it asks. */
export function useSeat() {
  const { snapshot, connection } = useSnapshot('seat')
  /** Why the last thing was not done. */
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
