import type { ActBefore } from '#rules/campaign/meanwhile'
import type { PlainExplanation } from '#rules/core/refusal'

/**
 * The world says no: a disk, a file, another window. Whoever makes one says what stands in the way and what to do; a kind that has
 * no words of its own is worded by the page, for whoever sits in front of it.
 */
export type Problem =
  /** What this button was pressed for has changed since its picture; `first`: by whom, where that is known. */
  | { readonly kind: 'stale'; readonly first?: ActBefore }
  | { readonly kind: 'no-campaign' }
  | ExplainedProblem<'not-allowed'>
  /** The ask itself is malformed; `path` is the place. */
  | ExplainedProblem<'invalid', { readonly path: string }>
  | ExplainedProblem<'read-only'>
  /** Could not be written: the game goes on in memory. `code` is the system's (ENOSPC, EACCES …). */
  | ExplainedProblem<'not-written', { readonly code: string }>
  | { readonly kind: 'not-found'; readonly path: string }
  | { readonly kind: 'name-taken'; readonly name: string }
  | ExplainedProblem<'bad-name', { readonly name: string }>
  /** Another Hearthside has this campaign open. */
  | { readonly kind: 'locked'; readonly path: string; readonly since: number; readonly host: string }
  /** The file cannot be opened; it is left as it is. `place` is like `entries.412.events.0.card`. */
  | ExplainedProblem<
      'unreadable',
      { readonly path: string; readonly place: string; readonly backups: readonly BackupInfo[] }
    >
  | ExplainedProblem<'unsupported'>
  | ExplainedProblem<'failed'>

type ExplainedProblem<Kind extends string, Facts = unknown> = { readonly kind: Kind } & PlainExplanation & Facts

/** A copy kept outside the campaign's folder. */
export interface BackupInfo {
  readonly id: string
  readonly at: number
  readonly reason: 'before-migration' | 'before-restore' | 'changed-outside' | 'first-of-day' | 'ring'
  readonly acts: number
  readonly bytes: number
}
