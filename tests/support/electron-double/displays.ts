import { EventEmitter } from 'node:events'
import { doesAsElectron } from './differences'

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

export interface DisplayDouble {
  readonly id: number
  readonly label: string
  readonly bounds: Readonly<Rectangle>
  readonly workArea: Readonly<Rectangle>
  readonly size: { readonly width: number; readonly height: number }
  readonly scaleFactor: number
}

const laptop: DisplayDouble = {
  id: 1,
  label: 'Laptop',
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  size: { width: 1920, height: 1080 },
  scaleFactor: 1
}

let displays: readonly DisplayDouble[] = [laptop]

/**
 * Each function asks the system separately (`shell/browser/api/electron_api_screen.cc`). A test that replaces one function does not change the others. The events come in a turn of their own (`PostNonNestableTask` there).
 */
class Screen extends EventEmitter {
  getAllDisplays(): readonly DisplayDouble[] {
    return displays
  }

  getPrimaryDisplay(): DisplayDouble {
    return primaryOf(this.#seen())
  }

  getDisplayMatching(rectangle: Rectangle): DisplayDouble {
    return displayOf(rectangle, this.#seen())
  }

  #seen(): readonly DisplayDouble[] {
    return doesAsElectron('screen-functions') ? displays : this.getAllDisplays()
  }
}

export const theScreen = new Screen()

/** Plugs displays in and out, as a person does: first the system moves windows, then it reports each display. */
export function plugIn(now: readonly DisplayDouble[], moved: () => void): void {
  const before = displays
  displays = now
  moved()
  setImmediate(() => {
    for (const each of before) if (!now.some(({ id }) => id === each.id)) theScreen.emit('display-removed', {}, each)
    for (const each of now) if (!before.some(({ id }) => id === each.id)) theScreen.emit('display-added', {}, each)
    const changed = now.filter(each => before.some(other => other.id === each.id && !isDeepEqual(other, each)))
    for (const each of changed) theScreen.emit('display-metrics-changed', {}, each, ['bounds', 'workArea'])
  })
}

function isDeepEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function primaryOf(all: readonly DisplayDouble[]): DisplayDouble {
  return all.find(({ bounds }) => bounds.x === 0 && bounds.y === 0) ?? (all[0] as DisplayDouble)
}

/**
 * The display with the greatest part of the rectangle, else the nearest, as Chromium finds it. Where a test replaces the functions of
 * `screen`, windows fill its displays: those that main gets.
 */
export function displayOf(
  rectangle: Rectangle,
  all: readonly DisplayDouble[] = theScreen.getAllDisplays()
): DisplayDouble {
  const share = ({ bounds }: DisplayDouble): number => shared(bounds, rectangle)
  const [best] = [...all].sort((one, other) => share(other) - share(one))
  if (best && share(best) > 0) return best
  const [near] = [...all].sort((one, other) => distance(one.bounds, rectangle) - distance(other.bounds, rectangle))
  return near as DisplayDouble
}

function shared(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

function distance(one: Rectangle, other: Rectangle): number {
  return Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2
  )
}
