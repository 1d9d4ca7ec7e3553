import { describe, expect, it } from 'vitest'
import { gameFace } from '#rules/game-face/index'
import { Duel } from './duel'

describe('what a page may send', () => {
  it.each([
    ['an unknown Suit', { type: 'pick', side: 'left', suit: 'swords' }],
    ['a stray field', { type: 'roll', side: 'left', shows: 12 }],
    ['no command at all', { type: 'win' }],
    ['a seat that is none', { type: 'name-voice', seat: 'Kresk' }],
    ['half a reveal', { type: 'reveal', typed: { left: null } }]
  ])('GF29: %s is no command', (_, asked) => {
    expect(gameFace.parse.command.parse(asked).ok).toBe(false)
  })

  it('GF29: a thirteenth face is no event', () => {
    const event = { type: 'die-rolled', side: 'left', who: { kind: 'seat', seat: 's1' }, roll: 13 }
    expect(gameFace.parse.event.parse(event)).toMatchObject({ ok: false, error: { path: 'roll' } })
  })
})

const verdict = { victor: null, by: 'draw' } as const

describe('a damaged duel', () => {
  it('GF3: a die used twice is found when a file is opened', () => {
    const { state } = Duel.withRealDice().enterRound(['clubs', 3], ['clubs', 2])
    const { ritual } = state
    if (!ritual) throw new Error('nobody fights')
    const twice = { ...state, ritual: { ...ritual, reveals: [...ritual.reveals, ...ritual.reveals] } }
    expect(gameFace.check(twice)).toContain('a Suit Die is used twice')
  })

  it.each(['left', 'right'] as const)('GF3: a die that lies on show already is found under the %s cup', side => {
    const { state } = Duel.withRealDice().enterRound(['clubs', 3], ['clubs', 2])
    const { ritual } = state
    if (!ritual) throw new Error('nobody fights')
    expect(gameFace.check(state)).toEqual([])
    const hidden = { ...ritual.hidden, [side]: { suit: 'clubs', roll: null } }
    expect(gameFace.check({ ...state, ritual: { ...ritual, hidden } })).toEqual(['a Suit Die is used twice'])
    const over = { ...ritual, hidden: { ...ritual.hidden, [side]: { suit: 'hearts', roll: 13 } }, verdict }
    expect(gameFace.check({ ...state, ritual: over })).toEqual([
      'a die shows what it cannot',
      'the ritual is over and a cup is still down'
    ])
  })
})
