import type { ResultValue, Suit } from '#rules/thousand-faces/vocabulary'

/** One mark of a result on one edge of a card, in the units of its drawing. */
export interface Sign {
  readonly symbol: '#g-cross' | '#g-hollow' | '#g-check'
  readonly x: number
  readonly y: number
  readonly side: number
}

/** How a drawing of one size sets its marks: all measures in its own units. */
interface Setting {
  readonly middle: number
  /** From the middle of the card to the middle of the result. */
  readonly reach: number
  /** From one check to the next. */
  readonly step: number
  readonly cross: number
  readonly hollow: number
  readonly check: number
}

/** 200 units, for 56 px and more. */
export const fullSetting: Setting = { middle: 100, reach: 46, step: 21.5, cross: 25, hollow: 27, check: 25 }

/** 40 units, for less than 56 px. */
export const smallSetting: Setting = { middle: 20, reach: 9.6, step: 6, cross: 8.4, hollow: 9.6, check: 8 }

const directions = { dragon: [0, -1], blade: [1, 0], anvil: [0, 1], crown: [-1, 0] } as const satisfies Record<
  Suit,
  readonly [number, number]
>

/** The marks of one result: in a row above and below the middle, stacked at its sides. */
export function marksOf(suit: Suit, result: ResultValue, setting: Setting): readonly Sign[] {
  const [dx, dy] = directions[suit]
  const { symbol, side, count } = appearance(result, setting)
  return Array.from({ length: count }, (_, index) => {
    const along = (index - (count - 1) / 2) * setting.step
    const x = setting.middle + dx * setting.reach + Math.abs(dy) * along
    const y = setting.middle + dy * setting.reach + Math.abs(dx) * along
    return { symbol, side, x: round(x - side / 2), y: round(y - side / 2) }
  })
}

/** Straight rays around the middle of a 200-unit card, as one path; `ends` take turns. */
export function rays(count: number, start: number, ends: readonly [number, number]): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    const end = ends[index % 2] ?? ends[0]
    return `M${at(angle, start)}L${at(angle, end)}`
  }).join('')
}

function appearance(result: ResultValue, setting: Setting): Pick<Sign, 'symbol' | 'side'> & { readonly count: number } {
  if (result === 0) return { symbol: '#g-cross', side: setting.cross, count: 1 }
  if (result === 1) return { symbol: '#g-hollow', side: setting.hollow, count: 1 }
  return { symbol: '#g-check', side: setting.check, count: result }
}

function at(angle: number, distance: number): string {
  return `${round(100 + Math.cos(angle) * distance)} ${round(100 + Math.sin(angle) * distance)}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
