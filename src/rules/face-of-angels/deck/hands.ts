import { fullDeck } from '../cards'
import type { Refusal, State } from '../state'
import type { ActNumber, CardId, HeldCard, Participant } from '../vocabulary'
import type { Piles } from './model'

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

/** Why these cards cannot leave the hand: named twice, not held, or face up elsewhere; null when the cards are valid. */
export function whyNotHeld(state: State, who: Participant, cards: readonly HeldCard[]): Refusal | null {
  const named = cards.filter(card => card !== null)
  const twice = named.find((card, place) => named.indexOf(card) !== place)
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
