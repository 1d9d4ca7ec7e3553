import { describe, expect, it } from 'vitest'
import {
  baseCards,
  blessings,
  cardOf,
  isBase,
  isBlessing,
  isCard,
  isWound,
  sortedCards
} from '#rules/thousand-faces/cards'
import { suits, type CardId } from '#rules/thousand-faces/vocabulary'

const tally = (numbers: readonly number[], upTo: number): readonly number[] =>
  Array.from({ length: upTo + 1 }, (_, value) => numbers.filter(number => number === value).length)

describe('the cards', () => {
  it.each([
    ['anvil', [8, 4, 6, 2]],
    ['blade', [5, 6, 5, 4]],
    ['crown', [4, 5, 6, 5]],
    ['dragon', [2, 6, 4, 8]]
  ] as const)('CD1 the %s shows %j crosses, single, two and three checks', (suit, counts) => {
    expect(
      tally(
        baseCards.map(card => cardOf(card).results[suit]),
        3
      )
    ).toEqual(counts)
  })

  it('CD1 five show XP, ten show Stamina, one is critical either way', () => {
    expect(baseCards.filter(card => cardOf(card).xp)).toEqual(['8', '9', '15', '16', '17'])
    expect(baseCards.filter(card => cardOf(card).stamina)).toEqual(baseCards.slice(10))
    expect(baseCards.filter(card => cardOf(card).special === 'critical-success')).toEqual(['11'])
    expect(baseCards.filter(card => cardOf(card).special === 'critical-failure')).toEqual(['1'])
  })

  it('CD1 fourteen and eighteen read alike, no others do', () => {
    const faces = baseCards.map(card => suits.map(suit => cardOf(card).results[suit]).join(''))
    expect(new Set(faces).size).toBe(19)
    expect(faces[13]).toBe(faces[17])
  })

  it('CD1 numbers come evenly', () => {
    expect(
      tally(
        baseCards.map(card => cardOf(card).d4),
        4
      )
    ).toEqual([4, 4, 4, 4, 4])
    expect(
      tally(
        baseCards.map(card => cardOf(card).d6),
        6
      )
    ).toEqual([2, 3, 3, 3, 3, 3, 3])
    expect(
      tally(
        baseCards.map(card => cardOf(card).d4 + cardOf(card).d6),
        10
      )
    ).toEqual([0, 0, 3, 3, 3, 3, 2, 2, 2, 1, 1])
  })

  it('CD1 any two cards share one animal or all four', () => {
    const shared = (one: CardId, other: CardId): number =>
      cardOf(one).corners.filter(animal => cardOf(other).corners.includes(animal)).length
    const counts = baseCards.flatMap(one => baseCards.filter(other => other !== one).map(other => shared(one, other)))
    expect([...new Set(counts)].sort()).toEqual([1, 4])
  })

  it('CD2 two golden Blessings show three checks everywhere, two coppers each miss one on blade or anvil', () => {
    const faces = blessings.map(card => suits.map(suit => cardOf(card).results[suit]).join(''))
    expect(faces).toEqual(['3233', '2333', '3233', '2333', '3333', '3333'])
  })

  it('CD3 wound cards show a cross, but for one suit', () => {
    expect(['W1.1', 'W2.7'].map(card => suits.map(suit => cardOf(card).results[suit]).join(''))).toEqual([
      '0001',
      '0010'
    ])
  })

  it('CD4 a card is known by its name', () => {
    expect(['1', '20', 'B6', 'W1.12'].every(isCard)).toBe(true)
    expect(['0', '21', '01', 'B7', 'W3.1', 'W1', 'W1.0', ''].some(isCard)).toBe(false)
    expect([isBase('7'), isBlessing('B1'), isWound('W2.1'), isBase('W2.1')]).toEqual([true, true, true, false])
    expect(sortedCards(['W2.1', 'B2', '10', '2', 'W1.3', 'B1'])).toEqual(['2', '10', 'B1', 'B2', 'W2.1', 'W1.3'])
    expect(() => cardOf('99')).toThrow('there is no card 99')
  })
})
