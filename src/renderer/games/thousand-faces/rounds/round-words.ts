import type { SeatId } from '#rules/core/seat'
import type { RoundView } from '#rules/thousand-faces/rounds/view'

/** What comes next, on the button that does it: "Next: Brindle". */
export function nextWords({ next, number }: RoundView, nameOf: (seat: SeatId) => string): string {
  if (next.is === 'foes') return 'Next: the foes'
  if (next.is === 'round') return `Next: round ${number + 1}`
  return next.seat === null ? 'Next' : `Next: ${nameOf(next.seat)}`
}

/** Who comes after the one whose turn it is: "Then Brindle". */
export function thenWords({ next }: RoundView, nameOf: (seat: SeatId) => string): string {
  if (next.is === 'foes') return 'Then the foes'
  if (next.is === 'round') return 'All have acted'
  return next.seat === null ? '' : `Then ${nameOf(next.seat)}`
}

/** How far the round is: "3 of 5 have acted". */
export function progressWords({ turns }: RoundView): string {
  const all = turns.filter(({ turn }) => turn !== 'out')
  const acted = all.filter(({ turn }) => turn === 'acted').length
  if (acted === all.length) return 'All have acted'
  return acted === 0 ? 'Nobody has acted yet' : `${acted} of ${all.length} ${acted === 1 ? 'has' : 'have'} acted`
}

/** What stands open besides the turns of players: whom the foes may answer, or who of them may gang up; null when nothing does. */
export function foesWords(
  { answering, free }: Pick<RoundView, 'answering' | 'free'>,
  seatName: (seat: SeatId) => string,
  foeName: (foe: number) => string
): string | null {
  if (answering !== null) return `The foes may answer ${seatName(answering)}`
  if (free.length === 0) return null
  const names = free.slice(0, 2).map(foeName).join(', ')
  const more = free.length > 2 ? ` and ${free.length - 2} more` : ''
  return `${names}${more} may gang up on one`
}
