import { pursuitRounds } from '#rules/thousand-faces/minigames/pursuit-suit'
import type { SeatId } from '#rules/core/seat'
import type { CallView } from '#rules/thousand-faces/calls/view'
import { whichCounts } from '#rules/thousand-faces/flip/weighing'
import type { SeatView } from '#rules/thousand-faces/view'
import type { Net } from '#rules/thousand-faces/vocabulary'

/** Which of the cards counts, as a player reads it (F3). */
export function countingWords(net: Net): string {
  const which = whichCounts(net)
  return which ? `The ${which} card counts.` : 'The card counts.'
}

const firstDoes = {
  tie: 'chooses first which card counts',
  critical: 'answers the Critical Success first',
  cards: 'names the cards first',
  flashback: 'finishes the flashback first'
} as const

/** Why a call cannot be pressed yet, and what opens it: the answer of somebody else, or an own one that stands above. */
export function waitingFirst(
  waits: NonNullable<SeatView['waitingFor']>,
  called: SeatId,
  nameOf: (seat: SeatId) => string
): string {
  if (waits.seat === called) return 'Answer first what is asked above; then you can flip.'
  return `${nameOf(waits.seat)} ${firstDoes[waits.for]}; then you can flip.`
}

/** What it is flipped for. */
export function callTitle({ move, round }: Pick<CallView, 'move' | 'round'>): string {
  return round ? `Pursuit, round ${round.number} of ${pursuitRounds}` : (move ?? 'Flip your cards')
}
