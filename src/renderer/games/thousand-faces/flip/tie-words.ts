import type { SeatId } from '#rules/core/seat'
import type { FlipView, PendingView } from '#rules/thousand-faces/flip/view'
import { type TiedCard, tiedCard } from '#rules/thousand-faces/flip/weighing'

type Tie = Extract<PendingView, { kind: 'tie' }>

/** One card of a tie, on the dashboard and on a phone. */
export interface TiedChoice {
  /** What it brings besides its result. */
  readonly brings: string
  /** The card that is usually taken, where the cards differ. */
  readonly isBest: boolean
}

export const usuallyBest = 'Usually best'

/** @param nameOf a helper in words: the gain of a helper’s card is the helper’s */
export function tiedChoices(
  { among, seat, suggested }: Tie,
  flip: Pick<FlipView, 'versus'> | null,
  nameOf: (helper: SeatId) => string
): readonly TiedChoice[] {
  const all = among.map(each => ({
    card: each.card,
    brings: bringsOf(tiedCard(each.card, flip?.versus ?? null), each.seat === seat ? '' : ` for ${nameOf(each.seat)}`)
  }))
  const differ = new Set(all.map(({ brings }) => brings)).size > 1
  return all.map(({ card, brings }) => ({ brings, isBest: differ && card === suggested }))
}

function bringsOf({ xp, critical, spent }: TiedCard, whose: string): string {
  if (critical) return `and a Critical Success${whose}: a Blessing`
  if (xp) return `and 1 XP${whose}`
  return spent ? 'the Blessing is used up' : 'no XP'
}
