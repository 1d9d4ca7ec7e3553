import { refuse } from '../../core/refusal'
import { ok, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen, type Act } from '../act'
import { owned, type OwnedMove } from '../characters/character'
import { characterOf } from '../characters/part'
import { accuse } from '../economy/claims'
import { itemOf, loseItem } from '../equipment/hands'
import type { Deciding, SeatMay } from '../slices'
import type { Refusal } from '../types'
import { moveOf } from './all'
import type { MoveId } from './ids'
import type { Level } from './level'
import { openEnvelope, raiseByCritical, study } from './learn'
import { settleOutcome } from './settle'
import type { MoveCommand } from './shapes'
import { useMove } from './use'

/** Moves: rules M1–M16, L1–L7. */
export const decideMoves: Deciding<MoveCommand> = {
  'use-move': useMove,
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

/** A player answers their own Critical, spends their own XP and tokens (WHO2). */
export const seatMayMoves: SeatMay<MoveCommand> = {
  'raise-by-critical': (state, _command, seat) => state.pending?.kind === 'critical' && state.pending.seat === seat,
  'spend-token': (_state, command, seat) => command.seat === seat,
  'end-rage': (_state, command, seat) => command.seat === seat
}

/** Q3: the ribbon lies on a weapon, the father's keepsake on armour or a shield. */
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

/** WHO1: the GM's last word on a card: its level, its face, its tokens, or that it is gone. */
function correctMove(
  act: Act,
  { seat, move, level, face, tokens, reason }: Extract<MoveCommand, { type: 'correct-move' }>
): Result<Act, Refusal> {
  const card = owned(characterOf(act.state, seat), move)
  if (level === null)
    return card
      ? ok(happen(act, { type: 'move-lost', seat, move, how: 'correction' }))
      : refuse({ because: 'no-such-move', seat, move })
  const had = card ? (card.level === level ? act : relevelled(act, seat, card, level)) : given(act, seat, move, level)
  const turned =
    (owned(characterOf(had.state, seat), move)?.faceDown ?? false) === (face === 'down')
      ? had
      : happen(had, { type: 'move-turned', seat, move, face })
  const so =
    (characterOf(turned.state, seat).tokens[move] ?? 0) === tokens
      ? turned
      : happen(turned, { type: 'tokens-set', seat, move, tokens, reason })
  return so === act ? refuse({ because: 'nothing-corrected' }) : ok(so)
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

function given(act: Act, seat: SeatId, move: MoveId, level: Level): Act {
  return happen(act, { type: 'move-gained', seat, move, level, how: 'correction' })
}
