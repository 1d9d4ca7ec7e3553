import type { Explanation } from '#rules/core/refusal'

/** One thing to answer, and its answers. */
export interface OwnOption {
  readonly text: string
  /** How often it is chosen: 0, 1 or 2. */
  readonly times: number
  readonly blocked?: Explanation | null
  /** What it would end. */
  readonly grave?: string | null
}
