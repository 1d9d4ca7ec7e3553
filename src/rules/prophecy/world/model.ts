import { z } from 'zod'
import { partOf, refusal } from '../../core/model'
import { type Infer, seatId, variant } from '../../core/schema'
import { aspectId, aspectText, lineText, name, objectId, tale } from '../shapes'
import { categories, type Category, objectKinds } from '../vocabulary'
import { moduleSchema } from './module'

const category = z.enum(categories)
const objectKind = z.enum(objectKinds)

/** Who plays a Character. */
const player = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gm') }),
  z.strictObject({ kind: z.literal('seat'), seat: seatId })
])
export type Player = Infer<typeof player>

/** A word or short phrase, stuck to exactly one Object. */
const aspect = z.strictObject({
  id: aspectId,
  text: aspectText,
  /** Null for everything that is not one of a Character's five. */
  category: category.nullable(),
  /** A relationship: with whom. */
  about: objectId.nullable()
})
export type Aspect = Infer<typeof aspect>

/** A person, place or thing of the story. */
const object = z.strictObject({
  id: objectId,
  name,
  kind: objectKind,
  /** Who plays it: that makes it a Character. Null for everything else in the world. */
  player: player.nullable(),
  aspects: z.array(aspect)
})
export type StoryObject = Infer<typeof object>

/** The Prophecy that everybody hears first. */
const doom = z.strictObject({
  title: name,
  world: tale,
  catastrophe: tale,
  /** Questions that came with a module, for the Moderator. */
  questions: z.array(lineText)
})
export type Doom = Infer<typeof doom>

export const worldModel = {
  state: partOf(
    {
      doom,
      objects: z.array(object),
      /** How many things have been numbered: Objects, Aspects and scenes. */
      made: z.int().min(0)
    },
    { doom: { title: '', world: '', catastrophe: '', questions: [] }, objects: [], made: 0 }
  ),
  commands: [
    variant('write-prophecy', { title: name, world: tale, catastrophe: tale }),
    /** A ready-made Prophecy takes the place of the words; its Objects join those that are there. */
    variant('receive-module', { module: moduleSchema }),
    variant('add-object', { name, kind: objectKind, player: player.nullable() }),
    variant('rename-object', { object: objectId, name, kind: objectKind }),
    variant('remove-object', { object: objectId }),
    /** Somebody else plays this Character from here. */
    variant('hand-over', { object: objectId, player }),
    variant('attach', {
      object: objectId,
      text: aspectText,
      category: category.nullable(),
      about: objectId.nullable()
    }),
    variant('rewrite', { aspect: aspectId, text: aspectText, about: objectId.nullable() }),
    variant('detach', { aspect: aspectId })
  ],
  /** Names stand beside ids so that the log reads well after they are gone. */
  events: [
    variant('prophecy-written', { doom }),
    variant('module-received', { doom, objects: z.array(object) }),
    variant('object-added', { object }),
    variant('object-renamed', { object: objectId, from: name, name, kind: objectKind }),
    variant('object-removed', {
      object: objectId,
      name,
      /** Scenes whose dice have fallen remember it by name. Without it, as in older files, it leaves them as well. */
      keepsTold: z.exactOptional(z.literal(true))
    }),
    variant('character-handed-over', { object: objectId, name, player }),
    variant('aspect-attached', { object: objectId, name, aspect }),
    variant('aspect-rewritten', { name, from: aspectText, aspect }),
    variant('aspect-detached', { name, aspect: aspectId, text: aspectText })
  ],
  refusals: {
    gone: refusal<{ what: 'scene' | 'object' | 'aspect' }>('PR3'),
    empty: refusal<{ what: 'prophecy' | 'name' | 'aspect' | 'objective' }>('PR4'),
    'module-received': refusal<{ title: string }>('PR9'),
    'relationship-with-nobody': refusal<{ name: string }>('PR8'),
    'relationship-with-self': refusal<{ name: string }>('PR8'),
    'relationship-with-non-character': refusal<{ name: string; other: string }>('PR8'),
    'category-taken': refusal<{ name: string; category: Category }>('PR6'),
    'not-a-character': refusal<{ name: string }>('PR5'),
    'characters-are-persons': refusal<{ name: string }>('PR5')
  }
} as const

declare module '../state' { interface Models { readonly world: typeof worldModel } } // prettier-ignore
