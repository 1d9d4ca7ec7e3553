import type { Explanation } from '../../core/refusal'
import type { SeatId } from '../../core/seat'
import type { SlotPlace, ThingId } from '../equipment/item'
import type { Stops } from '../equipment/items'
import type { InterferenceView } from '../magic/interference'
import type { Exertion } from '../moves/move'
import type { DiceRoll } from './attack'
import type { SplitOutcome } from './splits'

/** A blow that waits, with every legal way to take it. */
export interface AttackView {
  readonly id: number
  readonly seat: SeatId
  readonly from: string
  readonly power: number
  readonly sum: string
  readonly exertion: Exertion
  readonly avoided: { readonly harm: number; readonly wound: number }
  /** Everything taken upon oneself: the worst that each way can bring. */
  readonly splits: readonly SplitOutcome[]
  /** Open slots that fit. */
  readonly places: {
    readonly exhaustion: readonly SlotPlace[]
    readonly harm: readonly SlotPlace[]
    readonly wound: readonly SlotPlace[]
  }
  /** What its bearer could raise against it, and why not. */
  readonly shields: readonly {
    readonly item: ThingId
    readonly name: string
    readonly avoids: Stops
    readonly blocked: Explanation | null
  }[]
  /** Reach Out With Your Feelings would spare one point. */
  readonly reachOut: boolean
  /** Losing all Stamina means death in this chapter. */
  readonly deadly: boolean
}

/** What one form of recovery would bring, before it is done. */
export interface RecoveryPreview {
  /** Cards that stay on the Exhaustion pile. */
  readonly keeps: number
  readonly returns: number
  readonly staminaAfter: number
  readonly harmAfter: number
  readonly woundsAfter: number
  readonly woundCardsAfter: number
  readonly recharges: readonly string[]
  readonly blocked: Explanation | null
}

/** Injury and recovery of one character. */
export interface InjuryView {
  readonly mode: 'lucky' | 'heroic'
  readonly goHeroic: Explanation | null
  readonly dead: boolean
  /** Exhaustion tokens lying in slots. */
  readonly inSlots: readonly SlotPlace[]
  /** Free slots that take an Exhaustion token instead of a lost point (N8). */
  readonly layOn: Readonly<Record<Exertion, readonly SlotPlace[]>>
  readonly rest: RecoveryPreview
  readonly seekHelp: RecoveryPreview
  readonly atHearth: RecoveryPreview
  /** Where the Harm token that a Rest returns may come from. */
  readonly harmPlaces: readonly SlotPlace[]
}

export interface InjuryGmPart {
  readonly attacks: readonly AttackView[]
  readonly dice: DiceRoll | null
  readonly interference: InterferenceView | null
}

export interface InjuryTablePart {
  readonly dice: DiceRoll | null
}
