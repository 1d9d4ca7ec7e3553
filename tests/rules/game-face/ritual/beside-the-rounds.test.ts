import { describe, expect, it } from 'vitest'
import { Duel, kresk, brindle, seatActor } from '../duel'

describe('what the app adds', () => {
  it('GF23: the last reveal is read again, verdict and all', () => {
    const duel = Duel.withRealDice().enterRound(['clubs', 5], ['clubs', 4]).enterRound(['spades', 9], ['hearts', 2])
    expect(duel.contest.verdict?.victor).toBe('left')
    duel.do({ type: 'correct-reveal', rolls: { left: 1, right: 6 } })
    expect(duel.contest).toMatchObject({ verdict: null, sides: { right: { wins: 1, total: 10, bonus: 1 } } })
    expect(duel.refusal({ type: 'correct-reveal', rolls: { left: 13, right: 6 } })).toBe('no-such-face')
    expect(Duel.withRealDice().refusal({ type: 'correct-reveal', rolls: { left: 1, right: 1 } })).toBe(
      'nothing-revealed'
    )
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

  it('GF26: real dice are entered at the reveal, all of them and with possible numbers', () => {
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
