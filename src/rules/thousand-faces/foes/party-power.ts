/** What a party can stand up to: ten for each character in the scene and one for each XP they hold; locked XP do not count (U4, ruling O36). */
export function partyPower(xps: readonly number[]): number {
  return xps.reduce((sum, xp) => sum + xp, xps.length * 10)
}

/** What upgrades cost in Party Power; d4 weapons are free, d10 is for Shadow only (U5). */
const upgradePrice = { stamina: 1, d6: 3, square: 3 } as const

/** How many foes a party is a match for, and the power left over for upgrades (U5, ruling O40). */
export interface FoeMatch {
  readonly count: number
  /** Stamina of each, before upgrades: 6 for humans, 10 for monsters. */
  readonly stamina: 6 | 10
  readonly left: number
  /** How many of one upgrade alone the leftover pays for. */
  readonly buys: { readonly stamina: number; readonly d6: number; readonly square: number }
}

/** Divides Party Power by 6 (humans) or 10 (monsters), rounding down; what is left goes to upgrades. */
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

/** A foe as its price in Party Power sees it: what was bought with Shadow is no part of it. */
export interface PricedFoe {
  readonly stamina: number
  readonly power: string
  readonly squares: number
  readonly bought?: { readonly stamina: number; readonly d6: boolean; readonly squares: number }
}

/** What a group of foes costs in Party Power. */
export function powerSpent(foes: readonly PricedFoe[]): number {
  return foes.reduce((sum, { stamina, power, squares, bought = nothingBought }) => {
    const d6 = power === 'd6' && !bought.d6 ? upgradePrice.d6 : 0
    const armour = Math.max(0, squares - bought.squares) * upgradePrice.square
    return sum + Math.max(0, stamina - bought.stamina) + d6 + armour
  }, 0)
}

/** Nothing of it was bought with Shadow. */
export const nothingBought = { stamina: 0, d6: false, squares: 0 } as const

/** Attack power of several foes on one character: the lead's die and 1 for each further one; without the die 1 for each (U8). */
export function gangPower(attackers: number, die: number | null): number {
  return attackers < 1 ? 0 : die === null ? attackers : die + attackers - 1
}
