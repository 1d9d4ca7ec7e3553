/** The speed of a replay, as a multiple of the original pace. */
export const replaySpeeds = [1, 2, 4, 8] as const
export type ReplaySpeed = (typeof replaySpeeds)[number]

/** The state of a replay on the table page, for the Game Master's controls. */
export interface ReplayView {
  /** “Session 3”. */
  readonly name: string
  /** The share that was shown, from 0 to 1. */
  readonly share: number
  readonly isPlaying: boolean
  readonly speed: ReplaySpeed
  /** The last frame stays until the replay is ended. */
  readonly isOver: boolean
}
