import type { ItemView } from '#rules/thousand-faces/equipment/view'
import type { Item, MadeShield } from '#rules/thousand-faces/equipment/item-schemas'
import type { ExhibitWords } from '@/features/showing/use-show-from-here'
import { kindNames } from '#rules/thousand-faces/equipment/ware-words'
import { bearableDamage } from '#rules/thousand-faces/equipment/limits'
import { type Power, powers } from '#rules/thousand-faces/equipment/items'

/** An item as it is shown to the table: nothing of its note, its magic or its secret (SH20). */
export function namedItem({ name, kind }: Pick<ItemView, 'name' | 'kind'>): ExhibitWords {
  return { kind: 'item', title: name, line: kind === 'gear' ? '' : kindNames[kind] }
}

/** A new shield, until the GM says more of it: the dearer rows, against Harm. */
export const usualShield: MadeShield = { stops: 'harm', rows: 2 }

/** The held things, undamaged: the start of an edit. */
export function asItem(view: ItemView): Item {
  const { slots, magic, mayBeDamaged: _, shield, ...plain } = view
  return {
    ...plain,
    slots: slots.map(each => each.slot),
    filled: slots.flatMap(({ token }, slot) => (token ? [{ slot, token }] : [])),
    magic: magic && { ...magic },
    ...(shield?.made ? { shield: { ...shield.made } } : {})
  }
}

/** The same thing with other rows of the ladder, or none: then it is like the printed card. */
export function withShield(item: Item, shield: MadeShield | null): Item {
  const { shield: _, ...plain } = item
  return shield ? { ...plain, card: null, shield } : plain
}

/** A thing as a fresh literal: what is sent must not be what the page holds on to. */
export function copyItem(item: Item): Item {
  const { slots, filled, magic, shield } = item
  return {
    ...item,
    slots: [...slots],
    filled: filled.map(each => ({ ...each })),
    magic: magic && { ...magic },
    ...(shield ? { shield: { ...shield } } : {})
  }
}

/** The marks on a weapon's gauge, up to the most it can have. */
export function gaugeOf({ power, maxPower }: Pick<ItemView, 'power' | 'maxPower'>): readonly {
  readonly power: Power
  readonly on: boolean
}[] {
  if (!power) return []
  const top = Math.max(powers.indexOf(power), powers.indexOf(maxPower ?? power))
  return powers.slice(0, top + 1).map((each, at) => ({ power: each, on: at <= powers.indexOf(power) }))
}

/** What is true of an item at the moment, in a word each. */
export function statesOf({ precious, secret, magic, damage }: ItemView): readonly string[] {
  return [
    ...(precious ? ['precious'] : []),
    ...(secret ? ['secret'] : []),
    ...(magic?.flowing ? ['flowing'] : []),
    ...(magic && !magic.flowing && magic.charges === 0 ? ['depleted'] : []),
    ...(damage === bearableDamage ? ['one more breaks it'] : [])
  ]
}
