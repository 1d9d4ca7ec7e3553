import type { SeatId } from '../../core/seat'
import { cappedNet, cardsToFlip } from '../flip/weighing'
import { pursuitOf, rabbitValue } from '../minigames/chase'
import { rabbitFlip } from '../minigames/pursuit-suit'
import { type FlipOdds, oddsOf } from '../odds'
import { sheetOf } from '../sheets'
import type { State } from '../state'
import { type Attribute, attributes, type Net, type Suit } from '../vocabulary'
import type { RoundAsk } from './model'

/** An attribute that no helper has used yet, with the player's chances. */
interface RoundWay {
  readonly attribute: Attribute
  readonly suit: Suit
  readonly chances: FlipOdds['results']
}

/** HA22: the called round of the Pursuit. */
export interface RoundCall {
  /** 1…5. */
  readonly number: number
  /** The player's choices; empty for the rabbit, whose suit comes from Str, Dex and load (V2). */
  readonly ways: readonly RoundWay[]
}

interface RoundFlip {
  readonly seat: SeatId
  readonly move: string
  readonly attribute: Attribute
  readonly suit: Suit
  readonly net: Net
  readonly cards: number
  readonly fast: false
  readonly versus: null
  readonly helpers: readonly SeatId[]
  readonly chances?: FlipOdds['results']
  readonly round: RoundCall
}

/** The flips of the press at present; empty without a Pursuit. */
export function roundFlip(state: State, { seat, attribute: called, advantages }: RoundAsk): readonly RoundFlip[] {
  const chase = pursuitOf(state)
  if (!chase) return []
  const { ranks } = sheetOf(state, seat)
  const isRabbit = chase.rabbit === seat
  const own = isRabbit ? rabbitFlip(rabbitValue(state, seat)) : null
  const net = cappedNet((own?.net ?? 0) + advantages)
  const attribute = isRabbit ? 'dex' : (called ?? 'dex')
  const suit = own?.suit ?? ranks[attribute]
  const alike = attributes.find(each => ranks[each] === suit)
  const free = attributes.filter(each => !isRabbit && !chase.rounds.some(round => round.attribute === each))
  const ways = free.map(each => ({ attribute: each, suit: ranks[each], chances: chancesOf(state, seat, each, net) }))
  return [
    {
      seat,
      move: 'Pursuit',
      attribute,
      suit,
      net,
      fast: false,
      versus: null,
      helpers: [],
      cards: cardsToFlip(net),
      ...(alike ? { chances: chancesOf(state, seat, alike, net) } : {}),
      round: { number: chase.rounds.length + 1, ways }
    }
  ]
}

/** Only the suit of the cards counts: attributes of the same rank have the same chances. */
function chancesOf(state: State, seat: SeatId, attribute: Attribute, net: Net): FlipOdds['results'] {
  return oddsOf(sheetOf(state, seat)).now[attribute][(net + 2) as 0 | 1 | 2 | 3 | 4].results
}
