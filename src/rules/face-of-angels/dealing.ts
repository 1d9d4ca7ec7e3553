import { shuffled, type Luck } from '../core/luck'
import { refuse } from '../core/refusal'
import { ok, type Result } from '../core/result'
import { apply } from './apply/index'
import { fullDeck } from './cards'
import type { DrawReason, Event } from './events'
import { overfull, participants } from './questions'
import type { Refusal } from './refusals'
import type { State } from './state'
import type { Held, Participant } from './vocabulary'

/** All 52 in a new order; of real cards the app knows only that they were shuffled. Rule A2. */
export function freshDeck(state: State, luck: Luck): readonly Held[] {
  return state.cards === 'digital' ? shuffled(luck, fullDeck) : fullDeck.map(() => null)
}

/** One or more cards for everyone named, in that order, from the top of the draw pile. Rules A5, A6. */
export function deal(
  state: State,
  shares: readonly { readonly who: Participant; readonly count: number }[],
  why: DrawReason,
  luck: Luck
): Result<readonly Event[], Refusal> {
  const needed = shares.reduce((sum, share) => sum + share.count, 0)
  const { draw, discard } = state.piles
  if (needed > draw.length + discard.length)
    return refuse({ because: 'draw-short', needed, left: draw.length + discard.length })
  const events: Event[] = needed > draw.length ? [reshuffle(state, luck)] : []
  let pile = events.reduce(apply, state).piles.draw
  for (const { who, count } of shares) {
    if (count <= 0) continue
    events.push({ type: 'cards-drawn', who, cards: pile.slice(0, count), why })
    pile = pile.slice(count)
  }
  return ok(events)
}

/** The discard pile is shuffled and goes under the cards that are left, which are drawn first (ruling, A5b). */
function reshuffle(state: State, luck: Luck): Event {
  const { discard } = state.piles
  return {
    type: 'discard-reshuffled',
    order: state.cards === 'digital' ? shuffled(luck, discard) : discard.map(() => null)
  }
}

/** Brings every hand up to its size. Hands that grew past theirs come first: while discards are owed nobody draws (ruling, A4c). */
export function refill(state: State, why: 'deal' | 'refill', luck: Luck): Result<readonly Event[], Refusal> {
  if (participants(state).some(who => overfull(state, who) > 0)) return ok([])
  return deal(
    state,
    participants(state).map(who => ({ who, count: -overfull(state, who) })),
    why,
    luck
  )
}
