import { type Luck, shuffled } from '../../core/luck'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { sortedCards, cardOf } from '../cards'
import { deckCount, unspentStamina, faceDownCount } from '../deck/piles'
import { shuffle, shuffleIfDue } from '../deck/steps'
import { sheetOf } from '../sheets'
import type { Act, Event, Refusal } from '../state'
import type { CardId } from '../vocabulary'
import { bearableWounds } from './bounds'
import { downIfSpent } from './limits'
import { owedPoints, oweStamina, searchesByHand } from './search'

/** Whether this seat loses Stamina heroically: the mode is on, and the app can turn the cards (N13). */
export function isHeroic(act: Act, seat: SeatId): boolean {
  const { character, piles } = sheetOf(act.state, seat)
  return character.stamina === 'heroic' && piles.cards === 'digital'
}

/**
 * N13: cards are revealed until one shows the Stamina symbol. That card goes face up onto the Exhaustion pile with a token.
 * The others go to the discard pile. An empty deck is filled from the discard pile. Without any symbol there is nothing left to lose.
 * Wounds revealed on the way have no effect (ruling O38).
 */
function payHeroically(act: Act, seat: SeatId, reason: string, luck: Luck): Act {
  const searched = search(act, seat, reason)
  if (searched.found) return searched.act
  if (!deckHolds(searched.act, seat)) return searched.act
  return search(shuffle(searched.act, seat, luck), seat, reason).act
}

function search(act: Act, seat: SeatId, reason: string): { readonly act: Act; readonly found: boolean } {
  const { piles } = sheetOf(act.state, seat)
  const deck = piles.cards === 'digital' ? piles.deck : []
  const index = deck.findIndex(hasSymbol)
  const revealed = index === -1 ? deck : deck.slice(0, index + 1)
  if (revealed.length === 0) return { act, found: false }
  const exhausted = index === -1 ? null : (deck[index] ?? null)
  return { act: happen(act, { type: 'stamina-shown', seat, revealed, exhausted, reason }), found: exhausted !== null }
}

function deckHolds(act: Act, seat: SeatId): boolean {
  return sheetOf(act.state, seat).piles.discard.some(hasSymbol)
}

const hasSymbol = (card: CardId): boolean => cardOf(card).stamina

/**
 * S2, S3: loses so many points, card by card from the top of the deck. An empty deck is filled from the discard pile.
 * A loss beyond ten exhausted cards has no effect (O10); at ten the character is incapacitated (S4).
 * Heroic Stamina with real cards is owed, and searched for at the table (N13).
 */
export function payStamina(act: Act, seat: SeatId, points: number, reason: string, luck: Luck): Act {
  if (searchesByHand(act, seat))
    return oweStamina(act, seat, { points: Math.min(points, staminaLeft(act, seat)), bare: 0, reason }, luck)
  let paying = act
  for (let left = Math.min(points, staminaLeft(act, seat)); left > 0;) {
    const { piles } = sheetOf(paying.state, seat)
    if (deckCount(piles) === 0 && piles.discard.length === 0) break
    if (isHeroic(paying, seat)) {
      paying = payHeroically(paying, seat, reason, luck)
      left -= 1
      continue
    }
    if (deckCount(piles) === 0) paying = shuffle(paying, seat, luck)
    const now = Math.min(left, deckCount(sheetOf(paying.state, seat).piles))
    paying = happen(paying, { type: 'stamina-lost', seat, points: now, reason })
    left -= now
  }
  return shuffleIfDue(downIfSpent(mergedLosses(act, paying), seat), seat, luck)
}

/** Several heroically lost points make one log line: the last event carries the sum. `lost` is only for the log, not for the state. */
function mergedLosses({ events: { length: since } }: Act, act: Act): Act {
  const { events } = act
  const shown = events.slice(since).filter(event => event.type === 'stamina-shown' && event.exhausted !== null)
  if (shown.length < 2) return act
  const withLoss = (event: Event): Event =>
    event.type === 'stamina-shown' ? { ...event, lost: event === shown.at(-1) ? shown.length : 0 } : event
  return { ...act, events: events.map(event => (shown.includes(event) ? withLoss(event) : event)) }
}

/** W1–W3: a token, and a wound card of either design into the discard pile. With two tokens there, the character is incapacitated instead. */
export function takeWound(act: Act, seat: SeatId, reason: string, luck: Luck): Act {
  const { tokens } = sheetOf(act.state, seat)
  if (tokens.wound >= bearableWounds) return happen(act, { type: 'incapacitated', seat, by: 'wound' })
  return shuffleIfDue(happen(act, { type: 'wound-taken', seat, card: nextWoundCard(act, luck), reason }), seat, luck)
}

/** O7: both designs are equally likely and never run out; each copy has its own number. */
export function nextWoundCard(act: Act, luck: Luck): string {
  return `W${luck.below(2) + 1}.${act.state.woundsDealt + 1}`
}

/**
 * Returns cards from Exhaustion to the discard pile. First come the picked face-up cards.
 * Then come face-down ones by luck, because they are unseen, and last the newest face-up ones (S6).
 * The table turns real face-down cards and names each. `count` is at most the size of the pile.
 */
export function returnToDiscard(
  act: Act,
  seat: SeatId,
  count: number,
  reason: string,
  luck: Luck,
  picked: readonly CardId[] = []
): Act {
  const { piles } = sheetOf(act.state, seat)
  const first = [...new Set(picked)].slice(0, count)
  const others = piles.faceUp.filter(card => !first.includes(card))
  const hidden = Math.min(count - first.length, faceDownCount(piles))
  const open = [...first, ...others.slice(others.length - (count - first.length - hidden))]
  if (piles.cards === 'digital') {
    const drawn = shuffled(luck, sortedCards(piles.exhausted)).slice(0, hidden)
    return shuffleIfDue(
      happen(act, { type: 'stamina-recovered', seat, cards: [...drawn, ...open], reason }),
      seat,
      luck
    )
  }
  const opened = open.length > 0 ? happen(act, { type: 'stamina-recovered', seat, cards: open, reason }) : act
  return hidden > 0 ? happen(opened, { type: 'recovery-awaited', seat, points: hidden, reason }) : opened
}

/** S6: why these cards cannot be picked, or null: only face-up cards on the Exhaustion pile can. */
export function whyNotPicked(act: Act, seat: SeatId, picked: readonly CardId[] = []): Refusal | null {
  const { faceUp } = sheetOf(act.state, seat).piles
  const card = picked.find(each => !faceUp.includes(each))
  return card === undefined ? null : { because: 'not-face-up', seat, card }
}

/** Remaining Stamina points of a seat; owed points count as lost (N13). */
export function staminaLeft(act: Act, seat: SeatId): number {
  return Math.max(0, unspentStamina(sheetOf(act.state, seat).piles) - owedPoints(act.state, seat))
}
