import { z } from 'zod'
import { type Infer, pictureId, seatId, variant } from '../core/schema'
import { refusal } from '../core/model'
import { exhibitKinds, longestOf, trayPositions } from './vocabulary'

/** One thing to show, exactly as the players will see it (SH2). It contains nothing else of the book or the board. */
export const exhibitSchema = z.strictObject({
  kind: z.enum(exhibitKinds),
  /** The caption of a picture, the words of a title, or a name. */
  title: z.string().max(longestOf.title),
  /** A second, smaller line; may be empty. */
  line: z.string().max(longestOf.line),
  picture: pictureId.nullable()
})
export type Exhibit = Infer<typeof exhibitSchema>

/** A position in the tray, counted from 0. */
const place = z
  .int()
  .min(0)
  .max(trayPositions - 1)

/** The audience: the table's screen, table and stream, or one player's phone. */
const to = z.union([z.enum(['table', 'table-and-overlay']), seatId])
export type ExhibitAudience = Infer<typeof to>

/** The screens to remove a thing from. */
const from = z.union([z.enum(['everywhere', 'table']), seatId])
export type RemovalTarget = Infer<typeof from>

/** A thing to show, and its audience. */
const prepared = z.strictObject({ exhibit: exhibitSchema, to })
export type PreparedExhibit = Infer<typeof prepared>

/** What is prepared, and what is shown. */
export const showingSchema = z.strictObject({
  /** Nine positions, in order. */
  tray: z.array(exhibitSchema.nullable()).length(trayPositions),
  /** The thing that the next press shows. */
  next: prepared.nullable(),
  /** What is shown now: at most one thing on the table and one on each phone. */
  live: z.array(prepared)
})
export type Showing = Infer<typeof showingSchema>

export const showingModel = {
  commands: [
    /** `place` null: the first free position. */
    variant('fill-tray', { exhibit: exhibitSchema, place: place.nullable() }),
    variant('empty-tray', { place }),
    variant('prepare-exhibit', { exhibit: exhibitSchema, to }),
    variant('drop-prepared', {}),
    variant('show-prepared', {}),
    variant('take-away', { from })
  ],
  events: [
    variant('tray-filled', { place, exhibit: exhibitSchema }),
    variant('tray-emptied', { place }),
    variant('exhibit-prepared', { exhibit: exhibitSchema, to }),
    variant('prepared-dropped', {}),
    variant('exhibit-shown', { exhibit: exhibitSchema, to }),
    variant('exhibit-taken-away', { from })
  ],
  refusals: {
    'empty-exhibit': refusal('SH1'),
    'tray-full': refusal('SH1'),
    'tray-place-empty': refusal('SH1'),
    'nothing-next': refusal('SH3'),
    'nothing-shown': refusal('SH3'),
    'no-such-viewer': refusal('SH3')
  }
} as const
