import { z } from 'zod'
import { seatId } from '#rules/core/schema'
import {
  corners,
  deliveredLayouts,
  isDelivered,
  layoutKinds,
  longestDelay,
  mostLayouts,
  type OverlayLayout
} from './overlay-layouts'

const place = z.enum(['off', ...corners])

export const layoutIdSchema = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'is not a layout')

const layoutSchema: z.ZodType<OverlayLayout> = z.strictObject({
  id: layoutIdSchema,
  kind: z.enum(layoutKinds),
  name: z.string().trim().min(1).max(40),
  seat: seatId.nullable(),
  edge: z.enum(['top', 'bottom']),
  facts: z.strictObject({
    name: z.boolean(),
    stamina: z.boolean(),
    deck: z.boolean(),
    xp: z.boolean(),
    wounds: z.boolean(),
    shadow: z.boolean()
  }),
  parts: z.strictObject({ story: place, foes: place, flip: place, clocks: place, shown: place }),
  scale: z.number().min(0.75).max(1.5),
  toast: z.number().min(2).max(30),
  format: z.enum(['wide', 'tall']),
  margin: z.enum(['narrow', 'title']),
  moves: z.boolean(),
  delay: z.number().min(0).max(longestDelay)
})

/** All layouts: each delivered one once, then the copies. */
export const layoutsSchema: z.ZodType<readonly OverlayLayout[]> = z
  .array(layoutSchema)
  .max(mostLayouts)
  .refine(isWhole, 'must hold each delivered layout, and no id twice')

/**
 * What this machine's file says of the layouts: one that cannot be read is as delivered, a missing one comes back.
 * @param scale the size of the one overlay that older files knew
 */
export function layoutsFrom(saved: unknown, scale: unknown): readonly OverlayLayout[] {
  const read = (Array.isArray(saved) ? saved : []).flatMap(one => layoutSchema.safeParse(one).data ?? [])
  const known = new Map(read.map(layout => [layout.id, layout]))
  const size = z.number().min(0.75).max(1.5).catch(1).parse(scale)
  const first = deliveredLayouts.map(layout => {
    const mine = known.get(layout.id)
    return mine?.kind === layout.kind ? mine : { ...layout, scale: size }
  })
  const copies = [...known.values()].filter(({ id }) => !isDelivered(id))
  return [...first, ...copies].slice(0, mostLayouts)
}

function isWhole(layouts: readonly OverlayLayout[]): boolean {
  const kinds = new Map(layouts.map(({ id, kind }) => [id, kind]))
  return kinds.size === layouts.length && layoutKinds.every(kind => kinds.get(kind) === kind)
}
