/** The four Suits of a contest, in their order on the screens. */
export const duelSuits = ['clubs', 'hearts', 'spades', 'diamonds'] as const
export type DuelSuit = (typeof duelSuits)[number]

/** The two contestants, by their position on the screen. */
export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

/** One value for each side. */
export type BySide<Thing> = Readonly<Record<Side, Thing>>

/** How long each text may be, in characters. */
export const longest = { name: 80, words: 280 } as const

/** Number of faces of a Suit Die: weak, plain, strong. */
export type Faces = 6 | 8 | 12

/** Makes one value for each side. */
export function bySide<Thing>(make: (side: Side) => Thing): BySide<Thing> {
  return { left: make('left'), right: make('right') }
}

export function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left'
}
