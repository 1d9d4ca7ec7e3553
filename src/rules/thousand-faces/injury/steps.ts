import { type Luck, roll } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { exhaustedCount, deckCount } from '../deck/piles'
import { emptySlot, fillSlot } from '../equipment/hands'
import type { SlotRef, Token } from '../equipment/item-schemas'
import type { Exertion } from '../moves/move'
import { sheetOf, characterOf } from '../sheets'
import { returnableCount, bearableHarm } from '../stamina/bounds'
import { payStamina, returnToDiscard, whyNotPicked, staminaLeft, takeWound, isHeroic } from '../stamina/steps'
import type { Act, Refusal, State } from '../state'
import type { CardId } from '../vocabulary'
import type { Attack, DiceRoll, DiceThrow } from './model'
import { moveOf } from '../moves/all'
import { shuffle, shuffleIfDue } from '../deck/steps'
import { oweStamina, searchesByHand } from '../stamina/search'
import { downIfSpent } from '../stamina/limits'

/** The total of faces, bonus and halving. */
export function totalOf({ faces, plus, halved }: Pick<DiceRoll, 'faces' | 'plus' | 'halved'>): number {
  return powerOf(
    faces.reduce((all, face) => all + face, plus),
    halved
  )
}

/** O43: a sum of dice and bonuses as attack power: at least 0; a half is rounded up. */
function powerOf(sum: number, halved: boolean): number {
  const whole = Math.max(0, sum)
  return halved ? Math.ceil(whole / 2) : whole
}

/** N4: the top card goes onto the Exhaustion pile with a Harm token. With two Harm tokens there, it is a Wound instead. */
export function takeHarm(act: Act, seat: SeatId, reason: string, luck: Luck): Act {
  const { tokens, piles } = sheetOf(act.state, seat)
  if (tokens.harm >= bearableHarm) return takeWound(act, seat, reason, luck)
  if (staminaLeft(act, seat) === 0) return act
  if (searchesByHand(act, seat)) return oweHarm(act, seat, reason, luck)
  if (isHeroic(act, seat)) return harmHeroically(act, seat, reason, luck)
  const ready = deckCount(piles) === 0 && piles.discard.length > 0 ? shuffle(act, seat, luck) : act
  const harmed = happen(ready, { type: 'harm-taken', seat, reason })
  return shuffleIfDue(downIfSpent(harmed, seat), seat, luck)
}

/** N13: in Heroic Mode the card under the Harm token must have the Stamina symbol too. */
function harmHeroically(act: Act, seat: SeatId, reason: string, luck: Luck): Act {
  const before = sheetOf(act.state, seat).tokens
  const paid = payStamina(act, seat, 1, reason, luck)
  return happen(paid, {
    type: 'tokens-returned',
    seat,
    ...before,
    harm: before.harm + 1,
    reason: 'a Harm token lies on it'
  })
}

/** N4: the Harm token is placed at once. The table searches for the card under it, which brings no Exhaustion token. */
function oweHarm(act: Act, seat: SeatId, reason: string, luck: Luck): Act {
  const { tokens } = sheetOf(act.state, seat)
  const harmed = happen(act, { type: 'tokens-returned', seat, ...tokens, harm: tokens.harm + 1, reason })
  return oweStamina(harmed, seat, { points: 1, bare: 1, reason }, luck)
}

/** Steps of injury and recovery, for every slice that needs them. */

/** N8: spends so many points: the first ones into these slots, the others as Stamina. */
export function expend(
  act: Act,
  seat: SeatId,
  points: number,
  how: { readonly exertion: Exertion; readonly slots: readonly SlotRef[]; readonly reason: string },
  luck: Luck
): Result<Act, Refusal> {
  if (how.slots.length > points) return refuse({ because: 'slot-unfit', seat, says: 'too-many' })
  const filled = fillSlots(act, seat, how.slots, 'exhaustion', how.exertion)
  if (!filled.ok) return filled
  const left = points - how.slots.length
  return ok(left > 0 ? payStamina(filled.value, seat, left, how.reason, luck) : filled.value)
}

/** Puts several tokens of one sort into several slots. */
export function fillSlots(
  act: Act,
  seat: SeatId,
  slots: readonly SlotRef[],
  token: Token,
  exertion: Exertion
): Result<Act, Refusal> {
  return slots.reduce<Result<Act, Refusal>>(
    (result, slot) => (result.ok ? fillSlot(result.value, seat, slot, token, exertion) : result),
    ok(act)
  )
}

