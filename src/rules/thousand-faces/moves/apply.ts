import type { SeatId } from '../../core/seat'
import type { Character, OwnedMove } from '../characters/character'
import { withCharacter } from '../characters/part'
import type { SlotPlace, Token } from '../equipment/item'
import { sheetOf } from '../sheets'
import type { Applying, Following } from '../slices'
import type { State } from '../types'
import type { MoveId } from './ids'
import type { MoveEvent } from './shapes'

/** Move cards, what lies on them, and moves that wait to be settled. */
export const applyMoves: Applying<MoveEvent> = {
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

/** An open move hears how its flip ended, and that a flashback began it anew. */
export const followMoves: Following = {
  'flip-settled': (state, { lead, result }) => withOutcome(state, sheetOf(state, lead).lastFlip?.serial, { result }),
  'flashback-began': (state, { seat, ignored }) => begunAnew(state, seat, ignored)
}

/** The move whose flip is ignored waits for the second one. Older campaigns do not say which flip that was: there it is the newest open move. */
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

/** The newest flip whose move is settled stays the newest when an older move is settled after it. */
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

function withSlot(state: State, seat: SeatId, place: SlotPlace, token: Token | null): State {
  const changed = <Card extends Pick<OwnedMove, 'filled'>>(card: Card): Card => {
    const others = card.filled.filter(each => each.slot !== place.slot)
    return { ...card, filled: token === null ? others : [...others, { slot: place.slot, token }] }
  }
  return withCharacter(state, seat, ({ moves, items }) =>
    place.on === 'move'
      ? { moves: moves.map(card => (card.move === place.move ? changed(card) : card)) }
      : { items: items.map(item => (item.id === place.item ? changed(item) : item)) }
  )
}
