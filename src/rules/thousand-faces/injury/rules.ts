import { ok, refuse, type Result } from '../../core/result'
import { type Reducers, type Checker, type Deciders, happen, type SeatMay, type SliceRules } from '../../core/slice'
import type { Piles } from '../deck/model'
import { exhaust, ontoDiscard, outOfExhaustion, unseenCards } from '../deck/piles'
import { flipInProgress, shuffleIfDue } from '../deck/steps'
import { brokenLaws } from '../invariants'
import { flipsOnPhone } from '../phones/view'
import { findSheet, sheetOf, withCharacter, withSheet } from '../sheets'
import { withoutCards } from '../stamina/limits'
import type { Act, Game, Refusal } from '../state'
import type { CardId } from '../vocabulary'
import { takeAttack } from './four-ds'
import { goHeroic } from './go-heroic'
import { takeHarm, expend, openAttack, regain, rolledIn, throwDice } from './steps'
import { interfere, type Interfere } from './interference'
import type { InjuryCommand, InjuryEvent } from './model'
import { rest, seekHelp, endRecovery } from './recovery'
import { assertNever } from '../../core/assert-never'
import type { Luck } from '../../core/luck'
import { nameNumberCard } from '../diceless/steps'
import type { FlipCommand, Pending } from '../flip/model'
import { turnCards } from '../flip/steps'
import { nameSearched } from '../stamina/search'

/** Injury and recovery: rules N1–N16. */
const decide: Deciders<Game, InjuryCommand | NameCard | Interfere> = {
  'name-card': nameCard,
  interfere,
  'roll-dice': (act, { seat, throw: thrown, what }, luck) =>
    thrown.dice.length < 1 || thrown.dice.length > 20
      ? refuse({ because: 'no-dice' })
      : ok(throwDice(act, seat, thrown, what, luck).act),
  'open-attack'(act, { seat, power, exertion, from }, luck) {
    if (power.by === 'number') return ok(openAttack(act, seat, { power: power.number, sum: '', exertion, from }))
    const thrown = throwDice(act, null, power.throw, from, luck)
    return ok(openAttack(thrown.act, seat, { power: thrown.total, ...rolledIn(thrown.act), exertion, from }))
  },
  'change-attack'(act, { attack: id, power, to, reason }) {
    const attack = act.state.attacks.find(each => each.id === id)
    if (!attack) return refuse({ because: 'no-such-attack' })
    if (!act.state.sheets.some(({ seat }) => seat === to)) return refuse({ because: 'no-such-seat', seat: to })
    if (power < 1) return ok(happen(act, { type: 'attack-called-off', seat: to, attack: id, reason }))
    return ok(happen(act, { type: 'attack-changed', attack: { ...attack, power, seat: to }, reason }))
  },
  'call-off-attack'(act, { attack: id, reason }) {
    const attack = act.state.attacks.find(each => each.id === id)
    return attack
      ? ok(happen(act, { type: 'attack-called-off', seat: attack.seat, attack: id, reason }))
      : refuse({ because: 'no-such-attack' })
  },
  'take-attack': (act, command, luck) => whenStill(act, () => takeAttack(act, command, luck)),
  'take-harm': (act, { seat, reason }, luck) =>
    whenStill(act, () =>
      act.state.story.length === 'one-shot'
        ? refuse({ because: 'no-harm-here' })
        : ok(takeHarm(act, seat, reason, luck))
    ),
  'expend-stamina': (act, { seat, points, exertion, slots, reason }, luck) =>
    whenStill(act, () => expend(act, seat, points, { exertion, slots, reason }, luck)),
  'regain-stamina'(act, { seat, points, slots, cards = [], reason }, luck) {
    if (sheetOf(act.state, seat).character.dead) return refuse({ because: 'dead', seat }) // J8
    if (slots.length === 0 && sheetOf(act.state, seat).tokens.exhaustion === 0)
      return refuse({ because: 'nothing-to-recover', seat })
    return whenStill(act, () => regain(act, seat, points, { slots, cards }, reason, luck))
  },
  rest: (act, command, luck) => whenStill(act, () => rest(act, command, luck)),
  'seek-help': (act, command, luck) => whenStill(act, () => seekHelp(act, command, luck)),
  'go-heroic': (act, command, luck) => whenStill(act, () => goHeroic(act, command, luck))
}

/** HA7: the attacked player decides how to take a blow, on a phone that is on. */
const seatMay: SeatMay<Game, InjuryCommand> = {
  'take-attack': (state, command, seat) =>
    flipsOnPhone(state, seat) && state.attacks.some(attack => attack.id === command.attack && attack.seat === seat)
}

/** D3: no pile changes while a flip is in progress. */
function whenStill(act: Act, then: () => Result<Act, Refusal>): Result<Act, Refusal> {
  const busy = flipInProgress(act.state)
  return busy ? refuse({ because: 'flip-in-progress', seat: busy }) : then()
}

/** Blows, Harm, Heroic Mode and recovery. */
const apply: Reducers<Game, InjuryEvent> = {
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

function restored(piles: Piles, card: CardId): Piles {
  if (piles.faceUp.includes(card))
    return ontoDiscard({ ...piles, faceUp: piles.faceUp.filter(other => other !== card) }, card)
  return ontoDiscard(outOfExhaustion(piles, card), card)
}

const check: Checker<Game> = state =>
  brokenLaws([
    ['N1: every blow is at somebody who plays', state.attacks.every(({ seat }) => findSheet(state, seat) !== undefined)]
  ])

export const injuryRules = { decide, seatMay, apply, check } satisfies SliceRules<Game>

type NameCard = Extract<FlipCommand, { type: 'name-card' }>

/** RC2: names an awaited real card, for every purpose. The function is here because recovery depends on the other purposes. */
function nameCard(act: Act, { card }: NameCard, luck: Luck): Result<Act, Refusal> {
  const { pending } = act.state
  if (pending?.kind !== 'name-cards') return refuse({ because: 'nothing-pending', wanted: 'name-cards' })
  const { seat } = pending
  if (!unseenCards(sheetOf(act.state, seat).piles).includes(card)) return refuse({ because: 'not-unseen', card, seat })
  return ok(named(act, pending, card, luck))
}

function named(act: Act, pending: Extract<Pending, { kind: 'name-cards' }>, card: CardId, luck: Luck): Act {
  const { seat, naming } = pending
  switch (naming.for) {
    case 'number':
      return nameNumberCard(act, seat, naming.die, card, luck)
    case 'flip':
      return turnCards(happen(act, { type: 'cards-flipped', seat, cards: [card] }), luck)
    case 'stamina':
      return nameSearched(act, seat, card, luck)
    case 'recovery': {
      const back = happen(act, { type: 'stamina-recovered', seat, cards: [card], reason: naming.reason })
      const ended = back.state.pending?.kind === 'name-cards' ? null : naming.then
      return shuffleIfDue(ended ? endRecovery(back, seat, ended) : back, seat, luck)
    }
    default:
      return assertNever(naming)
  }
}
