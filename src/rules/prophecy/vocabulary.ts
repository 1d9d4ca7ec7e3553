import type { Brand } from '../core/brand'

/** `o1`, `a2`, `c3` …: numbered in the order of creation, never reused. */
export type ObjectId = Brand<string, 'ObjectId'>
export type AspectId = Brand<string, 'AspectId'>
export type SceneId = Brand<string, 'SceneId'>

/** The four phases, in their order (PR1). */
export const phases = ['prophecy', 'characters', 'outline', 'story'] as const
export type Phase = (typeof phases)[number]

/** The five categories of Aspects that every Character has (PR6). */
export const categories = ['occupation', 'characteristic', 'psychology', 'relationship', 'affiliation'] as const
export type Category = (typeof categories)[number]

export const objectKinds = ['person', 'place', 'thing'] as const
export type ObjectKind = (typeof objectKinds)[number]

export type Outcome = 'success' | 'failure'

/** How long each text may be, in characters. */
export const longest = { name: 80, aspect: 80, line: 160, words: 1200, tale: 6000 } as const

/** Limit of scenes in a story (PR15). */
export const mostScenes = 8
/** Limit of pairs (PR47): one roll has capacity for these and for seven lent dice. */
export const mostPairs = 100
/** Limit of dice in one wave (PR47). */
export const mostDice = 200
