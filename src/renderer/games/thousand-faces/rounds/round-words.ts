import type { SeatId } from '#rules/core/seat'
import type { RoundView } from '#rules/thousand-faces/rounds/view'

/** The next step, as the text of its button: "Next: Brindle". */
export function nextWords({ next, number }: RoundView, nameOf: (seat: SeatId) => string): string {
  if (next.is === 'foes') return 'Next: the foes'
  if (next.is === 'round') return `Next: round ${number + 1}`
  return next.seat === null ? 'Next' : `Next: ${nameOf(next.seat)}`
}

/** Whose turn it is: "Kresk acts"; null between two turns. The button beside these words says who is next. */
export function nowWords({ turns }: RoundView, nameOf: (seat: SeatId) => string): string | null {
  const up = turns.find(({ turn }) => turn === 'up')
  return up ? `${nameOf(up.seat)} acts` : null
}

/** The progress of the round: "3 of 5 have acted". */
export function progressWords({ turns }: RoundView): string {
  const all = turns.filter(({ turn }) => turn !== 'out')
  const acted = all.filter(({ turn }) => turn === 'acted').length
  if (acted === all.length) return 'All have acted'
  return acted === 0 ? 'Nobody has acted yet' : `${acted} of ${all.length} ${acted === 1 ? 'has' : 'have'} acted`
}

/** What is open besides the turns of players: whom the foes may answer, or foes that have not struck. Null: nothing. */
export function foesWords(
  { answering, free }: Pick<RoundView, 'answering' | 'free'>,
  seatName: (seat: SeatId) => string,
  foeName: (foe: number) => string
): string | null {
  if (answering !== null) return `The foes may answer ${seatName(answering)}`
  if (free.length === 0) return null
  const names = free.slice(0, 2).map(foeName).join(', ')
  const more = free.length > 2 ? ` and ${free.length - 2} more` : ''
  return `The foes’ turn: ${names}${more} ${free.length > 1 ? 'are' : 'is'} to strike`
}
