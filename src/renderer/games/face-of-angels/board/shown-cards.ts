import type { Seat } from '#rules/core/seat'
import type { ContestView } from '#rules/face-of-angels/ending/view'
import type { OwnView } from '#rules/face-of-angels/own'
import type { TableView } from '#rules/face-of-angels/view'
import type { Participant, Side } from '#rules/face-of-angels/vocabulary'
import type { ExhibitWords } from '@/features/showing/use-show-from-here'
import { cardName } from '#rules/face-of-angels/cards'
import type { ShownCard, ShownSide, ShownTrick } from '../trick/parts/shown-trick'

type Cast = Pick<TableView, 'protagonists'>

/** The name of a participant in the story; never a player's name (SH21). */
function nameInStory(who: Participant, view: Cast, seats: readonly Seat[]): string {
  if (who === 'world') return 'The World'
  const written = view.protagonists.find(one => one.seat === who)?.name
  return written || seats.find(seat => seat.id === who)?.character || ''
}

/** A protagonist, to be shown by name; null where there is none but the player's. */
export function namedProtagonist(who: Participant, view: Cast, seats: readonly Seat[]): ExhibitWords | null {
  const title = who === 'world' ? '' : nameInStory(who, view, seats)
  return title ? { kind: 'person', title, line: '' } : null
}

/** The cards of a trick as they are face up: the compared two, their owners, and the helpers. */
export function namedTrick(
  trick: Pick<ShownTrick, 'left' | 'right'>,
  contest: Pick<ContestView, Side>,
  view: Cast,
  seats: readonly Seat[]
): ExhibitWords {
  const laid = [trick.left, trick.right].filter(({ cards }) => cards.length > 0)
  const nameOn = ({ side }: ShownSide): string => {
    const { who, acting } = contest[side]
    return acting?.as === 'other' ? acting.name : nameInStory(who, view, seats)
  }
  const front = ({ cards }: ShownSide): string => cards.slice(-1).map(nameOfCard).join('')
  const behind = ({ cards }: ShownSide): string => cards.slice(0, -1).map(nameOfCard).join(', ')
  const sideWords = (side: ShownSide): string =>
    [nameOn(side), behind(side) && `with ${behind(side)}`].filter(Boolean).join(' ')
  return {
    kind: 'card',
    title: laid.map(front).join(' against '),
    line: laid.map(sideWords).filter(Boolean).join(' against ')
  }
}

function nameOfCard({ laid }: ShownCard): string {
  return cardName(laid.card)
}

/** The World's own hand, card by card. */
export function namedHand(world: Pick<OwnView, 'hand'>): ExhibitWords {
  return { kind: 'card', title: 'The World’s hand', line: world.hand.map(one => cardName(one.card)).join(', ') }
}
