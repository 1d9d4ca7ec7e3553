import type { Seat } from '#rules/core/seat'
import type { Duellist } from '#rules/game-face/contestants/model'
import type { ContestView } from '#rules/game-face/duel/view'
import type { Throw } from '#rules/game-face/ritual/model'
import type { SideView } from '#rules/game-face/ritual/view'

const thrown: { readonly left: Throw; readonly right: Throw } = {
  left: { suit: 'hearts', faces: 12, roll: 9, bonus: 0, approach: '' },
  right: { suit: 'spades', faces: 8, roll: 5, bonus: 1, approach: '' }
}

/** A duel that was never fought, after its first round, for a test of the stream (DI8). */
export function sampleDuel(seats: readonly Seat[]): ContestView {
  const [left, right] = seats.filter(({ retired }) => !retired)
  return {
    kind: 'best-of-three',
    round: 2,
    sides: { left: side(left, 1), right: side(right, 0) },
    voice: null,
    rulings: [],
    reveals: [{ throws: thrown, outcome: 'left', bonus: { left: 0, right: 0 } }],
    ready: false,
    again: false,
    odds: null,
    verdict: null,
    story: ''
  }
}

function side(seat: Seat | undefined, wins: number): SideView {
  const who: Duellist = seat ? { kind: 'seat', seat: seat.id } : { kind: 'npc', name: 'Somebody' }
  const cup = { rolls: 'screen', bonus: 0, approach: '', hasPicked: false, hasRolled: false } as const
  return { ...cup, who, strong: 'hearts', weak: 'clubs', dice: [], wins, total: 0, away: false }
}
