import { z } from 'zod'
import { partOf, refusal } from '../../core/model'
import { type Infer, variant } from '../../core/schema'
import { aspectId, aspectText, lineText, milliseconds, name, objectId, sceneId, words } from '../shapes'
import { mostDice } from '../vocabulary'

export const outcome = z.enum(['success', 'failure'])

const optionFields = {
  finale: z.union([z.literal(4), z.literal(5)]),
  sceneMinutes: z.union([z.literal(8), z.literal(10)]),
  /** With whom a relationship may be: another Character only, or any person. */
  relationship: z.enum(['character', 'anyone'])
}

/** What a table may choose when it opens a story (PR40). */
const options = z.strictObject(optionFields)
export type Options = Infer<typeof options>

/** How a story is opened: every choice may be left out, and is then as the first edition has it (PR40). */
export const settings = z.preprocess(
  chosen => chosen ?? {},
  z.object({
    finale: optionFields.finale.default(4),
    sceneMinutes: optionFields.sceneMinutes.default(8),
    relationship: optionFields.relationship.default('character')
  })
)

/** One Character Aspect and one Environment Aspect that give an edge together. */
const pair = z.strictObject({ character: aspectId, environment: aspectId })
export type Pair = Infer<typeof pair>

/** A pair as it read when the dice fell; what is rewritten later does not rewrite the story. */
const toldPair = z.strictObject({
  character: aspectText,
  environment: aspectText,
  /** Whose each Aspect was. */
  of: z.tuple([name, name])
})
export type ToldPair = Infer<typeof toldPair>

/** Dice of one wave; what they show is judged by the rules. */
export const wave = z.array(z.int().min(0).max(9)).max(mostDice)

export const difficulty = z.int().min(1).max(5)

/** The dice of a scene, wave by wave. */
export const diceCheck = z.strictObject({
  difficulty,
  pairs: z.array(toldPair),
  /** Dice lent by precursors that went well. */
  lent: z.int().min(0),
  /** Each wave is as many dice as there were sixes in the one before. */
  waves: z.array(wave),
  /** Null while dice still explode. */
  outcome: outcome.nullable()
})
export type Check = Infer<typeof diceCheck>

/** Numbers of the told pairs that were exploited, from 0. */
export const exploited = z.array(z.int().min(0))

const scene = z.strictObject({
  id: sceneId,
  /** The scene that this one leads to; null for the Finale. */
  parent: sceneId.nullable(),
  objective: lineText,
  /** The Finale's is 4 or 5; every other is one less than its parent's, never below 1. */
  difficulty,
  time: lineText,
  place: lineText,
  /** Environment Objects in its setting; Characters may take part in every scene. */
  present: z.array(objectId),
  /** Names of Objects that were in it when its dice fell and have left the table since (PR3). */
  gone: z.array(name),
  pairs: z.array(pair),
  /** Null until the first dice fall. */
  check: diceCheck.nullable(),
  exploited,
  /** How it went, in the table's words. */
  story: words,
  /** Milliseconds that it was played for; null until it ended. */
  took: milliseconds.nullable()
})
export type Scene = Infer<typeof scene>

/** A scene's difficulty after the outline around it changed. */
const graded = z.strictObject({ scene: sceneId, difficulty })
export type SceneGrade = Infer<typeof graded>

const grades = z.array(graded)
const texts = z.tuple([aspectText, aspectText])

export const outlineModel = {
  state: partOf(
    {
      options,
      /** In the order in which they were sketched; the Finale first. */
      scenes: z.array(scene)
    },
    { options: { finale: 4, sceneMinutes: 8, relationship: 'character' }, scenes: [] }
  ),
  commands: [
    /** `parent: null` sketches the Finale. */
    variant('sketch', { parent: sceneId.nullable(), objective: lineText }),
    variant('edit-scene', { scene: sceneId, objective: lineText, time: lineText, place: lineText }),
    variant('move-scene', { scene: sceneId, parent: sceneId }),
    /** With everything that leads to it. */
    variant('cut-scene', { scene: sceneId }),
    variant('bring', { scene: sceneId, object: objectId }),
    variant('take-away', { scene: sceneId, object: objectId }),
    variant('match', { scene: sceneId, character: aspectId, environment: aspectId }),
    variant('unmatch', { scene: sceneId, character: aspectId, environment: aspectId }),
    variant('set-options', { options })
  ],
  events: [
    variant('options-set', { options, grades }),
    variant('scene-sketched', {
      scene: z.strictObject({ id: sceneId, parent: sceneId.nullable(), objective: lineText, difficulty })
    }),
    variant('scene-edited', { scene: sceneId, objective: lineText, time: lineText, place: lineText }),
    variant('scene-moved', { scene: sceneId, objective: lineText, parent: sceneId, to: lineText, grades }),
    variant('scenes-cut', { scenes: z.array(sceneId), objective: lineText }),
    variant('object-brought', { scene: sceneId, object: objectId, name }),
    variant('object-taken-away', { scene: sceneId, object: objectId, name }),
    variant('pair-matched', { scene: sceneId, pair, texts }),
    variant('pair-unmatched', { scene: sceneId, pair, texts })
  ],
  refusals: {
    'finale-there': refusal<{ objective: string }>('PR14'),
    'outline-full': refusal<{ most: number }>('PR15'),
    'too-easy': refusal<{ objective: string }>('PR12'),
    told: refusal<{ objective: string }>('PR16'),
    'on-stage': refusal<{ objective: string }>('PR16'),
    'finale-stays': refusal<{ objective: string }>('PR14'),
    circle: refusal<{ objective: string; to: string }>('PR12'),
    'is-a-character': refusal<{ name: string }>('PR22'),
    'not-in-scene': refusal<{ name: string; objective: string }>('PR19'),
    'not-a-pair': refusal('PR22'),
    'pair-counts-once': refusal('PR23'),
    'pairs-full': refusal<{ most: number }>('PR47'),
    'finale-fixed': refusal('PR40'),
    'dice-rolled': refusal('PR21')
  }
} as const

declare module '../state' { interface Models { readonly outline: typeof outlineModel } } // prettier-ignore
