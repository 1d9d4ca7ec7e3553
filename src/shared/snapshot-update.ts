import type { Snapshot } from './contract'
import { diff, patch, type Change } from './json-diff'

/** What a screen is sent: its whole picture first, then of each new one only what changed. */
export type SnapshotUpdate =
  | { readonly say: 'showing'; readonly showing: Snapshot }
  /** `from`: the serial of the picture that it changes. */
  | { readonly say: 'change'; readonly from: number; readonly change: Change }

/** How a screen that shows `before` comes to show `showing`. */
export function updateFrom(before: Snapshot | null, showing: Snapshot): SnapshotUpdate {
  const change = before?.kind === showing.kind ? diff(before, showing) : null
  return before && change ? { say: 'change', from: before.serial, change } : { say: 'showing', showing }
}

/** The picture after an update; null when it changes another picture than this one, so that the whole must be asked for. */
export function updated(before: Snapshot | null, update: SnapshotUpdate): Snapshot | null {
  if (update.say === 'showing') return update.showing
  return before?.serial === update.from ? (patch(before, update.change) as Snapshot) : null
}
