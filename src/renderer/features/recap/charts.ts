import type { GaugesAt, SeatLuck } from '#rules/campaign/evening'

/** One bar of the chart of luck, in percent of half its width; the middle is the expected value. */
export interface LuckBar {
  readonly from: number
  readonly width: number
  readonly side: 'more' | 'fewer'
  /** Half the width of the band. */
  readonly band: number
  readonly words: string
}

/** Bars of luck on one scale, for comparison. */
export function luckBars(luck: readonly SeatLuck[]): readonly LuckBar[] {
  const most = Math.max(1, ...luck.map(each => Math.max(Math.abs(each.luck), each.band)))
  const scaled = (value: number): number => Math.round((value / most) * 1000) / 10
  return luck.map(each => {
    const width = Math.abs(scaled(each.luck))
    return {
      from: each.luck < 0 ? 100 - width : 100,
      width,
      side: each.luck < 0 ? 'fewer' : 'more',
      band: scaled(each.band),
      words: signed(each.luck)
    }
  })
}

/** "+1.9", "−0.4", "0.0". */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return '0.0'
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded).toFixed(1)}`
}

/** A step line over a session, as an SVG path in an area of 100 × 40. Time goes to the right, the maximum is at the top. */
export function stepPath(points: readonly (readonly [after: number, value: number])[], most: number): string {
  const end = Math.max(1, points.at(-1)?.[0] ?? 1)
  const x = (after: number): number => Math.round((after / end) * 1000) / 10
  const y = (value: number): number => Math.round((40 - (value / Math.max(1, most)) * 40) * 10) / 10
  const [first, ...others] = points
  if (!first) return ''
  return others.reduce(
    (path, [after, value]) => `${path} H ${x(after)} V ${y(value)}`,
    `M ${x(first[0])} ${y(first[1])}`
  )
}

/** Number of points of each kind over time. */
export function series(
  gauges: readonly GaugesAt[],
  of: (at: GaugesAt) => number
): readonly (readonly [number, number])[] {
  return gauges.map(each => [each.after, of(each)] as const)
}
