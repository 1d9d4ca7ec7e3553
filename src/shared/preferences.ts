/** The four pages. */
export type ScreenKind = 'gm' | 'table' | 'overlay' | 'seat'

/** What the GM lets table, overlay and phones show. `freeze` keeps the last live picture. */
export type TableMode = 'live' | 'freeze' | 'blank'

export type Theme = 'hearth' | 'parchment' | 'contrast'

/** The GM's own taste; kept on this machine, not in the campaign. */
export interface Preferences {
  readonly theme: Theme
  /** For table and overlay. */
  readonly publicTheme: 'hearth' | 'contrast'
  readonly overlayBackground: 'transparent' | 'green' | 'magenta' | 'black'
  /** 0.75 … 1.5 */
  readonly overlayScale: number
  /** Whose names a stream shows: the characters' alone, or the people's where a character has none yet. */
  readonly overlayNames: 'characters' | 'players'
  readonly sounds: boolean
  /** Table and overlay: everything, only what shows an act, or nothing moves. */
  readonly motion: 'full' | 'calm' | 'off'
  readonly display: string | null
  readonly checkForUpdates: boolean
}
