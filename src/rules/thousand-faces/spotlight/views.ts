import type { SeatId } from '../../core/seat'

/** Who acts now, and who waited longest. */
export interface SpotlightView {
  readonly seat: SeatId | null
  /** Counts up with every passing; screens animate when it changes. */
  readonly turn: number
  /** Everybody, whoever had it least and longest ago first. `ago`: turns since, null for never. */
  readonly order: readonly { readonly seat: SeatId; readonly turns: number; readonly ago: number | null }[]
}

/** Each board part is named once here and joined in `views.ts`. */
export interface SpotlightGmPart {
  readonly spotlight: SpotlightView
}

export interface SpotlightTablePart {
  readonly spotlight: { readonly seat: SeatId | null; readonly turn: number }
}
