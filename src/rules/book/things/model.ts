import { z } from 'zod'
import { stateFields, refusal } from '../../core/model'
import { type Infer, pictureId, seatId, variant } from '../../core/schema'
import { longest, standings, thingKinds, type ThingId } from '../vocabulary'

export const thingId = z
  .string()
  .regex(
    /^t[1-9]\d{0,8}(?:-[1-9]\d{0,4})?$/,
    'should be the id of something in the book, like t12'
  ) as unknown as z.ZodType<ThingId>
const kind = z.enum(thingKinds)
const standing = z.enum(standings)
const knownTo = z.union([z.enum(['gm', 'table']), z.array(seatId).min(1).max(64)])
const name = z.string().max(longest.name)
const sentence = z.string().max(longest.sentence)
const page = z.string().max(longest.page)
/** Stored text may be longer than typed text, because a short name may become a longer mention. */
export const kept = z.string().max(8 * longest.page)

/** A foe of one of the campaign's games, by the id within its game. */
const foe = z.strictObject({ board: z.string().max(40), foe: z.int().positive() })
const links = { seats: z.array(seatId).max(64), foes: z.array(foe).max(64) }

/** All fields of a thing but its id. */
export const thingFields = {
  kind,
  name,
  sentence: kept,
  page: kept,
  standing,
  knownTo,
  /** The session in which it was met; null before that. */
  metIn: z.int().nonnegative().nullable(),
  /** The session of its creation, 0 before the first. */
  since: z.int().nonnegative(),
  ...links
} as const

export const thingSchema = z.strictObject({
  id: thingId,
  ...thingFields,
  /** The picture of the thing; null for none. */
  picture: pictureId.nullable(),
  /** Removed from the book: only the name stays, for the texts that mention it. */
  removed: z.boolean()
})
export type Thing = Infer<typeof thingSchema>

const named = { thing: thingId, name }
/** The note says what the story leaves out. Absent in every other note, and in older campaigns. */
const limits = z.exactOptional(z.literal(true))
export const namesSchema = z.array(z.strictObject(named))

export const thingsModel = {
  state: stateFields(
    {
      /** In the order of their creation, in blocks, so that an act copies one block and not the whole book. */
      things: z.array(z.array(thingSchema)),
      /** Rises with each change of a name; texts that contain names are then computed again. */
      renames: z.int().nonnegative()
    },
    { things: [], renames: 0 }
  ),
  commands: [
    variant('add-thing', { kind, name, sentence }),
    variant('rename-thing', { thing: thingId, name }),
    variant('write-page', { thing: thingId, sentence, page }),
    variant('sort-thing', { thing: thingId, kind }),
    variant('link-thing', { thing: thingId, ...links }),
    /** The readers of a thing: of its name and its sentence, never of its page. */
    variant('share-thing', { thing: thingId, knownTo }),
    variant('mark-thing', { thing: thingId, standing }),
    /** The picture of a thing. No player sees it before it is shown (SH6). */
    variant('picture-thing', { thing: thingId, picture: pictureId.nullable() }),
    variant('remove-thing', { thing: thingId }),
    /** A note during play; a new `@name` becomes a person. */
    variant('note-down', { text: z.string().max(longest.line), knownTo, limits })
  ],
  events: [
    variant('thing-added', { ...named, kind, session: z.int().nonnegative() }),
    variant('thing-renamed', { ...named, was: name }),
    variant('page-written', { ...named, sentence: kept, page: kept }),
    variant('thing-sorted', { ...named, kind }),
    variant('thing-linked', { ...named, ...links }),
    variant('thing-shared', { ...named, knownTo }),
    variant('thing-marked', { ...named, standing, session: z.int().nonnegative() }),
    variant('thing-pictured', { ...named, picture: pictureId.nullable() }),
    variant('thing-removed', { ...named }),
    /** `names`: the names of the mentioned things at that time, for the log. */
    variant('line-noted', { text: kept, names: namesSchema, knownTo, limits })
  ],
  refusals: {
    'nameless-thing': refusal('BK1'),
    'name-taken': refusal<{ name: string }>('BK4'),
    'no-such-thing': refusal('BK1'),
    'empty-line': refusal('BK14'),
    'unknown-seats': refusal('BK9')
  }
} as const
