import { describe, expect, it } from 'vitest'
import { ritualOdds, type RitualOdds } from '#rules/game-face/ritual/odds'
import { bonusNow, facesOf, isRollingAgain, scoreReveal, unusedSuits, verdictOf } from '#rules/game-face/ritual/scoring'
import { bySide, type BySide } from '#rules/game-face/vocabulary'
import type { Reveal, Ritual, Throw } from '#rules/game-face/ritual/model'
import type { Variants } from '#rules/game-face/contestants/model'
import { byRule, contestant, Duel, rival } from '../duel'
import { runs } from '../../../support/thorough'

const contestants = { left: contestant(), right: rival }

/** The same question answered the long way: every pick and every pair of rolls, judged by the rules themselves. */
function enumerated(kind: Ritual['kind'], reveals: readonly Reveal[], variants: Variants): RitualOdds {
  const verdict = verdictOf(kind, reveals)
  if (verdict)
    return { left: +(verdict.victor === 'left'), draw: +!verdict.victor, right: +(verdict.victor === 'right') }
  const sum = { left: 0, draw: 0, right: 0 }
  const lefts = unusedSuits(reveals, 'left')
  const rights = unusedSuits(reveals, 'right')
  for (const left of lefts)
    for (const right of rights) {
      const odds = roundEnumerated(kind, reveals, variants, { left, right })
      for (const key of ['left', 'draw', 'right'] as const) sum[key] += odds[key] / (lefts.length * rights.length)
    }
  return sum
}

function roundEnumerated(
  kind: Ritual['kind'],
  reveals: readonly Reveal[],
  variants: Variants,
  suits: BySide<Throw['suit']>
): RitualOdds {
  const sum = { left: 0, draw: 0, right: 0 }
  const faces = bySide(side => facesOf(contestants[side], suits[side]))
  let decided = 0
  for (let left = 1; left <= faces.left; left++)
    for (let right = 1; right <= faces.right; right++) {
      const rolls = { left, right }
      const bonus = bonusNow(reveals)
      const throws = bySide(side => ({
        suit: suits[side],
        faces: faces[side],
        roll: rolls[side],
        bonus: bonus[side],
        approach: ''
      }))
      const reveal = scoreReveal(kind, variants, reveals, throws)
      if (reveal.outcome === 'again') continue
      decided++
      const odds = enumerated(kind, [...reveals, reveal], variants)
      for (const key of ['left', 'draw', 'right'] as const) sum[key] += odds[key]
    }
  return { left: sum.left / decided, draw: sum.draw / decided, right: sum.right / decided }
}

function expectSame(one: RitualOdds, other: RitualOdds): void {
  expect(Math.abs(one.left - other.left)).toBeLessThan(1e-12)
  expect(Math.abs(one.draw - other.draw)).toBeLessThan(1e-12)
  expect(Math.abs(one.right - other.right)).toBeLessThan(1e-12)
}

/** How often the left die wins, loses and draws a round, of all results of two dice. */
function roundsOf(left: Throw['faces'], right: Throw['faces']): { win: number; lose: number; tie: number } {
  const count = { left: 0, right: 0, spent: 0, both: 0, again: 0 }
  for (let one = 1; one <= left; one++)
    for (let other = 1; other <= right; other++) {
      const thrown = { suit: 'clubs', bonus: 0, approach: '' } as const
      const throws = { left: { ...thrown, faces: left, roll: one }, right: { ...thrown, faces: right, roll: other } }
      count[scoreReveal('best-of-three', byRule, [], throws).outcome] += 1
    }
  const all = left * right
  return { win: count.left / all, lose: count.right / all, tie: count.spent / all }
}

