import { z } from 'zod'
import { parserOf } from '../core/parser'
import type { Actor, SeatId } from '../core/seat'
import type { Command } from './commands'
import { longest, moduleSchema } from './module'
import { mostDice } from './outline'
import { categories, objectKinds, phases, type AspectId, type ObjectId, type Options, type SceneId } from './types'

/** The shapes that commands, events and states share. */
export const seat = z.string().regex(/^s\d+$/, 'not a seat') as unknown as z.ZodType<SeatId>

const numbered = <Id>(letter: string) =>
  z.string().regex(new RegExp(`^${letter}\\d+$`), 'not an id') as unknown as z.ZodType<Id>

export const objectId = numbered<ObjectId>('o')
export const aspectId = numbered<AspectId>('a')
export const sceneId = numbered<SceneId>('c')

export const player: z.ZodType<Actor> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gm') }),
  z.strictObject({ kind: z.literal('seat'), seat })
])

export const objectKind = z.enum(objectKinds)
export const category = z.enum(categories)
export const phase = z.enum(phases)
export const outcome = z.enum(['success', 'failure'])
export const name = z.string().max(longest.name)
export const aspectText = z.string().max(longest.aspect)
export const lineText = z.string().max(longest.line)
export const words = z.string().max(longest.words)
export const tale = z.string().max(longest.tale)
export const moment = z.number().min(0)
export const wave = z.array(z.int().min(0).max(9)).max(mostDice)

const optionShape = {
  finale: z.union([z.literal(4), z.literal(5)]),
  sceneMinutes: z.union([z.literal(8), z.literal(10)]),
  relationship: z.enum(['character', 'anyone'])
}
export const options: z.ZodType<Options> = z.strictObject(optionShape)

export const command: z.ZodType<Command> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('write-prophecy'), title: name, world: tale, catastrophe: tale }),
  z.strictObject({ type: z.literal('receive-module'), module: moduleSchema }),
  z.strictObject({ type: z.literal('add-object'), name, kind: objectKind, player: player.nullable() }),
  z.strictObject({ type: z.literal('rename-object'), object: objectId, name, kind: objectKind }),
  z.strictObject({ type: z.literal('remove-object'), object: objectId }),
  z.strictObject({ type: z.literal('hand-over'), object: objectId, player }),
  z.strictObject({
    type: z.literal('attach'),
    object: objectId,
    text: aspectText,
    category: category.nullable(),
    about: objectId.nullable()
  }),
  z.strictObject({ type: z.literal('rewrite'), aspect: aspectId, text: aspectText, about: objectId.nullable() }),
  z.strictObject({ type: z.literal('detach'), aspect: aspectId }),
  z.strictObject({ type: z.literal('sketch'), parent: sceneId.nullable(), objective: lineText }),
  z.strictObject({
    type: z.literal('edit-scene'),
    scene: sceneId,
    objective: lineText,
    time: lineText,
    place: lineText
  }),
  z.strictObject({ type: z.literal('move-scene'), scene: sceneId, parent: sceneId }),
  z.strictObject({ type: z.literal('cut-scene'), scene: sceneId }),
  z.strictObject({ type: z.literal('bring'), scene: sceneId, object: objectId }),
  z.strictObject({ type: z.literal('take-away'), scene: sceneId, object: objectId }),
  z.strictObject({ type: z.literal('match'), scene: sceneId, character: aspectId, environment: aspectId }),
  z.strictObject({ type: z.literal('unmatch'), scene: sceneId, character: aspectId, environment: aspectId }),
  z.strictObject({ type: z.literal('perform'), scene: sceneId, at: moment }),
  z.strictObject({ type: z.literal('put-back') }),
  z.strictObject({ type: z.literal('roll'), dice: wave.nullable() }),
  z.strictObject({ type: z.literal('tell'), scene: sceneId, exploited: z.array(z.int().min(0)).max(200), words }),
  z.strictObject({ type: z.literal('end-scene'), at: moment }),
  z.strictObject({ type: z.literal('correct-outcome'), scene: sceneId, outcome }),
  z.strictObject({ type: z.literal('start-clock'), at: moment }),
  z.strictObject({ type: z.literal('pause-clock'), at: moment }),
  z.strictObject({ type: z.literal('reset-clock'), at: moment }),
  z.strictObject({ type: z.literal('ask'), words: lineText }),
  z.strictObject({ type: z.literal('go-to'), phase }),
  z.strictObject({ type: z.literal('set-options'), options }),
  z.strictObject({ type: z.literal('name-moderator'), seat: seat.nullable() })
])

/** How a story is opened: every choice may be left out, and is then as the first edition has it (PR40). */
const settings: z.ZodType<Options> = z
  .object({
    finale: optionShape.finale.default(4),
    sceneMinutes: optionShape.sceneMinutes.default(8),
    relationship: optionShape.relationship.default('character')
  })
  .nullish()
  .transform(chosen => chosen ?? { finale: 4 as const, sceneMinutes: 8 as const, relationship: 'character' as const })

export const settingsParser = parserOf<Options>(settings)
export const commandParser = parserOf(command)
