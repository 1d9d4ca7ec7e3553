import type { SeatId } from '../../core/seat'
import type { ThingId } from '../equipment/item'
import type { MoveId } from '../moves/ids'

/** A title that inspires the campaign; circled ones are in. Source: reference 5.7. */
export interface Touchstone {
  readonly title: string
  readonly by: SeatId | null
  readonly circledBy: SeatId | 'gm' | null
}

/** What lies on the table while characters are made. */
export interface Workshop {
  readonly touchstones: readonly Touchstone[]
  /** Move cards laid out to choose from. */
  readonly laidOut: readonly MoveId[]
  /** Cards taken out of their envelopes (30-hour campaigns). */
  readonly freed: readonly MoveId[]
  /** What the table asks every character. */
  readonly questions: readonly string[]
  /** The things that somebody chose to begin with, wherever they are now (R8). */
  readonly chosen: readonly ThingId[]
  /** Move cards are being drafted, in this order; absent: everybody takes what they like (R13). */
  readonly draft?: readonly SeatId[]
}

/** Nothing lies there yet. */
export const emptyWorkshop: Workshop = { touchstones: [], laidOut: [], freed: [], questions: [], chosen: [] }

/** What creation adds to the whole board. */
export interface WorkshopPart {
  readonly workshop: Workshop
}
