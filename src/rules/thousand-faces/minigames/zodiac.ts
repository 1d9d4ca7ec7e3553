import type { Animal } from '../cards'

export type { Animal } from '../cards'

/** Corners clockwise from the top left: nw, ne, se, sw. */
export type Corners = readonly [Animal, Animal, Animal, Animal]

/** Quarter turns clockwise, 0–3. */
export type Turn = 0 | 1 | 2 | 3

/** A card as it lies on the table. */
export interface LaidCard {
  readonly corners: Corners
  readonly turn: Turn
}

/** Whether two corners may touch: the same animal; a dragon goes with all but a goat, a goat with nothing, not even a goat (V6). */
export function canTouch(one: Animal, other: Animal): boolean {
  if (one === 'goat' || other === 'goat') return false
  return one === other || one === 'dragon' || other === 'dragon'
}

const places = { nw: 0, ne: 1, se: 2, sw: 3 } as const
type CornerName = keyof typeof places

/** The animal that shows at a corner once the card is turned. */
export function cornerAt({ corners, turn }: LaidCard, place: CornerName): Animal {
  const index = (places[place] - turn + 4) % 4
  return corners[index as 0 | 1 | 2 | 3]
}

/** Two animals that touch, in the order in which the cards lie. */
export type Touch = readonly [Animal, Animal]

/** A straight line: the lower right corner of each card touches the upper left one of the next (V5, ruling). */
export function lineTouches(laid: readonly LaidCard[]): readonly Touch[] {
  return laid.slice(1).flatMap((next, index): readonly Touch[] => {
    const before = laid[index]
    return before === undefined ? [] : [[cornerAt(before, 'se'), cornerAt(next, 'nw')]]
  })
}

/** A square around a hole, clockwise from the top: each card touches the next at one corner (V7, ruling). */
export function squareTouches(laid: readonly LaidCard[]): readonly Touch[] {
  const [top, right, bottom, left] = laid
  if (!top || !right || !bottom || !left) return []
  return [
    [cornerAt(top, 'se'), cornerAt(right, 'nw')],
    [cornerAt(right, 'sw'), cornerAt(bottom, 'ne')],
    [cornerAt(bottom, 'nw'), cornerAt(left, 'se')],
    [cornerAt(left, 'ne'), cornerAt(top, 'sw')]
  ]
}

/** For each contact of a line: whether the animals go together. */
function lineContacts(laid: readonly LaidCard[]): readonly boolean[] {
  return lineTouches(laid).map(([one, other]) => canTouch(one, other))
}

/** For each contact of a square: whether the animals go together. */
function squareContacts(laid: readonly LaidCard[]): readonly boolean[] {
  return squareTouches(laid).map(([one, other]) => canTouch(one, other))
}

/** Three cards lie as they should. */
export function isLegalLine(laid: readonly LaidCard[]): boolean {
  return laid.length === 3 && lineContacts(laid).every(Boolean)
}

/** Four cards lie as they should. */
export function isLegalSquare(laid: readonly LaidCard[]): boolean {
  return laid.length === 4 && squareContacts(laid).every(Boolean)
}

const turns = [0, 1, 2, 3] as const satisfies readonly Turn[]

/** Whether some order and turning of these cards solves the puzzle (V8): laid card by card, given up at the first contact that fails. */
export function hasSolution(cards: readonly Corners[], shape: 'line' | 'square'): boolean {
  return canGoOn([], cards, shape)
}

function canGoOn(laid: readonly LaidCard[], left: readonly Corners[], shape: 'line' | 'square'): boolean {
  if (left.length === 0) return shape === 'line' ? isLegalLine(laid) : isLegalSquare(laid)
  return left.some((corners, index) => {
    const others = left.filter((_, other) => other !== index)
    return turns.some(turn => {
      const next = [...laid, { corners, turn }]
      return goesOn(next, shape) && canGoOn(next, others, shape)
    })
  })
}

/** Whether the card laid last touches the one before it rightly. */
function goesOn(laid: readonly LaidCard[], shape: 'line' | 'square'): boolean {
  const [before, last] = laid.slice(-2)
  if (!before || !last) return true
  if (shape === 'line') return canTouch(cornerAt(before, 'se'), cornerAt(last, 'nw'))
  const [from, to] = squarePlaces[laid.length - 2] ?? ['se', 'nw']
  return canTouch(cornerAt(before, from), cornerAt(last, to))
}

/** Clockwise round the square: the corner that each card gives, and the one that takes it. */
const squarePlaces: readonly (readonly [CornerName, CornerName])[] = [
  ['se', 'nw'],
  ['sw', 'ne'],
  ['nw', 'se']
]
