import { describe, expect, it } from 'vitest'
import { cardOf, fullDeck, rankValue, suitOf, superTrumpFor } from '#rules/face-of-angels/cards'
import type { LaidCard, Point } from '#rules/face-of-angels/contest/shapes'
import {
  bonusOf,
  countsAsTrump,
  higherOf,
  pointOf,
  pointWords,
  judgePoints,
  valueName
} from '#rules/face-of-angels/trick/values'
import type { CardId, Participant } from '#rules/face-of-angels/vocabulary'
import { dealt, joon, margit, priya, withProtagonist } from '../../../support/face-of-angels/table'

const point = (card: CardId, value = rankValue(card), trump: 'trump' | 'plain' = 'plain'): Point => ({
  card,
  value,
  bonuses: [],
  trump: trump === 'trump'
})

const laid = (by: Participant, card: CardId, role: LaidCard['role'], more: Partial<LaidCard> = {}): LaidCard => ({
  card,
  side: 'initiator',
  by,
  acting: { as: 'protagonist' },
  role,
  played: { as: 'plain' },
  secret: null,
  ...more
})

describe('the deck', () => {
  it('A1 has 52 different cards, ace high, each suit a realm', () => {
    expect(new Set(fullDeck).size).toBe(52)
    expect(['2C', '10H', 'JS', 'QD', 'KC', 'AH'].map(card => rankValue(card as CardId))).toEqual([
      2, 10, 11, 12, 13, 14
    ])
    expect(['2C', '10H', 'JS', 'QD'].map(card => suitOf(card as CardId))).toEqual([
      'clubs',
      'hearts',
      'spades',
      'diamonds'
    ])
  })

  it('A11 makes a super-trump of personality and suit', () => {
    expect(superTrumpFor('king', 'clubs')).toBe('KC')
    expect(superTrumpFor('queen', 'hearts')).toBe('QH')
    expect(superTrumpFor('jack', 'spades')).toBe('JS')
    expect(superTrumpFor('ace', 'diamonds')).toBe('AD')
  })
})

describe('A16 the value of a point card', () => {
  it.each([
    ['no-king', 'other', 1],
    ['king-leads', 'other', 2],
    ['no-king', 'queen-helps', 3],
    ['king-leads', 'queen-helps', 3]
  ] as const)('A16, A16b: %s and %s add %i', (king, queen, bonus) => {
    expect(bonusOf(king, queen)).toBe(bonus)
  })

  const kinds = withProtagonist(
    withProtagonist(withProtagonist(dealt(), margit, { personality: 'king' }), joon, { personality: 'queen' }),
    priya,
    { personality: 'jack' }
  )
  const cards = [laid(margit, '5C', 'principal'), laid(joon, '9C', 'helper'), laid(priya, '3D', 'helper')]

  it.each([
    ['5C', '5 + 3 + 2', 10, 'the King’s own card: a Queen 3, others 2'],
    ['9C', '9 + 1 + 1', 11, 'the Queen’s own card: no King’s bonus on a helper’s card'],
    ['3D', '3 + 1 + 3', 7, 'a helper’s card: the King’s card 1, the Queen’s 3']
  ] as const)('A16: %s is %s', (card, words, value, _why) => {
    const made = pointOf(kinds, cards, card)
    expect(made && pointWords(made)).toBe(words)
    expect(made?.value).toBe(value)
  })

  it('A16: a Queen who is the principal is not helping herself', () => {
    const queenLeads = withProtagonist(dealt(), margit, { personality: 'queen' })
    expect(pointOf(queenLeads, [laid(margit, '5C', 'principal'), laid(joon, '9C', 'helper')], '9C')?.value).toBe(10)
  })

  it('A8b: King and Queen count only while they act themselves', () => {
    const other = { as: 'other', name: 'A cousin' } as const
    const away = [laid(margit, '5C', 'principal', { acting: other }), laid(joon, '9C', 'helper', { acting: other })]
    expect(pointOf(kinds, away, '5C')?.bonuses).toEqual([1])
  })

  it('A16: values past 14 are worded as ace and more', () => {
    expect([2, 10, 11, 12, 13, 14, 15, 17].map(valueName)).toEqual([
      '2',
      '10',
      'Jack',
      'Queen',
      'King',
      'Ace',
      'Ace + 1',
      'Ace + 3'
    ])
  })
})

