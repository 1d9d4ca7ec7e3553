import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
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

/** A word or short phrase that belongs to exactly one Object. */
const aspect = z.strictObject({
  id: aspectId,
  text: aspectText,
  /** Null for each Aspect that is not one of a Character's five. */
  category: category.nullable(),
  /** For a relationship: the Object that it is with. */
  about: objectId.nullable()
})
export type Aspect = Infer<typeof aspect>

/** A person, place or thing of the story. */
const object = z.strictObject({
  id: objectId,
  name,
  kind: objectKind,
  /** The player of a Character; null for every other Object. */
  player: player.nullable(),
  aspects: z.array(aspect)
})
export type StoryObject = Infer<typeof object>

/** The Prophecy, which the whole table hears first. */
const doom = z.strictObject({
  title: name,
  world: tale,
  catastrophe: tale,
  /** Questions of a module for the Moderator. */
  questions: z.array(lineText)
})
export type Prophecy = Infer<typeof doom>

export const worldModel = {
  state: stateFields(
    {
      doom,
      objects: z.array(object),
      /** Number of ids given out: Objects, Aspects and scenes. */
      made: z.int().min(0)
    },
    { doom: { title: '', world: '', catastrophe: '', questions: [] }, objects: [], made: 0 }
  ),
  commands: [
    variant('write-prophecy', { title: name, world: tale, catastrophe: tale }),
    /** Replaces the Prophecy by a ready-made one; the Objects of the module are added to the present ones. */
    variant('receive-module', { module: moduleSchema }),
    variant('add-object', { name, kind: objectKind, player: player.nullable() }),
    variant('rename-object', { object: objectId, name, kind: objectKind }),
    variant('remove-object', { object: objectId }),
    /** Gives this Character to another player. */
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
  /** Events hold names beside ids: the log can name an Object after its removal. */
  events: [
    variant('prophecy-written', { doom }),
    variant('module-received', { doom, objects: z.array(object) }),
    variant('object-added', { object }),
    variant('object-renamed', { object: objectId, from: name, name, kind: objectKind }),
    variant('object-removed', {
      object: objectId,
      name,
      /** Scenes with rolled dice keep the Object's name. Absent in older files: then the Object leaves those scenes as well. */
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
