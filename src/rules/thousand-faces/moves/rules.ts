import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import {
  type Reducers,
  type Checker,
  type Deciders,
  type Followers,
  happen,
  type SeatMay,
  type SliceRules
} from '../../core/slice'
import { owned } from '../characters/character'
import type { Character, OwnedMove } from '../characters/character-schemas'
import { accuse } from '../economy/steps'
import { itemOf, loseItem } from '../equipment/hands'
import type { SlotRef, Token } from '../equipment/item-schemas'
import { tradesOnPhone } from '../equipment/trade'
import { brokenLaws } from '../invariants'
import { flipsOnPhone } from '../phones/view'
import { characterOf, findSheet, sheetOf, withCharacter, hasLeft } from '../sheets'
import type { Act, Game, Refusal, State } from '../state'
import { moveOf } from './all'
import type { MoveId } from './ids'
import { openEnvelope, raiseByCritical, study } from './learn'
import { mayThrowIn } from './fast-offers'
import type { Level } from './level'
import type { MoveCommand, MoveEvent } from './model'
import { settleOutcome } from './settle'
import { mayPlayerSettle, questionsOf } from './picks'
import { raiseShield, type RaiseShield } from './shield'
import { useMove } from './use'

/** Moves: rules M1–M16, L1–L7. */
const decide: Deciders<Game, MoveCommand | RaiseShield> = {
  'use-move': useMove,
  'raise-shield': raiseShield,
  'settle-outcome': settleOutcome,
  'drop-outcome'(act, { outcome }) {
    const open = act.state.outcomes.find(each => each.id === outcome)
    return open
      ? ok(happen(act, { type: 'outcome-dropped', seat: open.seat, outcome }))
      : refuse({ because: 'no-such-outcome' })
  },
  'spend-token'(act, { seat, move, question }) {
    const tokens = characterOf(act.state, seat).tokens[move] ?? 0
    if (tokens < 1) return refuse({ because: 'no-tokens', seat, move })
    return ok(happen(act, { type: 'tokens-set', seat, move, tokens: tokens - 1, reason: '', asked: question.trim() }))
  },
  'attach-card': attach,
  'surrender-keepsake'(act, { seat, passage }) {
    const card = owned(characterOf(act.state, seat), 'it-belonged-to-my-father')
    const item = card?.attachedTo ? itemOf(act, seat, card.attachedTo) : null
    return item?.ok
      ? ok(loseItem(act, seat, item.value, 'surrendered', passage.trim()))
      : refuse({ because: 'no-keepsake', seat })
  },
  'end-rage': (act, { seat }) =>
    characterOf(act.state, seat).berserk
      ? ok(happen(act, { type: 'rage-ended', seat }))
      : refuse({ because: 'not-in-a-rage', seat }),
  accuse,
  'raise-by-critical': raiseByCritical,
  study,
  'open-envelope': openEnvelope,
  'correct-move': correctMove
}

/** A player answers the own Critical Success (WHO2), settles and adds own moves, and asks for own tokens. */
const seatMay: SeatMay<Game, MoveCommand | RaiseShield> = {
  // HA7: only against a waiting blow, without options that only the table can grant.
  'raise-shield': (state, { seat: whose, attack, advantages }, seat) =>
    whose === seat && attack !== null && advantages === 0 && flipsOnPhone(state, seat),
  // HA18: on a day in town
  study: (state, { seat: whose }, seat) => whose === seat && tradesOnPhone(state, seat),
  'use-move': mayThrowIn,
  'settle-outcome': mayPlayerSettle,
  'spend-token': mayPlayerAsk,
  'raise-by-critical': (state, _command, seat) => state.pending?.kind === 'critical' && state.pending.seat === seat
}

/** Q3: attaches the ribbon to a weapon, or the father's keepsake to armour or a shield. */
function attach(
  act: Act,
  { seat, move, item: id }: Extract<MoveCommand, { type: 'attach-card' }>
): Result<Act, Refusal> {
  const wants = move === 'tied-with-her-ribbon' ? 'weapon' : 'armour'
  if (!owned(characterOf(act.state, seat), move)) return refuse({ because: 'no-such-move', seat, move })
  if (move !== 'tied-with-her-ribbon' && move !== 'it-belonged-to-my-father')
    return refuse({ because: 'cannot-attach', name: moveOf(move).name, wants })
  if (id === null) return ok(happen(act, { type: 'card-attached', seat, move, item: null }))
  const item = itemOf(act, seat, id)
  if (!item.ok) return item
  const fitting =
    wants === 'weapon' ? item.value.kind === 'weapon' : item.value.kind === 'armour' || item.value.kind === 'shield'
  return fitting
    ? ok(happen(act, { type: 'card-attached', seat, move, item: id }))
    : refuse({ because: 'cannot-attach', name: item.value.name, wants })
}

