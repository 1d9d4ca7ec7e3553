import type { Preferences } from '#shared/contract'

/** Where a screen is looked at. */
export type PlayerScreen = 'dashboard' | 'table' | 'stream' | 'phone'

/** One way to look at a screen. */
export interface Cell {
  readonly width: number
  readonly height: number
  readonly theme: Preferences['theme'] | 'forced'
  /** The page's zoom, as a browser does it: fewer CSS pixels in the same window. */
  readonly zoom?: number
  /** How much larger letters are than usual: a phone's own, or the dashboard's setting. */
  readonly text?: number
  /** The dashboard's setting. */
  readonly density?: 'compact' | 'roomy'
  /** The setting Size of the overlay. */
  readonly scale?: number
  /** The setting Picture on the projector. */
  readonly picture?: number
  /** In the fast subset of `npm test` too. */
  readonly fast?: true
  /** axe looks at it as well: one size is enough for what it checks, in each set of colours. */
  readonly axe?: true
}

const cell = (size: string, theme: Cell['theme'] = 'hearth', more: Partial<Cell> = {}): Cell => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height, theme, ...more }
}

const dashboard: readonly Cell[] = [
  cell('1024x640', 'hearth', { fast: true }),
  cell('1280x720'),
  cell('1366x640', 'hearth', { fast: true }),
  cell('1366x768', 'hearth', { axe: true }),
  cell('1920x1080'),
  cell('2560x1440'),
  cell('3840x2160'),
  cell('1366x768', 'hearth', { zoom: 1.5 }),
  cell('1920x1080', 'hearth', { zoom: 2 }),
  cell('1366x768', 'hearth', { zoom: 2 }),
  cell('1366x768', 'hearth', { text: 1.5 }),
  cell('1920x1080', 'hearth', { text: 1.5 }),
  cell('1920x1080', 'hearth', { density: 'compact' }),
  cell('1366x768', 'hearth', { density: 'roomy' }),
  cell('1366x768', 'parchment', { axe: true }),
  cell('1366x768', 'forced'),
  cell('1024x640', 'contrast', { fast: true }),
  cell('1366x640', 'contrast'),
  cell('1366x768', 'contrast', { axe: true }),
  cell('1920x1080', 'contrast')
]

const table: readonly Cell[] = [
  cell('1024x768', 'hearth', { fast: true }),
  cell('1280x720'),
  cell('1366x768'),
  cell('1920x1080', 'hearth', { axe: true }),
  cell('3840x2160'),
  cell('1024x768', 'hearth', { picture: 0.85 }),
  cell('1024x768', 'contrast', { fast: true }),
  cell('1920x1080', 'contrast', { axe: true }),
  cell('1920x1080', 'forced')
]

const stream: readonly Cell[] = [
  cell('1920x1080', 'hearth', { scale: 0.75 }),
  cell('1280x720'),
  cell('1920x1080', 'hearth', { axe: true }),
  cell('1920x1080', 'contrast', { axe: true }),
  cell('1920x1080', 'hearth', { scale: 1.25 }),
  cell('1920x1080', 'hearth', { scale: 1.5, fast: true }),
  cell('1920x1080', 'contrast', { scale: 1.5 })
]

const phone: readonly Cell[] = [
  cell('320x568', 'hearth', { fast: true }),
  cell('360x640'),
  cell('390x844', 'hearth', { axe: true }),
  cell('430x932'),
  cell('320x568', 'hearth', { text: 2, fast: true, axe: true }),
  cell('390x844', 'forced'),
  cell('320x568', 'contrast'),
  cell('390x844', 'contrast', { axe: true })
]

export const cells: Readonly<Record<PlayerScreen, readonly Cell[]>> = { dashboard, table, stream, phone }

/** `1366x768 contrast`, `1366x768 zoom 150 %`. */
export function nameOf({ width, height, theme, zoom, text, scale, picture, density }: Cell): string {
  const percent = (word: string, value: number | undefined): string =>
    value === undefined ? '' : ` ${word} ${value * 100} %`
  const said = theme === 'hearth' ? '' : ` ${theme}`
  const close = density ? ` ${density}` : ''
  return `${width}x${height}${said}${close}${percent('zoom', zoom)}${percent('text', text)}${percent('scale', scale)}${percent('picture', picture)}`
}
