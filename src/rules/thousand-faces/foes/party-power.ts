/** The strength of a party: ten for each character in the scene and one for each XP; locked XP do not count (U4, ruling O36). */
export function partyPower(xps: readonly number[]): number {
  return xps.reduce((sum, xp) => sum + xp, xps.length * 10)
}

/** Prices of upgrades in Party Power. A d4 weapon is free; a d10 needs Shadow (U5). */
const upgradePrice = { stamina: 1, d6: 3, square: 3 } as const

/** The number of foes that match a party, and the power left for upgrades (U5, ruling O40). */
export interface FoeMatch {
  readonly count: number
  /** Stamina of each foe before upgrades: 6 for humans, 10 for monsters. */
  readonly stamina: 6 | 10
  readonly left: number
  /** Number of upgrades of one sort that the rest of the power pays for. */
  readonly buys: { readonly stamina: number; readonly d6: number; readonly square: number }
}

/** Divides Party Power by 6 (humans) or 10 (monsters), rounded down; the rest goes to upgrades. */
export function matchFoes(power: number, sort: 'human' | 'monster'): FoeMatch {
  const stamina = sort === 'human' ? 6 : 10
  const count = Math.floor(power / stamina)
  const left = power - count * stamina
  return {
    count,
    stamina,
    left,
    buys: { stamina: left, d6: Math.floor(left / upgradePrice.d6), square: Math.floor(left / upgradePrice.square) }
  }
}

/** The values of a foe that decide its price in Party Power, without the parts bought with Shadow. */
export interface PricedFoe {
  readonly stamina: number
  readonly power: string
  readonly squares: number
  readonly bought?: { readonly stamina: number; readonly d6: boolean; readonly squares: number }
}

/** The price of a group of foes in Party Power. */
export function powerSpent(foes: readonly PricedFoe[]): number {
  return foes.reduce((sum, { stamina, power, squares, bought = nothingBought }) => {
    const d6 = power === 'd6' && !bought.d6 ? upgradePrice.d6 : 0
    const armour = Math.max(0, squares - bought.squares) * upgradePrice.square
    return sum + Math.max(0, stamina - bought.stamina) + d6 + armour
  }, 0)
}

/** No part was bought with Shadow. */
export const nothingBought = { stamina: 0, d6: false, squares: 0 } as const

/** Attack power of several foes on one character: the lead's die and 1 for each other foe. Without the die, 1 for each (U8). */
export function gangPower(attackers: number, die: number | null): number {
  return attackers < 1 ? 0 : die === null ? attackers : die + attackers - 1
}
