import type { Brand } from '../core/brand'
import type { SeatId } from '../core/seat'

/** `t12`, `t12-2` …: named after the entry in which the thing was written down; never reused (BK3). */
export type ThingId = Brand<string, 'ThingId'>

export const thingKinds = ['person', 'place', 'thing', 'thread', 'secret', 'premise', 'scene'] as const
export type ThingKind = (typeof thingKinds)[number]

/** How far a thing has come in play: nobody has heard of it, it was met, what is behind it is out, it is over. */
export const standings = ['new', 'met', 'revealed', 'closed'] as const
export type ThingStanding = (typeof standings)[number]

/** Who may know of a thing: the Game Master alone, everybody, or the players of these seats. */
export type KnownTo = 'gm' | 'table' | readonly SeatId[]

/** The longest of each text as it is typed, in UTF-16 units. */
export const longest = { name: 80, sentence: 300, page: 20_000, line: 2000, answer: 2000 } as const

/** Each kind in a sentence. */
export const kindWords: Readonly<Record<ThingKind, string>> = {
  person: 'a person',
  place: 'a place',
  thing: 'a thing',
  thread: 'a thread',
  secret: 'a secret',
  premise: 'a premise',
  scene: 'a scene idea'
}

export const standingWords: Readonly<Record<ThingStanding, string>> = {
  new: 'not met',
  met: 'met',
  revealed: 'revealed',
  closed: 'closed'
}
