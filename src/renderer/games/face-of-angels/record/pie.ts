import type { SeatId } from '#rules/core/seat'

/** One player's slice: where it lies, and where its names are written. */
export interface PieSlice {
  readonly seat: SeatId
  /** An SVG path in a circle of radius 100 about the middle. */
  readonly path: string
  /** The middle of the slice, for the name. */
  readonly x: number
  readonly y: number
}

/** The pie in as many equal slices as there are players, the first one at the top, clockwise. */
export function slicesFor(seats: readonly SeatId[]): readonly PieSlice[] {
  const turn = (2 * Math.PI) / Math.max(1, seats.length)
  return seats.map((seat, at) => {
    const from = at * turn - Math.PI / 2
    const middle = from + turn / 2
    const reach = seats.length === 1 ? 0 : 62
    return { seat, path: wedge(from, turn), x: round(reach * Math.cos(middle)), y: round(reach * Math.sin(middle)) }
  })
}

function wedge(from: number, turn: number): string {
  if (turn >= 2 * Math.PI - 1e-9) return 'M0 -100A100 100 0 1 1 0 100A100 100 0 1 1 0 -100Z'
  const to = from + turn
  const point = (angle: number): string => `${round(100 * Math.cos(angle))} ${round(100 * Math.sin(angle))}`
  return `M0 0L${point(from)}A100 100 0 ${turn > Math.PI ? 1 : 0} 1 ${point(to)}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
