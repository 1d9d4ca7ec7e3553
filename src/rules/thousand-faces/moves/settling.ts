import type { OutcomeView } from './view'
import type { SettleOutcome } from './model'
import type { PickRule } from './picks'

/** The Stamina that settling expends: that of the chosen price, else of the result. 0: none, or no price is chosen yet. */
export function expended({ expend, costs }: Pick<OutcomeView, 'expend' | 'costs'>, price: number): number {
  return costs ? (costs[price]?.stamina ?? 0) : (expend?.points ?? 0)
}

/** The most points that come back; the die is thrown when it is settled. */
export function mostRegained({ regain }: Pick<OutcomeView, 'regain'>): number {
  return regain ? (regain.amount === '1' ? 1 : 4) : 0
}

/** M10: how many options are to be picked; none where the XP that opens them is not paid (ruling O33). */
export function optionsWanted(pick: PickRule | null, pay: SettleOutcome['pay']): number {
  return pick === null || (pick.xp > 0 && pay === 'nothing') ? 0 : pick.count
}

/** Q10: the most damage cards that so much Pack takes off: none where the price is not a Pack or more. */
export function mostMended({ perPack, removes }: NonNullable<OutcomeView['repair']>, packs: number): number {
  return perPack < 1 ? 0 : Math.floor(packs / perPack) * removes
}

/** Q10: the Pack that taking off so many damage cards costs. */
export function packsFor({ perPack, removes }: NonNullable<OutcomeView['repair']>, damage: number): number {
  return removes < 1 ? 0 : Math.ceil(damage / removes) * perPack
}
