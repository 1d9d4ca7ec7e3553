import type { SeatId } from '../../core/seat'
import { flipsOnPhone } from '../phones/phone-flips'
import type { State } from '../state'
import type { FollowUpCommand } from './model'

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
