import type { Brand } from '#rules/core/brand'
import type { Snapshot } from './contract'
import { patch, printDiff, type Change } from './json-diff'

/** What a screen is sent: its whole picture first, then of each new one only what changed. */
export type SnapshotUpdate =
  | { readonly say: 'snapshot'; readonly snapshot: Snapshot }
  /** `from`: the serial of the picture that it changes. */
  | { readonly say: 'change'; readonly from: number; readonly change: Change }

/** A `SnapshotUpdate`, printed. */
export type PrintedUpdate = Brand<string, 'PrintedUpdate'>

/** How a screen that shows `before` comes to show `next`. */
export function printUpdate(before: Snapshot | null, next: Snapshot): PrintedUpdate {
  const change = before?.kind === next.kind ? printDiff(before, next) : null
  const text =
    before && change !== null
      ? `{"say":"change","from":${before.serial},"change":${change}}`
      : `{"say":"snapshot","snapshot":${JSON.stringify(next)}}`
  return text as PrintedUpdate
}

export function readUpdate(printed: PrintedUpdate): SnapshotUpdate {
  return JSON.parse(printed) as SnapshotUpdate
}

/** The picture after an update; null when it changes another picture than this one, so that the whole must be asked for. */
export function updated(before: Snapshot | null, update: SnapshotUpdate): Snapshot | null {
  if (update.say === 'snapshot') return update.snapshot
  return before?.serial === update.from ? (patch(before, update.change) as Snapshot) : null
}

/** Of two pictures the newer counts; at the other end of a new line may be a new host, which counts from the start. */
export function isNewer(
  next: Pick<Snapshot, 'serial'>,
  held: Pick<Snapshot, 'serial'> | null,
  line: 'same' | 'new'
): boolean {
  return held === null || line === 'new' || next.serial >= held.serial
}
