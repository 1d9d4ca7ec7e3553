import type { ActBefore } from '#rules/campaign/meanwhile'
import type { PlainExplanation } from '#rules/core/refusal'

/**
 * A problem outside the rules: a disk, a file, another window. Its maker states the obstacle and the remedy. For a kind
 * without words the page supplies them, by audience.
 */
export type Problem =
  /** The state has changed since the frame of the command; `first`: the act that came before, where it is known. */
  | { readonly kind: 'stale'; readonly first?: ActBefore }
  | { readonly kind: 'no-campaign' }
  | ExplainedProblem<'not-allowed'>
  /** The ask itself is malformed; `path` is the position of the fault. */
  | ExplainedProblem<'invalid', { readonly path: string }>
  | ExplainedProblem<'read-only'>
  /** The write failed, and the game continues in memory. `code` is the system's (ENOSPC, EACCES …). */
  | ExplainedProblem<'not-written', { readonly code: string }>
  | { readonly kind: 'not-found'; readonly path: string }
  | { readonly kind: 'name-taken'; readonly name: string }
  | ExplainedProblem<'bad-name', { readonly name: string }>
  /** Another Hearthside has this campaign open. */
  | { readonly kind: 'locked'; readonly path: string; readonly since: number; readonly host: string }
  /** The file cannot be opened and is left unchanged. `place` looks like `entries.412.events.0.card`. */
  | ExplainedProblem<
      'unreadable',
      { readonly path: string; readonly damagedAt: string; readonly backups: readonly BackupInfo[] }
    >
  | ExplainedProblem<'unsupported'>
  | ExplainedProblem<'failed'>

type ExplainedProblem<Kind extends string, Facts = unknown> = { readonly kind: Kind } & PlainExplanation & Facts

/** A copy outside the campaign's folder. */
export interface BackupInfo {
  readonly id: string
  readonly at: number
  readonly reason: 'before-migration' | 'before-restore' | 'changed-outside' | 'first-of-day' | 'ring'
  readonly acts: number
  readonly bytes: number
}
