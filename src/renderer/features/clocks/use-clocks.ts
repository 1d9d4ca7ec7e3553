import { computed } from 'vue'
import type { CampaignCommand } from '#rules/campaign/types'
import type { CampaignClock } from '#rules/clocks/model'
import type { ClockId } from '#rules/clocks/vocabulary'
import { hostTime } from '../../bridge/host-time'
import { refusalSpotAround } from '../refusals/refusal-spot'
import { useGm } from '../../dashboard/store'
import type { ClockLine } from './clock-line'

/** The campaign’s clocks, and what the Game Master does with them. */
export function useClocks() {
  const gm = useGm()
  const spot = refusalSpotAround()
  // As a maker: two presses are two segments.
  const send = (command: CampaignCommand): void => void gm.act(null, () => command, spot())
  return {
    clocks: computed(() => gm.snapshot?.frame?.clocks ?? []),
    /** @returns whether it was made */
    async add({ clocks, starts }: ClockLine) {
      const command: CampaignCommand = { type: 'add-clocks', clocks, startAt: starts ? momentNow() : null }
      return (await gm.act(null, command, spot())).ok
    },
    fill: (clock: ClockId, by: number) => send({ type: 'fill-clock', clock, by }),
    /** Runs it, or stops it. */
    toggle: ({ id: clock, measure }: CampaignClock) => {
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
