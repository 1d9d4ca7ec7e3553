import type { Snapshot } from './contract'
import { patch, printDiff, type Change } from './json-diff'

/** What a screen is sent: its whole picture first, then of each new one only what changed. */
export type SnapshotUpdate =
  | { readonly say: 'snapshot'; readonly snapshot: Snapshot }
  /** `from`: the serial of the picture that it changes. */
  | { readonly say: 'change'; readonly from: number; readonly change: Change }

/** How a screen that shows `before` comes to show `next`: a `SnapshotUpdate`, printed. */
export function printUpdate(before: Snapshot | null, next: Snapshot): string {
  const change = before?.kind === next.kind ? printDiff(before, next) : null
  return before && change !== null
    ? `{"say":"change","from":${before.serial},"change":${change}}`
    : `{"say":"snapshot","snapshot":${JSON.stringify(next)}}`
}

/** The picture after an update; null when it changes another picture than this one, so that the whole must be asked for. */
export function updated(before: Snapshot | null, update: SnapshotUpdate): Snapshot | null {
  if (update.say === 'snapshot') return update.snapshot
  return before?.serial === update.from ? (patch(before, update.change) as Snapshot) : null
}
