// The vocabulary of the overlay's layouts (DI1), without a parser, so that the overlay's page can import this file.

/** The kinds of layouts; `flip`, `clock` and `lower-third` have no plates of the players. */
export const layoutKinds = ['strip', 'corners', 'player', 'flip', 'clock', 'lower-third'] as const
export type LayoutKind = (typeof layoutKinds)[number]

export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type Corner = (typeof corners)[number]

/** The plates that are in a corner of the screen, or switched off. */
export const layoutParts = ['story', 'foes', 'flip', 'clocks', 'shown'] as const
export type LayoutPart = (typeof layoutParts)[number]

/** The content of a player's plate; the Shadow is shown beside the players. */
export const plateFacts = ['name', 'stamina', 'deck', 'xp', 'wounds', 'shadow'] as const
export type PlateFact = (typeof plateFacts)[number]

export const longestDelay = 10
/** The bounds for the time that a result stays, in seconds. */
export const toastBounds = { least: 2, most: 30 } as const
/** The longest name of a layout, in characters. */
export const longestLayoutName = 40
export const mostLayouts = 24
