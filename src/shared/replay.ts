/** How much faster than it was played a replay goes on. */
export const replaySpeeds = [1, 2, 4, 8] as const
export type ReplaySpeed = (typeof replaySpeeds)[number]

/** A replay on the table page, as the Game Master steers it. */
export interface ReplayView {
  /** “Session 3”. */
  readonly name: string
  /** How much of it was shown, from 0 to 1. */
  readonly share: number
  readonly isPlaying: boolean
  readonly speed: ReplaySpeed
  /** The last picture stands until the replay is ended. */
  readonly isOver: boolean
}
