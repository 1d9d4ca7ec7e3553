import { describe, expect, it } from 'vitest'
import { facesOf } from '#rules/game-face/ritual/scoring'
import { contestant, Duel, kresk, brindle, rival, seatActor, warden, wren } from '../duel'

describe('the two and their dice', () => {
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

  it('GF1: nobody does anything before the two are called, and only the Game Master calls them', () => {
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

  it('GF3: a die used is not picked again, nor told again', () => {
    const duel = Duel.begun().round(['clubs', 3], ['clubs', 2])
    expect(duel.refusal({ type: 'pick', side: 'left', suit: 'clubs' }, seatActor(kresk))).toBe('die-used')
    expect(duel.contest.sides.left.dice[0]).toEqual({ suit: 'clubs', faces: 8, used: { roll: 3, bonus: 0 } })
    const typed = { left: { suit: 'clubs', roll: 2 }, right: { suit: 'hearts', roll: 2 } } as const
    expect(Duel.typed().told(['clubs', 1], ['clubs', 2]).refusal({ type: 'reveal', typed })).toBe('die-used')
  })

  it('GF4: two rounds win the ritual, and nothing more can be played', () => {
    const duel = Duel.begun().round(['clubs', 3], ['clubs', 2]).round(['spades', 9], ['hearts', 2])
    expect(duel.contest.verdict).toEqual({ victor: 'left', by: 'rounds' })
    expect(duel.refusal({ type: 'pick', side: 'left', suit: 'hearts' }, seatActor(kresk))).toBe('over')
    expect(duel.refusal({ type: 'reveal', typed: { left: null, right: null } })).toBe('over')
  })

  it('GF5: when the dice run out, more rounds decide', () => {
    const duel = Duel.typed().told(['clubs', 8], ['clubs', 1])
    duel.told(['hearts', 1], ['hearts', 2]).told(['diamonds', 1], ['diamonds', 2])
    expect(duel.contest.verdict).toBeNull()
    duel.told(['spades', 1], ['spades', 2])
    expect(duel.contest.verdict).toEqual({ victor: 'left', by: 'rounds' })
  })

  it('GF5: then the higher total, then nobody', () => {
    const total = Duel.typed().told(['clubs', 8], ['clubs', 1]).told(['hearts', 1], ['spades', 4])
    total.told(['diamonds', 1], ['diamonds', 2]).told(['spades', 1], ['hearts', 2])
    expect(total.contest.verdict).toEqual({ victor: 'left', by: 'total' })
    const drawn = Duel.typed().told(['clubs', 1], ['clubs', 1]).told(['hearts', 1], ['hearts', 1])
    drawn.told(['diamonds', 1], ['diamonds', 1]).told(['spades', 1], ['spades', 1])
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

  it('GF9: nobody rolls before both have picked, and nobody rolls twice', () => {
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
    const duel = Duel.typed().told(['clubs', 5], ['clubs', 4]).told(['hearts', 4], ['hearts', 4])
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
    const duel = Duel.typed().told(['clubs', 2], ['clubs', 1]).told(['hearts', 1], ['spades', 12])
    expect(duel.contest.sides.left.bonus).toBe(1)
    expect(duel.contest.sides.right.bonus).toBe(1)
    const twice = Duel.typed({ ties: 'both-score' }).told(['clubs', 2], ['clubs', 1])
    twice.told(['spades', 12], ['hearts', 1])
    expect(twice.contest.sides.left).toMatchObject({ bonus: 1, wins: 2, total: 15 })
  })
})

describe('draws and variants', () => {
  it('GF15: a drawn round is nobody’s and spends both dice', () => {
    const duel = Duel.begun().round(['clubs', 4], ['diamonds', 4])
    expect(duel.contest.reveals[0]?.outcome).toBe('spent')
    expect(duel.contest.sides.left).toMatchObject({ wins: 0, total: 4, bonus: 0 })
    expect(duel.contest.round).toBe(2)
    expect(duel.refusal({ type: 'pick', side: 'right', suit: 'diamonds' }, seatActor(brindle))).toBe('die-used')
  })

  it('GF16: a sudden death has fresh dice and no bonus, and one round decides', () => {
    const duel = Duel.typed().told(['clubs', 1], ['clubs', 1]).told(['hearts', 1], ['hearts', 1])
    expect(duel.refusal({ type: 'sudden-death' })).toBe('not-over')
    duel.told(['diamonds', 1], ['diamonds', 1]).told(['spades', 1], ['spades', 1]).do({ type: 'sudden-death' })
    expect(duel.contest.sides.left.dice.every(die => die.used === null)).toBe(true)
    duel.told(['clubs', 3], ['clubs', 3])
    expect(duel.contest.verdict).toBeNull()
    duel.told(['hearts', 6], ['hearts', 3])
    expect(duel.contest).toMatchObject({ kind: 'sudden-death', verdict: { victor: 'left', by: 'rounds' } })
    expect(duel.contest.sides.left.bonus).toBe(0)
    expect(duel.gm.past).toEqual([{ kind: 'best-of-three', verdict: { victor: null, by: 'draw' } }])
    expect(duel.refusal({ type: 'sudden-death' })).toBe('not-drawn')
  })

  it('GF16: four draws in a sudden death call for another', () => {
    const duel = Duel.typed({ ties: 'both-score' })
    duel.told(['clubs', 1], ['clubs', 1]).told(['hearts', 1], ['hearts', 1]).do({ type: 'sudden-death' })
    for (const suit of ['clubs', 'hearts', 'diamonds', 'spades'] as const) duel.told([suit, 2], [suit, 2])
    expect(duel.contest.verdict).toEqual({ victor: null, by: 'draw' })
    expect(duel.do({ type: 'sudden-death' }).contest.verdict).toBeNull()
  })

  it('GF17: both score', () => {
    const duel = Duel.typed({ ties: 'both-score' }).told(['clubs', 1], ['clubs', 1])
    expect(duel.contest.sides.left.wins + duel.contest.sides.right.wins).toBe(2)
    duel.told(['hearts', 2], ['hearts', 1])
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
    const told = Duel.typed({ ties: 'reroll' }).told(['clubs', 2], ['clubs', 2])
    expect(told.refusal({ type: 'reveal', typed })).toBe('same-dice-again')
    expect(told.told(['clubs', 2], ['clubs', 1]).contest.sides.left.wins).toBe(1)
  })

  it('GF19: two rounds each at once: the higher total, then nobody', () => {
    const duel = Duel.typed({ ties: 'both-score' }).told(['clubs', 6], ['clubs', 1]).told(['hearts', 1], ['hearts', 4])
    duel.told(['diamonds', 2], ['diamonds', 3])
    expect(duel.contest.reveals[2]?.outcome).toBe('both')
    expect(duel.contest.verdict).toEqual({ victor: 'left', by: 'total' })
    const even = Duel.typed({ ties: 'both-score' }).told(['clubs', 1], ['clubs', 1]).told(['hearts', 1], ['hearts', 1])
    expect(even.contest.verdict).toEqual({ victor: null, by: 'draw' })
  })

  it('GF20: a bonus for the next round only', () => {
    const duel = Duel.typed({ bonus: 'next-roll-only' }).told(['clubs', 2], ['clubs', 1])
    expect(duel.contest.sides.left.bonus).toBe(1)
    duel.told(['hearts', 3], ['hearts', 4])
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

describe('what the app adds', () => {
  it('GF23: the last reveal is read again, verdict and all', () => {
    const duel = Duel.typed().told(['clubs', 5], ['clubs', 4]).told(['spades', 9], ['hearts', 2])
    expect(duel.contest.verdict?.victor).toBe('left')
    duel.do({ type: 'correct-reveal', rolls: { left: 1, right: 6 } })
    expect(duel.contest).toMatchObject({ verdict: null, sides: { right: { wins: 1, total: 10, bonus: 1 } } })
    expect(duel.refusal({ type: 'correct-reveal', rolls: { left: 13, right: 6 } })).toBe('no-such-face')
    expect(Duel.typed().refusal({ type: 'correct-reveal', rolls: { left: 1, right: 1 } })).toBe('nothing-revealed')
  })

  it('GF24: one line of story, by the Game Master or the victor', () => {
    const duel = Duel.begun()
    const note = { type: 'note-result', words: 'Kresk walks out with the bell rope' } as const
    expect(duel.refusal(note)).toBe('not-over')
    duel.round(['clubs', 3], ['clubs', 2]).round(['spades', 9], ['hearts', 2])
    expect(duel.refusal(note, seatActor(brindle))).toBe('not-your-side')
    expect(duel.refusal({ ...note, words: '' })).toBe('no-words')
    expect(duel.do(note, seatActor(kresk)).contest.story).toBe(note.words)
  })

  it('GF26: real dice are told at the reveal, whole and possible', () => {
    const duel = Duel.begun().do({ type: 'use-dice', side: 'right', dice: 'table' })
    expect(duel.refusal({ type: 'pick', side: 'right', suit: 'clubs' }, seatActor(brindle))).toBe('real-dice')
    duel.pick('left', 'clubs').roll('left', 3)
    const with_ = (roll: number) =>
      ({ type: 'reveal', typed: { left: null, right: { suit: 'hearts', roll } } }) as const
    expect(duel.refusal({ type: 'reveal', typed: { left: null, right: null } })).toBe('not-typed')
    expect(duel.refusal(with_(7))).toBe('no-such-face')
    const both = { left: { suit: 'clubs', roll: 3 }, right: { suit: 'hearts', roll: 3 } } as const
    expect(duel.refusal({ type: 'reveal', typed: both })).toBe('typed-needlessly')
    expect(duel.do(with_(6)).contest.reveals[0]?.outcome).toBe('right')
  })

  it('GF26: real dice take back the secret that lay in the app', () => {
    const duel = Duel.begun().pick('left', 'clubs').do({ type: 'use-dice', side: 'left', dice: 'table' })
    expect(duel.contest.sides.left.hasPicked).toBe(false)
    duel.do({ type: 'use-dice', side: 'left', dice: 'screen' })
    expect(duel.seat(kresk).cup).toMatchObject({ suit: null, mayRoll: false })
  })

  it('GF27: a side concedes, and what lay under the cups stays there', () => {
    const duel = Duel.begun().pick('left', 'clubs').pick('right', 'hearts').roll('right', 5)
    expect(duel.refusal({ type: 'concede', side: 'left' }, seatActor(brindle))).toBe('not-your-side')
    duel.do({ type: 'concede', side: 'left' }, seatActor(kresk))
    expect(duel.contest).toMatchObject({ verdict: { victor: 'right', by: 'concession' }, reveals: [] })
    expect(duel.seat(brindle).cup).toMatchObject({ suit: null, roll: null })
    expect(duel.refusal({ type: 'correct-reveal', rolls: { left: 1, right: 1 } })).toBe('nothing-revealed')
  })
})
