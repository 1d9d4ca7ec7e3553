// The words of the overlay’s layouts (DI1): without a parser, so that the overlay’s own page may read this file.

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

export const longestDelay = 10
/** How many seconds a result stays. */
export const toastBounds = { least: 2, most: 30 } as const
/** How long the name of a layout may be. */
export const longestLayoutName = 40
export const mostLayouts = 24
