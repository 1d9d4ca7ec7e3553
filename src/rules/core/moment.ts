import type { Audience } from './audience'
import type { LogPart } from './log-line'
import type { Tagged } from './slice'

/** The subject of a moment; screens draw a sign for each. */
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

/** One event as a recap tells it (PO1). */
export interface Moment {
  readonly kind: MomentKind
  /**
   * The importance: a whole number from 1 to 100. From 90 on the moment is in every recap (PO2). 0 is no moment of its own; it only cancels an earlier one.
   */
  readonly weight: number
  /** One sentence in the past tense, without a full stop. */
  readonly parts: readonly LogPart[]
  /**
   * The subjects that a later act may change. A moment with `replaces` takes the place of earlier moments about the
   * same subject (PO11).
   */
  readonly about?: readonly string[]
  readonly replaces?: true
}

/**
 * For each event worth telling: its moment for one audience, or null. A moment tells what happened to the characters it
 * names, never a mere choice. The other events of the act show the result of a choice.
 */
export type MomentTellers<Event extends Tagged> = {
  readonly [Type in Event['type']]?: (
    event: Extract<Event, { type: Type }>,
    context: { readonly audience: Audience; /** All events of its act. */ readonly act: readonly Event[] }
  ) => Moment | null
}

export function moment(kind: MomentKind, weight: number, ...parts: readonly LogPart[]): Moment {
  return { kind, weight, parts }
}

/**
 * A moment with subjects.
 * @param how `again`: earlier moments about them no longer hold
 */
export function aboutOf(found: Moment, about: string | readonly string[], how: 'first' | 'again' = 'again'): Moment {
  const subject = { ...found, about: typeof about === 'string' ? [about] : about }
  return how === 'again' ? { ...subject, replaces: true } : subject
}

/**
 * No moment of its own: it cancels the earlier moments about a subject.
 * @param how `first`: the subject begins anew, and earlier moments still hold
 */
export function untold(about: string | readonly string[], how: 'first' | 'again' = 'again'): Moment {
  return aboutOf({ kind: 'story', weight: 0, parts: [] }, about, how)
}
