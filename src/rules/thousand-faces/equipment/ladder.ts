import type { ResultValue } from '../vocabulary'
import type { Item, MadeShield } from './item-schemas'
import { itemCard, type ShieldCard, type ShieldPrice, type ShieldResult, type StoppedHarm } from './items'

const price = (stamina: number, damage: number): ShieldPrice => ({ stamina, damage, destroyed: false })

/** The ladder, cheapest row first. Source: reference 3.6. */
const ladder = [
  { says: 'Avoided, at no price.', avoided: true, pay: [price(0, 0)] },
  { says: 'Avoided; 1 Stamina or 1 item damage, as you choose.', avoided: true, pay: [price(1, 0), price(0, 1)] },
  { says: 'Avoided; 1 Stamina.', avoided: true, pay: [price(1, 0)] },
  { says: 'Avoided; 1 Stamina and 1 item damage.', avoided: true, pay: [price(1, 1)] }
] as const satisfies readonly ShieldResult[]

const missed: ShieldResult = { says: 'Not avoided; 2 Shadow points.', avoided: false, pay: [] }

/** The price of each result for a shield with these rows. Three checks give the cheapest row. */
export function shieldRows(rows: MadeShield['rows']): Readonly<Record<ResultValue, ShieldResult>> {
  return rows === 1
    ? { 3: ladder[0], 2: ladder[1], 1: ladder[2], 0: missed }
    : { 3: ladder[1], 2: ladder[2], 1: ladder[3], 0: missed }
}

/** What a shield stops and its prices: by its rows of the ladder, or as printed (Q15). */
export function shieldCard(item: Pick<Item, 'kind' | 'card' | 'shield'>): ShieldCard | null {
  if (item.kind !== 'shield') return null
  if (item.shield) return { avoids: item.shield.stops, results: shieldRows(item.shield.rows) }
  return itemCard(item.card ?? 'shield').shield ?? itemCard('shield').shield
}

const stopsNames: Readonly<Record<StoppedHarm, string>> = {
  harm: 'Harm',
  wound: 'a Wound',
  'harm-or-wound': 'Harm or a Wound'
}

/** What a shield stops, in words. */
export function stoppedWords(stops: StoppedHarm): string {
  return stopsNames[stops]
}

/** The rows in words, for the log and for the choice of rows. */
export function rowWords(rows: MadeShield['rows']): string {
  return rows === 1 ? 'rows 1 to 3 of the ladder' : 'rows 2 to 4 of the ladder'
}

/** The price of stopping damage: "1 Stamina and 1 item damage", "nothing". */
export function priceLine({ stamina, damage, destroyed }: ShieldPrice): string {
  const parts = [
    ...(stamina > 0 ? [`${stamina} Stamina`] : []),
    ...(damage > 0 ? ['1 item damage'] : []),
    ...(destroyed ? ['it is destroyed'] : [])
  ]
  return parts.join(' and ') || 'nothing'
}
