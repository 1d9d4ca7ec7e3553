import { sentences, type PlainExplanation } from '#rules/core/refusal'
import type { Result } from '#rules/core/result'
import type { SaveState } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { CampaignFiles } from './campaign-files'
import { Emitter } from '#shared/emitter'
import type { StoreNotice } from '../types'

/** What there is to tell of a campaign's saving: how the last write went, and to whom to tell it. */
export class SaveStatus {
  readonly changed = new Emitter<readonly []>()
  readonly notices = new Emitter<readonly [StoreNotice]>()
  private trouble: { readonly since: number; readonly problem: Problem } | null = null
  private savedAt: number

  constructor(
    private readonly now: () => number,
    private readOnly: PlainExplanation | null
  ) {
    this.savedAt = now()
  }

  /** Why nothing may be written; null when it may. */
  get readOnlyReason(): PlainExplanation | null {
    return this.readOnly
  }

  /** Nothing is called saved that is not: what is in memory only counts, whatever the last write said. */
  state(files: CampaignFiles): SaveState {
    if (this.readOnly !== null) return { kind: 'read-only', ...this.readOnly }
    const acts = files.countNotOnDisk
    if (this.trouble && acts > 0) return { kind: 'not-saved', acts, ...this.trouble }
    return { kind: 'saved', at: this.savedAt }
  }

  /** A write went well or not. @returns the same. */
  record(done: Result<void, Problem>): Result<void, Problem> {
    if (done.ok) {
      this.savedAt = this.now()
      this.trouble = null
    } else {
      this.trouble = { since: this.trouble?.since ?? this.now(), problem: done.error }
    }
    this.changed.emit()
    return done
  }

  becomeReadOnly(why: PlainExplanation): void {
    this.readOnly = why
    this.notices.emit({ tone: 'warn', says: sentences(why) })
    this.changed.emit()
  }

  becomeWritable(): void {
    this.readOnly = null
    this.changed.emit()
  }
}
