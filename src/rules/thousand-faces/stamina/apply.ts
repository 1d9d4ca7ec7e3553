import { exhaust, faceDownCount, ontoDiscard, outOfExhaustion } from '../deck/places'
import type { Piles } from '../deck/piles'
import { sheetOf, withSheet } from '../sheets'
import type { Applying } from '../slices'
import type { State } from '../types'
import type { CardId } from '../vocabulary'
import type { StaminaEvent } from './events'

/** The Exhaustion pile, Wounds and who is down: rules S1–S7, W1–W5. */
export const applyStamina: Applying<StaminaEvent> = {
  'stamina-lost': (state, { seat, points }) =>
    withSheet(state, seat, ({ piles, tokens }) => ({
      piles: exhaust(piles, points),
      tokens: { ...tokens, exhaustion: tokens.exhaustion + points }
    })),
  'stamina-recovered': (state, { seat, cards }) => named(recovered(state, seat, cards), seat, cards.length),
  'recovery-awaited': (state, { type: _, seat, points, ...why }) => ({
    ...state,
    pending: { kind: 'name-cards', seat, naming: { for: 'recovery', left: points, ...why } }
  }),
  'wound-taken': (state, { seat, card }) => ({
    ...withSheet(state, seat, ({ piles, tokens }) => ({
      piles: ontoDiscard(piles, card),
      tokens: { ...tokens, wound: tokens.wound + 1 }
    })),
    woundsDealt: state.woundsDealt + 1
  }),
  incapacitated: (state, { seat }) => withSheet(state, seat, () => ({ incapacitated: true })),
  'incapacity-cleared': (state, { seat }) => withSheet(state, seat, () => ({ incapacitated: false }))
}

function recovered(state: State, seat: Parameters<typeof sheetOf>[1], cards: readonly CardId[]): State {
  return withSheet(state, seat, ({ piles, tokens }) => ({
    piles: cards.reduce(returned, piles),
    tokens: { ...tokens, exhaustion: Math.max(0, tokens.exhaustion - cards.length) }
  }))
}

function returned(piles: Piles, card: CardId): Piles {
  const faceUp = piles.faceUp.filter(other => other !== card)
  const out = faceUp.length < piles.faceUp.length ? { ...piles, faceUp } : outOfExhaustion(piles, card)
  return ontoDiscard(out, card)
}

/** Real cards: so many fewer are still to be named. */
function named(state: State, seat: Parameters<typeof sheetOf>[1], count: number): State {
  const { pending } = state
  if (pending?.kind !== 'name-cards' || pending.naming.for !== 'recovery' || pending.seat !== seat) return state
  const left = Math.min(pending.naming.left - count, faceDownCount(sheetOf(state, seat).piles))
  return { ...state, pending: left > 0 ? { ...pending, naming: { ...pending.naming, left } } : null }
}
