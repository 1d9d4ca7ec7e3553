import type { Contestant, Variants } from '../contestants/model'
import { roundsNeeded, strengthOf, suitDice } from '../suit-dice'
import { type BySide, bySide, type DuelSuit, duelSuits, type Faces, otherSide, type Side, sides } from '../vocabulary'
import type { Secret, Outcome, Reveal, Ritual, Throw, Verdict } from './model'

/** The die of a Suit: strong d12, weak d6, the other two d8 (GF2). */
export function facesOf(contestant: Pick<Contestant, 'strong' | 'weak'>, suit: DuelSuit): Faces {
  return suitDice[strengthOf(contestant, suit)]
}

/** Whether a die is picked and rolled. */
export function hasRolled(hidden: Secret | null): boolean {
  return hidden !== null && hidden.roll !== null
}

/** Roll and bonus of a die. */
export function totalOf({ roll, bonus }: Pick<Throw, 'roll' | 'bonus'>): number {
  return roll + bonus
}

/** Reveals that count: a draw that is rolled again does not change the score (GF18). */
export function rounds(reveals: readonly Reveal[]): readonly Reveal[] {
  return reveals.some(isRolledAgain) ? reveals.filter(reveal => !isRolledAgain(reveal)) : reveals
}

function isRolledAgain({ outcome }: Reveal): boolean {
  return outcome === 'again'
}

/** Rounds won (GF4). */
export function winsOf(reveals: readonly Reveal[], side: Side): number {
  return reveals.filter(({ outcome }) => outcome === side || outcome === 'both').length
}

/** Sum of all rolls, bonuses included (GF13). */
export function runningTotal(reveals: readonly Reveal[], side: Side): number {
  return rounds(reveals).reduce((sum, reveal) => sum + totalOf(reveal.throws[side]), 0)
}

/** Whether the die of that Suit has been used and cannot be picked again (GF3). */
export function isUsed(reveals: readonly Reveal[], side: Side, suit: DuelSuit): boolean {
  return rounds(reveals).some(reveal => reveal.throws[side].suit === suit)
}

export function unusedSuits(reveals: readonly Reveal[], side: Side): readonly DuelSuit[] {
  return duelSuits.filter(suit => !isUsed(reveals, side, suit))
}

/** Whether a draw must be rolled again with the same dice (GF18). */
export function isRollingAgain(reveals: readonly Reveal[]): boolean {
  return reveals.at(-1)?.outcome === 'again'
}

/** The bonus of each side for the next roll: 0 or 1. */
export function bonusNow(reveals: readonly Reveal[]): BySide<number> {
  return reveals.at(-1)?.bonus ?? { left: 0, right: 0 }
}

/** The result of a pair of throws, and who rolls with +1 from here (GF11–GF18). */
export function scoreReveal(
  kind: Ritual['kind'],
  variants: Variants,
  before: readonly Reveal[],
  throws: BySide<Throw>
): Reveal {
  const outcome = outcomeOf(kind, variants, throws)
  const scored: Reveal = { throws, outcome, bonus: bySide(side => throws[side].bonus) }
  if (kind === 'sudden-death' || outcome === 'again') return scored
  const reveals = [...before, scored]
  return { ...scored, bonus: bySide(side => bonusAfter(variants, reveals, scored, side)) }
}

function outcomeOf(kind: Ritual['kind'], variants: Variants, throws: BySide<Throw>): Outcome {
  const lead = totalOf(throws.left) - totalOf(throws.right)
  if (lead !== 0) return lead > 0 ? 'left' : 'right'
  if (variants.ties === 'reroll') return 'again'
  // In a sudden death, a point for both sides would decide nothing.
  return variants.ties === 'both-score' && kind === 'best-of-three' ? 'both' : 'spent'
}

function bonusAfter(variants: Variants, reveals: readonly Reveal[], { throws, outcome }: Reveal, side: Side): number {
  const leads = runningTotal(reveals, side) > runningTotal(reveals, otherSide(side))
  if (outcome === side && leads) return 1
  return variants.bonus === 'lasting' ? throws[side].bonus : 0
}

/** The verdict, once a side has won or the dice have run out (GF4, GF5, GF19). Null while the ritual continues. */
export function verdictOf(kind: Ritual['kind'], reveals: readonly Reveal[]): Verdict | null {
  const needed = roundsNeeded(kind)
  const won = bySide(side => winsOf(reveals, side))
  const spent = rounds(reveals).length === duelSuits.length
  if (!spent && sides.every(side => won[side] < needed)) return null
  if (won.left !== won.right) return { victor: won.left > won.right ? 'left' : 'right', by: 'rounds' }
  const lead = runningTotal(reveals, 'left') - runningTotal(reveals, 'right')
  if (lead !== 0) return { victor: lead > 0 ? 'left' : 'right', by: 'total' }
  return { victor: null, by: 'draw' }
}