/** WHO1: the GM corrects a card: its level, its face, its tokens, or removes it. */
function correctMove(
  act: Act,
  { seat, move, level, face, tokens, reason }: Extract<MoveCommand, { type: 'correct-move' }>
): Result<Act, Refusal> {
  const card = owned(characterOf(act.state, seat), move)
  if (level === null)
    return card
      ? ok(happen(act, { type: 'move-lost', seat, move, how: 'correction' }))
      : refuse({ because: 'no-such-move', seat, move })
  const had = card
    ? card.level === level
      ? act
      : relevelled(act, seat, card, level)
    : gainMove(act, seat, move, level)
  const turned =
    (owned(characterOf(had.state, seat), move)?.faceDown ?? false) === (face === 'down')
      ? had
      : happen(had, { type: 'move-turned', seat, move, face })
  const corrected =
    (characterOf(turned.state, seat).tokens[move] ?? 0) === tokens
      ? turned
      : happen(turned, { type: 'tokens-set', seat, move, tokens, reason })
  return corrected === act ? refuse({ because: 'nothing-corrected' }) : ok(corrected)
}

/** Slots that a lower level closes are emptied first. */
function relevelled(act: Act, seat: SeatId, card: OwnedMove, level: Level): Act {
  const open = moveOf(card.move).slots[level] ?? []
  const closing = card.filled.filter(each => each.slot >= open.length)
  const emptied = closing.reduce(
    (on, { slot }) => happen(on, { type: 'slot-emptied', seat, place: { on: 'move', move: card.move, slot } }),
    act
  )
  return happen(emptied, { type: 'move-levelled', seat, move: card.move, level, how: 'correction' })
}

function gainMove(act: Act, seat: SeatId, move: MoveId, level: Level): Act {
  return happen(act, { type: 'move-gained', seat, move, level, how: 'correction' })
}

/** Move cards, their tokens and attachments, and moves that wait to be settled. */
const apply: Reducers<Game, MoveEvent> = {
  'move-used': (state, { seat, outcome, flips }) => ({
    ...withCharacter(state, seat, () => remembered(outcome)),
    made: Math.max(state.made, outcome.id),
    outcomes: flips || outcome.move === 'only-here-for-the-job' ? [...state.outcomes, outcome] : state.outcomes
  }),
  'outcome-settled': (state, { outcome }) => {
    const flip = state.outcomes.find(each => each.id === outcome)?.flip ?? null
    return { ...without(state, outcome), flips: settled(state, flip) }
  },
  'outcome-dropped': (state, { outcome }) => without(state, outcome),
  'move-gained': (state, { seat, move, level, how }) => ({
    ...withCharacter(state, seat, ({ moves }) => ({
      moves: [...moves, { move, level, faceDown: false, filled: [], attachedTo: null }]
    })),
    flips: settled(state, how === 'critical' ? newestSerial(state) : null)
  }),
  'move-lost': (state, { seat, move }) =>
    withCharacter(state, seat, ({ moves }) => ({ moves: moves.filter(card => card.move !== move) })),
  'move-levelled': (state, { seat, move, level, how }) => ({
    ...withMove(state, seat, move, () => ({ level })),
    flips: settled(state, how === 'critical' ? newestSerial(state) : null)
  }),
  'move-turned': (state, { seat, move, face }) => withMove(state, seat, move, () => ({ faceDown: face === 'down' })),
  'tokens-set': (state, { seat, move, tokens }) =>
    withCharacter(state, seat, character => ({ tokens: { ...character.tokens, [move]: tokens } })),
  'card-attached': (state, { seat, move, item }) => withMove(state, seat, move, () => ({ attachedTo: item })),
  'rage-began': (state, { seat }) => withCharacter(state, seat, () => ({ berserk: true })),
  'rage-ended': (state, { seat }) => withCharacter(state, seat, () => ({ berserk: false })),
  'slot-filled': (state, { seat, place, token }) => withSlot(state, seat, place, token),
  'slot-emptied': (state, { seat, place }) => withSlot(state, seat, place, null),
  entreated: (state, { seat, card }) => withCharacter(state, seat, () => ({ entreated: card })),
  'bargain-ended': (state, { seat }) => withCharacter(state, seat, () => ({ entreated: null })),
  'power-turned': (state, { seat, foe, points }) =>
    withCharacter(state, seat, () => ({ turned: points > 0 ? { foe, points } : null })),
  'envelope-opened': (state, { move }) => ({
    ...state,
    workshop: { ...state.workshop, freed: [...state.workshop.freed, move] }
  })
}

