import { line, type LogLine, type LogPart } from '../../core/log-line'
import { say } from '../../core/refusal'
import type { SliceWords } from '../../core/slice'
import { cardSign } from '../cards'
import type { LaidCard } from '../contest/shapes'
import { actingWords, nameOf } from '../names'
import type { Game } from '../state'
import type { TrickReason } from '../vocabulary'
import { pointWords, pointOf, valueName } from './values'
import { currentTrick, laidBy } from '../contest/contests'

/** The reason for the taker of a trick, in words. */
const reasons = {
  'super-trump': 'by a super-trump',
  'only-trump': 'by a trump',
  'trumps-higher': 'with the higher of two trumps',
  'trumps-equal': 'with equal trumps, as the one who answered',
  'suit-higher': 'with the higher card of the suit',
  'suit-equal': 'with an equal card of the suit, as the one who answered',
  'suit-lower': 'for the answer is lower',
  'other-suit': 'for the answer is of another suit',
  'no-card': 'for no card is against it',
  table: 'by decision of the Game Master'
} as const satisfies Record<TrickReason, string>

function laidLine({ by, card, side, role, played, secret, acting }: LaidCard): LogLine {
  const verb = role === 'helper' ? ` helps the ${side} with ` : ' lays '
  const how = played.as === 'plain' ? '' : played.as === 'trump' ? ', as a trump' : ', a super-trump'
  const secretWords: readonly LogPart[] = secret
    ? [', and says this secret of ', nameOf(secret.about), `: ${secret.words}`]
    : []
  return line(
    played.as === 'super-trump' ? 'good' : 'plain',
    nameOf(by),
    `${verb}${cardSign(card)}${how}`,
    role === 'helper' ? actingWords(acting) : '',
    ...secretWords
  )
}

const countsAs = {
  plain: 'It counts as an ordinary card',
  trump: 'It counts as a trump',
  'super-trump': 'It is a super-trump: the contest is won at once'
} as const

/** Preview of how a card would count, and of the value of a side's point card (A16, A18, A25, A26). */
const trickPreview = {
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

export const trickWords = {
  preview: trickPreview,
  describe: {
    'trick-opened': ({ number, who }) => line('quiet', `Trick ${number}: `, nameOf(who), ' leads'),
    'card-laid': ({ laid }) => laidLine(laid),
    'step-reached': () => null,
    'help-passed': ({ who }) => line('quiet', nameOf(who), ' does not help'),
    'point-picked': ({ who, card }) => line('quiet', nameOf(who), ` names ${cardSign(card)} as point card`),
    'trick-taken': ({ who, trick: { number, points, because } }) => {
      const values = [points.initiator, points.respondent].flatMap(point => (point ? [pointWords(point)] : []))
      return line('plain', nameOf(who), ` takes trick ${number}, ${reasons[because]}`, ` (${values.join(' against ')})`)
    },
    'trick-awarded': ({ number, who }) => line('quiet', `Corrected: trick ${number} goes to `, nameOf(who))
  },
  explain: {
    'not-a-trump': ({ card }) =>
      say(
        `${cardSign(card)} is no trump here`,
        'Lay it as an ordinary card; only a protagonist has trumps, in its own realm'
      ),
    'not-a-super-trump': ({ card, of }) =>
      say(
        [`${cardSign(card)} is not the super-trump of `, nameOf(of), ', or they are not on the side that is helped'],
        'Lay it as an ordinary card, or help the other side'
      ),
    'cannot-help': ({ who }) =>
      say(
        [nameOf(who), ' cannot help now'],
        'Only others than the two help, with one card a trick, when helpers are asked'
      ),
    'not-on-your-side': ({ card }) =>
      say(`${cardSign(card)} does not lie on that side`, 'Choose one of the side’s own cards'),
    'no-secrets-yet': () =>
      say(
        'In the prologue only an equal or higher card of the same suit wins, so no secret is said there',
        'Lay the card without a secret, and keep the secret for a later act'
      ),
    'secret-not-here': ({ about }) =>
      say(
        [nameOf(about), ' is not in this contest as a protagonist, or the secret is your own'],
        'Lay the card without a secret'
      ),
    'unknown-trick': () => say('There is no such trick', 'Choose one that was played')
  }
} satisfies SliceWords<Game>
