import type { CharacterView } from '#rules/thousand-faces/characters/view'
import type { SeatId } from '#rules/core/seat'
import type { SeatView } from '#rules/thousand-faces/view'
import type { SheetView } from '#rules/thousand-faces/sheet-view'

/** A player's own sheet and character, for the parts of their page. */
export interface OwnPlace {
  readonly seat: SeatId
  readonly sheet: SheetView
  readonly character: CharacterView
  readonly nameOf: (seat: SeatId) => string
}

/** Null until the player has a sheet and a character. */
export function ownPlace(
  { character }: SeatView,
  sheet: SheetView | null,
  nameOf: (seat: SeatId) => string
): OwnPlace | null {
  return sheet && character ? { seat: sheet.seat, sheet, character, nameOf } : null
}

/** Whether this player can still do something in town: a seller's cards, lessons, or small change, also after the day is spent (HA17, HA18). */
export function isInTown({ onPhone, character, inTown }: SeatView): boolean {
  if (!onPhone || !character) return false
  const { equipment, xpUses } = character
  const open = xpUses.some(({ use, blocked }) => (use === 'shop' || use === 'study') && blocked === null)
  return equipment.wares !== null || open || (!!inTown && equipment.precious > 0)
}

/** Whether XP or Pack can buy this player something now, or a request to the GM is open: only after the character is made (HA20). A player whose character is down reads there why nothing can be bought (F11). */
export function spendsXp({ onPhone, workshop, character, mercy, sheets, yours }: SeatView): boolean {
  if (!onPhone || workshop !== undefined) return false
  const isDown = sheets.some(sheet => sheet.seat === yours && sheet.incapacitated)
  if (character && (isDown || character.injury.dead)) return true
  return (mercy ?? null) !== null || (character?.xpUses.some(({ blocked }) => blocked === null) ?? false)
}
