/** What is drawn, and can be drawn again. */
export const drawKinds = ['moves', 'question', 'hook', 'name'] as const
export type DrawKind = (typeof drawKinds)[number]

/** The ids of what was drawn of each kind in this campaign, the newest last; of moves three a draw. */
export type ShownIds = Readonly<Record<DrawKind, readonly string[]>>

/** How many ids of a kind are worth keeping: twenty draws of three. */
export const mostShown = 60
