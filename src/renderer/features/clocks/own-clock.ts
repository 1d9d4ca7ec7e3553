import type { CampaignClock } from '#rules/clocks/model'
import type { ClockFace } from '#rules/clocks/vocabulary'
import type { SeenClock } from '#rules/clocks/view'
import type { Segment } from '../../ui/segment'

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
