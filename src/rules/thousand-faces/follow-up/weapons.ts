import type { SeatId } from '../../core/seat'
import type { ThingId } from '../equipment/item-schemas'
import { type Power, sidesOf } from '../equipment/items'
import { characterOf } from '../sheets'
import type { State } from '../state'

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
