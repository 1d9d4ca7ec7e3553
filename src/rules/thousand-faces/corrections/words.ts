import { line, type LogPart } from '../../core/log-line'
import type { Describers, Explainers, SliceWords } from '../../core/slice'
import { counted, privateReason } from '../phrases'
import type { Game } from '../state'
import type { Correction, CorrectionEvent, CorrectionRefusal } from './model'

const describe: Describers<CorrectionEvent> = {
  corrected: ({ seat, correction, reason }, audience) =>
    line('quiet', 'Corrected for ', { seat }, ': ', ...thing(correction), privateReason(audience, reason)),
  'ranks-set': ({ seat, ranks: { str, dex, int } }) =>
    line('quiet', { seat }, ' has Str ', { suit: str }, ', Dex ', { suit: dex }, ', Int ', { suit: int })
}

const placeNames = {
  discard: 'the discard',
  exhaustion: 'Exhaustion',
  deck: 'the deck',
  'deck-top': 'the top of the deck',
  'deck-bottom': 'the bottom of the deck'
} as const

function thing(correction: Correction): readonly LogPart[] {
  switch (correction.what) {
    case 'xp':
      return [`${correction.to} XP`]
    case 'shadow-caused':
      return [`${correction.to} Shadow caused`]
    case 'tokens':
      return [
        `tokens ${correction.exhaustion} Exhaustion, ${correction.harm} Harm, ${counted(correction.wound, 'Wound')}`
      ]
    case 'incapacitated':
      return [correction.to ? 'down' : 'on their feet']
    case 'card':
      return [`card ${correction.card} from ${placeNames[correction.from]} to ${placeNames[correction.to]}`]
    case 'exhaustion-count':
      return [`${counted(correction.to, 'card')} exhausted`]
    case 'wound-cards':
      return [correction.add === null ? 'a wound card given back' : 'a wound card taken']
    case 'last-result':
      return ['the last result is ', { result: correction.to }]
  }
}

const explain: Explainers<CorrectionRefusal> = {
  'bad-ranks': ({ sum }) => ({
    message: [`These ranks come to ${sum}`],
    remedy: ['Spread exactly six points: anvil 1, blade 2, crown 3, dragon 4']
  }),
  'card-not-there': ({ seat, card, pile }) => ({
    message: [`Card ${card} of `, { seat }, ` is not in ${placeNames[pile]}`],
    remedy: ['Say where it lies now']
  }),
  'card-in-play': ({ card }) => ({
    message: [`Card ${card} is part of the flip on the table`],
    remedy: ['Finish the flip first'],
    opens: 'who-decides'
  }),
  'too-many-exhausted': ({ seat }) => ({
    message: ['Ten cards of ', { seat }, ' are exhausted already'],
    remedy: ['Take one out of Exhaustion first']
  }),
  'too-many-tokens': ({ exhausted }) => ({
    message: [`Only ${counted(exhausted, 'card lies', 'cards lie')} exhausted`],
    remedy: ['Correct the number of cards first, or use fewer Exhaustion tokens']
  }),
  'deck-too-small': ({ seat, deck }) => ({
    message: ['The deck of ', { seat }, ` has only ${deck}`],
    remedy: ['Shuffle first, or move fewer cards'],
    opens: 'shuffle'
  }),
  'no-flip-yet': ({ seat }) => ({
    message: [{ seat }, ' has no finished flip to correct'],
    remedy: ['Flip, or finish the flip first'],
    opens: 'who-decides'
  }),
  'no-such-wound': ({ seat, card }) => ({
    message: [{ seat }, ` does not hold ${card}`],
    remedy: ['Pick one of their wound cards']
  }),
  'nothing-corrected': () => ({ message: ['That is how it is already'], remedy: ['Nothing to correct'] })
}

export const correctionsWords = { describe, explain } satisfies SliceWords<Game>
