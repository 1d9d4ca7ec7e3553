import type { Luck } from '../../core/luck'
import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { apply } from '../apply/index'
import type { Command } from '../commands'
import { deal, freshDeck, refill } from '../dealing'
import type { Event } from '../events'
import { momentOf } from '../moment'
import { currentTrick, handOf, isParticipant, overfull } from '../questions'
import type { Refusal } from '../refusals'
import type { State } from '../state'
import type { ActNumber, Held, Participant } from '../vocabulary'

type Judged = Result<readonly Event[], Refusal>

/** Which cards are played with; nobody holds any yet. Rule A38. */
export function chooseCards(state: State, cards: State['cards']): Judged {
  if (state.started) return refuse({ because: 'already-started' })
  return state.cards === cards ? refuse({ because: 'nothing-changed' }) : ok([{ type: 'cards-chosen', kind: cards }])
}

/** Shuffle and deal. Rules A2, A3. */
export function startGame(state: State, luck: Luck): Judged {
  if (state.started) return refuse({ because: 'already-started' })
  return thenRefill(state, [{ type: 'deck-shuffled', order: freshDeck(state, luck) }], 'deal', luck)
}

/** Whoever sat down late, or lost cards to a correction, is dealt up to size. Rule A4. */
export function refillHands(state: State, luck: Luck): Judged {
  const refusal = notAtRest(state)
  return refusal ? refuse(refusal) : thenRefill(state, [], 'refill', luck)
}

/** The story goes on to another act; the World's hand grows or shrinks with it. Rule A3. */
export function beginAct(state: State, act: ActNumber, luck: Luck): Judged {
  if (state.contest) return refuse({ because: 'contest-running' })
  return refilledIfDealt(state, { type: 'act-begun', act }, luck)
}

/** The table gives somebody one more card. Rule A37. */
export function dealExtra(state: State, who: Participant, luck: Luck): Judged {
  if (!state.started) return refuse({ because: 'not-started' })
  if (!isParticipant(state, who)) return refuse({ because: 'not-a-participant', who })
  if (currentTrick(state.contest)?.question) return refuse({ because: 'wrong-moment', now: momentOf(state) })
  return deal(state, [{ who, count: 1 }], 'extra', luck)
}

/** A hand that grew past its size is brought back by its owner's choice (ruling, A4b); the last one starts the refill. */
export function discard(state: State, command: Extract<Command, { type: 'discard' }>, luck: Luck): Judged {
  const refusal = notAtRest(state)
  if (refusal) return refuse(refusal)
  const needed = Math.max(0, overfull(state, command.who))
  if (needed !== command.cards.length || needed === 0)
    return refuse({ because: 'wrong-count', needed, given: command.cards.length })
  const missing = notHeld(state, command.who, command.cards)
  if (missing) return refuse(missing)
  return thenRefill(state, [{ type: 'cards-discarded', who: command.who, cards: command.cards }], 'refill', luck)
}

/** A player leaves the game for now; the hand goes to the discard pile. Rule A37. */
export function leaveGame(state: State, seat: SeatId, luck: Luck): Judged {
  if (state.contest) return refuse({ because: 'contest-running' })
  if (!state.seats.includes(seat)) return refuse({ because: 'not-a-participant', who: seat })
  return refilledIfDealt(state, { type: 'seat-left', seat }, luck)
}

/** Whoever comes back is dealt a hand at once (ruling, A37c). */
export function returnToGame(state: State, seat: SeatId, luck: Luck): Judged {
  if (state.contest) return refuse({ because: 'contest-running' })
  if (state.seats.includes(seat)) return refuse({ because: 'already-there', seat })
  return refilledIfDealt(state, { type: 'seat-returned', seat }, luck)
}

function refilledIfDealt(state: State, event: Event, luck: Luck): Judged {
  return state.started ? thenRefill(state, [event], 'refill', luck) : ok([event])
}

/** The cards that a hand does not hold, or were named twice, or lie face up elsewhere; null when all is well. */
export function notHeld(state: State, who: Participant, cards: readonly Held[]): Refusal | null {
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
  const seen = named.find(card => seenElsewhere(state, card))
  return seen ? { because: 'card-seen-elsewhere', card: seen } : null
}

/** A real card that lies face up, in the discard pile or on the table. */
function seenElsewhere(state: State, card: Held): boolean {
  const onTable = state.contest?.phase.at === 'trick' ? state.contest.phase.trick.laid.map(one => one.card) : []
  return state.piles.discard.includes(card) || onTable.some(one => one === card)
}

function notAtRest(state: State): Refusal | null {
  if (!state.started) return { because: 'not-started' }
  return state.contest ? { because: 'contest-running' } : null
}

/** These events, and then the refill that they make possible. */
export function thenRefill(state: State, events: readonly Event[], why: 'deal' | 'refill', luck: Luck): Judged {
  const filled = refill(events.reduce(apply, state), why, luck)
  return filled.ok ? ok([...events, ...filled.value]) : filled
}
