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

/** Segments of which nothing but the label is to be said, in this order. */
export function segmentsOf<Of extends string>(labels: Readonly<Record<Of, string>>): readonly Segment<Of>[] {
  return (Object.keys(labels) as Of[]).map(value => ({ value, label: labels[value] }))
}