describe('A17 who takes a trick', () => {
  const suits = ['same suit', 'other suit'] as const
  const heights = ['higher', 'equal', 'lower'] as const
  const trumps = ['neither', 'leader', 'responder', 'both'] as const
  const table = suits.flatMap(suit => heights.flatMap(height => trumps.map(trump => [suit, height, trump] as const)))

  /** The rule once more, written in another way than in the code. */
  const expected = (
    suit: (typeof suits)[number],
    height: (typeof heights)[number],
    trump: (typeof trumps)[number]
  ): string => {
    if (trump === 'leader') return 'leader'
    if (trump === 'responder') return 'responder'
    const comparable = trump === 'both' || suit === 'same suit'
    return comparable && height !== 'lower' ? 'responder' : 'leader'
  }

  it('A17 has 24 combinations', () => expect(table).toHaveLength(24))

  it.each(table)('A17: an answer of the %s, %s, trump: %s', (suit, height, trump) => {
    const lead = point('8C', 8, trump === 'leader' || trump === 'both' ? 'trump' : 'plain')
    const value = height === 'higher' ? 9 : height === 'equal' ? 8 : 7
    const card = cardOf(String(value) as '7', suit === 'same suit' ? 'clubs' : 'hearts')
    const reply = point(card, value, trump === 'responder' || trump === 'both' ? 'trump' : 'plain')
    expect(judgePoints(lead, reply).taker).toBe(expected(suit, height, trump))
  })

  it.each([
    [point('8C'), point('9C'), 'suit-higher'],
    [point('8C'), point('8C'), 'suit-equal'],
    [point('8C'), point('7C'), 'suit-lower'],
    [point('8C'), point('AH'), 'other-suit'],
    [point('8C'), point('2H', 2, 'trump'), 'only-trump'],
    [point('8C', 8, 'trump'), point('2H', 2, 'trump'), 'trumps-higher'],
    [point('8C', 8, 'trump'), point('8H', 8, 'trump'), 'trumps-equal'],
    [point('8C'), null, 'no-card']
  ] as const)('A17 says why: row %#', (lead, reply, because) => {
    expect(judgePoints(lead, reply).because).toBe(because)
  })

  it('A22: a side without any card loses the trick', () => {
    expect(judgePoints(point('2C'), null).taker).toBe('leader')
    expect(judgePoints(null, point('2C')).taker).toBe('responder')
    expect(judgePoints(null, null).taker).toBe('leader')
  })
})

describe('A19 who leads next', () => {
  it.each([
    ['initiator', 9, 8, 'initiator'],
    ['initiator', 8, 9, 'respondent'],
    ['initiator', 8, 8, 'respondent'],
    ['respondent', 9, 8, 'respondent'],
    ['respondent', 8, 9, 'initiator'],
    ['respondent', 8, 8, 'initiator']
  ] as const)('A19, A19b: %s led with %i against %i, so %s is next', (leader, lead, reply, next) => {
    expect(higherOf(leader, point('2C', lead), point('2H', reply))).toBe(next)
  })

  it('A22: the side that laid alone is higher', () => {
    expect(higherOf('initiator', point('2C'), null)).toBe('initiator')
    expect(higherOf('initiator', null, point('2C'))).toBe('respondent')
  })
})

describe('A18 what counts as a trump', () => {
  it('A18, A28: a declared power, a super-trump, a secret that is true; nothing else', () => {
    const claim = (verdict: 'open' | 'true' | 'false') => ({ about: joon, words: 'He is the heir', verdict })
    expect(countsAsTrump(laid(margit, '5C', 'principal'))).toBe(false)
    expect(countsAsTrump(laid(margit, '5C', 'principal', { played: { as: 'trump' } }))).toBe(true)
    expect(countsAsTrump(laid(margit, 'KC', 'principal', { played: { as: 'super-trump', of: margit } }))).toBe(true)
    expect(countsAsTrump(laid(margit, '5C', 'principal', { secret: claim('true') }))).toBe(true)
    expect(countsAsTrump(laid(margit, '5C', 'principal', { secret: claim('false') }))).toBe(false)
    expect(countsAsTrump(laid(margit, '5C', 'principal', { secret: claim('open') }))).toBe(false)
  })
})
