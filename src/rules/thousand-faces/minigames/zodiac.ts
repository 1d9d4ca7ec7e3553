import type { Animal } from '../cards'

export type { Animal } from '../cards'

/** Corners clockwise from the top left: nw, ne, se, sw. */
export type Corners = readonly [Animal, Animal, Animal, Animal]

/** Quarter turns clockwise, 0–3. */
export type Turn = 0 | 1 | 2 | 3

/** A card on the table with its rotation. */
export interface LaidCard {
  readonly corners: Corners
  readonly turn: Turn
}

/** Whether two corners may touch: the same animal. A dragon matches all but a goat; a goat matches nothing, not even a goat (V6). */
export function canTouch(one: Animal, other: Animal): boolean {
  if (one === 'goat' || other === 'goat') return false
  return one === other || one === 'dragon' || other === 'dragon'
}

const cornerIndexes = { nw: 0, ne: 1, se: 2, sw: 3 } as const
type CornerName = keyof typeof cornerIndexes

/** The animal at a corner of the rotated card. */
export function cornerAt({ corners, turn }: LaidCard, corner: CornerName): Animal {
  const index = (cornerIndexes[corner] - turn + 4) % 4
  return corners[index as 0 | 1 | 2 | 3]
}

/** Two touching animals, in the order of the cards. */
export type Touch = readonly [Animal, Animal]

/** The contacts of a straight line (V5, ruling). The lower right corner of each card touches the upper left corner of the next. */
export function lineTouches(laid: readonly LaidCard[]): readonly Touch[] {
  return laid.slice(1).flatMap((next, index): readonly Touch[] => {
    const before = laid[index]
    return before === undefined ? [] : [[cornerAt(before, 'se'), cornerAt(next, 'nw')]]
  })
}

/** The contacts of a square around a hole, clockwise from the top (V7, ruling). Each card touches the next at one corner. */
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

/** For each contact of a line: whether the animals match. */
function lineContacts(laid: readonly LaidCard[]): readonly boolean[] {
  return lineTouches(laid).map(([one, other]) => canTouch(one, other))
}

/** For each contact of a square: whether the animals match. */
function squareContacts(laid: readonly LaidCard[]): readonly boolean[] {
  return squareTouches(laid).map(([one, other]) => canTouch(one, other))
}

/** Whether three cards form a legal line. */
export function isLegalLine(laid: readonly LaidCard[]): boolean {
  return laid.length === 3 && lineContacts(laid).every(Boolean)
}

/** Whether four cards form a legal square. */
export function isLegalSquare(laid: readonly LaidCard[]): boolean {
  return laid.length === 4 && squareContacts(laid).every(Boolean)
}

const turns = [0, 1, 2, 3] as const satisfies readonly Turn[]

/** Whether an order and rotation of these cards solves the puzzle (V8). The search lays cards in turn and stops at a wrong contact. */
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

/** Whether the last card legally touches the card before it. */
function goesOn(laid: readonly LaidCard[], shape: 'line' | 'square'): boolean {
  const [before, last] = laid.slice(-2)
  if (!before || !last) return true
  if (shape === 'line') return canTouch(cornerAt(before, 'se'), cornerAt(last, 'nw'))
  const [from, to] = touchingCorners[laid.length - 2] ?? ['se', 'nw']
  return canTouch(cornerAt(before, from), cornerAt(last, to))
}

/** Clockwise around the square: the touching corner of each card, and that of the next card. */
const touchingCorners: readonly (readonly [CornerName, CornerName])[] = [
  ['se', 'nw'],
  ['sw', 'ne'],
  ['nw', 'se']
]
