import type { SeatId } from '#rules/core/seat'

// The layouts of the stream overlay (DI1): without a parser, so that the overlay’s own page may read this file.

/** What a layout is made for; `flip`, `clock` and `lower-third` have no plates of the players. */
export const layoutKinds = ['strip', 'corners', 'player', 'flip', 'clock', 'lower-third'] as const
export type LayoutKind = (typeof layoutKinds)[number]

export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type Corner = (typeof corners)[number]

/** The plates that stand in a corner of the picture, or are switched off. */
export const layoutParts = ['story', 'foes', 'flip', 'clocks', 'shown'] as const
export type LayoutPart = (typeof layoutParts)[number]

/** What is on a player's plate, and the Shadow beside them. */
export const plateFacts = ['name', 'stamina', 'deck', 'xp', 'wounds', 'shadow'] as const
export type PlateFact = (typeof plateFacts)[number]

/** The delivered ones are called as their kind, copies `copy-1`, `copy-2` … */
export type LayoutId = string

export interface OverlayLayout {
  readonly id: LayoutId
  readonly kind: LayoutKind
  readonly name: string
  /** Whose plate a `player` layout shows; null: of whoever has their turn. */
  readonly seat: SeatId | null
  /** Along which edge the players' plates stand. */
  readonly edge: 'top' | 'bottom'
  readonly facts: Readonly<Record<PlateFact, boolean>>
  readonly parts: Readonly<Record<LayoutPart, Corner | 'off'>>
  /** 0.75 … 1.5; at 1 the smallest words have 20 px on 1080 lines. */
  readonly scale: number
  /** Seconds that a result stays, 2 … 30. */
  readonly toast: number
  /** `tall`: 1080 × 1920. */
  readonly format: 'wide' | 'tall'
  /** `title`: nothing within 5 % of the edge, and upright nothing where apps put their own buttons; else 40 px. */
  readonly margin: 'narrow' | 'title'
  readonly moves: boolean
  /** Seconds behind the table, 0 … 10. */
  readonly delay: number
}

/** What an overlay is told of its layout: nothing that only the Game Master reads. */
export type ShownLayout = Omit<OverlayLayout, 'id' | 'name'>

export const longestDelay = 10
export const mostLayouts = 24

const noParts = each(layoutParts, 'off' as const)

const plain: Omit<OverlayLayout, 'id' | 'kind' | 'name'> = {
  seat: null,
  edge: 'bottom',
  facts: each(plateFacts, true),
  parts: noParts,
  scale: 1,
  toast: 8,
  format: 'wide',
  margin: 'narrow',
  moves: true,
  delay: 0
}

/** The six layouts as they are before anybody changes them. */
export const deliveredLayouts: readonly OverlayLayout[] = [
  delivered('strip', 'Strip', {
    parts: { story: 'top-left', foes: 'top-left', flip: 'top-right', clocks: 'top-left', shown: 'bottom-left' }
  }),
  delivered('corners', 'Corner cards', {
    edge: 'top',
    parts: { ...noParts, flip: 'bottom-right', shown: 'bottom-left' }
  }),
  delivered('player', 'One player', { facts: { ...plain.facts, shadow: false } }),
  delivered('flip', 'Last flip', { parts: { ...noParts, flip: 'bottom-right' } }),
  delivered('clock', 'Clocks', { parts: { ...noParts, clocks: 'top-left' } }),
  delivered('lower-third', 'Lower third', { parts: { ...noParts, shown: 'bottom-left' }, margin: 'title' })
]

/** The layout that windows and addresses without a link of their own show. */
export const firstLayout: LayoutId = 'strip'

/** What a page shows whose host has not said it yet. */
export const firstShownLayout: ShownLayout = deliveredLayouts[0] as OverlayLayout

/** Delivered layouts can be changed, not removed. */
export function isDelivered(id: LayoutId): boolean {
  return deliveredLayouts.some(layout => layout.id === id)
}

const shown = new WeakMap<OverlayLayout, ShownLayout>()

/** The same object for the same layout. */
export function shownLayout(layout: OverlayLayout): ShownLayout {
  const { id: _id, name: _name, ...rest } = layout
  const known = shown.get(layout) ?? rest
  shown.set(layout, known)
  return known
}

function delivered(kind: LayoutKind, name: string, differs: Partial<OverlayLayout>): OverlayLayout {
  return { ...plain, ...differs, id: kind, kind, name }
}

function each<Name extends string, Value>(names: readonly Name[], value: Value): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map(name => [name, value])) as Record<Name, Value>
}
