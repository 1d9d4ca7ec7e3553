import type { SeatId } from '#rules/core/seat'

const cards = ['obsessive-contemplation', 'it-belonged-to-my-father', 'use-a-magic-item', 'sangfroid', 'pick-locks']

/** Moves, things and some XP for all, so that much can be done at once. */
export function furnish(seats: readonly SeatId[]): readonly unknown[] {
  return seats.flatMap(seat => [
    { type: 'gain-xp', seat, amount: 9, reason: 'a long way' },
    ...cards.map(move => ({
      type: 'correct-move',
      seat,
      move,
      level: '0',
      face: 'up',
      tokens: 0,
      reason: 'to begin with'
    })),
    { type: 'gain-item', seat, item: { sort: 'card', card: 'leather-armour', name: 'A coat' } },
    { type: 'gain-item', seat, item: { sort: 'card', card: 'shield', name: 'A shield' } },
    { type: 'gain-item', seat, item: { sort: 'magic', card: 'mending', name: 'A needle', capacity: 5 } },
    { type: 'gain-item', seat, item: { sort: 'magic', card: 'of-illusion', name: 'A glass', capacity: 3 } },
    { type: 'change-pack', seat, pack: 2, precious: 1, reason: 'packed' }
  ])
}
