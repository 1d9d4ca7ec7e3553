import { computed } from 'vue'
import type { CampaignCommand } from '#rules/campaign/types'
import type { CampaignClock } from '#rules/clocks/model'
import type { ClockId } from '#rules/clocks/vocabulary'
import { hostTime } from '../../bridge/host-time'
import { refusalSpotAround } from '../refusals/refusal-spot'
import { useGm } from '../../dashboard/store'
import type { ClockLine } from './clock-line'

/** The campaign’s clocks, and the Game Master's commands for them. */
export function useClocks() {
  const gm = useGm()
  const spot = refusalSpotAround()
  // As a function: two presses are two segments.
  const send = (command: CampaignCommand): void => void gm.act(null, () => command, spot())
  return {
    clocks: computed(() => gm.snapshot?.frame?.clocks ?? []),
    /** @returns whether the clock was made */
    async add({ clocks, starts }: ClockLine) {
      const command: CampaignCommand = { type: 'add-clocks', clocks, startAt: starts ? momentNow() : null }
      return (await gm.act(null, command, spot())).ok
    },
    fill: (clock: ClockId, by: number) => send({ type: 'fill-clock', clock, by }),
    /** Starts or stops the clock. */
    toggle: ({ id: clock, measure }: CampaignClock) => {
      if (measure.kind !== 'countdown') return
      send({ type: measure.since === null ? 'start-clock' : 'pause-clock', clock, at: momentNow() })
    },
    send
  }
}

/** The present time of the host, in the form that commands need. */
export function momentNow(): number {
  return Math.round(hostTime.now())
}
