import { describe, expect, it } from 'vitest'
import { Duel, kresk, brindle, seatActor } from '../duel'

describe('draws and variants', () => {
  it('GF15: a drawn round scores for neither side and spends both dice', () => {
    const duel = Duel.begun().round(['clubs', 4], ['diamonds', 4])
    expect(duel.contest.reveals[0]?.outcome).toBe('spent')
    expect(duel.contest.sides.left).toMatchObject({ wins: 0, total: 4, bonus: 0 })
    expect(duel.contest.round).toBe(2)
    expect(duel.refusal({ type: 'pick', side: 'right', suit: 'diamonds' }, seatActor(brindle))).toBe('die-used')
  })

  it('GF16: a sudden death has fresh dice and no bonus, and one round decides', () => {
    const duel = Duel.withRealDice().enterRound(['clubs', 1], ['clubs', 1]).enterRound(['hearts', 1], ['hearts', 1])
    expect(duel.refusal({ type: 'sudden-death' })).toBe('not-over')
    duel
      .enterRound(['diamonds', 1], ['diamonds', 1])
      .enterRound(['spades', 1], ['spades', 1])
      .do({ type: 'sudden-death' })
    expect(duel.contest.sides.left.dice.every(die => die.used === null)).toBe(true)
    duel.enterRound(['clubs', 3], ['clubs', 3])
    expect(duel.contest.verdict).toBeNull()
    duel.enterRound(['hearts', 6], ['hearts', 3])
    expect(duel.contest).toMatchObject({ kind: 'sudden-death', verdict: { victor: 'left', by: 'rounds' } })
    expect(duel.contest.sides.left.bonus).toBe(0)
    expect(duel.gm.past).toEqual([{ kind: 'best-of-three', verdict: { victor: null, by: 'draw' } }])
    expect(duel.refusal({ type: 'sudden-death' })).toBe('not-drawn')
  })

  it('GF16: four draws in a sudden death call for another', () => {
    const duel = Duel.withRealDice({ ties: 'both-score' })
    duel.enterRound(['clubs', 1], ['clubs', 1]).enterRound(['hearts', 1], ['hearts', 1]).do({ type: 'sudden-death' })
    for (const suit of ['clubs', 'hearts', 'diamonds', 'spades'] as const) duel.enterRound([suit, 2], [suit, 2])
    expect(duel.contest.verdict).toEqual({ victor: null, by: 'draw' })
    expect(duel.do({ type: 'sudden-death' }).contest.verdict).toBeNull()
  })

  it('GF17: both score', () => {
    const duel = Duel.withRealDice({ ties: 'both-score' }).enterRound(['clubs', 1], ['clubs', 1])
    expect(duel.contest.sides.left.wins + duel.contest.sides.right.wins).toBe(2)
    duel.enterRound(['hearts', 2], ['hearts', 1])
    expect(duel.contest.verdict).toEqual({ victor: 'left', by: 'rounds' })
  })

  it('GF18: the same dice again, without a trace in the total', () => {
    const duel = Duel.begun({ ties: 'reroll' }).round(['clubs', 4], ['diamonds', 4])
    expect(duel.contest).toMatchObject({ again: true, round: 1 })
    expect(duel.contest.sides.left).toMatchObject({ total: 0, hasPicked: true, hasRolled: false })
    expect(duel.refusal({ type: 'pick', side: 'left', suit: 'hearts' }, seatActor(kresk))).toBe('same-dice-again')
    duel.roll('left', 4).roll('right', 5).reveal()
    expect(duel.contest.sides.right).toMatchObject({ wins: 1, total: 5, bonus: 1 })
    const typed = { left: { suit: 'hearts', roll: 2 }, right: { suit: 'clubs', roll: 2 } } as const
    const told = Duel.withRealDice({ ties: 'reroll' }).enterRound(['clubs', 2], ['clubs', 2])
    expect(told.refusal({ type: 'reveal', typed })).toBe('same-dice-again')
    expect(told.enterRound(['clubs', 2], ['clubs', 1]).contest.sides.left.wins).toBe(1)
  })

  it('GF19: two rounds each at once: the higher total, then neither side', () => {
    const duel = Duel.withRealDice({ ties: 'both-score' })
      .enterRound(['clubs', 6], ['clubs', 1])
      .enterRound(['hearts', 1], ['hearts', 4])
    duel.enterRound(['diamonds', 2], ['diamonds', 3])
    expect(duel.contest.reveals[2]?.outcome).toBe('both')
    expect(duel.contest.verdict).toEqual({ victor: 'left', by: 'total' })
    const even = Duel.withRealDice({ ties: 'both-score' })
      .enterRound(['clubs', 1], ['clubs', 1])
      .enterRound(['hearts', 1], ['hearts', 1])
    expect(even.contest.verdict).toEqual({ victor: null, by: 'draw' })
  })

  it('GF20: a bonus for the next round only', () => {
    const duel = Duel.withRealDice({ bonus: 'next-roll-only' }).enterRound(['clubs', 2], ['clubs', 1])
    expect(duel.contest.sides.left.bonus).toBe(1)
    duel.enterRound(['hearts', 3], ['hearts', 4])
    expect(duel.contest.reveals[1]?.outcome).toBe('spent')
    expect(duel.contest.sides.left.bonus).toBe(0)
  })

  it('GF21: what is not chosen is by the rule', () => {
    expect(new Duel(undefined).state.variants).toEqual({ bonus: 'lasting', ties: 'spent' })
    expect(new Duel({ ties: 'reroll' }).state.variants).toEqual({ bonus: 'lasting', ties: 'reroll' })
    expect(() => new Duel({ ties: 'coin' })).toThrow()
    expect(Duel.begun({ bonus: 'next-roll-only' }).gm.variants.bonus).toBe('next-roll-only')
  })
})
