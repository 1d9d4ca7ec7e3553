import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { owned } from '../characters/character'
import { isInPlay } from '../characters/creation'
import { useDay, whyNotDay } from '../economy/steps'
import { gainItem } from '../equipment/hands'
import { studyPrice } from '../experience/prices'
import { spendXp } from '../experience/steps'
import { newestFlip } from '../flip/queries'
import { cardsReceived, magicCard } from '../magic/magic-items'
import { characterOf } from '../sheets'
import type { Act, Refusal, State } from '../state'
import { moveOf, moves, untaughtLevel } from './all'
import type { MoveId } from './ids'
import { type Level, levelAbove, stepsAbove } from './level'
import type { MoveCommand, MoveEvent } from './model'
import { envelopeOf, ringsFor, ringsOf } from './rings'

/** L1: one day in town and 2 XP bring a level of an owned move, or a new card. */
export function study(act: Act, { seat, move, master }: Extract<MoveCommand, { type: 'study' }>): Result<Act, Refusal> {
  const why = whyNotDay(act.state, seat, 'study-under-a-master') ?? whyNotStudy(act.state, seat, move)
  if (why) return refuse(why)
  const reason = master.trim() === '' ? 'Study Under a Master' : `Study Under a Master: ${master.trim()}`
  const paid = spendXp(useDay(act, seat, 'study-under-a-master'), seat, studyPrice, reason)
  if (!paid.ok) return paid
  const card = owned(characterOf(act.state, seat), move)
  const next = card && levelAbove(moveOf(move).levels, card.level)
  if (next) return ok(happen(paid.value, { type: 'move-levelled', seat, move, level: next, how: 'study' }))
  return ok(gainMove(paid.value, seat, move, '0', 'study'))
}

/** Why this character can neither raise nor learn that move, or null (L1, L2). */
export function whyNotStudy(state: State, seat: SeatId, move: MoveId): Refusal | null {
  const card = owned(characterOf(state, seat), move)
  const printed = moveOf(move)
  if (card || printed.group !== 'card') {
    return levelAbove(printed.levels, card?.level ?? '0') ? null : { because: 'no-higher-level', move }
  }
  if (!isInPlay(move, state.story.length)) return { because: 'other-campaign', move }
  return whyEnclosed(state, seat, move)
}

/** L6: in a 30-hour campaign some cards stay in envelopes until a character has the rings for them. */
function whyEnclosed(state: State, seat: SeatId, move: MoveId): Refusal | null {
  const envelope = envelopeOf(move)
  if (envelope === null || state.story.length !== '30-hour' || state.workshop.freed.includes(move)) return null
  const has = ringsOf(characterOf(state, seat).moves.map(card => card.move))
  return { because: 'in-envelope', move, rings: ringsFor(envelope), has }
}

/** L6: a character with the rings takes the card out, for every player. */
export function openEnvelope(
  act: Act,
  { seat, move }: Extract<MoveCommand, { type: 'open-envelope' }>
): Result<Act, Refusal> {
  if (envelopeOf(move) === null || act.state.workshop.freed.includes(move))
    return refuse({ because: 'already-out', move })
  const closed = whyEnclosed(act.state, seat, move)
  if (closed?.because === 'in-envelope' && closed.has < closed.rings) return refuse(closed)
  return ok(happen(act, { type: 'envelope-opened', seat, move }))
}

/** L3: adds a new card and the cards that come with it (R9). The first learned level of a basic move brings a card too. */
export function gainMove(
  act: Act,
  seat: SeatId,
  move: MoveId,
  level: Level,
  how: Extract<MoveEvent, { type: 'move-gained' }>['how']
): Act {
  const gained = happen(act, {
    type: 'move-gained',
    seat,
    move,
    level: moveOf(move).group === 'card' ? level : (levelAbove(moveOf(move).levels, '0') ?? level),
    how
  })
  const receives = cardsReceived(move)
  if (receives === null) return gained
  if (receives === 'any')
    return happen(gained, { type: 'magic-owed', seat, count: characterOf(gained.state, seat).owedMagic + 1 })
  const has = characterOf(gained.state, seat).items.some(item => item.magic?.card === receives)
  return has
    ? gained
    : gainItem(
        gained,
        seat,
        { sort: 'magic', card: receives, name: magicCard(receives).name, capacity: null },
        moveOf(move).name
      )
}

/** The move of the resolved Critical Success, with its present level. Null without a move to raise (L7, ruling O32). */
export function criticalMove(
  state: State
): { readonly seat: SeatId; readonly move: MoveId; readonly from: Level } | null {
  const { pending } = state
  const flip = newestFlip(state)
  if (pending?.kind !== 'critical' || !flip || flip.versus !== null) return null
  const found = moves.find(move => move.name === flip.move)
  if (!found || found.levels.length === 0) return null
  const card = owned(characterOf(state, pending.seat), found.id)
  return { seat: pending.seat, move: found.id, from: card?.level ?? untaughtLevel(found) }
}

/** L7: XP for levels, one for one. Without the card, the first XP brings the card and its first level above wild. */
export function raiseByCritical(
  act: Act,
  { steps }: Extract<MoveCommand, { type: 'raise-by-critical' }>
): Result<Act, Refusal> {
  if (act.state.pending?.kind !== 'critical') return refuse({ because: 'nothing-pending', wanted: 'critical' })
  const raised = criticalMove(act.state)
  if (!raised) return refuse({ because: 'no-move-to-raise' })
  const { seat, move, from } = raised
  const most = stepsAbove(moveOf(move).levels, from)
  if (steps > most) return refuse({ because: 'too-many-steps', move, most })
  const paid = spendXp(
    happen(act, { type: 'critical-answered', seat, take: 'nothing' }),
    seat,
    steps,
    `${moveOf(move).name}, by insight`
  )
  if (!paid.ok) return paid
  const level = levelAfter(move, from, steps)
  const has = owned(characterOf(act.state, seat), move)
  if (has) return ok(happen(paid.value, { type: 'move-levelled', seat, move, level, how: 'critical' }))
  const gained = gainMove(paid.value, seat, move, level, 'critical')
  return ok(
    owned(characterOf(gained.state, seat), move)?.level === level
      ? gained
      : happen(gained, { type: 'move-levelled', seat, move, level, how: 'critical' })
  )
}

/** The level that is so many printed steps higher. */
export function levelAfter(move: MoveId, from: Level, steps: number): Level {
  let level = from
  for (let step = 0; step < steps; step++) level = levelAbove(moveOf(move).levels, level) ?? level
  return level
}
