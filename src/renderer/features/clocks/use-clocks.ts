import { computed } from 'vue'
import type { CampaignCommand } from '#rules/campaign/types'
import type { CampaignClock } from '#rules/clocks/model'
import type { SeenClock } from '#rules/clocks/view'
import type { ClockId, ClockFace } from '#rules/clocks/vocabulary'
import { hostTime } from '@/bridge/host-time'
import { refusalSpotAround } from '@/features/refusals/refusal-spot'
import { useGm } from '@/dashboard/store'
import type { ClockLine } from './clock-line'
import type { Segment } from '@/ui/segment'

/** A clock as the Game Master sees it: complete, with every face. */
export function openClock({ name, note, measure }: CampaignClock): Extract<SeenClock, { face: 'shown' }> {
  return { face: 'shown', name, note, measure }
}

/** The three faces, as a choice. */
export const faceOptions: readonly Segment<ClockFace>[] = [
  { value: 'mine', label: 'Mine', icon: 'lock', title: 'Only you see it' },
  { value: 'hidden', label: 'Name only', icon: 'help', title: 'Players see its name, and not how full it is' },
  { value: 'shown', label: 'Shown', icon: 'eye', title: 'Everybody sees it' }
]

export const faceNames: Readonly<Record<ClockFace, string>> = { mine: 'Mine', hidden: 'Name only', shown: 'Shown' }

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
