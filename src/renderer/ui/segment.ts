/** One of a few that `SegmentChoice` offers. */
export interface Segment<Of> {
  readonly value: Of
  readonly label: string
  readonly icon?: string
  /** Shown on hover, and read out instead of a label that is only a sign. */
  readonly title?: string
  /** Only the icon shows. */
  readonly mute?: boolean
}
