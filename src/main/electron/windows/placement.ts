/** A rectangle in device-independent pixels, as in Electron's `screen`. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The facts of a display that placement needs. */
export interface DisplayPlacement {
  readonly id: number
  /** The maker's name for the display; empty or absent where the system does not report it. */
  readonly label?: string
  readonly workArea: Rectangle
  readonly bounds: Rectangle
}

/** The least part of a window, in pixels, that must be on a display for the mouse to grab. */
const minVisible = 96

/**
 * Whether two objects describe the same display. On Linux identical displays may have the same id (electron#10112), and
 * a reconnected display has a new id. The position therefore counts as well.
 */
export function isSameDisplay(one: DisplayPlacement, other: DisplayPlacement): boolean {
  return one.id === other.id && one.bounds.x === other.bounds.x && one.bounds.y === other.bounds.y
}

/** Whether two rectangles intersect. */
export function overlaps(one: Rectangle, other: Rectangle): boolean {
  return overlap(one.x, one.width, other.x, other.width) > 0 && overlap(one.y, one.height, other.y, other.height) > 0
}

/** Whether enough of a window is on one of these displays to be seen and moved. */
export function isReachable(bounds: Rectangle, displays: readonly DisplayPlacement[]): boolean {
  return displays.some(({ workArea }) => {
    const width = overlap(bounds.x, bounds.width, workArea.x, workArea.width)
    const height = overlap(bounds.y, bounds.height, workArea.y, workArea.height)
    return width >= Math.min(minVisible, bounds.width) && height >= Math.min(minVisible, bounds.height)
  })
}

/** The stored bounds if they are still on a display; else the middle of `home`. */
export function boundsFor(
  remembered: Rectangle | null,
  wished: Pick<Rectangle, 'width' | 'height'>,
  home: DisplayPlacement,
  displays: readonly DisplayPlacement[]
): Rectangle {
  if (remembered && isReachable(remembered, displays)) return remembered
  return centre(remembered ?? wished, home.workArea)
}

/** A window of this size, reduced to fit, in the middle of an area. */
function centre(size: Pick<Rectangle, 'width' | 'height'>, area: Rectangle): Rectangle {
  const width = Math.min(size.width, area.width)
  const height = Math.min(size.height, area.height)
  return {
    x: Math.round(area.x + (area.width - width) / 2),
    y: Math.round(area.y + (area.height - height) / 2),
    width,
    height
  }
}

/**
 * The key of a display: its name and size. Its id changes when it is reconnected or the computer restarts.
 * Identical displays are numbered from the left.
 */
export function displayKey(display: DisplayPlacement, displays: readonly DisplayPlacement[]): string {
  const alike = displays
    .filter(each => looksOf(each) === looksOf(display))
    .sort((one, other) => one.bounds.x - other.bounds.x || one.bounds.y - other.bounds.y)
  const index = alike.findIndex(each => isSameDisplay(each, display))
  return index > 0 ? `${looksOf(display)} #${index + 1}` : looksOf(display)
}

function looksOf({ label = '', bounds: { width, height } }: DisplayPlacement): string {
  return `${label} ${width}×${height}`.trim()
}

/**
 * The display for the table window: the GM's choice if it is connected. Without a choice it is the first display
 * without the GM's window. Null: an ordinary window on the GM's display.
 */
export function projectorFor<Any extends DisplayPlacement>(
  displays: readonly Any[],
  chosen: string | null,
  gmDisplay: number
): Any | null {
  // Older settings hold the display's id.
  const wished = displays.find(display => chosen === displayKey(display, displays) || chosen === String(display.id))
  if (wished) return wished
  return chosen === null ? (displays.find(display => display.id !== gmDisplay) ?? null) : null
}

/** Likewise, for systems where another display may have the id of the GM's display. */
export function projectorBeside<Any extends DisplayPlacement>(
  displays: readonly Any[],
  chosen: string | null,
  home: DisplayPlacement
): Any | null {
  const projector =
    projectorFor(displays, chosen, home.id) ??
    (chosen === null ? displays.find(display => !isSameDisplay(display, home)) : null)
  return projector && !isSameDisplay(projector, home) ? projector : null
}

/** The size of a window in an area that may be too small for it. */
export function sizeFor(
  wished: Pick<Rectangle, 'width' | 'height'>,
  area: Rectangle,
  keeps: 'nothing' | 'ratio'
): Pick<Rectangle, 'width' | 'height'> {
  if (keeps === 'nothing')
    return { width: Math.min(wished.width, area.width), height: Math.min(wished.height, area.height) }
  const share = Math.min(1, area.width / wished.width, area.height / wished.height)
  return { width: Math.floor(wished.width * share), height: Math.floor(wished.height * share) }
}

/** The smallest width of a usable table, in pixels. */
const minTableWidth = 640

/** The position of the table window without a projector: the lower right corner of the GM's display. */
export function tableCorner({ workArea }: DisplayPlacement): Rectangle {
  const width = Math.min(workArea.width, Math.max(minTableWidth, Math.round(workArea.width / 3)))
  const height = Math.min(workArea.height, Math.round((width * 9) / 16))
  return { x: workArea.x + workArea.width - width, y: workArea.y + workArea.height - height, width, height }
}

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart))
}
