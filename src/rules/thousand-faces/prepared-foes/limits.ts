import { longestText } from '../vocabulary'

/** How much one Game Master may prepare, and how long its texts may be in UTF-16 units. */
export const limits = {
  foes: 500,
  encounters: 200,
  /** Sorts of foes in one encounter, and foes of one sort: what `add-prepared-foes` takes. */
  sorts: 12,
  count: 11,
  name: 120,
  trait: 200,
  text: longestText
} as const
