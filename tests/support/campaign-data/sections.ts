import type { z } from 'zod'
import { thingId } from '#rules/book/things/model'
import { campaignDataSchema } from '#rules/campaign/campaign-data'
import type { SystemId } from '#rules/registry'
import { pictureId, savedSeatId, seatId } from '#rules/core/schema'
import { contestant as contender } from '#rules/face-of-angels/contest/model'
import { laidCard, outcome, point } from '#rules/face-of-angels/contest/shapes'
import { dataSchema as faceOfAngels } from '#rules/face-of-angels/data'
import { acting, card, heldCards, participant, relationshipId, characterId } from '#rules/face-of-angels/shapes'
import { contestant as duellist, who } from '#rules/game-face/contestants/model'
import { thrown, verdict } from '#rules/game-face/ritual/model'
import { dataSchema as gameFace } from '#rules/game-face/data'
import { dataSchema as prophecy } from '#rules/prophecy/data'
import { aspectId, objectId, sceneId } from '#rules/prophecy/shapes'
import { dataSchema as thousandFaces } from '#rules/thousand-faces/data/data'
import { exhibitSchema } from '#rules/showing/model'
import { filledSchema, newItemSchema, thingSchema as itemId } from '#rules/thousand-faces/equipment/item-schemas'
import { cardSchema, cardsSchema, moveSchema } from '#rules/thousand-faces/schemas'
import { goalSchema } from '#rules/thousand-faces/characters/character-schemas'
import { conditionSchema } from '#rules/thousand-faces/economy/model'

/** Schemas with a table of their own on the page, by the heading of it. */
export const sections: readonly { readonly title: string; readonly schema: z.ZodType }[] = [
  { title: 'The campaign', schema: campaignDataSchema },
  { title: 'exhibit', schema: exhibitSchema },
  { title: 'A Thousand Faces of Adventure', schema: thousandFaces },
  { title: 'filled slot', schema: filledSchema },
  { title: 'offered item', schema: newItemSchema },
  { title: 'The Face of Angels', schema: faceOfAngels },
  { title: 'acting', schema: acting },
  { title: 'contender', schema: contender },
  { title: 'laid card', schema: laidCard },
  { title: 'point card', schema: point },
  { title: 'outcome', schema: outcome },
  { title: 'Game Face', schema: gameFace },
  { title: 'fighter', schema: who },
  { title: 'duellist', schema: duellist },
  { title: 'throw', schema: thrown },
  { title: 'verdict', schema: verdict },
  { title: 'Prophecy', schema: prophecy }
]

/** What the shapes of fields are called beyond plain words: the page explains each. */
export const named: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [filledSchema, 'filled slot'],
  [newItemSchema, 'offered item'],
  [acting, 'acting'],
  [contender, 'contender'],
  [laidCard, 'laid card'],
  [outcome, 'outcome'],
  [point, 'point card'],
  [thrown, 'throw'],
  [exhibitSchema, 'exhibit'],
  [who, 'fighter'],
  [duellist, 'duellist'],
  [verdict, 'verdict'],
  [seatId, 'seat'],
  [savedSeatId, 'seat'],
  [thingId, 'thing'],
  [pictureId, 'picture'],
  [cardSchema, 'card'],
  [cardsSchema, 'list of cards'],
  [moveSchema, 'move'],
  [itemId, 'item'],
  [goalSchema, 'goal'],
  [conditionSchema, 'condition'],
  [card, 'playing card'],
  [heldCards, 'list of playing cards or null'],
  [participant, 'participant'],
  [relationshipId, 'relationship'],
  [characterId, 'character'],
  [objectId, 'object'],
  [aspectId, 'aspect'],
  [sceneId, 'scene']
])

const found = import.meta.glob<z.ZodType>(['../../../src/rules/*/data.ts', '../../../src/rules/*/data/data.ts'], {
  eager: true,
  import: 'dataSchema'
})

/** The schema of a game's state, found by the game's folder. */
export function dataSchemaOf(game: SystemId): z.ZodType {
  const at = `../../../src/rules/${game}/data`
  const schema = found[`${at}.ts`] ?? found[`${at}/data.ts`]
  if (!schema) throw new Error(`src/rules/${game} has no data.ts`)
  return schema
}
