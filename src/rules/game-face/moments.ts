import { moment, type MomentTellers } from '../core/moment'
import { nameOf } from './names'
import type { Event } from './state'
import { otherSide } from './vocabulary'

/** What a recap tells of Game Face, with its fixed weights (PO2). */
export const moments: MomentTellers<Event> = {
  'ritual-ended': ({ verdict: { victor }, who }) =>
    victor === null
      ? moment('story', 64, nameOf(who.left), ' and ', nameOf(who.right), ' fought a duel that nobody won')
      : moment('story', 66, nameOf(who[victor]), ' won a duel against ', nameOf(who[otherSide(victor)])),
  'sudden-death-began': ({ who }) =>
    moment('story', 52, nameOf(who.left), ' and ', nameOf(who.right), ' let sudden death decide'),
  'result-noted': ({ words }) => moment('story', 68, words)
}
