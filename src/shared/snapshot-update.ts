import type { Brand } from '#rules/core/brand'
import type { Snapshot } from './contract'
import { patch, printDiff, type Change } from './json-diff'

/** A message to a screen: its whole snapshot first, then only the changes of each new one. */
export type SnapshotUpdate =
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  /** `from`: the serial of the snapshot that the change applies to. */
  | { readonly type: 'change'; readonly from: number; readonly change: Change }

/** A `SnapshotUpdate` as text. */
export type PrintedUpdate = Brand<string, 'PrintedUpdate'>

/** The update from `before` to `next`. */
export function printUpdate(before: Snapshot | null, next: Snapshot): PrintedUpdate {
  const change = before?.kind === next.kind ? printDiff(before, next) : null
  const text =
    before && change !== null
      ? `{"type":"change","from":${before.serial},"change":${change}}`
      : `{"type":"snapshot","snapshot":${JSON.stringify(next)}}`
  return text as PrintedUpdate
}

export function readUpdate(printed: PrintedUpdate): SnapshotUpdate {
  return JSON.parse(printed) as SnapshotUpdate
}

/**
 * The snapshot after an update. Null when the update applies to another snapshot: the page must request the whole.
 */
export function updated(before: Snapshot | null, update: SnapshotUpdate): Snapshot | null {
  if (update.type === 'snapshot') return update.snapshot
  return before?.serial === update.from ? (patch(before, update.change) as Snapshot) : null
}

/**
 * Whether a snapshot is newer than the held one. After a new connection any snapshot counts as newer, because a new
 * host may count from the start.
 */
export function isNewer(
  next: Pick<Snapshot, 'serial'>,
  held: Pick<Snapshot, 'serial'> | null,
  line: 'same' | 'new'
): boolean {
  return held === null || line === 'new' || next.serial >= held.serial
}
