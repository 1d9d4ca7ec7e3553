import { shadowPrice } from '../economy/prices'
import type { Foe } from './model'
import { nothingBought, partyPower, powerSpent } from './steps'
import type { FoeSecrets } from './secrets'
import { shadowForNew } from './upgrades'

/** Foes of one sort before they are on the board. */
export type FoesToCome = Pick<Foe, 'kind' | 'stamina' | 'power' | 'squares'> & {
  readonly count: number
  readonly secrets?: Pick<FoeSecrets, 'attacks' | 'immunities'>
}

/** Prices in both sorts of points, each 0 or more. */
export interface EncounterPrice {
  readonly partyPower: number
  /** The price of what Party Power does not buy: a d10, a monster above ten Stamina, special attacks, immunities. */
  readonly shadow: number
}

/**
 * The price of foes before they are on the board (PF4, U5, Z2).
 * @param shadow whether Shadow pays for what Party Power does not buy; unpaid, Stamina above ten costs Party Power too
 */
export function encounterPrice(foes: readonly FoesToCome[], shadow: 'paid' | 'unpaid'): EncounterPrice {
  return foes.reduce<EncounterPrice>(
    (sum, foe) => ({
      partyPower:
        sum.partyPower +
        powerSpent([{ ...foe, bought: shadow === 'paid' ? boughtWith(foe) : nothingBought }]) * foe.count,
      shadow: sum.shadow + shadowForOne(foe) * foe.count
    }),
    { partyPower: 0, shadow: 0 }
  )
}

/** Z2: the parts of a new foe that Shadow buys, which cost no Party Power. */
export function boughtWith({ kind, stamina }: Pick<Foe, 'kind' | 'stamina'>): NonNullable<Foe['bought']> {
  return { ...nothingBought, stamina: kind === 'monster' ? Math.max(0, stamina - 10) : 0 }
}

function shadowForOne({ secrets, ...foe }: FoesToCome): number {
  const traits = foe.kind === 'monster' && secrets ? secrets.attacks.length + secrets.immunities.length : 0
  return shadowForNew(foe) + shadowPrice('monster-special', traits)
}

/** U4: the Party Power of so many characters without XP. */
export function freshPartyPower(players: number): number {
  return partyPower(Array.from({ length: players }, () => 0))
}
