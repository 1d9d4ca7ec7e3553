import { z } from 'zod'
import { stateFields, refusal, type RefusalOf } from '../../core/model'
import { type Infer, savedSeatId, variant } from '../../core/schema'
import { countSchema, textSchema } from '../schemas'
import { longestWord, type mostMarkers, shapes } from './shapes'

/** The character or foe of a marker. */
const onSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('character'), seat: savedSeatId }),
  z.strictObject({ what: z.literal('foe'), foe: countSchema })
])
export type MarkedOne = Infer<typeof onSchema>

const placed = {
  on: onSchema,
  word: z.string().min(1).max(longestWord),
  shape: z.enum(shapes),
  /** `mine`: only the GM sees it. */
  seenBy: z.enum(['table', 'mine']),
  lasts: z.enum(['until-removed', 'this-round'])
}

/** A word and a shape on a character or a foe, without an effect on the rules. Rules: MK1–MK3. */
const markerSchema = z.strictObject({ id: countSchema, ...placed })
export type Marker = Infer<typeof markerSchema>

const markerCommands = [
  variant('add-marker', { ...placed }),
  variant('remove-marker', { marker: countSchema })
] as const
export type MarkerCommand = Infer<(typeof markerCommands)[number]>

const markerEvents = [
  /** `name`: the foe's name at that time. `open`: the players may see the log line. */
  variant('marker-added', { marker: markerSchema, name: textSchema, open: z.boolean() }),
  variant('marker-removed', { marker: markerSchema, name: textSchema, open: z.boolean() })
] as const
export type MarkerEvent = Infer<(typeof markerEvents)[number]>

export type MarkerRefusal = RefusalOf<typeof markersModel>

export const markersModel = {
  commands: markerCommands,
  events: markerEvents,
  refusals: {
    'empty-marker': refusal('MK1'),
    'no-such-marker': refusal('MK2'),
    'marked-so': refusal<{ word: string }>('MK1'),
    'too-many-markers': refusal<{ most: typeof mostMarkers }>('MK1')
  },
  state: stateFields({ markers: z.array(markerSchema) }, { markers: [] })
} as const

declare module '../state' { interface Models { readonly markers: typeof markersModel } } // prettier-ignore
