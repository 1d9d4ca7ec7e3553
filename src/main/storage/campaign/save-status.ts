import { sentences, type PlainExplanation } from '#rules/core/refusal'
import type { Result } from '#rules/core/result'
import type { SaveState } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { CampaignFiles } from './campaign-files'
import { Emitter } from '#shared/emitter'
import type { StoreNotice } from '../types'

/** The save state of a campaign: the result of the last write, and the listeners. */
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

  /** Why writing is forbidden; null when it is allowed. */
  get readOnlyReason(): PlainExplanation | null {
    return this.readOnly
  }

  /**
   * Entries that are in memory only are never reported as saved. Their number decides, not the result of the last write.
   */
  state(files: CampaignFiles): SaveState {
    if (this.readOnly !== null) return { kind: 'read-only', ...this.readOnly }
    const acts = files.countNotOnDisk
    if (this.trouble && acts > 0) return { kind: 'not-saved', acts, ...this.trouble }
    return { kind: 'saved', at: this.savedAt }
  }

  /** Records the result of a write. @returns the same result */
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
