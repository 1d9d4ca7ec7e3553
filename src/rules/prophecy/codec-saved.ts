import { z } from 'zod'
import { parserOf } from '../core/parser'
import * as shape from './codec'
import type { Event } from './events'
import type { Aspect, Check, Clock, Doom, Pair, Scene, State, StoryObject, ToldPair } from './types'

const { aspectId, aspectText, lineText, moment, name, objectId, objectKind, options, outcome, phase, player } = shape
const { category, sceneId, seat, tale, wave, words } = shape

const aspect: z.ZodType<Aspect> = z.strictObject({
  id: aspectId,
  text: aspectText,
  category: category.nullable(),
  about: objectId.nullable()
})
const object: z.ZodType<StoryObject> = z.strictObject({
  id: objectId,
  name,
  kind: objectKind,
  player: player.nullable(),
  aspects: z.array(aspect)
})
const doom: z.ZodType<Doom> = z.strictObject({
  title: name,
  world: tale,
  catastrophe: tale,
  questions: z.array(lineText)
})
const pair: z.ZodType<Pair> = z.strictObject({ character: aspectId, environment: aspectId })
const texts = z.tuple([aspectText, aspectText])
const toldPair: z.ZodType<ToldPair> = z.strictObject({
  character: aspectText,
  environment: aspectText,
  of: z.tuple([name, name])
})
const difficulty = z.int().min(1).max(5)
const check: z.ZodType<Check> = z.strictObject({
  difficulty,
  pairs: z.array(toldPair),
  lent: z.int().min(0),
  waves: z.array(wave),
  outcome: outcome.nullable()
})
const clock: z.ZodType<Clock> = z.strictObject({ ran: moment, since: moment.nullable() })
const exploited = z.array(z.int().min(0))
const grades = z.array(z.strictObject({ scene: sceneId, difficulty }))

const scene: z.ZodType<Scene> = z.strictObject({
  id: sceneId,
  parent: sceneId.nullable(),
  objective: lineText,
  difficulty,
  time: lineText,
  place: lineText,
  present: z.array(objectId),
  gone: z.array(name),
  pairs: z.array(pair),
  check: check.nullable(),
  exploited,
  story: words,
  took: moment.nullable()
})

export const event: z.ZodType<Event> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('phase-entered'), phase }),
  z.strictObject({ type: z.literal('options-set'), options, grades }),
  z.strictObject({ type: z.literal('moderator-named'), seat: seat.nullable() }),
  z.strictObject({ type: z.literal('prophecy-written'), doom }),
  z.strictObject({ type: z.literal('module-received'), doom, objects: z.array(object) }),
  z.strictObject({ type: z.literal('object-added'), object }),
  z.strictObject({ type: z.literal('object-renamed'), object: objectId, from: name, name, kind: objectKind }),
  z.strictObject({
    type: z.literal('object-removed'),
    object: objectId,
    name,
    keepsTold: z.exactOptional(z.literal(true))
  }),
  z.strictObject({ type: z.literal('character-handed-over'), object: objectId, name, player }),
  z.strictObject({ type: z.literal('aspect-attached'), object: objectId, name, aspect }),
  z.strictObject({ type: z.literal('aspect-rewritten'), name, from: aspectText, aspect }),
  z.strictObject({ type: z.literal('aspect-detached'), name, aspect: aspectId, text: aspectText }),
  z.strictObject({
    type: z.literal('scene-sketched'),
    scene: z.strictObject({ id: sceneId, parent: sceneId.nullable(), objective: lineText, difficulty })
  }),
  z.strictObject({
    type: z.literal('scene-edited'),
    scene: sceneId,
    objective: lineText,
    time: lineText,
    place: lineText
  }),
  z.strictObject({
    type: z.literal('scene-moved'),
    scene: sceneId,
    objective: lineText,
    parent: sceneId,
    to: lineText,
    grades
  }),
  z.strictObject({ type: z.literal('scenes-cut'), scenes: z.array(sceneId), objective: lineText }),
  z.strictObject({ type: z.literal('object-brought'), scene: sceneId, object: objectId, name }),
  z.strictObject({ type: z.literal('object-taken-away'), scene: sceneId, object: objectId, name }),
  z.strictObject({ type: z.literal('pair-matched'), scene: sceneId, pair, texts }),
  z.strictObject({ type: z.literal('pair-unmatched'), scene: sceneId, pair, texts }),
  z.strictObject({ type: z.literal('scene-began'), scene: sceneId, objective: lineText, clock }),
  z.strictObject({ type: z.literal('scene-put-back'), scene: sceneId, objective: lineText }),
  z.strictObject({ type: z.literal('check-began'), scene: sceneId, check }),
  z.strictObject({ type: z.literal('wave-rolled'), scene: sceneId, wave: z.int().min(1), dice: wave }),
  z.strictObject({
    type: z.literal('outcome-determined'),
    scene: sceneId,
    objective: lineText,
    hits: z.int().min(0),
    difficulty,
    outcome
  }),
  z.strictObject({ type: z.literal('outcome-corrected'), scene: sceneId, objective: lineText, outcome }),
  z.strictObject({ type: z.literal('scene-told'), scene: sceneId, objective: lineText, exploited, words }),
  z.strictObject({ type: z.literal('scene-ended'), scene: sceneId, objective: lineText, took: moment }),
  z.strictObject({ type: z.literal('clock-set'), clock, how: z.enum(['started', 'paused', 'reset']) }),
  z.strictObject({ type: z.literal('question-asked'), words: lineText })
])

const state: z.ZodType<State> = z.strictObject({
  seats: z.array(z.strictObject({ id: seat, retired: z.boolean() })),
  options,
  phase,
  doom,
  moderator: seat.nullable(),
  objects: z.array(object),
  scenes: z.array(scene),
  onStage: sceneId.nullable(),
  clock,
  question: lineText,
  made: z.int().min(0),
  serial: z.int().min(0)
})

export const eventParser = parserOf(event)
export const stateParser = parserOf(state)
