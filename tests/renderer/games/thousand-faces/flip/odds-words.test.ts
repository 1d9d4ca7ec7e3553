import { describe, expect, it } from 'vitest'
import {
  cardsInWords,
  consequence,
  goodChance,
  meaning,
  percent,
  shadowChance
} from '@/games/thousand-faces/flip/odds-words'

const odds = { results: [0.1, 0.2, 0.3, 0.4], xp: 0, wound: 0, critical: 0 } as const
const terms = (fast: boolean, check: boolean, cross: boolean): Parameters<typeof consequence>[1] => ({
  fast,
  hasText: { check, cross }
})

describe('what a result would mean', () => {
  it.each([
    [0, terms(false, true, false), 1, 'a GM move'],
    [0, terms(false, true, true), 1, 'the move’s price, a GM move'],
    [0, terms(true, true, false), 1, 'Shadow +2, no GM move'],
    [0, terms(true, true, false), 2, 'Shadow +4, no GM move'],
    [1, terms(false, true, false), 1, 'half works, Shadow +1'],
    [1, terms(false, false, false), 1, 'a GM move, Shadow +1'],
    [1, terms(true, false, false), 1, 'nothing, Shadow +1'],
    [1, terms(false, true, false), 2, 'half works, Shadow +2'],
    [2, terms(false, true, false), 1, 'with a complication'],
    [3, terms(true, true, true), 2, 'clean success']
  ] as const)('%i with %o, Shadow times %i: %s', (result, said, factor, words) => {
    expect(consequence(result, said, factor)).toBe(words)
  })

  it.each([
    [0, terms(false, true, false), 1, 'It fails; you make a GM move'],
    [0, terms(true, true, false), 1, 'It fails; Shadow +2, no GM move'],
    [1, terms(false, true, false), 1, 'It half works, Shadow +1'],
    [2, terms(false, true, false), 1, 'It works, with a complication'],
    [3, terms(false, true, false), 1, 'It works']
  ] as const)('%i with %o, Shadow times %i, as a sentence: %s', (result, said, factor, words) => {
    expect(meaning(result, said, factor)).toBe(words)
  })

  it('counts a cross towards Shadow only on a FAST move', () => {
    expect(shadowChance(odds, terms(false, true, true))).toBeCloseTo(0.2)
    expect(shadowChance(odds, terms(true, true, true))).toBeCloseTo(0.3)
  })

  it('counts two checks and three as good', () => {
    expect(goodChance(odds)).toBeCloseTo(0.7)
  })
})

describe('percent', () => {
  it.each([
    [0, 1, '0.0'],
    [1, 1, '100'],
    [0.118, 1, '11.8'],
    [0.0003, 1, '< 0.1'],
    [0.9999, 1, '> 99.9'],
    [0.177, 0, '18'],
    [0.003, 0, '< 1']
  ] as const)('writes %d with %i digits as %s', (chance, digits, written) => {
    expect(percent(chance, digits)).toBe(written)
  })
})

describe('cardsInWords', () => {
  it.each([
    [0, 'One card; it counts'],
    [1, 'Two cards, the better counts'],
    [-1, 'Two cards, the worse counts'],
    [2, 'Three cards, the best counts'],
    [-4, 'Three cards, the worst counts']
  ])('%i: %s', (net, words) => {
    expect(cardsInWords(net)).toBe(words)
  })
})
