import { fullDeck } from '../cards'
import type { Refusal, State, Act, Decision } from '../state'
import type { ActNumber, CardId, HeldCard, Participant } from '../vocabulary'
import type { Piles, DrawReason } from './model'
import { type Luck, shuffled } from '../../core/luck'
import { ok, refuse } from '../../core/result'
import { happen } from '../../core/slice'

/** Every holder of a hand: the players in their order, then the World, who deals. */
export function participants(state: State): readonly Participant[] {
  return [...state.seats, 'world']
}

export function isParticipant(state: State, who: Participant): boolean {
  return who === 'world' || state.seats.includes(who)
}

export function handOf(state: State, who: Participant): readonly HeldCard[] {
  return state.piles.hands[who] ?? []
}

const playerHandSize = 5

/** Five cards; for the World five plus the number of the act. Rule A3. */
export function handSize(act: ActNumber, who: Participant): number {
  return who === 'world' ? playerHandSize + act : playerHandSize
}

/** How many cards this hand holds beyond its size; negative when some are missing. */
export function cardsTooMany(state: State, who: Participant): number {
  return handOf(state, who).length - handSize(state.act, who)
}

/** An empty hand for every participant. */
export function emptyHands(who: readonly Participant[]): Piles['hands'] {
  return Object.fromEntries(who.map(one => [one, []]))
}

/** Why these cards cannot leave the hand: named twice, not held, or face up elsewhere. Null when the cards are valid. */
export function whyNotHeld(state: State, who: Participant, cards: readonly HeldCard[]): Refusal | null {
  const named = cards.filter(card => card !== null)
  const twice = named.find((card, index) => named.indexOf(card) !== index)
  if (twice) return { because: 'card-twice', card: twice }
  const hand = handOf(state, who)
  if (state.cards === 'digital') {
    if (named.length < cards.length) return { because: 'wrong-count', needed: cards.length, given: named.length }
    const missing = named.find(card => !hand.includes(card))
    return missing ? { because: 'not-in-hand', card: missing } : null
  }
  if (hand.length < cards.length) return { because: 'empty-hand', who }
  const open: readonly HeldCard[] = [...state.piles.discard, ...cardsOnTable(state)]
  const seen = named.find(card => open.includes(card))
  return seen ? { because: 'card-seen-elsewhere', card: seen } : null
}

/** The cards of the trick that is being played, face up. */
export function cardsOnTable({ contest }: State): readonly CardId[] {
  return contest?.phase.at === 'trick' ? contest.phase.trick.laid.map(one => one.card) : []
}

/** Real cards that are neither in the discard pile nor on the table: a participant may hold them. */
export function nameableCards(state: State): readonly CardId[] {
  if (state.cards === 'digital') return []
  const seen = new Set<HeldCard>([...state.piles.discard, ...cardsOnTable(state)])
  return fullDeck.filter(card => !seen.has(card))
}

/** Deals one or more cards to each named participant, in that order, from the top of the draw pile. Rules A5, A6. */
export function deal(
  act: Act,
  shares: readonly { readonly who: Participant; readonly count: number }[],
  why: DrawReason,
  luck: Luck
): Decision {
  const needed = shares.reduce((sum, share) => sum + share.count, 0)
  const { draw, discard } = act.state.piles
  const left = draw.length + discard.length
  if (needed > left) return refuse({ because: 'draw-short', needed, left })
  let dealt = needed > draw.length ? reshuffled(act, luck) : act
  for (const { who, count } of shares) {
    if (count <= 0) continue
    dealt = happen(dealt, { type: 'cards-drawn', who, cards: dealt.state.piles.draw.slice(0, count), why })
  }
  return ok(dealt)
}

/** Shuffles the discard pile and puts it under the remaining cards, which are drawn first (ruling, A5b). */
function reshuffled(act: Act, luck: Luck): Act {
  const { cards, piles } = act.state
  const order = cards === 'digital' ? shuffled(luck, piles.discard) : piles.discard.map(() => null)
  return happen(act, { type: 'discard-reshuffled', order })
}

/** Deals every hand up to its size. Hands above their size come first: no card is drawn while a discard is due (ruling, A4c). */
export function refill(act: Act, why: 'deal' | 'refill', luck: Luck): Decision {
  const { state } = act
  if (participants(state).some(who => cardsTooMany(state, who) > 0)) return ok(act)
  return deal(
    act,
    participants(state).map(who => ({ who, count: -cardsTooMany(state, who) })),
    why,
    luck
  )
}

/** As `refill`, but only after the first deal. */
export function refillIfDealt(act: Act, luck: Luck): Decision {
  return act.state.started ? refill(act, 'refill', luck) : ok(act)
}

/** Removes cards from a hand; the caller puts them on the table. */
export function takenFromHand(state: State, who: Participant, cards: readonly HeldCard[]): State {
  return withHand(state, who, without(handOf(state, who), cards))
}

/** Adds cards to the discard pile; the caller removes them from their old position. */
export function discarded(state: State, cards: readonly HeldCard[]): State {
  return { ...state, piles: { ...state.piles, discard: [...state.piles.discard, ...cards] } }
}

/** Moves cards from one hand to another. */
export function handedOver(state: State, from: Participant, to: Participant, cards: readonly HeldCard[]): State {
  const handedOver = takenFromHand(state, from, cards)
  return withHand(handedOver, to, [...handOf(handedOver, to), ...cards])
}

/** Replaces one hand; the other hands stay the same objects. */
export function withHand(state: State, who: Participant, hand: readonly HeldCard[]): State {
  return { ...state, piles: { ...state.piles, hands: { ...state.piles.hands, [who]: hand } } }
}

/** The hand without these cards. A card with an unknown face stands for any other unknown card. */
function without(hand: readonly HeldCard[], cards: readonly HeldCard[]): readonly HeldCard[] {
  const rest = [...hand]
  for (const card of cards) {
    const exact = rest.indexOf(card)
    const found = exact >= 0 ? exact : rest.indexOf(null)
    if (found >= 0) rest.splice(found, 1)
  }
  return rest
}
