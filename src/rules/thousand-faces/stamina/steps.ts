import { type Luck, shuffled } from '../../core/luck'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { sortedCards } from '../cards'
import { deckCount, unspentStamina, faceDownCount } from '../deck/places'
import { shuffle, shuffleIfDue } from '../deck/steps'
import { sheetOf } from '../sheets'
import type { Act, Event, Refusal } from '../state'
import type { CardId } from '../vocabulary'
import { isHeroic, payHeroically } from './heroic'
import { bearableWounds } from './bounds'
import { downIfSpent } from './limits'
import { owedPoints, oweStamina, searchesByHand } from './search'

/**
 * S2, S3: so many points, card by card off the top of the deck. An empty deck is filled from the discard on the way; what goes
 * beyond ten exhausted cards is lost (O10); at ten the character is down (S4). Heroic Stamina with real cards is owed, and
 * searched for at the table (N13).
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
  return shuffleIfDue(downIfSpent(toldAsOne(act, paying), seat), seat, luck)
}

/** Several points lost heroically are one line of the log: the last event tells of all of them. `lost` is words only: no state is made of it. */
function toldAsOne({ events: { length: since } }: Act, act: Act): Act {
  const { events } = act
  const shown = events.slice(since).filter(event => event.type === 'stamina-shown' && event.exhausted !== null)
  if (shown.length < 2) return act
  const told = (event: Event): Event =>
    event.type === 'stamina-shown' ? { ...event, lost: event === shown.at(-1) ? shown.length : 0 } : event
  return { ...act, events: events.map(event => (shown.includes(event) ? told(event) : event)) }
}

/** W1–W3: a token and a wound card of either design into the discard; with two tokens already there, down instead. */
export function takeWound(act: Act, seat: SeatId, reason: string, luck: Luck): Act {
  const { tokens } = sheetOf(act.state, seat)
  if (tokens.wound >= bearableWounds) return happen(act, { type: 'incapacitated', seat, by: 'wound' })
  return shuffleIfDue(happen(act, { type: 'wound-taken', seat, card: nextWoundCard(act, luck), reason }), seat, luck)
}

/** O7: either design is as likely, and there are always more; each copy has a number of its own. */
export function nextWoundCard(act: Act, luck: Luck): string {
  return `W${luck.below(2) + 1}.${act.state.woundsDealt + 1}`
}

/**
 * Cards come back from Exhaustion to the discard: the face-up ones that were picked; then face-down ones, by luck, since
 * nobody knows them; then the newest face-up ones (S6). Real face-down cards are turned over at the table and named one by
 * one. `count` is at most the pile's.
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

/** S6: only what lies face up on the Exhaustion pile can be picked. Null when all of these do. */
export function whyNotPicked(act: Act, seat: SeatId, picked: readonly CardId[] = []): Refusal | null {
  const { faceUp } = sheetOf(act.state, seat).piles
  const card = picked.find(each => !faceUp.includes(each))
  return card === undefined ? null : { because: 'not-face-up', seat, card }
}

/** Stamina points a seat still has; those that it owes are gone (N13). */
export function staminaLeft(act: Act, seat: SeatId): number {
  return Math.max(0, unspentStamina(sheetOf(act.state, seat).piles) - owedPoints(act.state, seat))
}
