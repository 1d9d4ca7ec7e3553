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

/** A delivered layout has the name of its kind as id, a copy has `copy-1`, `copy-2` … */
export const layoutIdSchema = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'is not a layout')
export type LayoutId = z.infer<typeof layoutIdSchema>

/** 0.75 … 1.5; at 1 the smallest text has 20 px on 1080 lines. */
export const scaleSchema = z.number().min(0.75).max(1.5)

export const layoutSchema = z.strictObject({
  id: layoutIdSchema,
  kind: z.enum(layoutKinds),
  name: z.string().trim().min(1).max(longestLayoutName),
  /** The seat of a `player` layout; null: the seat whose turn it is. */
  seat: seatId.nullable(),
  /** The edge with the players' plates. */
  edge: z.enum(['top', 'bottom']),
  facts: z.record(z.enum(plateFacts), z.boolean()),
  parts: z.record(z.enum(layoutParts), z.enum(['off', ...corners])),
  scale: scaleSchema,
  /** How long a result stays, in seconds. */
  toast: z.number().min(toastBounds.least).max(toastBounds.most),
  /** `tall`: 1080 × 1920. */
  format: z.enum(['wide', 'tall']),
  /** `title`: 5 % of the edge stays free. In `tall` the areas of the buttons of apps stay free too. `narrow`: 40 px. */
  margin: z.enum(['narrow', 'title']),
  moves: z.boolean(),
  /** The delay behind the table, in seconds. */
  delay: z.number().min(0).max(longestDelay)
})
export type OverlayLayout = Infer<typeof layoutSchema>

/** The layout as the overlay receives it, without the fields for the Game Master. */
export type ShownLayout = Omit<OverlayLayout, 'id' | 'name'>

/** All layouts: each delivered layout once, then the copies. */
export const layoutsSchema = z
  .array(layoutSchema)
  .max(mostLayouts)
  .refine(isWhole, 'must hold each delivered layout, and no id twice')

function isWhole(layouts: readonly OverlayLayout[]): boolean {
  const kinds = new Map(layouts.map(({ id, kind }) => [id, kind]))
  return kinds.size === layouts.length && layoutKinds.every(kind => kinds.get(kind) === kind)
}
