import { withCharacter } from '../characters/part'
import { exhaust, ontoDiscard, ontoExhaustion, outOfDeck, outOfExhaustion, reveal } from '../deck/places'
import type { Piles } from '../deck/piles'
import { withSheet } from '../sheets'
import { withoutCards } from '../stamina/without-cards'
import type { Applying, Settling } from '../slices'
import type { State } from '../types'
import type { CardId } from '../vocabulary'
import type { InjuryEvent } from './shapes'

/** Blows, Harm, Heroic Mode and recovery. */
export const applyInjury: Applying<InjuryEvent> = {
  'dice-rolled': (state, { roll }) => ({ ...state, dice: roll, struck: null }),
  'die-rerolled': (state, { roll }) => ({ ...state, dice: roll, struck: null }),
  'attack-opened': (state, { attack }) => ({
    ...state,
    attacks: [...state.attacks, attack],
    made: Math.max(state.made, attack.id)
  }),
  'attack-changed': (state, { attack }) => ({
    ...state,
    attacks: state.attacks.map(each => (each.id === attack.id ? attack : each))
  }),
  'blow-stopped': (state, { attack, over }) => ({
    ...state,
    attacks: over
      ? state.attacks.filter(each => each.id !== attack.id)
      : state.attacks.map(each => (each.id === attack.id ? attack : each))
  }),
  'attack-called-off': (state, { attack }) => ({ ...state, attacks: state.attacks.filter(each => each.id !== attack) }),
  'attack-taken': (state, { attack }) => ({ ...state, attacks: state.attacks.filter(each => each.id !== attack) }),
  'harm-taken': (state, { seat }) =>
    withSheet(state, seat, ({ piles, tokens }) => ({
      piles: exhaust(piles, 1),
      tokens: { ...tokens, harm: tokens.harm + 1 }
    })),
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
    withSheet(state, seat, () => ({ tokens: { exhaustion, harm, wound } })),
  'cards-restored': (state, { seat, cards }) =>
    withSheet(state, seat, ({ piles }) => ({ piles: cards.reduce(restored, piles) })),
  'wound-cards-returned': (state, { seat, cards }) => {
    const healed = withSheet(state, seat, sheet => withoutCards(sheet, cards))
    return withCharacter(healed, seat, ({ entreated }) =>
      entreated !== null && cards.includes(entreated) ? { entreated: null } : {}
    )
  },
  'wound-card-added': (state, { seat, card }) => ({
    ...withSheet(state, seat, ({ piles }) => ({ piles: ontoDiscard(piles, card) })),
    woundsDealt: state.woundsDealt + 1
  }),
  mended: (state, { seat }) => withCharacter(state, seat, () => ({ mended: true })),
  rested: (state, { seat }) =>
    withCharacter(state, seat, ({ mended }) => ({ lastMove: 'rest', ...(mended ? { mended: false } : {}) })),
  helped: (state, { seat }) => withCharacter(state, seat, () => ({ lastMove: 'seek-help' })),
  'went-heroic': (state, { seat }) => withCharacter(state, seat, () => ({ stamina: 'heroic' }))
}

/** N13: points that are owed are searched for as soon as nothing else is waited for; one player after the other. */
export const settleSearch: Settling = state => {
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

function restored(piles: Piles, card: CardId): Piles {
  if (piles.faceUp.includes(card))
    return ontoDiscard({ ...piles, faceUp: piles.faceUp.filter(other => other !== card) }, card)
  return ontoDiscard(outOfExhaustion(piles, card), card)
}
