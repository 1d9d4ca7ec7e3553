import type { Seat, SeatId } from '#rules/core/seat'
import type { Command } from '#rules/game-face/commands'
import type { Contestant, DuelSuit, Variants } from '#rules/game-face/types'

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

/** The first two at the table, or the first and somebody of the Game Master's. */
export function firstDraft(seats: readonly Seat[], variants: Variants): DraftDuel {
  return {
    left: fresh(seats[0]?.id ?? 'npc', 'spades', 'hearts'),
    right: fresh(seats[1]?.id ?? 'npc', 'clubs', 'diamonds'),
    voice: '',
    ...variants
  }
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
