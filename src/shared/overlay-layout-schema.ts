import { z } from 'zod'
import { type Infer, seatId } from '#rules/core/schema'
import {
  corners,
  layoutKinds,
  layoutParts,
  longestDelay,
  longestLayoutName,
  mostLayouts,
  plateFacts,
  toastBounds
} from './overlay-vocabulary'

/** The delivered ones are called as their kind, copies `copy-1`, `copy-2` … */
export const layoutIdSchema = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'is not a layout')
export type LayoutId = z.infer<typeof layoutIdSchema>

/** 0.75 … 1.5; at 1 the smallest words have 20 px on 1080 lines. */
export const scaleSchema = z.number().min(0.75).max(1.5)

export const layoutSchema = z.strictObject({
  id: layoutIdSchema,
  kind: z.enum(layoutKinds),
  name: z.string().trim().min(1).max(longestLayoutName),
  /** Whose plate a `player` layout shows; null: of whoever has their turn. */
  seat: seatId.nullable(),
  /** Along which edge the players' plates stand. */
  edge: z.enum(['top', 'bottom']),
  facts: z.record(z.enum(plateFacts), z.boolean()),
  parts: z.record(z.enum(layoutParts), z.enum(['off', ...corners])),
  scale: scaleSchema,
  /** Seconds that a result stays. */
  toast: z.number().min(toastBounds.least).max(toastBounds.most),
  /** `tall`: 1080 × 1920. */
  format: z.enum(['wide', 'tall']),
  /** `title`: nothing within 5 % of the edge, and upright nothing where apps put their own buttons; else 40 px. */
  margin: z.enum(['narrow', 'title']),
  moves: z.boolean(),
  /** Seconds behind the table. */
  delay: z.number().min(0).max(longestDelay)
})
export type OverlayLayout = Infer<typeof layoutSchema>

/** What an overlay is told of its layout: nothing that only the Game Master reads. */
export type ShownLayout = Omit<OverlayLayout, 'id' | 'name'>

/** All layouts: each delivered one once, then the copies. */
export const layoutsSchema = z
  .array(layoutSchema)
  .max(mostLayouts)
  .refine(isWhole, 'must hold each delivered layout, and no id twice')

function isWhole(layouts: readonly OverlayLayout[]): boolean {
  const kinds = new Map(layouts.map(({ id, kind }) => [id, kind]))
  return kinds.size === layouts.length && layoutKinds.every(kind => kinds.get(kind) === kind)
}
