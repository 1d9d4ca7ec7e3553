import { describe, expect, it } from 'vitest'
import { contestant, Duel, kresk, brindle, seatActor, warden } from '../duel'

describe('a round', () => {
  it('GF7: a pick is the side’s own, and may be changed until it has rolled', () => {
    const duel = Duel.begun()
    expect(duel.refusal({ type: 'pick', side: 'left', suit: 'clubs' })).toBe('not-your-side')
    expect(duel.refusal({ type: 'pick', side: 'left', suit: 'clubs' }, seatActor(brindle))).toBe('not-your-side')
    duel.pick('left', 'clubs').pick('left', 'spades').pick('right', 'clubs').roll('left', 12)
    expect(duel.seat(kresk).cup).toMatchObject({ suit: 'spades', roll: 12 })
    expect(duel.refusal({ type: 'pick', side: 'left', suit: 'hearts' }, seatActor(kresk))).toBe('already-rolled')
  })

  it('GF7: the Game Master picks for their own contestant', () => {
    const duel = Duel.begun({}, { right: warden }).pick('right', 'spades')
    expect(duel.gm.cup).toMatchObject({ side: 'right', suit: 'spades' })
  })

  it('GF8: words are spoken aloud, by the side or for it, and nothing waits for them', () => {
    const duel = Duel.begun().do({ type: 'describe', side: 'left', words: ' I wait. ' }, seatActor(kresk))
    duel.do({ type: 'describe', side: 'right', words: 'She smiles.' })
    expect(duel.contest.sides.left.approach).toBe('I wait.')
    expect(duel.refusal({ type: 'describe', side: 'left', words: 'No' }, seatActor(brindle))).toBe('not-your-side')
    duel.round(['clubs', 1], ['clubs', 2])
    expect(duel.contest.reveals[0]?.throws.right.approach).toBe('She smiles.')
  })

  it('GF9: no side rolls before both have picked, and none rolls twice', () => {
    const duel = Duel.begun().pick('left', 'clubs')
    expect(duel.refusal({ type: 'roll', side: 'left' }, seatActor(kresk))).toBe('not-picked')
    expect(duel.refusal({ type: 'roll', side: 'right' }, seatActor(brindle))).toBe('not-picked')
    duel.pick('right', 'hearts').roll('left', 8)
    expect(duel.refusal({ type: 'roll', side: 'left' }, seatActor(kresk))).toBe('already-rolled')
  })

  it('GF10: nothing is revealed before both dice are down', () => {
    const reveal = { type: 'reveal', typed: { left: null, right: null } } as const
    const duel = Duel.begun()
    expect(duel.refusal(reveal)).toBe('not-picked')
    duel.pick('left', 'clubs').pick('right', 'hearts').roll('left', 8)
    expect(duel.refusal(reveal)).toBe('not-rolled')
    expect(duel.contest.ready).toBe(false)
    duel.roll('right', 6)
    expect(duel.contest.ready).toBe(true)
    expect(duel.refusal(reveal, seatActor(kresk))).toBe('gm-only')
    duel.reveal()
    expect(duel.contest.reveals).toHaveLength(1)
    expect(duel.contest.sides.left).toMatchObject({ approach: '', hasPicked: false, hasRolled: false })
  })

  it('GF11: the higher total takes the round, bonus included', () => {
    const duel = Duel.withRealDice().enterRound(['clubs', 5], ['clubs', 4]).enterRound(['hearts', 4], ['hearts', 4])
    expect(duel.contest.reveals.map(reveal => reveal.outcome)).toEqual(['left', 'left'])
  })

  it('GF13: the page’s own example', () => {
    const duel = Duel.begun({}, { left: contestant({ strong: 'clubs' }) })
    duel.round(['hearts', 5], ['hearts', 4])
    expect(duel.contest.sides.left).toMatchObject({ wins: 1, total: 5, bonus: 1 })
    expect(duel.contest.sides.right).toMatchObject({ wins: 0, total: 4, bonus: 0 })
    duel.round(['clubs', 3], ['clubs', 5])
    expect(duel.contest.reveals[1]).toMatchObject({
      outcome: 'right',
      throws: { left: { roll: 3, bonus: 1, faces: 12 }, right: { roll: 5, bonus: 0, faces: 8 } }
    })
    expect(duel.contest.sides.left).toMatchObject({ wins: 1, total: 9 })
    expect(duel.contest.sides.right).toMatchObject({ wins: 1, total: 9, bonus: 0 })
  })

  it('GF14: a bonus once earned lasts and does not grow', () => {
    const duel = Duel.withRealDice().enterRound(['clubs', 2], ['clubs', 1]).enterRound(['hearts', 1], ['spades', 12])
    expect(duel.contest.sides.left.bonus).toBe(1)
    expect(duel.contest.sides.right.bonus).toBe(1)
    const twice = Duel.withRealDice({ ties: 'both-score' }).enterRound(['clubs', 2], ['clubs', 1])
    twice.enterRound(['spades', 12], ['hearts', 1])
    expect(twice.contest.sides.left).toMatchObject({ bonus: 1, wins: 2, total: 15 })
  })
})
