import { shadowPrice } from '../economy/prices'
import type { Refusal } from '../state'
import { mostSquares } from './kinds'
import type { Foe, FoeCommand } from './model'
import { nothingBought } from './steps'

export type Upgrade = Extract<FoeCommand, { type: 'upgrade-foe' }>['use']
export const upgrades = [
  'foe-d6',
  'foe-d10',
  'foe-square',
  'monster-15',
  'monster-20',
  'monster-special'
] as const satisfies readonly Upgrade[]

/** Why Shadow cannot upgrade that foe in this way, or null (Z2). */
export function whyNoUpgrade(foe: Foe, use: Upgrade): Refusal | null {
  const { name, power, squares, kind, most } = foe
  if (use === 'foe-square') return squares >= mostSquares ? { because: 'squares-full', name } : null
  if (use === 'foe-d6') return power === 'd6' || power === 'd10' ? { because: 'already-there', name } : null
  if (use === 'foe-d10') return power === 'd10' ? { because: 'already-there', name } : null
  if (kind !== 'monster') return { because: 'monsters-only', name }
  if (use === 'monster-15') return most > 10 ? { because: 'already-there', name } : null
  return use === 'monster-20' && most > 15 ? { because: 'already-there', name } : null
}

/** The foe after the upgrade. The part bought with Shadow costs no Party Power (U5). */
export function upgraded(foe: Foe, use: Upgrade, note: string): Foe {
  const bought = foe.bought ?? nothingBought
  switch (use) {
    case 'foe-d6':
      return { ...foe, power: 'd6', bought: { ...bought, d6: true } }
    case 'foe-d10':
      return { ...foe, power: 'd10' }
    case 'foe-square':
      return { ...foe, squares: foe.squares + 1, bought: { ...bought, squares: bought.squares + 1 } }
    case 'monster-15':
      return grown(foe, 15)
    case 'monster-20':
      return grown(foe, 20)
    case 'monster-special':
      return {
        ...foe,
        note: [foe.note, note.trim() === '' ? 'special attack or immunity' : note.trim()].filter(Boolean).join('; ')
      }
  }
}

function grown(foe: Foe, most: number): Foe {
  const more = most - foe.most
  const bought = foe.bought ?? nothingBought
  return { ...foe, most, stamina: foe.stamina + more, bought: { ...bought, stamina: bought.stamina + more } }
}

/** The Shadow price of a new foe, for what Party Power does not buy (Z2). That is a d10, or more than ten Stamina. */
export function shadowForNew({ kind, stamina, power }: Pick<Foe, 'kind' | 'stamina' | 'power'>): number {
  const big = kind !== 'monster' || stamina <= 10 ? 0 : shadowPrice(stamina > 15 ? 'monster-20' : 'monster-15', 1)
  return (power === 'd10' ? shadowPrice('foe-d10', 1) : 0) + big
}
