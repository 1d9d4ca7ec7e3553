/** A rectangle in screen pixels (device-independent), as Electron's `screen` speaks of it. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What placement needs to know of a display. */
export interface DisplayPlacement {
  readonly id: number
  /** What its maker calls it; empty or absent where nobody says. */
  readonly label?: string
  readonly workArea: Rectangle
  readonly bounds: Rectangle
}

/** At least this much of a window must be on some screen for it to be caught with the mouse. */
const minVisible = 96

/**
 * Whether this is the same display. Two alike may have the same number on Linux (electron#10112), and one that was plugged in again has
 * another: so the place counts as well.
 */
export function isSameDisplay(one: DisplayPlacement, other: DisplayPlacement): boolean {
  return one.id === other.id && one.bounds.x === other.bounds.x && one.bounds.y === other.bounds.y
}

/** Whether two rectangles have a part in common. */
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

/** The remembered bounds if they are still on a screen, else a window of that size in the middle of `home`. */
export function boundsFor(
  remembered: Rectangle | null,
  wished: Pick<Rectangle, 'width' | 'height'>,
  home: DisplayPlacement,
  displays: readonly DisplayPlacement[]
): Rectangle {
  if (remembered && isReachable(remembered, displays)) return remembered
  return centre(remembered ?? wished, home.workArea)
}

/** A window of this size, made to fit, in the middle of an area. */
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
 * What a display is remembered by: its name and size, for its number is another one after it was plugged in again or the computer
 * was restarted. Of several alike, the second from the left is the second.
 */
export function displayKey(display: DisplayPlacement, displays: readonly DisplayPlacement[]): string {
  const alike = displays
    .filter(each => looksOf(each) === looksOf(display))
    .sort((one, other) => one.bounds.x - other.bounds.x || one.bounds.y - other.bounds.y)
  const place = alike.findIndex(each => isSameDisplay(each, display))
  return place > 0 ? `${looksOf(display)} #${place + 1}` : looksOf(display)
}

function looksOf({ label = '', bounds: { width, height } }: DisplayPlacement): string {
  return `${label} ${width}×${height}`.trim()
}

/**
 * Which display the table window belongs on: the one that the GM chose if it is plugged in, else the first that the
 * GM's own window is not on, else none: then it is an ordinary window on the GM's screen.
 */
export function projectorFor<Any extends DisplayPlacement>(
  displays: readonly Any[],
  chosen: string | null,
  gmDisplay: number
): Any | null {
  // Settings of before name the display's number.
  const wished = displays.find(display => chosen === displayKey(display, displays) || chosen === String(display.id))
  if (wished) return wished
  return chosen === null ? (displays.find(display => display.id !== gmDisplay) ?? null) : null
}

/** The same where another display may have the number of the GM's own. */
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

/** The size that a window gets in an area that may be too small for it. */
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

/** The smallest table that is still a table. */
const minTableWidth = 640

/** Where the table window waits when there is no projector: the lower right corner of the GM's screen. */
export function tableCorner({ workArea }: DisplayPlacement): Rectangle {
  const width = Math.min(workArea.width, Math.max(minTableWidth, Math.round(workArea.width / 3)))
  const height = Math.min(workArea.height, Math.round((width * 9) / 16))
  return { x: workArea.x + workArea.width - width, y: workArea.y + workArea.height - height, width, height }
}

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.max(0, Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart))
}
