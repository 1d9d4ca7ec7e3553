import { ok, refuse, type Result } from '../../core/result'
import { type Reducers, type Deciders, happen, type Settler, type SliceRules, type Checker } from '../../core/slice'
import { countBetween } from '../counts'
import type { Piles } from '../deck/model'
import {
  exhaust,
  exhaustedCount,
  unspentStamina,
  faceDownCount,
  ontoDiscard,
  ontoExhaustion,
  outOfDeck,
  outOfExhaustion,
  reveal,
  ownedCards
} from '../deck/piles'
import { flipInProgress } from '../deck/steps'
import { sheetOf, withCharacter, withSheet } from '../sheets'
import type { Act, Game, Refusal, State } from '../state'
import type { CardId } from '../vocabulary'
import { bearableWounds, returnableCount, stamina, bearableHarm } from './bounds'
import type { StaminaCommand, StaminaEvent } from './model'
import { payStamina, returnToDiscard, staminaLeft, takeWound, whyNotPicked } from './steps'
import { isWound } from '../cards'
import { brokenLaws, checkingSheets, isCount, ofEachSheet } from '../invariants'

/** Losing and regaining Stamina, Wounds, and standing up again: rules S1–S7, W1–W5. */
const decide: Deciders<Game, StaminaCommand> = {
  'lose-stamina'(act, { seat, points, reason }, luck) {
    const checked = cardsFree(act, points)
    if (!checked.ok) return checked
    if (staminaLeft(act, seat) === 0) return refuse({ because: 'no-stamina-left', seat })
    return ok(payStamina(act, seat, points, reason, luck))
  },
  'take-wound'(act, { seat, reason }, luck) {
    const checked = cardsFree(act, 1)
    if (!checked.ok) return checked
    const { incapacitated, tokens } = sheetOf(act.state, seat)
    if (incapacitated && tokens.wound >= bearableWounds) return refuse({ because: 'incapacitated', seat })
    return ok(takeWound(act, seat, reason, luck))
  },
  'recover-stamina'(act, { seat, points, reason, cards }, luck) {
    const checked = cardsFree(act, points)
    if (!checked.ok) return checked
    const { tokens, piles, character } = sheetOf(act.state, seat)
    if (character.dead) return refuse({ because: 'dead', seat }) // J8
    const { pending } = act.state
    if (pending && piles.cards === 'physical')
      return refuse({ because: 'something-pending', seat: pending.seat, waits: pending.kind })
    const count = returnableCount(points, tokens.exhaustion, exhaustedCount(piles))
    if (count === 0) return refuse({ because: 'nothing-to-recover', seat })
    const why = whyNotPicked(act, seat, cards)
    return why ? refuse(why) : ok(returnToDiscard(act, seat, count, reason, luck, cards))
  },
  'clear-incapacitated'(act, { seat }) {
    const { incapacitated, piles, character } = sheetOf(act.state, seat)
    if (character.dead) return refuse({ because: 'dead', seat }) // J8
    if (!incapacitated) return refuse({ because: 'not-incapacitated', seat })
    if (unspentStamina(piles) < 1) return refuse({ because: 'still-exhausted', seat })
    return ok(happen(act, { type: 'incapacity-cleared', seat }))
  }
}

/** No pile changes while a flip is in progress (D3), and points are 1…10. */
function cardsFree(act: Act, points: number): Result<number, Refusal> {
  const busy = flipInProgress(act.state)
  return busy ? refuse({ because: 'flip-in-progress', seat: busy }) : countBetween(points, 1, stamina)
}

/** The Exhaustion pile, Wounds and incapacitation: rules S1–S7, W1–W5. */
const apply: Reducers<Game, StaminaEvent> = {
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
  'incapacity-cleared': (state, { seat }) => withSheet(state, seat, () => ({ incapacitated: false })),
  'stamina-shown': (state, { seat, revealed, exhausted }) => {
    const shown = withSheet(state, seat, ({ piles, tokens }) => ({
      piles: revealed.reduce((on, card) => laid(outOfDeck(on, card), card, exhausted), piles),
      tokens: exhausted === null ? tokens : { ...tokens, exhaustion: tokens.exhaustion + 1 }
    }))
    return exhausted === null ? shown : withCharacter(shown, seat, ({ search }) => ({ search: found(search) }))
  },
  'stamina-owed': (state, { seat, points, bare, reason }) =>
    withCharacter(state, seat, ({ search }) => ({
      search: { left: (search?.left ?? 0) + points, bare: (search?.bare ?? 0) + bare, reason }
    })),
  'stamina-passed': (state, { seat, card }) =>
    withSheet(state, seat, ({ piles }) => ({ piles: reveal(piles, [card]) })),
  'search-ended': (state, { seat }) => withCharacter(state, seat, () => ({ search: null })),
  'tokens-returned': (state, { seat, exhaustion, harm, wound }) =>
    withSheet(state, seat, () => ({ tokens: { exhaustion, harm, wound } }))
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

/** Real cards: lowers the number of cards still to be named. */
function named(state: State, seat: Parameters<typeof sheetOf>[1], count: number): State {
  const { pending } = state
  if (pending?.kind !== 'name-cards' || pending.naming.for !== 'recovery' || pending.seat !== seat) return state
  const left = Math.min(pending.naming.left - count, faceDownCount(sheetOf(state, seat).piles))
  return { ...state, pending: left > 0 ? { ...pending, naming: { ...pending.naming, left } } : null }
}

/** N13: owed points are searched for as soon as no other question is open, one player after the other. */
const settle: Settler<Game> = state => {
  const { pending } = state
  const searching = pending?.kind === 'name-cards' && pending.naming.for === 'stamina'
  if (pending !== null && !searching) return state
  const next = state.sheets.find(({ character }) => character.search !== null)
  if (next?.seat === pending?.seat) return state
  return { ...state, pending: next ? { kind: 'name-cards', seat: next.seat, naming: { for: 'stamina' } } : null }
}

function found(search: State['sheets'][number]['character']['search']): typeof search {
  if (search === null || search.left <= 1) return null
  return { ...search, left: search.left - 1, bare: Math.min(search.bare, search.left - 1) }
}

function laid(piles: Piles, card: CardId, exhausted: CardId | null): Piles {
  return card === exhausted ? ontoExhaustion(piles, card) : ontoDiscard(piles, card)
}

const woundsOf = ofEachSheet(({ piles }) => ownedCards(piles).filter(isWound))

const checkTokens = checkingSheets(({ piles, tokens, incapacitated }) => {
  const exhausted = exhaustedCount(piles)
  return [
    ['I3: at most ten cards are exhausted', exhausted <= stamina],
    ['I3: whoever has no Stamina left is down', exhausted < stamina || incapacitated],
    [
      'I10: at most two Wound and two Harm tokens',
      isCount(tokens.wound, bearableWounds) && isCount(tokens.harm, bearableHarm)
    ],
    ['I11: no more Exhaustion tokens than cards', isCount(tokens.exhaustion, exhausted)]
  ]
})

/** I3, I10, I11: exhausted cards. I1: copies of wound cards are numbered, each number once. */
const checkStamina: Checker<Game> = state => {
  const wounds = state.sheets.flatMap(woundsOf)
  return [
    ...checkTokens(state),
    ...brokenLaws([
      [
        'I1: no two wound cards are the same',
        new Set(wounds).size === wounds.length && wounds.every(card => Number(card.slice(3)) <= state.woundsDealt)
      ]
    ])
  ]
}

export const staminaRules = { decide, apply, settle, check: checkStamina } satisfies SliceRules<Game>