/** What comes back first: tokens from these slots, then these face-up cards. */
interface PickedCards {
  readonly slots: readonly SlotRef[]
  readonly cards?: readonly CardId[]
}

/** N10: each point takes a token out of one of these slots, or brings a card back. The lost amount is the limit. */
export function regain(
  act: Act,
  seat: SeatId,
  points: number,
  { slots, cards: picked }: PickedCards,
  reason: string,
  luck: Luck
): Result<Act, Refusal> {
  const emptied = slots
    .slice(0, points)
    .reduce<Result<Act, Refusal>>(
      (result, slot) => (result.ok ? emptySlot(result.value, seat, slot, 'exhaustion') : result),
      ok(act)
    )
  if (!emptied.ok) return emptied
  const { tokens, piles } = sheetOf(emptied.value.state, seat)
  const cards = returnableCount(points - slots.length, tokens.exhaustion, exhaustedCount(piles))
  const why = cards > 0 ? (whyNotTurned(act.state, seat) ?? whyNotPicked(act, seat, picked)) : null
  if (why) return refuse(why)
  return ok(cards > 0 ? returnToDiscard(emptied.value, seat, cards, reason, luck, picked) : emptied.value)
}

/** RC5: why no real card can be turned now, or null: an earlier question comes first. */
export function whyNotTurned({ pending, sheets }: State, seat: SeatId): Refusal | null {
  const piles = sheets.find(sheet => sheet.seat === seat)?.piles
  const waits = pending !== null && piles?.cards === 'physical' && piles.exhausted > 0
  return waits ? { because: 'something-pending', seat: pending.seat, waits: pending.kind } : null
}

/** N2: throws dice: the sum and the bonus first, then the halving, rounded up (ruling O43). */
export function throwDice(
  act: Act,
  seat: SeatId | null,
  thrown: DiceThrow,
  what: string,
  luck: Luck
): { readonly act: Act; readonly total: number } {
  const faces = thrown.dice.map(sides => roll(luck, sides))
  const halved = thrown.halved === 'halved'
  const total = totalOf({ faces, plus: thrown.plus, halved })
  const serial = (act.state.dice?.serial ?? 0) + 1
  const rolled = happen(act, {
    type: 'dice-rolled',
    roll: { serial, seat, sides: thrown.dice, faces, plus: thrown.plus, halved, total, what }
  })
  return { act: rolled, total }
}

/** The part of the newest roll that a blow keeps: the calculation and the serial. */
export function rolledIn({ state: { dice } }: Act): { readonly sum: string; readonly roll?: number } {
  return dice === null ? { sum: '' } : { sum: sumOf(dice), roll: dice.serial }
}

/** The calculation of a throw: "d6 → 4, +1". */
export function sumOf(roll: DiceRoll): string {
  const dice = roll.sides.map((sides, index) => `d${sides} → ${roll.faces[index] ?? 0}`)
  const plus = roll.plus === 0 ? [] : [roll.plus > 0 ? `+${roll.plus}` : `−${-roll.plus}`]
  return [...dice, ...plus, ...(roll.halved ? ['halved'] : [])].join(', ')
}

/** N1: opens a blow, which waits for a decision. Without power there is no blow. */
export function openAttack(
  act: Act,
  seat: Parameters<typeof sheetOf>[1],
  blow: Omit<Attack, 'id' | 'seat' | 'avoided'>
): Act {
  if (blow.power < 1) return act
  return happen(act, {
    type: 'attack-opened',
    attack: { id: act.state.made + 1, seat, ...blow, avoided: { harm: 0, wound: 0 } }
  })
}

/** M7: turns face-down cards up that waited for this event. A breather also ends a rage (M12). */
export function turnUp(act: Act, seat: SeatId, event: 'take-a-breather' | 'rest'): Act {
  const waiting = characterOf(act.state, seat).moves.filter(
    card => card.faceDown && moveOf(card.move).faceDownUntil === event
  )
  const up = waiting.reduce((on, { move }) => happen(on, { type: 'move-turned', seat, move, face: 'up' }), act)
  return event === 'take-a-breather' && characterOf(up.state, seat).berserk
    ? happen(up, { type: 'rage-ended', seat })
    : up
}
