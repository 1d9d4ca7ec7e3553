import { describe, expect, it } from 'vitest'
import { cornersWords, foeWords, sceneLine } from '@/games/thousand-faces/board/public-words'

describe('what all at the table may read', () => {
  it.each([
    [4, 'unhurt'],
    [3, 'hurt'],
    [2, 'badly hurt'],
    [1, 'nearly beaten'],
    [0, 'subdued']
  ] as const)('a foe with %i quarters left is %s', (quarters, words) => {
    expect(foeWords(quarters)).toBe(words)
  })

  it('shows the chapter above the scene only where the GM wrote nothing there', () => {
    const chapter = { number: 2, name: 'The tide turns', book: null }
    expect(sceneLine({ title: 'A tower', subtitle: 'By night' }, chapter)).toBe('By night')
    expect(sceneLine({ title: 'A tower', subtitle: '' }, chapter)).toBe('Chapter 2: The tide turns')
    expect(sceneLine({ title: 'A tower', subtitle: '' }, { ...chapter, book: 3 })).toBe(
      'Book 3, chapter 2: The tide turns'
    )
    expect(sceneLine({ title: 'A tower', subtitle: '' }, null)).toBe('')
  })

  it('counts the corners that meet', () => {
    expect(cornersWords({ solved: false, contacts: [false, false] })).toBe('No corner matches yet')
    expect(cornersWords({ solved: false, contacts: [true, false] })).toBe('1 of 2 corners matches')
    expect(cornersWords({ solved: true, contacts: [true, true] })).toBe('Every corner matches')
  })
})
