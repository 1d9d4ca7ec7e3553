import { ok, refuse, type Result } from '../../core/result'
import type { SeatId } from '../../core/seat'
import { happen } from '../../core/slice'
import { findSheet } from '../sheets'
import { staminaAfter } from '../stamina/bounds'
import type { Act, Refusal, State } from '../state'
import type { Foe, FoeCommand, FoeEvent } from './model'
import type { Luck } from '../../core/luck'
import { actAsAlly } from '../allies/steps'
import { hasReady, owned } from '../characters/character'
import { itemOf } from '../equipment/hands'
import { sidesOf } from '../equipment/items'
import { rolledIn, throwDice, openAttack } from '../injury/steps'
import type { DieFaces } from '../vocabulary'
import type { Attack } from '../injury/model'

/** The foe, or a refusal. */
export function foeOf(state: State, id: number): Result<Foe, Refusal> {
  const foe = state.foes.find(each => each.id === id)
  return foe ? ok(foe) : refuse({ because: 'no-such-foe' })
}

export function anyFoeStands({ foes }: Pick<State, 'foes'>): boolean {
  return foes.some(({ stamina }) => stamina > 0)
}

/** Replaces a foe by its new version. */
export function changeFoe(
  act: Act,
  foe: Foe,
  how: Extract<FoeEvent, { type: 'foe-changed' }>['how'],
  seat: SeatId | null = null
): Act {
  return happen(act, { type: 'foe-changed', foe, how, seat })
}

/** M17: the first attack on the weak spot uses up its advantage. */
export function takeOpening(act: Act, foe: number, seat: SeatId): Act {
  return act.state.openings.includes(foe) ? happen(act, { type: 'opening-taken', foe, seat }) : act
}

/** U6: attack power becomes red tokens; that character's next blow on the foe has so much less. */
export function markRed(act: Act, id: number, count: number, seat: SeatId): Result<Act, Refusal> {
  const foe = foeOf(act.state, id)
  if (!foe.ok || count < 1) return foe.ok ? ok(act) : foe
  const marked = changeFoe(act, { ...foe.value, red: foe.value.red + count }, 'marked', seat)
  return ok(happen(marked, { type: 'power-turned', seat, foe: id, points: count }))
}

/** U6: the rest of a blow without the points that already became red tokens. */
function lessTurned(act: Act, id: number, power: number, seat: SeatId | null): { act: Act; power: number } {
  const turned = seat === null ? null : (findSheet(act.state, seat)?.character.turned ?? null)
  if (seat === null || turned?.foe !== id) return { act, power }
  const used = happen(act, { type: 'power-turned', seat, foe: id, points: 0 })
  return { act: used, power: Math.max(0, power - turned.points) }
}

/** U3: takes one Stamina for each point, or crosses out one square, which uses up the whole blow. */
export function strike(
  act: Act,
  foe: Foe,
  power: number,
  by: Extract<FoeCommand, { type: 'strike-foe' }>['by'],
  square: 'keep' | 'cross-out',
  roll?: number
): Result<Act, Refusal> {
  if (foe.stamina === 0) return refuse({ because: 'subdued', name: foe.name })
  if (square === 'cross-out' && (foe.disarmoured || foe.crossed >= foe.squares))
    return refuse({ because: 'no-square', name: foe.name })
  const left = lessTurned(act, foe.id, power, by)
  if (left.power < 1) return ok(left.act)
  const struck =
    square === 'keep'
      ? { ...foe, stamina: staminaAfter(foe.stamina, left.power) }
      : { ...foe, crossed: foe.crossed + 1 }
  const rolled = roll === undefined ? {} : { roll }
  const crossed = square === 'cross-out'
  return ok(happen(left.act, { type: 'foe-struck', foe: struck, power: left.power, by, square: crossed, ...rolled }))
}

type AttackFoe = Extract<FoeCommand, { type: 'attack-foe' }>

