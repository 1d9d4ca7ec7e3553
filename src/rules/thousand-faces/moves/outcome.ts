import type { SeatId } from '../../core/seat'
import type { ThingId } from '../equipment/item'
import type { Attribute, ResultValue } from '../vocabulary'
import type { MoveId } from './ids'

/** A move that has been called, until what it brings is settled. Several may be open: a FAST one beside the other. */
export interface Outcome {
  readonly id: number
  readonly seat: SeatId
  readonly move: MoveId | 'shield'
  readonly attribute: Attribute | null
  /** The magic item that is used or staked, or the shield. */
  readonly item: ThingId | null
  /** The blow that a shield is raised against. */
  readonly attack: number | null
  readonly fast: boolean
  /** Charges were not paid for: blood, light or a new source of power pays. */
  readonly freeCharge: boolean
  /** The serial of the flip that decides it; 0 while laid cards decide it; null when nothing has to. */
  readonly flip: number | null
  /** Null until the flip is over. */
  readonly result: ResultValue | null
}

/** Open outcomes on a board, and a count of all things that were ever numbered. */
export interface MovesPart {
  readonly outcomes: readonly Outcome[]
  /** Items, blows, foes and open moves are numbered by it; no number is given twice. */
  readonly made: number
}
