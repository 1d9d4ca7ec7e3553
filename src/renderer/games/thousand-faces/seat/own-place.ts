import type { CharacterView } from '#rules/thousand-faces/characters/view'
import type { SeatId } from '#rules/core/seat'
import type { SheetView } from '#rules/thousand-faces/sheet-view'

/** A player's own place, as the parts of their page are given it. */
export interface OwnPlace {
  readonly seat: SeatId
  readonly sheet: SheetView
  readonly character: CharacterView
  readonly nameOf: (seat: SeatId) => string
}

/** Whether a day in town leaves this player something to do there: a seller's cards, or lessons (HA17, HA18). */
export function isInTown({ equipment, xpUses }: CharacterView): boolean {
  const open = xpUses.some(({ use, blocked }) => (use === 'shop' || use === 'study') && blocked === null)
  return equipment.wares !== null || open
}
