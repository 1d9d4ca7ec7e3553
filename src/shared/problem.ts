import type { ActBefore } from '#rules/campaign/meanwhile'

/** The world says no: a disk, a file, another window. Shown to the GM as a banner that says what to do. */
export type Problem =
  /** What this button was pressed for has changed since its picture; `first`: by whom, where that is known. */
  | { readonly kind: 'stale'; readonly first?: ActBefore }
  | { readonly kind: 'no-campaign' }
  /** `message` is whole sentences; where there are several, the last is what to do. */
  | { readonly kind: 'not-allowed'; readonly message: string }
  /** The ask itself is malformed; `path` is the place. */
  | { readonly kind: 'invalid'; readonly path: string; readonly message: string }
  | { readonly kind: 'read-only'; readonly message: string }
  /** Could not be written: the game goes on in memory. `code` is the system's (ENOSPC, EACCES …). */
  | { readonly kind: 'not-written'; readonly code: string; readonly message: string }
  | { readonly kind: 'not-found'; readonly path: string }
  | { readonly kind: 'name-taken'; readonly name: string }
  | { readonly kind: 'bad-name'; readonly name: string; readonly message: string }
  /** Another Hearthside has this campaign open. */
  | { readonly kind: 'locked'; readonly path: string; readonly since: number; readonly host: string }
  /** The file cannot be opened; it is left as it is. `place` is like `entries.412.events.0.card`. */
  | {
      readonly kind: 'unreadable'
      readonly path: string
      readonly place: string
      readonly message: string
      readonly backups: readonly BackupInfo[]
    }
  | { readonly kind: 'unsupported'; readonly message: string }
  /** `message` is whole sentences, the last of which is what to do. */
  | { readonly kind: 'failed'; readonly message: string }

/** A copy kept outside the campaign's folder. */
export interface BackupInfo {
  readonly id: string
  readonly at: number
  readonly reason: 'before-migration' | 'before-restore' | 'changed-outside' | 'first-of-day' | 'ring'
  readonly acts: number
  readonly bytes: number
}
