import type { SeatId } from '../../core/seat'
import { flipsOnPhone } from '../phones/view'
import type { State } from '../state'
import type { FollowUpCommand } from './model'
import type { ThingId } from '../equipment/item-schemas'
import { type Power, sidesOf } from '../equipment/items'
import { characterOf } from '../sheets'

/** The attack power of a player's own blow, once it is rolled (HA11). The GM lets it land. */
export interface OwnPower {
  readonly name: string
  readonly power: number
  readonly sum: string
}

/** HA11: once, by the app's dice, at a visible foe. Only the GM grants a weak spot or an ally's die. */
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

/** The power that this player has just rolled, at a visible foe; null without one. */
export function ownPower(state: State, seat: SeatId): OwnPower | null {
  const open = state.followUps.find(each => each.seat === seat && !each.waits && each.power !== null)
  const foe = state.foes.find(each => each.id === open?.power?.foe && each.revealed)
  return open?.power && foe ? { name: foe.name, power: open.power.power, sum: open.power.sum } : null
}

/** The weapon of a blow; `item` null: bare hands. */
export interface Weapon {
  readonly item: ThingId | null
  readonly name: string
  readonly power: Power
}

/** U7: the strongest weapon first, bare hands last. */
export function weaponsOf(state: State, seat: SeatId): readonly Weapon[] {
  const held = characterOf(state, seat).items.flatMap(({ id, name, power }) =>
    power === null ? [] : [{ item: id, name, power }]
  )
  return [
    ...held.sort((one, other) => sidesOf(other.power) - sidesOf(one.power)),
    { item: null, name: 'Bare hands', power: '1' as const }
  ]
}
