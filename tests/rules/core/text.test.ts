import { describe, expect, it } from 'vitest'
import { agreeing, counted, countedInWords, cutBetweenLetters, firstLetter, numberWord } from '#rules/core/text'

describe('numbers in texts', () => {
  it.each([
    [0, '0 cards', 'no cards'],
    [1, '1 card', 'one card'],
    [2, '2 cards', 'two cards'],
    [12, '12 cards', 'twelve cards'],
    [13, '13 cards', '13 cards']
  ])('%i: the noun agrees with the figure and with the word', (count, figure, word) => {
    expect(counted(count, 'card')).toBe(figure)
    expect(countedInWords(count, 'card')).toBe(word)
  })

  it('a plural of its own is taken where adding an s is wrong', () => {
    expect([0, 1, 2].map(count => counted(count, 'die', 'dice'))).toEqual(['0 dice', '1 die', '2 dice'])
    expect(counted(2, 'Pack', 'Pack')).toBe('2 Pack')
  })

  it('a verb agrees with a number in another place', () => {
    expect([0, 1, 2].map(count => agreeing(count, 'has', 'have'))).toEqual(['have', 'has', 'have'])
  })

  it('small numbers are words, greater ones figures', () => {
    expect([0, 1, 12, 13].map(numberWord)).toEqual(['none', 'one', 'twelve', '13'])
  })
})

describe('letters as people see them', () => {
  const family = '👩‍👩‍👧'

  it.each(['é', family, '🇫🇷', 'e\u0301'])('%s is one letter: it is whole or left out', letter => {
    expect(firstLetter(`${letter}x`)).toBe(letter)
    for (let most = 5; most < 5 + letter.length; most++)
      expect(cutBetweenLetters(`abcde${letter}x`, most)).toBe('abcde')
    expect(cutBetweenLetters(`abcde${letter}x`, 5 + letter.length)).toBe(`abcde${letter}`)
  })

  it('a letter that fills the whole space keeps its first signs, each of them complete', () => {
    expect(cutBetweenLetters(`${family}x`, 4)).toBe('👩\u200D')
  })

  it('a text without letters has no first one', () => {
    expect(firstLetter('')).toBe('')
  })
})