/** U7: a character's attack power: the weapon's die and every addition, then halving, then the foe's armour (ruling O43). */
export function attackFoe(act: Act, command: AttackFoe, luck: Luck): Result<Act, Refusal> {
  const { seat, weapon, dice, plus, halved } = command
  const sides = weaponDie(act, seat, weapon)
  if (!sides.ok) return sides
  const foe = command.foe === null ? null : foeOf(act.state, command.foe)
  if (foe && !foe.ok) return foe
  const helped = helpWith(act, command)
  if (!helped.ok) return helped
  const ready = foe && command.weakness === 'struck' ? takeOpening(helped.value, foe.value.id, seat) : helped.value
  const flat =
    plus +
    bloodied(act.state, seat) +
    (command.base === 'one' || sides.value === 1 ? (command.base === 'none' ? 0 : 1) : 0)
  const base = command.base === 'roll' && sides.value !== 1 ? [sides.value] : []
  const extra = [
    ...dice,
    ...(command.weakness === 'struck' ? ([4] as const) : []),
    ...(command.help ? [command.help.die] : [])
  ]
  const thrown = throwDice(
    ready,
    seat,
    { dice: [...base, ...extra], plus: flat, halved },
    attackName(act, command),
    luck
  )
  if (!foe) return ok(thrown.act)
  const marked = mark(thrown.act, foe.value, Math.min(command.red, thrown.total), seat)
  const left = thrown.total - Math.min(command.red, thrown.total)
  const now = foeOf(marked.state, foe.value.id)
  return left < 1 || !now.ok ? ok(marked) : strike(marked, now.value, left, seat, command.square, rolledIn(marked).roll)
}

/** Q14: the name of the blow; a secret weapon is not named. */
export function attackName(act: Act, { seat, weapon, what }: Pick<AttackFoe, 'seat' | 'weapon' | 'what'>): string {
  const item = weapon === null ? null : itemOf(act, seat, weapon)
  return item?.ok && item.value.secret && what.includes(item.value.name) ? 'a weapon' : what
}

/** J12: an ally adds a die. */
function helpWith(act: Act, { help, foe, seat }: AttackFoe): Result<Act, Refusal> {
  return help ? actAsAlly(act, help.ally, { deed: 'die', foe, seat }) : ok(act)
}

/** U7: unarmed, or with a thing that is no weapon, the power is 1 without a roll. */
export function weaponDie(act: Act, seat: SeatId, weapon: AttackFoe['weapon']): Result<1 | DieFaces, Refusal> {
  if (!findSheet(act.state, seat)) return refuse({ because: 'no-such-seat', seat })
  if (weapon === null) return ok(1)
  const item = itemOf(act, seat, weapon)
  return item.ok ? ok(item.value.power === null ? 1 : sidesOf(item.value.power)) : item
}

/** M16: Bloody, But Unbowed: 1 for each Harm or Wound on the pile, and each Harm on the card. */
export function bloodied(state: State, seat: SeatId): number {
  const sheet = findSheet(state, seat)
  if (!sheet || !hasReady(sheet.character, 'bloody-but-unbowed')) return 0
  const onCard = owned(sheet.character, 'bloody-but-unbowed')?.filled.filter(each => each.token === 'harm').length ?? 0
  return sheet.tokens.harm + sheet.tokens.wound + onCard
}

function mark(act: Act, foe: Foe, red: number, seat: SeatId): Act {
  return red > 0 ? changeFoe(act, { ...foe, red: foe.red + red }, 'marked', seat) : act
}

/** The strength of a party: ten for each character in the scene and one for each XP. Locked XP do not count (U4, ruling O36). */
export function partyPower(xps: readonly number[]): number {
  return xps.reduce((sum, xp) => sum + xp, xps.length * 10)
}

/** Prices of upgrades in Party Power. A d4 weapon is free; a d10 needs Shadow (U5). */
const upgradePrice = { stamina: 1, d6: 3, square: 3 } as const

