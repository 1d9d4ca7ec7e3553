import { layoutParts, plateFacts } from './overlay-vocabulary'
import type { LayoutId, OverlayLayout, ShownLayout } from './overlay-layout-schema'

// The layouts of the stream overlay (DI1), without a parser, so that the overlay's page can import this file.

const noParts = each(layoutParts, 'off' as const)

const plain: Omit<OverlayLayout, 'id' | 'kind' | 'name'> = {
  seat: null,
  edge: 'bottom',
  facts: each(plateFacts, true),
  parts: noParts,
  scale: 1.25,
  toast: 8,
  format: 'wide',
  margin: 'narrow',
  moves: true,
  delay: 0
}

/** The six layouts in their delivered form. */
export const deliveredLayouts: readonly OverlayLayout[] = [
  delivered('strip', 'Strip', {
    parts: { story: 'top-left', foes: 'top-left', flip: 'top-right', clocks: 'top-left', shown: 'bottom-left' }
  }),
  delivered('corners', 'Corner cards', {
    edge: 'top',
    parts: { ...noParts, flip: 'bottom-right', shown: 'bottom-left' }
  }),
  delivered('player', 'One player', { facts: { ...plain.facts, shadow: false } }),
  delivered('flip', 'Last flip', { scale: 1, parts: { ...noParts, flip: 'bottom-right' } }),
  delivered('clock', 'Clocks', { parts: { ...noParts, clocks: 'top-left' } }),
  delivered('lower-third', 'Lower third', { scale: 1, parts: { ...noParts, shown: 'bottom-left' }, margin: 'title' })
]

/** The layout for windows and addresses without a link of their own. */
export const firstLayout: LayoutId = 'strip'

/** The layout that a page shows before the host has sent one. */
export const firstShownLayout: ShownLayout = deliveredLayouts[0] as OverlayLayout

/** Delivered layouts can be changed, but not removed. */
export function isDelivered(id: LayoutId): boolean {
  return deliveredLayouts.some(layout => layout.id === id)
}

const shown = new WeakMap<OverlayLayout, ShownLayout>()

/** Returns the same object for the same layout. */
export function shownLayout(layout: OverlayLayout): ShownLayout {
  const { id: _id, name: _name, ...rest } = layout
  const known = shown.get(layout) ?? rest
  shown.set(layout, known)
  return known
}

function delivered(kind: OverlayLayout['kind'], name: string, differs: Partial<OverlayLayout>): OverlayLayout {
  return { ...plain, ...differs, id: kind, kind, name }
}

function each<Name extends string, Value>(names: readonly Name[], value: Value): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map(name => [name, value])) as Record<Name, Value>
}
