import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { type Infer, variant } from '../../core/schema'
import { aspectId, aspectText, lineText, milliseconds, name, objectId, sceneId, words } from '../shapes'
import { mostDice } from '../vocabulary'

export const outcome = z.enum(['success', 'failure'])

const optionFields = {
  finale: z.union([z.literal(4), z.literal(5)]),
  sceneMinutes: z.union([z.literal(8), z.literal(10)]),
  /** The possible partner of a relationship: another Character only, or any person. */
  relationship: z.enum(['character', 'anyone'])
}

/** Options that a table chooses for a new story (PR40). */
const options = z.strictObject(optionFields)
export type Options = Infer<typeof options>

/** Settings of a new story. A missing choice takes the default of the first edition (PR40). */
export const settings = z.preprocess(
  chosen => chosen ?? {},
  z.object({
    finale: optionFields.finale.default(4),
    sceneMinutes: optionFields.sceneMinutes.default(8),
    relationship: optionFields.relationship.default('character')
  })
)

/** One Character Aspect and one Environment Aspect that together give a die. */
const pair = z.strictObject({ character: aspectId, environment: aspectId })
export type Pair = Infer<typeof pair>

/** The text of a pair at the time of the roll. Later edits do not change it. */
const checkPair = z.strictObject({
  character: aspectText,
  environment: aspectText,
  /** The owner of each Aspect. */
  of: z.tuple([name, name])
})
export type CheckPair = Infer<typeof checkPair>

/** Dice of one wave. The rules judge the number on each die. */
export const wave = z.array(z.int().min(0).max(9)).max(mostDice)

export const difficulty = z.int().min(1).max(5)

/** The dice of a scene, wave by wave. */
export const diceCheck = z.strictObject({
  difficulty,
  pairs: z.array(checkPair),
  /** Dice lent by successful precursors. */
  lent: z.int().min(0),
  /** Each wave has as many dice as the wave before it has sixes. */
  waves: z.array(wave),
  /** Null while dice still explode. */
  outcome: outcome.nullable()
})
export type Check = Infer<typeof diceCheck>

/** Indexes of the told pairs that were exploited, from 0. */
export const exploited = z.array(z.int().min(0))

const scene = z.strictObject({
  id: sceneId,
  /** The scene to which this scene leads; null for the Finale. */
  parent: sceneId.nullable(),
  objective: lineText,
  /** The Finale has 4 or 5; every other scene has one less than its parent, at least 1. */
  difficulty,
  time: lineText,
  place: lineText,
  /** Environment Objects in the setting of the scene; Characters may take part in every scene. */
  present: z.array(objectId),
  /** Names of Objects that were in the scene at its roll and have left the table since (PR3). */
  gone: z.array(name),
  pairs: z.array(pair),
  /** Null until the first dice fall. */
  check: diceCheck.nullable(),
  exploited,
  /** How the scene ended, in the table's words. */
  story: words,
  /** Length of play in milliseconds; null until the scene has ended. */
  took: milliseconds.nullable()
})
export type Scene = Infer<typeof scene>

/** The difficulty of a scene after a change of the outline around it. */
const graded = z.strictObject({ scene: sceneId, difficulty })
export type SceneGrade = Infer<typeof graded>

const grades = z.array(graded)
const texts = z.tuple([aspectText, aspectText])

export const outlineModel = {
  state: stateFields(
    {
      options,
      /** In the order of sketching; the Finale first. */
      scenes: z.array(scene)
    },
    { options: { finale: 4, sceneMinutes: 8, relationship: 'character' }, scenes: [] }
  ),
  commands: [
    /** `parent: null` sketches the Finale. */
    variant('sketch', { parent: sceneId.nullable(), objective: lineText }),
    variant('edit-scene', { scene: sceneId, objective: lineText, time: lineText, place: lineText }),
    variant('move-scene', { scene: sceneId, parent: sceneId }),
    /** Cuts the scene and every scene that leads to it. */
    variant('cut-scene', { scene: sceneId }),
    /** The Environment Objects of the scene, all at once. The pages send no `bring` and no `take-away` any more. */
    variant('cast', { scene: sceneId, objects: z.array(objectId) }),
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
    'same-cast': refusal<{ objective: string }>('PR19'),
    'not-in-scene': refusal<{ name: string; objective: string }>('PR19'),
    'not-a-pair': refusal('PR22'),
    'pair-counts-once': refusal('PR23'),
    'pairs-full': refusal<{ most: number }>('PR47'),
    'finale-fixed': refusal('PR40'),
    'dice-rolled': refusal('PR21')
  }
} as const

declare module '../state' { interface Models { readonly outline: typeof outlineModel } } // prettier-ignore