describe('two dice', () => {
  it.each([
    [6, 8, 31.25, 56.25, 12.5],
    [6, 12, 20.83, 70.83, 8.33],
    [8, 12, 29.17, 62.5, 8.33],
    [6, 6, 41.67, 41.67, 16.67],
    [12, 12, 45.83, 45.83, 8.33]
  ] as const)('GF12: d%i against d%i', (first, second, win, lose, tie) => {
    const odds = roundsOf(first, second)
    expect(odds.win * 100).toBeCloseTo(win, 2)
    expect(odds.lose * 100).toBeCloseTo(lose, 2)
    expect(odds.tie * 100).toBeCloseTo(tie, 2)
  })

  it.each([6, 8, 12] as const)('GF12: equal dice of %i sides draw once in so many', faces => {
    expect(roundsOf(faces, faces).tie).toBeCloseTo(1 / faces, 12)
  })
})

describe('the whole ritual', () => {
  const variants = (['lasting', 'next-roll-only'] as const).flatMap(bonus =>
    (['spent', 'reroll', 'both-score'] as const).map(ties => ({ bonus, ties }))
  )

  it.each(variants)('GF22: equals enumeration after two rounds, $bonus and $ties', chosen => {
    const duel = Duel.withRealDice(chosen)
      .enterRound(['clubs', 6], ['diamonds', 2])
      .enterRound(['hearts', 3], ['spades', 9])
    const { reveals } = duel.contest
    expectSame(
      ritualOdds({ kind: 'best-of-three', reveals }, contestants, chosen),
      enumerated('best-of-three', reveals, chosen)
    )
  })

  it.each(variants)('GF22: equals enumeration in a sudden death with two dice gone, $bonus and $ties', chosen => {
    const duel = Duel.withRealDice(chosen)
    const drawn = (suit: Throw['suit']): Reveal => {
      const thrown: Throw = { suit, faces: facesOf(contestant(), suit), roll: 2, bonus: 0, approach: '' }
      return { throws: { left: thrown, right: thrown }, outcome: 'spent', bonus: { left: 0, right: 0 } }
    }
    const reveals = [drawn('clubs'), drawn('hearts')]
    expectSame(
      ritualOdds({ kind: 'sudden-death', reveals }, contestants, chosen),
      enumerated('sudden-death', reveals, chosen)
    )
    expect(duel.contest.odds).toBeNull()
  })

  // A round more to enumerate takes seconds.
  it.each(runs<readonly Variants[]>([], [byRule]))(
    'GF22: equals enumeration after one round',
    chosen => {
      const { reveals } = Duel.withRealDice().enterRound(['hearts', 2], ['hearts', 1]).contest
      expectSame(
        ritualOdds({ kind: 'best-of-three', reveals }, contestants, chosen),
        enumerated('best-of-three', reveals, chosen)
      )
    },
    60_000
  )

  it('GF22: while a draw is rolled again, the dice are known', () => {
    const chosen: Variants = { bonus: 'lasting', ties: 'reroll' }
    const duel = Duel.withRealDice(chosen)
      .enterRound(['hearts', 1], ['hearts', 3])
      .enterRound(['spades', 5], ['clubs', 6])
    const { reveals } = duel.contest
    expect(isRollingAgain(reveals)).toBe(false)
    const again = Duel.withRealDice(chosen)
      .enterRound(['hearts', 4], ['hearts', 3])
      .enterRound(['spades', 5], ['clubs', 6]).contest
    expect(again.again).toBe(true)
    const fixed = roundEnumerated('best-of-three', again.reveals, chosen, { left: 'spades', right: 'clubs' })
    expectSame(again.odds ?? { left: 0, draw: 0, right: 0 }, fixed)
  })

  it('GF22: at the beginning nothing tells the two apart', () => {
    const odds = ritualOdds({ kind: 'best-of-three', reveals: [] }, contestants, byRule)
    expect(odds.left).toBeCloseTo(odds.right, 12)
    expect(odds.left + odds.draw + odds.right).toBeCloseTo(1, 12)
    expect(Duel.withRealDice().contest.odds).toBeNull()
    expect(Duel.withRealDice().enterRound(['clubs', 8], ['clubs', 1]).contest.odds?.left).toBeGreaterThan(0.5)
  })
})
