import { longestText } from '../vocabulary'

/** Limits of the preparation of one Game Master, and of its texts in UTF-16 units. */
export const limits = {
  foes: 500,
  encounters: 200,
  /** Sorts of foes in one encounter, and foes of one sort: the limits of `add-prepared-foes`. */
  sorts: 12,
  count: 11,
  name: 120,
  trait: 200,
  text: longestText
} as const
