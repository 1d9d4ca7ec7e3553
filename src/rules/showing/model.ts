import { z } from 'zod'
import { pictureId, seatId, variant } from '../core/schema'
import { type CommandOf, type EventOf, refusalsOf } from '../core/model'
import { type Exhibit, exhibitKinds, longestOf, type ShownTo, trayPlaces } from './vocabulary'

export const exhibitSchema: z.ZodType<Exhibit> = z.strictObject({
  kind: z.enum(exhibitKinds),
  title: z.string().max(longestOf.title),
  line: z.string().max(longestOf.line),
  picture: pictureId.nullable()
})
/** A place in the tray, counted from 0. */
const place = z
  .int()
  .min(0)
  .max(trayPlaces - 1)
export const shownToSchema: z.ZodType<ShownTo> = z.union([z.enum(['table', 'table-and-overlay']), seatId])
const from = z.union([z.enum(['everywhere', 'table']), seatId])

export interface ShowingRefusal {
  readonly because:
    | 'empty-exhibit'
    | 'tray-full'
    | 'tray-place-empty'
    | 'nothing-next'
    | 'nothing-shown'
    | 'no-such-viewer'
}

export const showingModel = {
  commands: [
    /** `place` null: the first that is free. */
    variant('fill-tray', { exhibit: exhibitSchema, place: place.nullable() }),
    variant('empty-tray', { place }),
    variant('prepare-exhibit', { exhibit: exhibitSchema, to: shownToSchema }),
    variant('drop-prepared', {}),
    variant('show-prepared', {}),
    variant('take-away', { from })
  ],
  events: [
    variant('tray-filled', { place, exhibit: exhibitSchema }),
    variant('tray-emptied', { place }),
    variant('exhibit-prepared', { exhibit: exhibitSchema, to: shownToSchema }),
    variant('prepared-dropped', {}),
    variant('exhibit-shown', { exhibit: exhibitSchema, to: shownToSchema }),
    variant('exhibit-taken-away', { from })
  ],
  refusals: refusalsOf<ShowingRefusal>()
} as const

export type ShowingCommand = CommandOf<typeof showingModel>
export type ShowingEvent = EventOf<typeof showingModel>