/** The number of foes that match a party, and the power left for upgrades (U5, ruling O40). */
export interface FoeMatch {
  readonly count: number
  /** Stamina of each foe before upgrades: 6 for humans, 10 for monsters. */
  readonly stamina: 6 | 10
  readonly left: number
  /** Number of upgrades of one sort that the rest of the power pays for. */
  readonly buys: { readonly stamina: number; readonly d6: number; readonly square: number }
}

/** Divides Party Power by 6 (humans) or 10 (monsters), rounded down; the rest goes to upgrades. */
export function matchFoes(power: number, sort: 'human' | 'monster'): FoeMatch {
  const stamina = sort === 'human' ? 6 : 10
  const count = Math.floor(power / stamina)
  const left = power - count * stamina
  return {
    count,
    stamina,
    left,
    buys: { stamina: left, d6: Math.floor(left / upgradePrice.d6), square: Math.floor(left / upgradePrice.square) }
  }
}

/** The values of a foe that decide its price in Party Power, without the parts bought with Shadow. */
interface PricedFoe {
  readonly stamina: number
  readonly power: string
  readonly squares: number
  readonly bought?: { readonly stamina: number; readonly d6: boolean; readonly squares: number }
}

/** The price of a group of foes in Party Power. */
export function powerSpent(foes: readonly PricedFoe[]): number {
  return foes.reduce((sum, { stamina, power, squares, bought = nothingBought }) => {
    const d6 = power === 'd6' && !bought.d6 ? upgradePrice.d6 : 0
    const armour = Math.max(0, squares - bought.squares) * upgradePrice.square
    return sum + Math.max(0, stamina - bought.stamina) + d6 + armour
  }, 0)
}

/** No part was bought with Shadow. */
export const nothingBought = { stamina: 0, d6: false, squares: 0 } as const

/** Attack power of several foes on one character: the lead's die and 1 for each other foe. Without the die, 1 for each (U8). */
export function gangPower(attackers: number, die: number | null): number {
  return attackers < 1 ? 0 : die === null ? attackers : die + attackers - 1
}

/** U8: several foes against one character: the lead's die, and 1 for each other foe. */
export function foesAttack(
  act: Act,
  { foes: ids, seat, die }: Omit<Extract<FoeCommand, { type: 'foes-attack' }>, 'type'>,
  luck: Luck
): Result<Act, Refusal> {
  if (!findSheet(act.state, seat)) return refuse({ because: 'no-such-seat', seat })
  const [lead, ...others] = act.state.foes
    .filter(foe => ids.includes(foe.id))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  if (!lead) return refuse({ because: 'no-foes' })
  const down = [lead, ...others].find(foe => foe.stamina === 0)
  if (down) return refuse({ because: 'subdued', name: down.name })
  const blow = { exertion: 'physical', ...strikers(lead, others) } as const
  if (die !== 'roll') {
    const power = gangPower(1 + others.length, die === 'none' ? null : die)
    return ok(openAttack(act, seat, { ...blow, power, sum: die === 'none' ? 'no die' : `${die} +${others.length}` }))
  }
  const sides = sidesOf(lead.power)
  if (sides === 1) return ok(openAttack(act, seat, { ...blow, power: 1 + others.length, sum: `1 +${others.length}` }))
  const thrown = throwDice(act, null, { dice: [sides], plus: others.length, halved: 'whole' }, blow.from, luck)
  return ok(openAttack(thrown.act, seat, { ...blow, power: thrown.total, ...rolledIn(thrown.act) }))
}

/** U10: the names of the attackers for every audience, and for the GM when hidden foes are among them. */
function strikers(lead: Foe, others: readonly Foe[]): Pick<Attack, 'from' | 'unseen'> {
  const all = others.length === 0 ? lead.name : `${lead.name} and ${others.length} more`
  if ([lead, ...others].every(foe => foe.revealed)) return { from: all }
  return { from: lead.revealed ? `${lead.name} and others` : '', unseen: all }
}
