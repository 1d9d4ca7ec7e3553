import type { Seat } from '#rules/core/seat'

/** Who sits there: “Sister Wren (Priya)”, or the one name that there is. */
export function placeWords(seat: Pick<Seat, 'character' | 'player'> | undefined): string {
  if (!seat) return 'somebody'
  const { character, player } = seat
  return character && player ? `${character} (${player})` : character || player || 'a seat without a name'
}
