import type { SeatId } from '#rules/core/seat'
import { shadowPrice, type ShadowUse, shadowUses } from '#rules/thousand-faces/economy/prices'
import type { Command } from '#rules/thousand-faces/state'

/** What the GM is about to buy with Shadow. */
export interface Purchase {
  readonly use: ShadowUse
  readonly count: number
  readonly from: 'free' | 'circled'
  readonly what: string
  /** Whom a trap or a first strike hits. */
  readonly seat: SeatId | null
  /** Which foe is made stronger. */
  readonly foe: number | null
}

/** What a use needs besides the points. */
export type PurchaseNeed = 'nothing' | 'victim' | 'foe' | 'claim'

export function needsOf(use: ShadowUse): PurchaseNeed {
  if (use === 'trap' || use === 'strike-first') return 'victim'
  if (use === 'unknown-benefactor') return 'claim'
  return use.startsWith('foe-') || use.startsWith('monster-') ? 'foe' : 'nothing'
}

/** How many of it can be bought in one go; one, where it is not sold by the piece. A foe is made stronger step by step. */
export function mostOf(use: ShadowUse): number {
  const offer = shadowUses.find(each => each.id === use)
  return offer && offer.per !== null && needsOf(use) !== 'foe' ? offer.most : 1
}

/** "Levels" for something sold by the level: what the stepper counts. */
export function unitWords(per: string | null): string {
  return per === null ? '' : `${per.charAt(0).toUpperCase()}${per.slice(1)}${/power$/.test(per) ? '' : 's'}`
}

export function costOf({ use, count }: Pick<Purchase, 'use' | 'count'>): number {
  return shadowPrice(use, count)
}

/** The purchase as the command that makes it; null while something is still missing. */
export function asCommand(purchase: Purchase): Command | null {
  const { use, count, from, seat, foe } = purchase
  const what = purchase.what.trim()
  if (needsOf(use) === 'foe')
    return foe === null ? null : { type: 'upgrade-foe', foe, use: use as UpgradeUse, from, note: what }
  if (needsOf(use) === 'victim' && seat === null) return null
  return { type: 'buy-with-shadow', use, count, from, seat, what }
}

type UpgradeUse = Extract<Command, { type: 'upgrade-foe' }>['use']
