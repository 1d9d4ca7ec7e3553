import { harmPower } from '../injury/splits'
import { stamina } from '../stamina/bounds'
import type { ShieldPrice } from '../equipment/items'
import type { ResultValue } from '../vocabulary'
import type { BlowTable, BlowTaken } from './blow-table'
import type { Fighter } from './fighter'
import type { Policies } from './policies'
import type { FightSituation, ShieldSituation } from './situation'

/** What taking a blow needs of the fight around it. */
export interface Defence {
  readonly table: BlowTable
  readonly shields: Policies['shields']
  readonly length: FightSituation['length']
  /** Flips Dex for a shield. @returns the result, −1 where no card was left */
  flipShield(fighter: Fighter): number
}

/** Stamina from which on a blow is heavy (FC4). */
const heavyCost = 4

/** Damage with which a shield is gone (Q8). */
const destroyed = 3

/** N3–N8, Q11: a blow is taken, a shield raised against it first where the policy says so. */
export function takeBlow(fighter: Fighter, power: number, defence: Defence): void {
  if (power < 1) return
  const way = defence.table.wayFor(fighter, power, 0)
  const shield = shieldAgainst(fighter, power, way, defence)
  if (shield < 0) return take(fighter, way)
  const stopped = raise(fighter, shield, defence)
  if (stopped === 'wound' || (stopped === 'harm' && harmPower >= power)) return
  take(fighter, defence.table.wayFor(fighter, power, stopped === 'harm' ? 1 : 0))
}

/** The first shield that stops something of this blow, if it is worth raising; −1 where none is. */
function shieldAgainst(fighter: Fighter, power: number, way: BlowTaken, { shields: when, length }: Defence): number {
  const { shields } = fighter.start
  if (shields.length === 0 || when === 'never' || fighter.fastUsed) return -1
  const grave = way.fatal || way.wound || way.harm > 0
  if (!grave && (when === 'grave' || way.cost < heavyCost)) return -1
  const harm = length !== 'one-shot' && power >= harmPower
  return shields.findIndex(
    ({ avoids }, at) => (fighter.damage[at] as number) < destroyed && (avoids !== 'harm' || harm)
  )
}

/** Q11, Q16: what it stopped, its price paid; null on a cross. A Wound where it may be either, for that is the whole blow. */
function raise(fighter: Fighter, at: number, defence: Defence): 'harm' | 'wound' | null {
  const shield = fighter.start.shields[at] as ShieldSituation
  fighter.fastUsed = true
  const result = defence.flipShield(fighter)
  if (result < 0) return null
  const { avoided, pay } = shield.results[result as ResultValue]
  if (!avoided) return null
  payFor(fighter, at, cheapest(fighter, pay), defence.table)
  return shield.avoids === 'harm' ? 'harm' : 'wound'
}

/** Stamina while it does not end the fight, else what comes next. */
function cheapest(fighter: Fighter, pay: readonly ShieldPrice[]): ShieldPrice {
  const bearable = pay.find(price => fighter.exhausted + price.stamina < stamina)
  return bearable ?? (pay.at(-1) as ShieldPrice)
}

function payFor(fighter: Fighter, at: number, price: ShieldPrice, table: BlowTable): void {
  const { damage } = fighter
  damage[at] = price.destroyed ? destroyed : (damage[at] as number) + price.damage
  if (price.stamina === 0) return
  const slots = table.slotsForStamina(fighter, price.stamina)
  for (const slot of slots) fighter.lay('exhaustion', slot)
  if (price.stamina > slots.length) fighter.pay(price.stamina - slots.length)
}

/** N4–N8, in the order of the slice: Exhaustion, then Harm, then the Wound. */
function take(fighter: Fighter, { pay, exhaustionInto, harmInto, woundInto, harm, wound }: BlowTaken): void {
  for (const slot of exhaustionInto) fighter.lay('exhaustion', slot)
  if (pay > 0) fighter.pay(pay)
  for (const slot of harmInto) fighter.lay('harm', slot)
  for (let n = 0; n < harm; n++) fighter.takeHarm()
  if (woundInto !== null) fighter.lay('wound', woundInto)
  if (wound) fighter.takeWound()
}
