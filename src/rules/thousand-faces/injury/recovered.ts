import { isWound } from '../cards'
import { countOwned, exhaustedCount } from '../deck/places'
import { isRefillable } from '../magic/steps'
import { stamina } from '../stamina/bounds'
import type { Sheet } from '../state'

/** The effects of one form of recovery. */
export interface Recovery {
  /** Cards that stay on the Exhaustion pile. */
  readonly keeps: number
  readonly returns: number
  readonly staminaAfter: number
  readonly harmAfter: number
  readonly woundsAfter: number
  readonly woundCardsAfter: number
  readonly recharges: readonly string[]
}

export type RecoveryWay = 'rest' | 'elsewhere' | 'hearth'

/** N11, N12: the effects of a Rest, of Seek Help elsewhere, or at The Hearth, whichever cards come back. */
export function recoveredBy({ piles, tokens, character }: Sheet, way: RecoveryWay): Recovery {
  const pins = way === 'rest' ? tokens.harm + tokens.wound : tokens.wound
  const exhausted = exhaustedCount(piles)
  const keeps = Math.min(exhausted, pins)
  return {
    keeps,
    returns: exhausted - keeps,
    staminaAfter: stamina - keeps,
    harmAfter: way === 'rest' ? Math.max(0, tokens.harm - 1) : 0,
    woundsAfter: way === 'hearth' ? 0 : tokens.wound,
    woundCardsAfter: way === 'rest' ? countOwned(piles, isWound) : 0,
    recharges: character.items.filter(isRefillable).map(item => item.name)
  }
}
