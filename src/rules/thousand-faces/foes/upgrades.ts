import type { Refusal } from '../types'
import type { Foe } from './foe'
import { mostSquares } from './kinds'
import type { FoeCommand } from './shapes'

export type Upgrade = Extract<FoeCommand, { type: 'upgrade-foe' }>['use']
export const upgrades = [
  'foe-d6',
  'foe-d10',
  'foe-square',
  'monster-15',
  'monster-20',
  'monster-special'
] as const satisfies readonly Upgrade[]

/** Why Shadow cannot make that foe so, or null (Z2). */
export function whyNoUpgrade(foe: Foe, use: Upgrade): Refusal | null {
  const { name, power, squares, kind, most } = foe
  if (use === 'foe-square') return squares >= mostSquares ? { because: 'squares-full', name } : null
  if (use === 'foe-d6') return power === 'd6' || power === 'd10' ? { because: 'already-there', name } : null
  if (use === 'foe-d10') return power === 'd10' ? { because: 'already-there', name } : null
  if (kind !== 'monster') return { because: 'monsters-only', name }
  if (use === 'monster-15') return most > 10 ? { because: 'already-there', name } : null
  return use === 'monster-20' && most > 15 ? { because: 'already-there', name } : null
}

/** The foe after the upgrade. */
export function upgraded(foe: Foe, use: Upgrade, note: string): Foe {
  switch (use) {
    case 'foe-d6':
      return { ...foe, power: 'd6' }
    case 'foe-d10':
      return { ...foe, power: 'd10' }
    case 'foe-square':
      return { ...foe, squares: foe.squares + 1 }
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
  return { ...foe, most, stamina: foe.stamina + most - foe.most }
}
