import type { Seat, SeatId } from '#rules/core/seat'
import type { Command } from '#rules/game-face/state'
import type { Contestant, Variants } from '#rules/game-face/contestants/model'
import type { DuelSuit } from '#rules/game-face/vocabulary'
import type { SideView } from '#rules/game-face/ritual/view'
import type { TableView } from '#rules/game-face/view'

/** A contestant as the form has them; `who` is a seat's id, or `npc`. */
export interface DraftContestant {
  who: string
  name: string
  strong: DuelSuit
  weak: DuelSuit
  dice: Contestant['dice']
}

export interface DraftDuel {
  left: DraftContestant
  right: DraftContestant
  voice: string
  bonus: Variants['bonus']
  ties: Variants['ties']
}

const fresh = (who: string, strong: DuelSuit, weak: DuelSuit): DraftContestant => ({
  who,
  name: '',
  strong,
  weak,
  dice: 'screen'
})

/** Whoever has just fought, with the same Suits and dice; before that the first two at the table. */
export function firstDraft(
  seats: readonly Seat[],
  { contest, variants }: Pick<TableView, 'contest' | 'variants'>
): DraftDuel {
  const voice = contest?.voice ?? ''
  return {
    left: (contest && once(contest.sides.left, seats)) ?? fresh(seats[0]?.id ?? 'npc', 'spades', 'hearts'),
    right: (contest && once(contest.sides.right, seats)) ?? fresh(seats[1]?.id ?? 'npc', 'clubs', 'diamonds'),
    voice,
    ...variants
  }
}

/** Null for somebody who has left the table. */
function once({ who, strong, weak, rolls }: SideView, seats: readonly Seat[]): DraftContestant | null {
  if (who.kind === 'npc') return { who: 'npc', name: who.name, strong, weak, dice: rolls }
  return seats.some(seat => seat.id === who.seat) ? { who: who.seat, name: '', strong, weak, dice: rolls } : null
}

export function asBegin({ left, right, voice, bonus, ties }: DraftDuel): Command {
  return {
    type: 'begin',
    contestants: { left: asContestant(left), right: asContestant(right) },
    voice: voice === '' ? null : (voice as SeatId),
    variants: { bonus, ties }
  }
}

function asContestant({ who, name, strong, weak, dice }: DraftContestant): Contestant {
  const npc = { kind: 'npc', name: name.trim() } as const
  return { who: who === 'npc' ? npc : { kind: 'seat', seat: who as SeatId }, strong, weak, dice }
}
