import type { Brand } from '../core/brand'

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

export type Outcome = 'success' | 'failure'

/** How long each text may be, in characters. */
export const longest = { name: 80, aspect: 80, line: 160, words: 1200, tale: 6000 } as const

/** A story has at most so many scenes (PR15). */
export const mostScenes = 8
/** So many pairs and no more (PR47); seven lent dice fit into one roll beside them. */
export const mostPairs = 100
/** Dice of one wave (PR47). */
export const mostDice = 200
