/** The kinds of draws, each of which can be repeated. */
export const drawKinds = ['moves', 'question', 'hook', 'name'] as const
export type DrawKind = (typeof drawKinds)[number]

/** The ids of the draws of each kind in this campaign, the newest last; three for each draw of moves. */
export type ShownIds = Readonly<Record<DrawKind, readonly string[]>>

/** The number of ids of a kind to keep: twenty draws of three. */
export const mostShown = 60
