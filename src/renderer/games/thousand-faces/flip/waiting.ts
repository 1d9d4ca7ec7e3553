import { assertNever } from '#rules/core/assert-never'
import type { Seat } from '#rules/core/seat'
import type { FlipView } from '#rules/thousand-faces/flip/view'
import type { TableView } from '#rules/thousand-faces/view'
import { briefName, nameOf } from '@/ui/seat-names'

/** What the table waits for, said to the whole room, which knows the characters by name. */
export function waitingWords(
  waiting: NonNullable<TableView['waitingFor']>,
  flip: Pick<FlipView, 'support'>,
  seats: readonly Seat[]
): string {
  const who = briefName(nameOf(seats, waiting.seat))
  switch (waiting.for) {
    case 'tie':
      return flip.support.length > 0 ? 'A tie: the players choose' : `A tie: ${who} chooses`
    case 'critical':
      return `${who} may take a Blessing`
    case 'cards':
      return `${who} turns the cards`
    case 'flashback':
      return `${who} may raise the result`
    default:
      return assertNever(waiting.for)
  }
}

/** Fewer cards came than were called, because a Wound was among them. Rule: reference 2.3. */
export function woundStopped(flip: Pick<FlipView, 'cards' | 'support'>): boolean {
  return [...flip.cards, ...flip.support.map(each => each.card)].some(card => card.id.startsWith('W'))
}
