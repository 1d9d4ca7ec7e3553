import { describe, expect, it } from 'vitest'
import { facesOf } from '#rules/game-face/ritual/scoring'
import { contestant, Duel, kresk, brindle, rival, seatActor, warden, wren } from '../duel'

describe('the two contestants and their dice', () => {
  it('GF1: a seat against a seat, or against the Game Master’s own', () => {
    expect(Duel.begun().contest.sides.right.who).toEqual({ kind: 'seat', seat: brindle })
    expect(Duel.begun({}, { right: warden }).contest.sides.right.who).toEqual({ kind: 'npc', name: 'The Warden' })
  })

  it.each([
    ['same-seat', contestant(), contestant()],
    ['no-player', warden, warden],
    ['nameless-npc', contestant(), contestant({ who: { kind: 'npc', name: '  ' } })]
  ] as const)('GF1: %s is refused', (because, left, right) => {
    const variants = new Duel().state.variants
    expect(new Duel().refusal({ type: 'begin', contestants: { left, right }, voice: null, variants })).toBe(because)
  })

  it('GF1: no player does anything before the two are called, and only the Game Master calls them', () => {
    const duel = new Duel()
    const variants = duel.state.variants
    const begin = { type: 'begin', contestants: { left: contestant(), right: rival }, voice: null, variants } as const
    expect(duel.refusal({ type: 'pick', side: 'left', suit: 'clubs' }, seatActor(kresk))).toBe('not-begun')
    expect(duel.refusal(begin, seatActor(kresk))).toBe('gm-only')
  })

  it.each([
    ['spades', 12],
    ['hearts', 6],
    ['clubs', 8],
    ['diamonds', 8]
  ] as const)('GF2: strong spades and weak hearts make %s a d%i', (suit, faces) => {
    expect(facesOf(contestant(), suit)).toBe(faces)
  })

  it('GF2: strong and weak must differ', () => {
    const contestants = { left: contestant({ weak: 'spades' }), right: rival }
    const variants = new Duel().state.variants
    expect(new Duel().refusal({ type: 'begin', contestants, voice: null, variants })).toBe('same-suit')
  })

  it('GF3: a used die is not picked again, nor entered again', () => {
    const duel = Duel.begun().round(['clubs', 3], ['clubs', 2])
    expect(duel.refusal({ type: 'pick', side: 'left', suit: 'clubs' }, seatActor(kresk))).toBe('die-used')
    expect(duel.contest.sides.left.dice[0]).toEqual({ suit: 'clubs', faces: 8, used: { roll: 3, bonus: 0 } })
    const typed = { left: { suit: 'clubs', roll: 2 }, right: { suit: 'hearts', roll: 2 } } as const
    expect(Duel.withRealDice().enterRound(['clubs', 1], ['clubs', 2]).refusal({ type: 'reveal', typed })).toBe(
      'die-used'
    )
  })

  it('GF4: two rounds win the ritual, and nothing more can be played', () => {
    const duel = Duel.begun().round(['clubs', 3], ['clubs', 2]).round(['spades', 9], ['hearts', 2])
    expect(duel.contest.verdict).toEqual({ victor: 'left', by: 'rounds' })
    expect(duel.refusal({ type: 'pick', side: 'left', suit: 'hearts' }, seatActor(kresk))).toBe('over')
    expect(duel.refusal({ type: 'reveal', typed: { left: null, right: null } })).toBe('over')
  })

  it('GF5: when the dice run out, more rounds decide', () => {
    const duel = Duel.withRealDice().enterRound(['clubs', 8], ['clubs', 1])
    duel.enterRound(['hearts', 1], ['hearts', 2]).enterRound(['diamonds', 1], ['diamonds', 2])
    expect(duel.contest.verdict).toBeNull()
    duel.enterRound(['spades', 1], ['spades', 2])
    expect(duel.contest.verdict).toEqual({ victor: 'left', by: 'rounds' })
  })

  it('GF5: then the higher total, then neither side', () => {
    const total = Duel.withRealDice().enterRound(['clubs', 8], ['clubs', 1]).enterRound(['hearts', 1], ['spades', 4])
    total.enterRound(['diamonds', 1], ['diamonds', 2]).enterRound(['spades', 1], ['hearts', 2])
    expect(total.contest.verdict).toEqual({ victor: 'left', by: 'total' })
    const drawn = Duel.withRealDice().enterRound(['clubs', 1], ['clubs', 1]).enterRound(['hearts', 1], ['hearts', 1])
    drawn.enterRound(['diamonds', 1], ['diamonds', 1]).enterRound(['spades', 1], ['spades', 1])
    expect(drawn.contest.verdict).toEqual({ victor: null, by: 'draw' })
  })

  it('GF6: the voice settles disputes and does not fight', () => {
    const duel = Duel.begun().do({ type: 'name-voice', seat: wren })
    expect(duel.seat(wren).isVoice).toBe(true)
    duel.do({ type: 'settle', words: 'A leap is not Clubs' }, seatActor(wren))
    expect(duel.contest.rulings).toEqual([{ round: 1, words: 'A leap is not Clubs' }])
    expect(duel.refusal({ type: 'settle', words: 'It is' }, seatActor(kresk))).toBe('not-the-voice')
    expect(duel.refusal({ type: 'settle', words: ' ' })).toBe('no-words')
    expect(duel.refusal({ type: 'name-voice', seat: kresk })).toBe('voice-fights')
  })
})
