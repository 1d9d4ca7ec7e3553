import { computed, type ComputedRef } from 'vue'
import type { CampaignCommand } from '#rules/campaign/types'
import type { CampaignClock } from '#rules/clocks/model'
import type { ClockId } from '#rules/clocks/vocabulary'
import { hostTime } from '../../bridge/host-time'
import { refusalSpotAround } from '../refusal-spot'
import { useGm } from '../store'
import type { ClockLine } from './clock-line'

export interface ClocksOnScreen {
  readonly clocks: ComputedRef<readonly CampaignClock[]>
  /** @returns whether it was made */
  add(line: ClockLine): Promise<boolean>
  fill(clock: ClockId, by: number): void
  /** Runs it, or stops it. */
  toggle(clock: CampaignClock): void
  send(command: CampaignCommand): void
}

/** The campaign’s clocks, and what the Game Master does with them. */
export function useClocks(): ClocksOnScreen {
  const gm = useGm()
  const spot = refusalSpotAround()
  // As a maker: two presses are two segments.
  const send = (command: CampaignCommand): void => void gm.act(null, () => command, spot())
  return {
    clocks: computed(() => gm.snapshot?.frame?.clocks ?? []),
    async add({ clocks, starts }) {
      const command: CampaignCommand = { type: 'add-clocks', clocks, startAt: starts ? momentNow() : null }
      return (await gm.act(null, command, spot())).ok
    },
    fill: (clock, by) => send({ type: 'fill-clock', clock, by }),
    toggle: ({ id: clock, measure }) => {
      if (measure.kind !== 'countdown') return
      send({ type: measure.since === null ? 'start-clock' : 'pause-clock', clock, at: momentNow() })
    },
    send
  }
}

/** Now, for the host, as acts say it. */
export function momentNow(): number {
  return Math.round(hostTime.now())
}
