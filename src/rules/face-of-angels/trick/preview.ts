import { line } from '../../core/log-line'
import type { SliceWords } from '../../core/slice'
import { currentTrick, laidBy } from '../contest/contests'
import type { Game } from '../state'
import { pointOf, pointWords, valueName } from './values'

const countsAs = {
  plain: 'It counts as an ordinary card',
  trump: 'It counts as a trump',
  'super-trump': 'It is a super-trump: the contest is won at once'
} as const

/** Preview of how a card would count, and of the value of a side's point card (A16, A18, A25, A26). */
export const trickPreview = {
  'lay-card'(_before, { card }, after) {
    const { contest } = after
    const laid = currentTrick(contest) ?? contest?.tricks.at(-1)
    const played = laid?.laid.find(one => one.card === card)?.played
    if (!played) return { lines: [], numbers: {} }
    return {
      lines: [line(played.as === 'super-trump' ? 'good' : 'plain', countsAs[played.as])],
      numbers: { trump: Number(played.as !== 'plain'), superTrump: Number(played.as === 'super-trump') }
    }
  },
  'pick-point'(before, { card }) {
    const trick = currentTrick(before.contest)
    const side = trick?.laid.find(one => one.card === card)?.side
    const point = trick && side && pointOf(before, laidBy(trick, side), card)
    if (!point) return { lines: [], numbers: {} }
    const added = point.bonuses.length > 0 ? `${pointWords(point)} = ` : ''
    const as = point.trump ? ', a trump' : ''
    return {
      lines: [line('plain', `${added}${valueName(point.value)}${as}`)],
      numbers: { value: point.value, trump: Number(point.trump) }
    }
  }
} satisfies SliceWords<Game>['preview']
