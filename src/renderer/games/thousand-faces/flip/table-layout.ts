import { cardsToFlip } from '#rules/thousand-faces/flip/weighing'
import type { Seat, SeatId } from '#rules/core/seat'
import type { FlipView } from '#rules/thousand-faces/flip/view'
import type { CardId, Suit } from '#rules/thousand-faces/vocabulary'
import { supportKey } from './table-arrivals'

/** A card on the stage and what it is there for. */
export interface StageCard {
  readonly key: string
  readonly id: CardId
  readonly owner: SeatId
  readonly reads: Suit
  /** `lies`: it is not decided yet whether the card counts. */
  readonly role: 'resolves' | 'other' | 'tied' | 'lies'
}

/** Large in the middle, and small beneath it. */
export interface StageLayout {
  readonly large: readonly StageCard[]
  readonly small: readonly StageCard[]
  /** Physical cards that the table has still to turn. */
  readonly backs: number
}

/** The positions of the cards of a flip. The one that resolves comes last, on top of the others. */
export function layoutOf(flip: FlipView): StageLayout {
  const lead = flip.cards.map(card => stageCard(flip, flip.seat, card.id, card.id))
  const helpers = flip.support.map(each =>
    stageCard(flip, each.seat, each.card.id, supportKey(each.seat, each.card.id))
  )
  const all = [...lead, ...helpers]
  const counting = all.filter(card => card.role === 'resolves' || card.role === 'tied')
  const helped = counting.some(card => card.owner !== flip.seat)
  const large = helped ? counting : lead
  return {
    large: [...large].sort((one, two) => Number(one.role === 'resolves') - Number(two.role === 'resolves')),
    small: all.filter(card => !large.includes(card)),
    backs: backsLeft(flip)
  }
}

/** Where a seat's plate stands, from −0.5 at the left to 0.5 at the right: cards come from there. */
export function originOf(seats: readonly Seat[], seat: SeatId): number {
  const plates = seats.filter(({ retired }) => !retired)
  const place = plates.findIndex(each => each.id === seat)
  return place < 0 ? 0 : (place + 0.5) / plates.length - 0.5
}

function stageCard(flip: FlipView, owner: SeatId, id: CardId, key: string): StageCard {
  return { key, id, owner, reads: owner === flip.seat ? flip.suit : 'anvil', role: roleOf(flip, owner, id) }
}

function roleOf(flip: FlipView, owner: SeatId, id: CardId): StageCard['role'] {
  if (flip.resolving !== null) {
    return flip.resolving === id && (flip.resolvedBy ?? flip.seat) === owner ? 'resolves' : 'other'
  }
  if (flip.among.length === 0) return 'lies'
  return flip.among.some(each => each.seat === owner && each.card === id) ? 'tied' : 'other'
}

function backsLeft(flip: FlipView): number {
  const stopped = flip.cards.some(card => card.id.startsWith('W'))
  if (flip.resolving !== null || flip.among.length > 0 || stopped) return 0
  return Math.max(0, cardsToFlip(flip.net) - flip.cards.length)
}
