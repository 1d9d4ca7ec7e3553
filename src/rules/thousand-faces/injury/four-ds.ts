import type { Luck } from '../../core/luck'
import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { hasReady } from '../characters/character'
import { exhaustedCount } from '../deck/piles'
import type { SlotRef } from '../equipment/item-schemas'
import { characterOf, sheetOf } from '../sheets'
import { harmStillBearable } from '../stamina/bounds'
import { takeWound } from '../stamina/steps'
import type { Act, Refusal, State } from '../state'
import { takeHarm, expend, fillSlots } from './steps'
import type { Attack, InjuryCommand } from './model'
import { isLegal, leftToLay, type PileState } from './splits'

type TakeAttack = Extract<InjuryCommand, { type: 'take-attack' }>

/** The values of a character that decide the effect of a blow (N3). */
export function pileStateOf(state: State, seat: SeatId): PileState {
  const { piles, tokens } = sheetOf(state, seat)
  return { exhausted: exhaustedCount(piles), harm: tokens.harm, wounds: tokens.wound, length: state.story.length }
}

/** N3–N8: Decide, Distribute and Describe: one legal split, each token onto a slot or onto the pile, and a description. */
export function takeAttack(act: Act, command: TakeAttack, luck: Luck): Result<Act, Refusal> {
  const attack = act.state.attacks.find(each => each.id === command.attack)
  if (!attack) return refuse({ because: 'no-such-attack' })
  const why = whyNotSo(act.state, attack, command)
  if (why) return refuse(why)
  const { seat, id, from, power, avoided } = attack
  const taken = happen(act, {
    type: 'attack-taken',
    seat,
    attack: id,
    from,
    power,
    split: command.split,
    avoided,
    describe: command.describe
  })
  const left = leftToLay(command.split, avoided, command.relief)
  const tired = takeExhaustion(taken, attack, left.exhaustion, command.exhaustionOnto, luck)
  if (!tired.ok) return tired
  const harmed = takeHarms(tired.value, attack, left.harm, command.harmOnto, luck)
  return harmed.ok && left.wound > 0 ? takeWholeWound(harmed.value, attack, command.woundOnto, luck) : harmed
}

function whyNotSo(
  state: State,
  attack: Attack,
  { split, exhaustionOnto, harmOnto, relief }: TakeAttack
): Refusal | null {
  const { seat, power, avoided, exertion } = attack
  if (!isLegal(split, power, pileStateOf(state, seat))) return { because: 'illegal-split', power }
  if (relief === 'reach-out' && !mayReachOut(state, seat, exertion)) return { because: 'no-relief', seat }
  const left = leftToLay(split, avoided, relief)
  const tooMany = exhaustionOnto.length > left.exhaustion || harmOnto.length > left.harm
  return tooMany ? { because: 'too-many-places' } : null
}

/** K10: with Reach Out and a magic item that is not depleted, one physical point less. */
export function mayReachOut(state: State, seat: SeatId, exertion: Attack['exertion']): boolean {
  const character = characterOf(state, seat)
  return (
    exertion === 'physical' &&
    hasReady(character, 'reach-out') &&
    character.items.some(item => (item.magic?.charges ?? 0) > 0)
  )
}

function takeExhaustion(
  act: Act,
  { seat, exertion, from }: Attack,
  points: number,
  slots: readonly SlotRef[],
  luck: Luck
): Result<Act, Refusal> {
  return points === 0 ? ok(act) : expend(act, seat, points, { exertion, slots, reason: from }, luck)
}

function takeHarms(
  act: Act,
  { seat, avoided, exertion, from }: Attack,
  harm: number,
  slots: readonly SlotRef[],
  luck: Luck
): Result<Act, Refusal> {
  const filled = fillSlots(act, seat, slots, 'harm', exertion)
  if (!filled.ok) return filled
  const left = harm - slots.length
  const taken = Math.max(0, left - wardedOff(filled.value, seat, avoided, left))
  return ok(Array.from({ length: taken }).reduce<Act>(on => takeHarm(on, seat, from, luck), filled.value))
}

/** The number of these Harm that would have become Wounds, which a shield has stopped (N4, Q11). */
function wardedOff(act: Act, seat: SeatId, avoided: Attack['avoided'], harm: number): number {
  return Math.min(avoided.wound, Math.max(0, harm - harmStillBearable(sheetOf(act.state, seat).tokens.harm)))
}

function takeWholeWound(
  act: Act,
  { seat, exertion, from }: Attack,
  slot: SlotRef | null,
  luck: Luck
): Result<Act, Refusal> {
  if (slot) return fillSlots(act, seat, [slot], 'wound', exertion) // O18
  return ok(takeWound(act, seat, from, luck))
}
