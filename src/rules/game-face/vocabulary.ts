/** The four Suits of a contest, in the order in which the screens lay them out. */
export const duelSuits = ['clubs', 'hearts', 'spades', 'diamonds'] as const
export type DuelSuit = (typeof duelSuits)[number]

/** The two who face each other, as they sit on the screen. */
export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

/** One thing for each of the two. */
export type BySide<Thing> = Readonly<Record<Side, Thing>>

/** How long each text may be, in characters. */
export const longest = { name: 80, words: 280 } as const

/** How many faces a Suit Die has: weak, plain, strong. */
export type Faces = 6 | 8 | 12

/** The same thing worked out for each of the two. */
export function bySide<Thing>(make: (side: Side) => Thing): BySide<Thing> {
  return { left: make('left'), right: make('right') }
}

export function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left'
}
