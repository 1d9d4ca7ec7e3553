import { describe, expect, it } from 'vitest'
import { cardsFitting, chosenBy, oneOfEach, resultsTyped } from '@/games/thousand-faces/flip/card-search'

const all = [...Array.from({ length: 20 }, (_, at) => String(at + 1)), 'B1', 'B5', 'W1.1', 'W1.2', 'W2.1']

describe('naming a physical card by its four results', () => {
  it('reads digits with or without spaces, x for a cross, anything else for any', () => {
    expect(resultsTyped('0 3 2 3')).toEqual([0, 3, 2, 3])
    expect(resultsTyped('x3')).toEqual([0, 3])
    expect(resultsTyped('.3?1')).toEqual([null, 3, null, 1])
  })

  it('finds the one card that shows 0 3 2 3', () => {
    expect(cardsFitting(all, '0 3 2 3')).toEqual(['3'])
  })

  it('narrows as one types', () => {
    expect(cardsFitting(all, '')).toHaveLength(all.length)
    expect(cardsFitting(all, '3')).toEqual(['11', '17', 'B1', 'B5'])
    expect(cardsFitting(all, '30')).toEqual(['17'])
  })

  it('finds Wounds and Blessings by their letter', () => {
    expect(cardsFitting(all, 'w')).toEqual(['W1.1', 'W1.2', 'W2.1'])
    expect(cardsFitting(all, 'B5')).toEqual(['B5'])
  })

  it('tells the twins 14 and 18 apart by a letter behind their four results', () => {
    const twins = cardsFitting(all, '2 3 2 3')
    expect(twins).toEqual(['14', '18'])
    expect(chosenBy(twins, '2 3 2 3')).toBeUndefined()
    expect(cardsFitting(all, '2323b')).toEqual(twins)
    expect(chosenBy(twins, '2323a')).toBe('14')
    expect(chosenBy(twins, '2 3 2 3 B')).toBe('18')
    expect(chosenBy(cardsFitting(all, '3'), '3b')).toBeUndefined()
  })

  it('shows one of each face, since copies look alike', () => {
    expect(oneOfEach(cardsFitting(all, 'w'))).toEqual(['W1.1', 'W2.1'])
  })
})
