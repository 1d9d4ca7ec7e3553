import type { Brand } from '../core/brand'
import type { SeatId } from '../core/seat'

/** `t12`, `t12-2` …: named after the entry in which the thing was created; never reused (BK3). */
export type ThingId = Brand<string, 'ThingId'>

export const thingKinds = ['person', 'place', 'thing', 'thread', 'secret', 'premise', 'scene'] as const
export type ThingKind = (typeof thingKinds)[number]

/** The standing of a thing in play: unknown to the players, met, its secret revealed, or over. */
export const standings = ['new', 'met', 'revealed', 'closed'] as const
export type ThingStanding = (typeof standings)[number]

/** The readers of a thing: the Game Master alone, all players, or the players of these seats. */
export type KnownTo = 'gm' | 'table' | readonly SeatId[]

/** The longest of each text in its typed form, in UTF-16 units. */
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
