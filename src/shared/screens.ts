/** The four pages. */
export type ScreenKind = 'gm' | 'table' | 'overlay' | 'seat'

/** The kinds of screens that players and viewers look at: the table, the stream, the players' own. */
export const publicScreens = ['table', 'overlay', 'phones'] as const
export type PublicScreen = (typeof publicScreens)[number]

/** What the GM lets a kind of screen show. `freeze` keeps the last live picture. */
export type ScreenMode = 'live' | 'freeze' | 'blank'
export type ScreenModes = Readonly<Record<PublicScreen, ScreenMode>>
