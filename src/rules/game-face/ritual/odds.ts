import type { Contestant, Variants } from '../contestants/model'
import { roundsNeeded } from '../suit-dice'
import { type BySide, bySide, type Faces } from '../vocabulary'
import type { Reveal, Ritual } from './model'
import { bonusNow, facesOf, isRollingAgain, runningTotal, unusedSuits, winsOf } from './scoring'

/** Chances of the whole ritual from here, each 0…1; their sum is 1. */
export interface RitualOdds {
  readonly left: number
  readonly draw: number
  readonly right: number
}

/** The inputs that decide the rest of a ritual. */
interface Position {
  readonly wins: BySide<number>
  /** Running total of the left side minus the running total of the right side. */
  readonly lead: number
  readonly bonus: BySide<number>
  /** Faces of the unused dice, ascending. */
  readonly dice: BySide<readonly Faces[]>
}

interface Rules {
  readonly needed: 1 | 2
  readonly kind: Ritual['kind']
  readonly variants: Variants
  readonly known: Map<string, RitualOdds>
}

const sure = { left: 1, draw: 0, right: 0 } as const
const drawn = { left: 0, draw: 1, right: 0 } as const
const lost = { left: 0, draw: 0, right: 1 } as const

/**
 * Each side's chance to win the ritual from here, with random picks of both among their unused Suits (GF22).
 * Exact: every pick and every pair of rolls is counted. Uses public information only.
 */
export function ritualOdds(
  { kind, reveals }: Pick<Ritual, 'kind' | 'reveals'>,
  contestants: BySide<Contestant>,
  variants: Variants
): RitualOdds {
  const rules: Rules = { needed: roundsNeeded(kind), kind, variants, known: new Map() }
  const position: Position = {
    wins: bySide(side => winsOf(reveals, side)),
    lead: runningTotal(reveals, 'left') - runningTotal(reveals, 'right'),
    bonus: bonusNow(reveals),
    dice: bySide(side => facesOfSuits(reveals, contestants, side))
  }
  const last = reveals.at(-1)
  if (!last || !isRollingAgain(reveals)) return from(position, rules)
  return afterRound(
    position,
    bySide(side => last.throws[side].faces),
    rules
  )
}

function facesOfSuits(
  reveals: readonly Reveal[],
  contestants: BySide<Contestant>,
  side: 'left' | 'right'
): readonly Faces[] {
  const faces = unusedSuits(reveals, side).map(suit => facesOf(contestants[side], suit))
  return faces.sort((one, other) => one - other)
}

function from(position: Position, rules: Rules): RitualOdds {
  const ended = verdict(position, rules)
  if (ended) return ended
  const key = keyOf(position)
  const seen = rules.known.get(key)
  if (seen) return seen
  const picks = position.dice.left.length * position.dice.right.length
  let odds: RitualOdds = { left: 0, draw: 0, right: 0 }
  for (const [left, countLeft] of counted(position.dice.left))
    for (const [right, countRight] of counted(position.dice.right))
      odds = plus(odds, afterRound(position, { left, right }, rules), (countLeft * countRight) / picks)
  rules.known.set(key, odds)
  return odds
}

function verdict({ wins, lead, dice }: Position, { needed }: Rules): RitualOdds | null {
  if (dice.left.length > 0 && wins.left < needed && wins.right < needed) return null
  const ahead = wins.left - wins.right || lead
  if (ahead === 0) return drawn
  return ahead > 0 ? sure : lost
}

function keyOf({ wins, lead, bonus, dice }: Position): string {
  return [wins.left, wins.right, lead, bonus.left, bonus.right, dice.left, dice.right].join(' ')
}

function counted(dice: readonly Faces[]): ReadonlyMap<Faces, number> {
  const counts = new Map<Faces, number>()
  for (const faces of dice) counts.set(faces, (counts.get(faces) ?? 0) + 1)
  return counts
}

/** One round with these two dice, and all rounds after it. */
function afterRound(position: Position, faces: BySide<Faces>, rules: Rules): RitualOdds {
  const rollsAgain = rules.variants.ties === 'reroll'
  let odds: RitualOdds = { left: 0, draw: 0, right: 0 }
  let decided = 0
  for (let difference = 1 - faces.right; difference < faces.left; difference++) {
    const margin = difference + position.bonus.left - position.bonus.right
    if (margin === 0 && rollsAgain) continue
    const chance = waysToDiffer(faces, difference) / (faces.left * faces.right)
    decided += chance
    odds = plus(odds, from(next(position, faces, margin, rules), rules), chance)
  }
  return rollsAgain ? plus({ left: 0, draw: 0, right: 0 }, odds, 1 / decided) : odds
}

/** Number of pairs of rolls with left minus right = `difference`. */
function waysToDiffer({ left, right }: BySide<number>, difference: number): number {
  return Math.max(0, Math.min(left, right + difference) - Math.max(1, 1 + difference) + 1)
}

function next({ wins, lead, bonus, dice }: Position, faces: BySide<Faces>, margin: number, rules: Rules): Position {
  const { kind, variants } = rules
  const ahead = lead + margin
  const bothScore = margin === 0 && variants.ties === 'both-score' && kind === 'best-of-three'
  const won = { left: margin > 0 || bothScore, right: margin < 0 || bothScore }
  const earns = { left: margin > 0 && ahead > 0, right: margin < 0 && ahead < 0 }
  return {
    wins: bySide(side => wins[side] + Number(won[side])),
    lead: ahead,
    bonus: bySide(side =>
      kind === 'sudden-death' ? 0 : earns[side] ? 1 : variants.bonus === 'lasting' ? bonus[side] : 0
    ),
    dice: bySide(side => without(dice[side], faces[side]))
  }
}

function without(dice: readonly Faces[], used: Faces): readonly Faces[] {
  return dice.filter((_, index) => index !== dice.indexOf(used))
}

function plus(sum: RitualOdds, odds: RitualOdds, weight: number): RitualOdds {
  return {
    left: sum.left + odds.left * weight,
    draw: sum.draw + odds.draw * weight,
    right: sum.right + odds.right * weight
  }
}
