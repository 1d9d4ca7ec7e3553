import { z } from 'zod'
import { fates, transformationEffects } from '../record'
import {
  act,
  acting,
  characterId,
  count,
  list,
  name,
  participant,
  personality,
  relationshipId,
  seat,
  suit,
  words
} from './primitives'

export const trump = z.strictObject({ suit, area: name, declared: z.enum(['by-choice', 'always']) })
export const trumps = list(trump, 4)
export const transformation = z.strictObject({ act, words: z.string().max(1300), pickedBy: participant })
const progress = z.strictObject({ contests: count, relationships: count })

export const protagonist = z.strictObject({
  seat,
  name: z.string(),
  personality: personality.nullable(),
  area: name,
  perception: words,
  secret: words,
  trumps: trumps.nullable(),
  transformations: list(transformation),
  progress
})
export const character = z.strictObject({ id: characterId, seat, name, note: words })
export const relationshipKind = z.enum(['friend', 'foe'])
export const fate = z.enum(['well', 'hurt', 'dead'])
export const relationship = z.strictObject({
  id: relationshipId,
  seat,
  kind: relationshipKind,
  name,
  fate,
  spentIn: act.nullable()
})
export const suspicion = z.strictObject({ who: participant, about: seat, words })
export const playing = z.strictObject({ who: participant, acting })
export const night = z.strictObject({ place: words, why: words, event: words })
export const fateChoice = z.enum(fates)

export const actRecord = z.strictObject({
  number: act,
  name,
  stakes: words,
  risk: z.strictObject({
    words,
    itself: z.enum(['none', 'spent']),
    choices: list(fateChoice, fates.length),
    price: z.enum(['none', 'grant'])
  }),
  transformations: list(z.strictObject({ words, effect: z.enum(transformationEffects) }), 40),
  endings: list(z.strictObject({ words, met: z.boolean() }), 40)
})
