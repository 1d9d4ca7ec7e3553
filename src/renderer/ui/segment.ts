import type { IconName } from './icons/icon-name'

/** One choice of `SegmentChoice`. */
export interface Segment<Of> {
  readonly value: Of
  readonly label: string
  readonly icon?: IconName
  /** Shown on hover, and read aloud instead of a label that is only a sign. */
  readonly title?: string
  /** Shows only the icon. */
  readonly mute?: boolean
}

/** Segments with only a label, in this order. */
export function segmentsOf<Of extends string>(labels: Readonly<Record<Of, string>>): readonly Segment<Of>[] {
  return (Object.keys(labels) as Of[]).map(value => ({ value, label: labels[value] }))
}
