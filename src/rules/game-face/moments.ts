import { aboutOf, moment, type MomentTellers, untold } from '../core/moment'
import { nameOf } from './names'
import type { Event } from './state'
import { otherSide } from './vocabulary'

/** The moments of Game Face for a recap, with their fixed weights (PO2). */
export const moments: MomentTellers<Event> = {
  'duel-began': () => untold(['duel', 'result'], 'first'),
  'ritual-ended': ({ verdict: { victor }, who, kind }, { act }) => {
    const isAnew = act.some(({ type }) => type === 'reveal-corrected')
    const deed = kind === 'sudden-death' ? 'a sudden death' : 'a duel'
    const ended =
      victor === null
        ? moment('story', 64, nameOf(who.left), ' and ', nameOf(who.right), ` fought ${deed} that nobody won`)
        : moment('story', 66, nameOf(who[victor]), ` won ${deed} against `, nameOf(who[otherSide(victor)]))
    return aboutOf(ended, 'duel', isAnew ? 'again' : 'first')
  },
  // A correction may withdraw a victory. If it ends the ritual, the `ritual-ended` event reports the result instead.
  'reveal-corrected': (_, { act }) => (act.some(({ type }) => type === 'ritual-ended') ? null : untold('duel')),
  'sudden-death-began': ({ who }) =>
    moment('story', 52, nameOf(who.left), ' and ', nameOf(who.right), ' let sudden death decide'),
  'result-noted': ({ words }) => aboutOf(moment('story', 68, words), 'result')
}
