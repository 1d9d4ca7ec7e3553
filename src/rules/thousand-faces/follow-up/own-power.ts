import type { SeatId } from '../../core/seat'
import { flipsOnPhone } from '../phones/phone-flips'
import type { State } from '../state'
import type { Hit } from './hits'
import type { FollowUp, FollowUpCommand } from './model'
import { type Weapon, weaponsOf } from './weapons'

/** The attack power of their own next blow, as its player rolls it or has rolled it (HA11). */
export interface OwnPower {
  readonly followUp: number
  readonly hit: Hit
  /** Foes that stand and that the players see, by name alone (U10). */
  readonly foes: readonly { readonly id: number; readonly name: string }[]
  readonly weapons: readonly Weapon[]
  /** What came up; absent until it is rolled. The GM lets it land. */
  readonly rolled?: { readonly name: string; readonly power: number; readonly sum: string }
}

/** HA11: once, by the app's dice, at a foe that they see; a weak spot and an ally's die are the GM's to grant. */
export function mayRollPower(
  state: State,
  { followUp, foe, power, weakness, help }: Extract<FollowUpCommand, { type: 'roll-power' }>,
  seat: SeatId
): boolean {
  const open = state.followUps.find(each => each.id === followUp)
  if (open?.seat !== seat || open.power !== null || !flipsOnPhone(state, seat)) return false
  const isPlain = power === 'roll' && weakness === 'missed' && help === undefined
  return isPlain && state.foes.some(({ id, revealed }) => id === foe && revealed)
}

/** What that player may roll now, or has just rolled; null while it is nothing. */
export function ownPower(state: State, seat: SeatId): OwnPower | null {
  const open = state.followUps.find(each => each.seat === seat && !each.waits && each.hits.length > 0)
  const hit = open?.hits[0]
  if (!open || !hit) return null
  const foes = state.foes.filter(foe => foe.revealed && foe.stamina > 0).map(({ id, name }) => ({ id, name }))
  const rolled = rolledAt(state, open)
  if (foes.length === 0 || (open.power !== null && !rolled)) return null
  return { followUp: open.id, hit, foes, weapons: weaponsOf(state, seat), ...(rolled ? { rolled } : {}) }
}

function rolledAt(state: State, { power }: FollowUp): OwnPower['rolled'] | null {
  const foe = state.foes.find(each => each.id === power?.foe && each.revealed)
  return power && foe ? { name: foe.name, power: power.power, sum: power.sum } : null
}
