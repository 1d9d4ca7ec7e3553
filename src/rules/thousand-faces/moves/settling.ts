import type { SettleOutcome } from './model'

/** How many options are picked and by whom; null when none are. */
export interface PickRule {
  readonly count: number
  readonly by: 'player' | 'gm'
  /** XP that opens them; without it none are picked (ruling O33). */
  readonly xp: number
  readonly twice: boolean
}

/** Q10: damage cards that a price in Pack takes off. */
interface Repair {
  readonly removes: number
  readonly perPack: number
}

/** The most points that come back; the die is thrown when it is settled. */
export function mostRegained({ regain }: { readonly regain: { readonly amount: '1' | 'd4' } | null }): number {
  return regain ? (regain.amount === '1' ? 1 : 4) : 0
}

/** M10: how many options are to be picked; none where the XP that opens them is not paid (ruling O33). */
export function optionsWanted(pick: PickRule | null, pay: SettleOutcome['pay']): number {
  return pick === null || (pick.xp > 0 && pay === 'nothing') ? 0 : pick.count
}

/** Q10: the most damage cards that so much Pack takes off: none where the price is not a Pack or more. */
export function mostMended({ perPack, removes }: Repair, packs: number): number {
  return perPack < 1 ? 0 : Math.floor(packs / perPack) * removes
}

/** Q10: the Pack that taking off so many damage cards costs. */
export function packsFor({ perPack, removes }: Repair, damage: number): number {
  return removes < 1 ? 0 : Math.ceil(damage / removes) * perPack
}
