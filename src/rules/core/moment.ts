import type { Audience } from './audience'
import type { LogPart } from './log-line'
import type { Tagged } from './slice'

/** What a moment is about; screens draw a sign for each. */
export const momentKinds = [
  'death',
  'fall',
  'chapter',
  'journey',
  'harm',
  'flip',
  'gift',
  'foe',
  'shadow',
  'growth',
  'found',
  'rest',
  'person',
  'story'
] as const
export type MomentKind = (typeof momentKinds)[number]

/** One thing that happened, as it is told afterwards (PO1). */
export interface Moment {
  readonly kind: MomentKind
  /** How much it matters: a whole number from 1 to 100. From 90 on it belongs in every recap (PO2). */
  readonly weight: number
  /** One sentence in the past tense, without a full stop. */
  readonly parts: readonly LogPart[]
}

/** For each event worth telling: the moment for one audience, or null when it is none for them. */
export type MomentTellers<Event extends Tagged> = {
  readonly [Type in Event['type']]?: (
    event: Extract<Event, { type: Type }>,
    told: { readonly audience: Audience; /** All events of its act. */ readonly act: readonly Event[] }
  ) => Moment | null
}

/** A moment from its pieces. */
export function moment(kind: MomentKind, weight: number, ...parts: readonly LogPart[]): Moment {
  return { kind, weight, parts }
}