/** The result of a flip goes to its open move; a flashback reopens the move. */
const follow: Followers<Game> = {
  'flip-settled': (state, { lead, result }) => withOutcome(state, sheetOf(state, lead).lastFlip?.serial, { result }),
  'flashback-began': (state, { seat, ignored }) => begunAnew(state, seat, ignored)
}

/** The move of the ignored flip waits for the second flip. Older campaigns do not name that flip: there the newest open move waits. */
function begunAnew(state: State, seat: SeatId, named: number | undefined): State {
  const flip = sheetOf(state, seat).lastFlip
  if (!flip) return state
  if (named !== undefined) return withOutcome(state, named, { flip: flip.serial, result: null })
  const own = state.outcomes.filter(
    each => each.seat === seat && each.flip !== null && each.flip > 0 && each.flip < flip.serial
  )
  const ignored = own.at(-1)
  return ignored?.flip ? withOutcome(state, ignored.flip, { flip: flip.serial, result: null }) : state
}

/** The highest settled flip stays, even when an older move is settled later. */
function settled({ flips }: State, flip: number | null): State['flips'] {
  return flip === null ? flips : { ...flips, settled: Math.max(flips.settled ?? 0, flip) }
}

function newestSerial(state: State): number | null {
  return state.flips.by === null ? null : (sheetOf(state, state.flips.by).lastFlip?.serial ?? null)
}

function withOutcome(state: State, flip: number | undefined, change: Partial<State['outcomes'][number]>): State {
  if (!state.outcomes.some(outcome => outcome.flip === flip)) return state
  return {
    ...state,
    outcomes: state.outcomes.map(outcome => (outcome.flip === flip ? { ...outcome, ...change } : outcome))
  }
}

function without(state: State, id: number): State {
  return { ...state, outcomes: state.outcomes.filter(outcome => outcome.id !== id) }
}

function remembered({ move, fast }: State['outcomes'][number]): Partial<Character> {
  if (fast) return { fastUsed: move }
  return move === 'shield' ? {} : { lastMove: move }
}

function withMove(state: State, seat: SeatId, move: MoveId, change: (card: OwnedMove) => Partial<OwnedMove>): State {
  return withCharacter(state, seat, ({ moves }) => ({
    moves: moves.map(card => (card.move === move ? { ...card, ...change(card) } : card))
  }))
}

function withSlot(state: State, seat: SeatId, ref: SlotRef, token: Token | null): State {
  const changed = <Card extends Pick<OwnedMove, 'filled'>>(card: Card): Card => {
    const others = card.filled.filter(each => each.slot !== ref.slot)
    return { ...card, filled: token === null ? others : [...others, { slot: ref.slot, token }] }
  }
  return withCharacter(state, seat, ({ moves, items }) =>
    ref.on === 'move'
      ? { moves: moves.map(card => (card.move === ref.move ? changed(card) : card)) }
      : { items: items.map(item => (item.id === ref.item ? changed(item) : item)) }
  )
}

const check: Checker<Game> = state =>
  brokenLaws([
    ['M9: every open move is somebody’s', state.outcomes.every(({ seat }) => findSheet(state, seat) !== undefined)]
  ])

export const movesRules = { decide, seatMay, apply, follow, check } satisfies SliceRules<Game>

type SpendToken = Extract<MoveCommand, { readonly type: 'spend-token' }>

/** HA21: the player spends an own token, for a question on the card or for a spoken one. */
function mayPlayerAsk(state: State, { seat: whose, move, question }: SpendToken, seat: SeatId): boolean {
  if (whose !== seat || !flipsOnPhone(state, seat) || hasLeft(state, seat)) return false
  const listed = questionsOf(move)
  return listed.length > 0 && (question === '' || listed.includes(question))
}
