import { describe, expect, it } from 'vitest'
import { assignments, classCards, laidOut, startingLimit } from '#rules/thousand-faces/characters/creation'

describe('the deal', () => {
  it('R1 O45 3 A, 8 B and 5 C exist; a one-shot leaves 7 B', () => {
    const count = (length: 'one-shot' | '9-hour') =>
      (['A', 'B', 'C'] as const).map(kind => classCards(kind, length).length)
    expect(count('9-hour')).toEqual([3, 8, 5])
    expect(count('one-shot')).toEqual([3, 7, 5])
  })

  it('R1 all A, one more than players of B and C, never more than there are', () => {
    expect((['A', 'B', 'C'] as const).map(kind => laidOut(kind, 3, 'one-shot'))).toEqual([3, 4, 4])
    expect((['A', 'B', 'C'] as const).map(kind => laidOut(kind, 8, '30-hour'))).toEqual([3, 8, 5])
  })

  it('R2 three cards, one A, two B', () => {
    expect(startingLimit(['backstab'], 'good-cardio')).toBe('one-a')
    expect(startingLimit(['bum-rush', 'pick-locks'], 'pick-pockets')).toBe('two-b')
    expect(startingLimit(['weak-spot', 'intimidate'], 'only-here-for-the-job')).toBeNull()
    expect(startingLimit(['weak-spot', 'intimidate', 'backstab'], 'pick-locks')).toBe('three-already')
  })

  it('R3 O34 there are ten ways to lay the six points', () => {
    expect(assignments).toHaveLength(10)
    expect(new Set(assignments.map(ranks => JSON.stringify(ranks))).size).toBe(10)
  })
})
