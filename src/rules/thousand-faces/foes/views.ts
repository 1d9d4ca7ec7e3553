import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import type { Foe } from './foe'
import type { CombatFormat } from './kinds'
import type { Muster } from './party-power'

/** A foe on the GM's tracker. */
export interface FoeView extends Foe {
  readonly subdued: boolean
  /** The ally who holds it up in this turn of the spotlight, or null. */
  readonly tiedBy: string | null
  /** Squares that are left to cross out. */
  readonly openSquares: number
  readonly upgrades: readonly {
    readonly use: 'foe-d6' | 'foe-d10' | 'foe-square' | 'monster-15' | 'monster-20' | 'monster-special'
    readonly cost: number
    readonly blocked: Explanation | null
  }[]
}

/** Several foes on one character. */
export interface GangView {
  readonly seat: SeatId
  readonly foes: readonly number[]
}

export interface FoesGmPart {
  readonly foes: readonly FoeView[]
  readonly gangs: readonly GangView[]
  readonly format: CombatFormat | null
  /** Ten for each living character in the scene and one for each of their XP. */
  readonly encounter: {
    readonly power: number
    /** Who is in the scene. */
    readonly scene: readonly { readonly seat: SeatId; readonly here: boolean }[]
    readonly human: Muster
    readonly monster: Muster
    readonly spent: number
  }
}

/** A foe that players may see: how battered it is, not its numbers. */
export interface PublicFoe {
  readonly id: number
  readonly name: string
  /** Quarters of its Stamina left, 0 (subdued) to 4 (unhurt). */
  readonly quarters: 0 | 1 | 2 | 3 | 4
  readonly red: number
  readonly openSquares: number
  readonly engaged: SeatId | null
  readonly weakness: string | null
}

export interface FoesTablePart {
  readonly foes: readonly PublicFoe[]
}
