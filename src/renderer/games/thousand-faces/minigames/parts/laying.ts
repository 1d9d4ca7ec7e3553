import { placeNames } from '#rules/thousand-faces/minigames/laid-question'
import type { CornersView } from '#rules/thousand-faces/minigames/view'

type LaidCards = CornersView['laid']

/** The cards in the form of a command. */
function fresh(laid: LaidCards): LaidCards {
  return laid.map(({ card, turn }) => ({ card, turn }))
}

/** The card at this position, a quarter turn further: 1 clockwise, −1 back. */
export function turned(laid: LaidCards, place: number, by: 1 | -1): LaidCards {
  return fresh(laid).map((each, at) =>
    at === place ? { ...each, turn: ((each.turn + by + 4) % 4) as LaidCards[number]['turn'] } : each
  )
}

/** Swaps two cards; a missing position changes nothing. */
export function swapped(laid: LaidCards, one: number, other: number): LaidCards {
  const [first, second] = [laid[one], laid[other]]
  if (!first || !second) return fresh(laid)
  return fresh(laid).map((each, at) => (at === one ? second : at === other ? first : each))
}

/** "Top to right": the two positions of a contact. */
export function contactName(shape: CornersView['shape'], contact: number): string {
  const names = placeNames(shape)
  return `${names[contact]} to ${names[(contact + 1) % names.length]?.toLowerCase()}`
}
