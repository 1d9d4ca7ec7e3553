import type { Result } from '#rules/core/result'
import type { SaveState } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Home } from './campaign-files'
import { Listeners } from '#shared/emitter'
import type { StoreNotice } from '../types'

/** What there is to tell of a campaign's saving: how the last write went, and to whom to tell it. */
export class SaveNews {
  readonly changed = new Listeners<readonly []>()
  readonly noted = new Listeners<readonly [StoreNotice]>()
  private trouble: { readonly since: number; readonly problem: Problem } | null = null
  private savedAt: number

  constructor(
    private readonly now: () => number,
    private readOnly: string | null
  ) {
    this.savedAt = now()
  }

  /** Why nothing may be written; null when it may. */
  get hindrance(): string | null {
    return this.readOnly
  }

  /** Nothing is called saved that is not: what is in memory only counts, whatever the last write said. */
  state(home: Home): SaveState {
    if (this.readOnly !== null) return { kind: 'read-only', says: this.readOnly }
    const acts = home.unsafe
    if (this.trouble && acts > 0) return { kind: 'not-saved', acts, ...this.trouble }
    return { kind: 'saved', at: this.savedAt }
  }

  /** A write went well or not. @returns the same. */
  note(done: Result<void, Problem>): Result<void, Problem> {
    if (done.ok) {
      this.savedAt = this.now()
      this.trouble = null
    } else {
      this.trouble = { since: this.trouble?.since ?? this.now(), problem: done.error }
    }
    this.changed.tell()
    return done
  }

  becomeReadOnly(says: string): void {
    this.readOnly = says
    this.noted.tell({ tone: 'warn', says })
    this.changed.tell()
  }

  becomeWritable(): void {
    this.readOnly = null
    this.changed.tell()
  }
}
