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
  /** How much it matters: a whole number from 1 to 100. From 90 on it belongs in every recap (PO2). 0: it is none, and only says that one before is none any more. */
  readonly weight: number
  /** One sentence in the past tense, without a full stop. */
  readonly parts: readonly LogPart[]
  /** What it tells of, where a later act may say otherwise: of moments about the same thing, one that replaces takes the place of the one before it (PO11). */
  readonly about?: readonly string[]
  readonly replaces?: true
}

/**
 * For each event worth telling: the moment for one audience, or null when it is none for them. It tells what happened to whom it names, never
 * what was only chosen: what became of a choice stands in the other events of the act.
 */
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

/** The same, as the newest word about something. @param how `again`: what was told of it before no longer holds */
export function aboutOf(found: Moment, about: string | readonly string[], how: 'first' | 'again' = 'again'): Moment {
  const told = { ...found, about: typeof about === 'string' ? [about] : about }
  return how === 'again' ? { ...told, replaces: true } : told
}

/** No moment of its own: what was told about this before no longer holds. @param how `first`: it begins anew, and what was told before still holds */
export function untold(about: string | readonly string[], how: 'first' | 'again' = 'again'): Moment {
  return aboutOf({ kind: 'story', weight: 0, parts: [] }, about, how)
}
