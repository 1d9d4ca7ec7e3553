import { assertNever } from '../core/assert-never'
import type { LogPart } from '../core/log-line'
import type { Explanation } from '../core/refusal'
import type { SeatId } from '../core/seat'
import { nameOf, suitNames } from './names'
import type { DuelSuit, Who } from './types'

/** Why a duel says no. */
export type Refusal =
  | { readonly because: 'gm-only' }
  | { readonly because: 'not-begun' }
  | { readonly because: 'not-over' }
  | { readonly because: 'over' }
  | { readonly because: 'same-seat'; readonly who: Who }
  | { readonly because: 'no-player' }
  | { readonly because: 'nameless-npc' }
  | { readonly because: 'same-suit'; readonly who: Who; readonly suit: DuelSuit }
  | { readonly because: 'not-your-side'; readonly who: Who }
  | { readonly because: 'voice-fights'; readonly who: Who }
  | { readonly because: 'not-the-voice' }
  | { readonly because: 'no-words' }
  | { readonly because: 'die-used'; readonly who: Who; readonly suit: DuelSuit }
  | { readonly because: 'real-dice'; readonly who: Who }
  | { readonly because: 'already-rolled'; readonly who: Who }
  | { readonly because: 'not-picked'; readonly who: Who }
  | { readonly because: 'not-rolled'; readonly who: Who }
  | { readonly because: 'not-typed'; readonly who: Who }
  | { readonly because: 'typed-needlessly'; readonly who: Who }
  | { readonly because: 'no-such-face'; readonly who: Who; readonly roll: number; readonly faces: number }
  | { readonly because: 'same-dice-again'; readonly who: Who; readonly suit: DuelSuit }
  | { readonly because: 'nothing-revealed' }
  | { readonly because: 'not-drawn' }
  | { readonly because: 'not-at-the-table'; readonly seat: SeatId }
  | { readonly because: 'read-the-same' }

/** The refusal in words, with what to do instead. */
export function explain(why: Refusal): Explanation {
  const [says, instead] = sentences(why)
  return { says, instead }
}

type Sentences = readonly [says: readonly LogPart[], instead: readonly LogPart[]]

function sentences(why: Refusal): Sentences {
  switch (why.because) {
    case 'gm-only':
      return [['Only the Game Master does that in a duel'], ['Ask them to']]
    case 'not-begun':
      return [['The duel has not begun yet'], ['Choose the two contestants and begin']]
    case 'not-over':
      return [['This duel is not over yet'], ['Play it to its end, or let one side concede']]
    case 'over':
      return [['This duel is over'], ['Begin a new one, or call a sudden death after a draw']]
    case 'not-drawn':
      return [['A sudden death is only for a duel that ended in a draw'], ['Begin a new duel instead']]
    case 'nothing-revealed':
      return [['Nothing has been revealed yet, so there is nothing to correct'], ['Lift both cups first']]
    case 'not-at-the-table':
      return [[{ seat: why.seat }, ' is not at the table'], ['Choose somebody who is, or bring the seat back first']]
    case 'read-the-same':
      return [['These are the numbers that were read'], ['Enter what the dice really showed, or close this']]
    case 'no-words':
      return [['The line is empty'], ['Write a line first']]
    case 'not-the-voice':
      return [['Somebody else settles disputes in this duel'], ['Leave it to them, or to the Game Master']]
    default:
      return aboutSomebody(why)
  }
}

type AboutSides = Exclude<
  Refusal,
  {
    because:
      | 'gm-only'
      | 'not-begun'
      | 'not-over'
      | 'over'
      | 'not-drawn'
      | 'nothing-revealed'
      | 'no-words'
      | 'not-the-voice'
      | 'not-at-the-table'
      | 'read-the-same'
  }
>

function aboutSomebody(why: AboutSides): Sentences {
  switch (why.because) {
    case 'same-seat':
      return [[nameOf(why.who), ' cannot fight against themselves'], ['Choose somebody else for one side']]
    case 'no-player':
      return [['At least one side must be a player’s'], ['Choose a seat for one of the two']]
    case 'nameless-npc':
      return [['The Game Master’s contestant has no name'], ['Give them one']]
    case 'same-suit':
      return [
        [nameOf(why.who), ' has ', suitNames[why.suit], ' as both strong and weak'],
        ['Choose two different Suits']
      ]
    case 'voice-fights':
      return [
        [nameOf(why.who), ' is fighting and cannot settle disputes'],
        ['Choose somebody who does not fight, or nobody']
      ]
    case 'not-your-side':
      return [
        ['That side is only ', nameOf(why.who), '’s'],
        ['They act on their own screen or under the hot-seat cover; real dice are entered when the cups are lifted']
      ]
    case 'die-used':
      return [[nameOf(why.who), ' has already used ', suitNames[why.suit]], ['Pick a Suit whose die is still unused']]
    case 'same-dice-again':
      return [
        ['A draw is rolled again with the same dice: ', suitNames[why.suit], ' for ', nameOf(why.who)],
        ['Use that die']
      ]
    default:
      return aboutDice(why)
  }
}

type AboutDice = Exclude<
  AboutSides,
  {
    because:
      | 'same-seat'
      | 'no-player'
      | 'nameless-npc'
      | 'same-suit'
      | 'voice-fights'
      | 'not-your-side'
      | 'die-used'
      | 'same-dice-again'
  }
>

function aboutDice(why: AboutDice): Sentences {
  switch (why.because) {
    case 'real-dice':
      return [
        [nameOf(why.who), ' uses real dice'],
        ['Enter them when the cups are lifted, or change to dice on the screen']
      ]
    case 'already-rolled':
      return [[nameOf(why.who), ' has rolled already'], ['Lift both cups when the other side has rolled']]
    case 'not-picked':
      return [[nameOf(why.who), ' has not picked a die'], ['Both pick before either rolls']]
    case 'not-rolled':
      return [[nameOf(why.who), ' has not rolled'], ['Both dice are revealed together, when both have rolled']]
    case 'not-typed':
      return [['The die of ', nameOf(why.who), ' has not been entered'], ['Enter its Suit and its number']]
    case 'typed-needlessly':
      return [[nameOf(why.who), ' rolled on the screen'], ['Enter nothing for that side: its die is shown by itself']]
    case 'no-such-face':
      return [[`A d${why.faces} cannot show ${why.roll}`], [`Enter a number from 1 to ${why.faces}`]]
    default:
      return assertNever(why)
  }
}
