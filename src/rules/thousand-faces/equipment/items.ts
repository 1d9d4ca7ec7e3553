import type { Slot } from '../moves/move'
import type { DieFaces, ResultValue } from '../vocabulary'

/** The die of a weapon: 1 is unarmed and not rolled. Source: reference 3.6. */
export type Power = '1' | 'd4' | 'd6' | 'd10'
export const powers = ['1', 'd4', 'd6', 'd10'] as const satisfies readonly Power[]

export const itemIds = [
  'sword',
  'many-knives',
  'bow',
  'leather-armour',
  'padded-armour',
  'full-plate',
  'bracers',
  'shield'
] as const
export type ItemId = (typeof itemIds)[number]

export type ItemKind = 'weapon' | 'armour' | 'shield' | 'gear'

/** The price of a shield's result for its bearer, after the shield stopped the damage. Source: reference 3.6, 6.4. */
export interface ShieldResult {
  readonly says: string
  readonly avoided: boolean
  /** Each list is one way to pay; with more than one the player chooses. */
  readonly pay: readonly ShieldPrice[]
}

export interface ShieldPrice {
  readonly stamina: number
  readonly damage: number
  readonly destroyed: boolean
}

/** A printed Item card. */
export interface ItemCard {
  readonly id: ItemId
  /** `_` stands for a word of the owner. */
  readonly name: string
  readonly kind: ItemKind
  readonly encumbrance: number
  readonly campaign: 'any' | 'one-shot' | '9/30'
  readonly note: string
  readonly power: Power | null
  readonly maxPower: Power | null
  readonly range: 'melee' | 'melee-and-short' | 'ranged' | null
  readonly slots: readonly Slot[]
  readonly shield: ShieldCard | null
}

/** The damage that a shield stops. `harm-or-wound`: the bearer chooses. */
export type StoppedHarm = 'harm' | 'wound' | 'harm-or-wound'

/** The damage that a shield stops, and the prices of its results. */
export interface ShieldCard {
  readonly avoids: StoppedHarm
  readonly results: Readonly<Record<ResultValue, ShieldResult>>
}

function price(stamina: number, damage: number, destroyed: boolean): ShieldPrice {
  return { stamina, damage, destroyed }
}

const plain = { campaign: 'any', power: null, maxPower: null, range: null, slots: [], shield: null, note: '' } as const
const weapon = { ...plain, kind: 'weapon', encumbrance: 1, power: 'd4', maxPower: 'd10' } as const

/** The eight mundane Item cards (Q1). Source: reference 6.4. */
export const items: readonly ItemCard[] = [
  { ...weapon, id: 'sword', name: '_ Sword', range: 'melee' },
  {
    ...weapon,
    id: 'many-knives',
    name: 'Many Knives',
    range: 'melee-and-short',
    maxPower: 'd6',
    note: 'Can be thrown a short way, with Volley.'
  },
  { ...weapon, id: 'bow', name: '_ Bow', range: 'ranged', note: 'Useless in melee.' },
  { ...plain, id: 'leather-armour', name: 'Leather Armour', kind: 'armour', encumbrance: 1, slots: ['harm-or-wound'] },
  {
    ...plain,
    id: 'padded-armour',
    name: 'Padded Armour',
    kind: 'armour',
    encumbrance: 2,
    slots: ['harm', 'harm', 'harm-or-wound']
  },
  {
    ...plain,
    id: 'full-plate',
    name: 'Full Plate',
    kind: 'armour',
    encumbrance: 4,
    slots: ['harm-or-wound', 'harm-or-wound', 'harm-or-wound']
  },
  {
    ...plain,
    id: 'bracers',
    name: 'Bracers',
    kind: 'shield',
    encumbrance: 1,
    campaign: '9/30',
    shield: {
      avoids: 'harm',
      results: {
        3: {
          says: 'It stops the Harm, for 1 Stamina or 1 damage to it: you pick.',
          avoided: true,
          pay: [price(1, 0, false), price(0, 1, false)]
        },
        2: { says: 'It stops the Harm, for 1 Stamina and 1 damage to it.', avoided: true, pay: [price(1, 1, false)] },
        1: { says: 'They stop the Harm, for 1 Stamina, and are destroyed.', avoided: true, pay: [price(1, 0, true)] },
        0: { says: 'It stops nothing; 2 Shadow points.', avoided: false, pay: [] }
      }
    }
  },
  {
    ...plain,
    id: 'shield',
    name: 'Shield',
    kind: 'shield',
    encumbrance: 2,
    campaign: 'one-shot',
    shield: {
      avoids: 'wound',
      results: {
        3: {
          says: 'It stops the Wound, for 2 Stamina or for the shield itself: you pick.',
          avoided: true,
          pay: [price(2, 0, false), price(0, 0, true)]
        },
        2: { says: 'It stops the Wound, for 2 Stamina.', avoided: true, pay: [price(2, 0, false)] },
        1: { says: 'It stops the Wound, for 2 Stamina, and is destroyed.', avoided: true, pay: [price(2, 0, true)] },
        0: { says: 'It stops nothing; 2 Shadow points.', avoided: false, pay: [] }
      }
    }
  }
]

const byId = new Map(items.map(item => [item.id, item]))

/** The Item card of that id. */
export function itemCard(id: ItemId): ItemCard {
  const found = byId.get(id)
  if (!found) throw new Error(`no such item: ${id}`)
  return found
}

/** The next higher power, at most `max`; null at the top (Q13). */
export function powerAbove(from: Power, max: Power): Power | null {
  const next = powers[powers.indexOf(from) + 1]
  return next && powers.indexOf(next) <= powers.indexOf(max) ? next : null
}

/** The faces of the die for a power; power 1 has no die. */
export function sidesOf(power: Power): 1 | DieFaces {
  return power === '1' ? 1 : power === 'd4' ? 4 : power === 'd6' ? 6 : 10
}
