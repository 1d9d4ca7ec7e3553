/**
 * What an event says of one shuffle, read beside the state before it: so that a recorded order can be compared with what lay there (SF10, docs/shuffle.md).
 */
export interface ShuffledThings {
  /** What was shuffled, in any order; null where it was a list of the rules’ own, which other versions of Hearthside may have otherwise. */
  readonly from: readonly unknown[] | null
  /** What the event took of the new order: its beginning. */
  readonly dealt: readonly unknown[]
  /** The event happens without a shuffle as well. */
  readonly maybe?: true
}
