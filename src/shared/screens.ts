/** The pages that are sent snapshots: the Game Master's, and one for each audience. */
export const screenKinds = ['gm', 'table', 'overlay', 'seat'] as const
export type ScreenKind = (typeof screenKinds)[number]
/** Those that are not the Game Master's. */
export type AudienceScreen = Exclude<ScreenKind, 'gm'>
/** Those that only show, to anybody. */
export type WatchingScreen = Exclude<AudienceScreen, 'seat'>
export const watchingScreens: readonly WatchingScreen[] = screenKinds.filter(kind => kind !== 'gm' && kind !== 'seat')

export function isScreenKind(value: unknown): value is ScreenKind {
  return screenKinds.some(kind => kind === value)
}

/** The kinds of screens that players and viewers look at: the table, the stream, the players' own. */
export const publicScreens = ['table', 'overlay', 'phones'] as const
export type PublicScreen = (typeof publicScreens)[number]

/** What the GM lets a kind of screen show. `freeze` keeps the last live picture. */
export const screenModes = ['live', 'freeze', 'blank'] as const
export type ScreenMode = (typeof screenModes)[number]
export type ScreenModes = Readonly<Record<PublicScreen, ScreenMode>>

/** The same value for each of them: `sameFor(publicScreens, 'live')`. */
export function sameFor<Screen extends string, const Value>(
  screens: readonly Screen[],
  value: Value
): Readonly<Record<Screen, Value>> {
  return Object.fromEntries(screens.map(screen => [screen, value])) as Record<Screen, Value>
}
