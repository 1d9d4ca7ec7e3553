import { magicCard } from '../magic/magic-items'
import type { NewItem } from './item-schemas'
import { itemCard, type Power, powers } from './items'
import { newCapacity, type LootLimit } from './limits'

/** The minimum limit: starting weapons are d4, so d4 never exceeds the limit. Source: reference 3.6. */
const leastBest: Power = 'd4'

/** The highest power among the weapons of the party. */
export function bestPower(items: readonly { readonly power: Power | null }[]): Power {
  const best = Math.max(powers.indexOf(leastBest), ...items.map(({ power }) => (power ? powers.indexOf(power) : 0)))
  return powers[best] ?? leastBest
}

/** The limits of loot that a new thing exceeds; the thing is allowed anyway (Q17). @param best the party's best power */
export function beyondLoot(best: Power, item: NewItem): readonly LootLimit[] {
  const power = powerOf(item)
  return [
    ...(power && powers.indexOf(power) > powers.indexOf(best) ? (['power'] as const) : []),
    ...(capacityOf(item) > newCapacity ? (['capacity'] as const) : [])
  ]
}

const limitWords: Readonly<Record<LootLimit, string>> = {
  power: 'it is stronger than any weapon of the party',
  capacity: `found magic has capacity ${newCapacity}`
}

/** Why a find exceeds the limits, in words; empty if it does not. */
export function lootWords(beyond: readonly LootLimit[]): string {
  return beyond.map(limit => limitWords[limit]).join(', and ')
}

function powerOf(item: NewItem): Power | null {
  if (item.sort === 'card') return itemCard(item.card).power
  return item.sort === 'other' ? item.power : null
}

/** Magic added to a thing at the table holds 1 charge (K2). */
function capacityOf(item: NewItem): number {
  return item.sort === 'magic' ? (item.capacity ?? magicCard(item.card).capacity) : 0
}
