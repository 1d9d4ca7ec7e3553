import type { SeatId } from '#rules/core/seat'
import type { SpotlightView } from '#rules/thousand-faces/spotlight/view'

type Turn = SpotlightView['order'][number]

/**
 * The next player for the spotlight: the first at the table, in the order of the rules, without it. Of those who were never given it, a player who has flipped comes after the others. A flip counts as the spotlight.
 * @param flips the number of a player's last flip; 0: none
 */
export function nextInLight(
  { seat, order }: SpotlightView,
  atTable: readonly SeatId[],
  flips: (seat: SeatId) => number = () => 0
): Turn | null {
  const waiting = order.filter(each => atTable.includes(each.seat) && each.seat !== seat)
  const never = waiting.filter(({ turns }) => turns === 0).toSorted((a, b) => flips(a.seat) - flips(b.seat))
  return never[0] ?? waiting[0] ?? null
}

/** How long a player has waited: "not yet", "2 turns ago". */
export function waitedWords({ turns, ago }: Turn): string {
  if (turns === 0 || ago === null) return 'not yet'
  if (ago === 0) return 'now'
  return ago === 1 ? 'last turn' : `${ago} turns ago`
}

interface ActingPlayer {
  readonly seat: { readonly id: SeatId }
  readonly sheet: { readonly character: { readonly fastUsed: unknown } }
}

/** All players in the order of the rules, with their waiting: "Sister Wren: 2 turns ago, FAST used". */
export function turnLines(
  { seat, order }: SpotlightView,
  places: readonly ActingPlayer[],
  nameOf: (seat: SeatId) => string
): readonly { readonly id: string; readonly label: string; readonly apart?: boolean }[] {
  const lines = order.flatMap(turn => {
    const place = places.find(each => each.seat.id === turn.seat)
    if (!place) return []
    const fast = place.sheet.character.fastUsed === null ? '' : ', FAST used'
    const waited = turn.seat === seat ? 'has it' : waitedWords(turn)
    return [{ id: turn.seat, label: `${nameOf(turn.seat)}: ${waited}${fast}` }]
  })
  return seat === null ? lines : [...lines, { id: 'nobody', label: 'Nobody', apart: true }]
}
