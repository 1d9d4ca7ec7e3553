/** The pages that receive snapshots: the Game Master's, and one for each audience. */
export const screenKinds = ['gm', 'table', 'overlay', 'seat'] as const
export type ScreenKind = (typeof screenKinds)[number]
/** All screens but the Game Master's. */
export type AudienceScreen = Exclude<ScreenKind, 'gm'>
/** The screens that only show, to any viewer. */
export type WatchingScreen = Exclude<AudienceScreen, 'seat'>
export const watchingScreens: readonly WatchingScreen[] = screenKinds.filter(kind => kind !== 'gm' && kind !== 'seat')

export function isScreenKind(value: unknown): value is ScreenKind {
  return screenKinds.some(kind => kind === value)
}

/** The kinds of screens for players and viewers: the table, the stream, the players' phones. */
export const publicScreens = ['table', 'overlay', 'phones'] as const
export type PublicScreen = (typeof publicScreens)[number]

/** The GM's setting for a kind of screen. `freeze` keeps the last live frame. */
export const screenModes = ['live', 'freeze', 'blank'] as const
export type ScreenMode = (typeof screenModes)[number]
export type ScreenModes = Readonly<Record<PublicScreen, ScreenMode>>

/** The same value for each screen: `sameFor(publicScreens, 'live')`. */
export function sameFor<Screen extends string, const Value>(
  screens: readonly Screen[],
  value: Value
): Readonly<Record<Screen, Value>> {
  return Object.fromEntries(screens.map(screen => [screen, value])) as Record<Screen, Value>
}
