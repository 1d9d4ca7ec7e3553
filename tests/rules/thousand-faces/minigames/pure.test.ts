import { describe, expect, it } from 'vitest'
import { chaseWinner, pursuersMayMove, rabbitFlip, roundWinner } from '#rules/thousand-faces/minigames/pursuit-suit'
import {
  cornerAt,
  isLegalLine,
  isLegalSquare,
  canTouch,
  hasSolution,
  type Corners
} from '#rules/thousand-faces/minigames/zodiac'

describe('the rabbit', () => {
  it.each([
    [-4, 'anvil', -2],
    [-1, 'anvil', -2],
    [0, 'anvil', -1],
    [1, 'anvil', 0],
    [2, 'blade', 0],
    [3, 'crown', 0],
    [4, 'dragon', 0],
    [5, 'dragon', 1],
    [8, 'dragon', 1]
  ])('V2 at %i flips %s at %i', (value, suit, net) => {
    expect(rabbitFlip(value)).toEqual({ suit, net })
  })

  it('V3 O25 two checks or better win a round, three rounds the chase', () => {
    expect([0, 1, 2, 3].map(roundWinner)).toEqual(['pursuers', 'pursuers', 'rabbit', 'rabbit'])
    expect(chaseWinner(['rabbit', 'pursuers', 'rabbit'])).toBeNull()
    expect(chaseWinner(['rabbit', 'pursuers', 'rabbit', 'rabbit'])).toBe('rabbit')
    expect(chaseWinner(['pursuers', 'pursuers', 'pursuers'])).toBe('pursuers')
  })

  it('V4 two lost in a row let the pursuers move', () => {
    expect(pursuersMayMove(['rabbit', 'pursuers', 'pursuers'])).toBe(true)
    expect(pursuersMayMove(['pursuers', 'pursuers', 'rabbit'])).toBe(false)
  })
})

describe('corners', () => {
  const one: Corners = ['ox', 'horse', 'rabbit', 'rat']
  const two: Corners = ['horse', 'pig', 'dog', 'tiger']
  const three: Corners = ['rat', 'snake', 'monkey', 'tiger']

  it('V6 dragon goes with all but goat, goat with nothing', () => {
    expect(canTouch('dragon', 'ox')).toBe(true)
    expect(canTouch('dragon', 'goat')).toBe(false)
    expect(canTouch('goat', 'goat')).toBe(false)
    expect(canTouch('ox', 'ox')).toBe(true)
    expect(canTouch('ox', 'pig')).toBe(false)
  })

  it('V5 turning a card moves its corners clockwise', () => {
    expect(cornerAt({ corners: one, turn: 1 }, 'ne')).toBe('ox')
    expect(cornerAt({ corners: one, turn: 2 }, 'se')).toBe('ox')
  })

  it('V5 a line is legal when each contact shows one animal', () => {
    // horse of the first touches horse of the second; the far corner of the second is its dog
    expect(
      isLegalLine([
        { corners: one, turn: 1 },
        { corners: two, turn: 0 },
        { corners: ['dog', 'monkey', 'rooster', 'ox'], turn: 0 }
      ])
    ).toBe(true)
    expect(
      isLegalLine([
        { corners: one, turn: 0 },
        { corners: two, turn: 0 },
        { corners: three, turn: 0 }
      ])
    ).toBe(false)
    expect(
      isLegalLine([
        { corners: one, turn: 1 },
        { corners: two, turn: 0 }
      ])
    ).toBe(false)
  })

  it('V7 four Blessings make a square, one wound card spoils it', () => {
    const blessing: Corners = ['dragon', 'dragon', 'dragon', 'dragon']
    const wound: Corners = ['goat', 'goat', 'goat', 'goat']
    const laid = [blessing, blessing, blessing, blessing].map(corners => ({ corners, turn: 0 as const }))
    expect(isLegalSquare(laid)).toBe(true)
    expect(isLegalSquare([...laid.slice(1), { corners: wound, turn: 0 }])).toBe(false)
  })

  it('V8 says whether any order and turning solves it', () => {
    expect(hasSolution([two, one, ['dog', 'monkey', 'rooster', 'ox']], 'line')).toBe(true)
    expect(hasSolution([['goat', 'goat', 'goat', 'goat'], one, two], 'line')).toBe(false)
  })
})
