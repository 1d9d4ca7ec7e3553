import { moment, type MomentTellers } from '../core/moment'
import { nameOf } from './names'
import type { Event } from './state'

/** The moments of The Face of Angels for a recap, with their fixed weights (PO2). */
export const moments: MomentTellers<Event> = {
  'contest-won': ({ who, outcome }) =>
    moment('story', 62, nameOf(who), outcome.both ? ' won a contest, and so did the other side' : ' won a contest'),
  'transformation-picked': ({ seat, transformation }) =>
    moment('growth', 78, nameOf(seat), ` was transformed: ${transformation.words}`),
  'relationship-settled': ({ relationship, words }) => moment('death', 72, `${relationship.name} ${words}`),
  'end-agreed': ({ who, words }) => moment('story', 60, nameOf(who), ` agreed: ${words}`),
  'powers-gained': ({ seat, trump }) => moment('growth', 58, nameOf(seat), ` gained the power “${trump.area}”`)
}
