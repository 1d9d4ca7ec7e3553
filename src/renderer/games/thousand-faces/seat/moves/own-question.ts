import type { Explanation } from '#rules/core/refusal'
import type { SettleDraft } from '../../gm/flip/outcome/settle-draft'

/** One thing to answer, and its answers. */
export interface OwnOption {
  readonly text: string
  /** How often it is chosen: 0, 1 or 2. */
  readonly times: number
  readonly blocked?: Explanation | null
  /** What it would end. */
  readonly grave?: string | null
}

/** A question about a player's own move; `pick` is the draft once that answer is chosen. */
export interface OwnQuestion {
  readonly asks: string
  readonly options: readonly OwnOption[]
  pick(at: number): SettleDraft
}
