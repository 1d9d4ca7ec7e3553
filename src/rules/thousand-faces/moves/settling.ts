import type { SettleOutcome } from './model'

/** The number of options to pick, and who picks them; null without options. */
export interface PickRule {
  readonly count: number
  readonly by: 'player' | 'gm'
  /** XP that open the options; without payment none are picked (ruling O33). */
  readonly xp: number
  readonly twice: boolean
}

/** Q10: damage cards that a price in Pack removes. */
interface Repair {
  readonly removes: number
  readonly perPack: number
}

/** The largest number of points that come back; the die is rolled at settling. */
export function mostRegained({ regain }: { readonly regain: { readonly amount: '1' | 'd4' } | null }): number {
  return regain ? (regain.amount === '1' ? 1 : 4) : 0
}

/** M10: number of options to pick; 0 when the XP for them is not paid (ruling O33). */
export function optionsWanted(pick: PickRule | null, pay: SettleOutcome['pay']): number {
  return pick === null || (pick.xp > 0 && pay === 'nothing') ? 0 : pick.count
}

/** Q10: the largest number of damage cards that so much Pack removes; 0 for a price below one Pack. */
export function mostMended({ perPack, removes }: Repair, packs: number): number {
  return perPack < 1 ? 0 : Math.floor(packs / perPack) * removes
}

/** Q10: the price in Pack for removing so many damage cards. */
export function packsFor({ perPack, removes }: Repair, damage: number): number {
  return removes < 1 ? 0 : Math.ceil(damage / removes) * perPack
}
