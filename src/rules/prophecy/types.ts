import type { Brand } from '../core/brand'
import type { Clock } from '../core/clock'
import type { Actor, Attendance, SeatId } from '../core/seat'

export type { Clock }

/** `o1`, `a2`, `c3` …: numbered as they are made, never reused. */
export type ObjectId = Brand<string, 'ObjectId'>
export type AspectId = Brand<string, 'AspectId'>
export type SceneId = Brand<string, 'SceneId'>

/** The four phases, in their order (PR1). */
export const phases = ['prophecy', 'characters', 'outline', 'story'] as const
export type Phase = (typeof phases)[number]

/** The five kinds of Aspect that every Character is made of (PR6). */
export const categories = ['occupation', 'characteristic', 'psychology', 'relationship', 'affiliation'] as const
export type Category = (typeof categories)[number]

export const objectKinds = ['person', 'place', 'thing'] as const
export type ObjectKind = (typeof objectKinds)[number]

/** A word or short phrase, stuck to exactly one Object. */
export interface Aspect {
  readonly id: AspectId
  readonly text: string
  /** Null for everything that is not one of a Character's five. */
  readonly category: Category | null
  /** A relationship: with whom. */
  readonly about: ObjectId | null
}

/** A person, place or thing of the story. */
export interface StoryObject {
  readonly id: ObjectId
  readonly name: string
  readonly kind: ObjectKind
  /** Who plays it: that makes it a Character. Null for everything else in the world. */
  readonly player: Actor | null
  readonly aspects: readonly Aspect[]
}

/** One Character Aspect and one Environment Aspect that give an edge together. */
export interface Pair {
  readonly character: AspectId
  readonly environment: AspectId
}

/** A pair as it read when the dice fell; what is rewritten later does not rewrite the story. */
export interface ToldPair {
  readonly character: string
  readonly environment: string
  /** Whose each Aspect was. */
  readonly of: readonly [character: string, environment: string]
}

export type Outcome = 'success' | 'failure'

/** The dice of a scene, wave by wave. */
export interface Check {
  readonly difficulty: number
  readonly pairs: readonly ToldPair[]
  /** Dice lent by precursors that went well. */
  readonly lent: number
  /** Each wave is as many dice as there were sixes in the one before. */
  readonly waves: readonly (readonly number[])[]
  /** Null while dice still explode. */
  readonly outcome: Outcome | null
}

export interface Scene {
  readonly id: SceneId
  /** The scene that this one leads to; null for the Finale. */
  readonly parent: SceneId | null
  readonly objective: string
  /** The Finale's is 4 or 5; every other is one less than its parent's, never below 1. */
  readonly difficulty: number
  readonly time: string
  readonly place: string
  /** Environment Objects in its setting; Characters may take part in every scene. */
  readonly present: readonly ObjectId[]
  /** Names of Objects that were in it when its dice fell and have left the table since (PR3). */
  readonly gone: readonly string[]
  readonly pairs: readonly Pair[]
  /** Null until the first dice fall. */
  readonly check: Check | null
  /** Numbers of the told pairs that were exploited, from 0. */
  readonly exploited: readonly number[]
  /** How it went, in the table's words. */
  readonly story: string
  /** Milliseconds that it was played for; null until it ended. */
  readonly took: number | null
}

/** What a table may choose when it opens a story (PR40). */
export interface Options {
  readonly finale: 4 | 5
  readonly sceneMinutes: 8 | 10
  /** With whom a relationship may be: another Character only, or any person. */
  readonly relationship: 'character' | 'anyone'
}

/** The Prophecy that everybody hears first. */
export interface Doom {
  readonly title: string
  readonly world: string
  readonly catastrophe: string
  /** Questions that came with a module, for the Moderator. */
  readonly questions: readonly string[]
}

export interface State {
  /** Everybody at the table, those who have left included (PR44, PR45). */
  readonly seats: readonly Attendance[]
  readonly options: Options
  readonly phase: Phase
  readonly doom: Doom
  readonly moderator: SeatId | null
  readonly objects: readonly StoryObject[]
  /** In the order in which they were sketched; the Finale first. */
  readonly scenes: readonly Scene[]
  /** The scene that is being played, until its end. */
  readonly onStage: SceneId | null
  readonly clock: Clock
  /** The Moderator's last question; empty when there is none. */
  readonly question: string
  /** How many things have been numbered. */
  readonly made: number
  /** Grows by one with each wave of dice: screens animate when it changes. */
  readonly serial: number
}
