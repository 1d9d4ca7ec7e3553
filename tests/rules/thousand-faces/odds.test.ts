import { describe, expect, it } from 'vitest'
import { type Luck, shuffled } from '#rules/core/luck'
import { baseCards, blessings, cardOf, criticalSuccess, isWound } from '#rules/thousand-faces/cards'
import { type FlipOdds, oddsOf, oddsOn } from '#rules/thousand-faces/odds'
import { type CardId, type Net, nets, type Suit, suits } from '#rules/thousand-faces/vocabulary'
import { seededLuck } from '../../support/luck'
import { ada, digital, physical, sheet, strOn } from '../../support/thousand-faces/table'

/** Full deck: suit, net, card sets, their numbers by result, chance of XP (preferred on ties), chance of a Critical Success. */
const fullDeck: readonly (readonly [Suit, Net, number, readonly number[], string, string])[] = [
  ['anvil', -2, 1140, [920, 164, 56, 0], '20/57', '0'],
  ['anvil', -1, 190, [124, 38, 27, 1], '28/95', '1/190'],
  ['anvil', 0, 20, [8, 4, 6, 2], '1/4', '1/20'],
  ['anvil', 1, 190, [28, 38, 87, 37], '6/19', '1/10'],
  ['anvil', 2, 1140, [56, 164, 596, 324], '199/570', '3/20'],
  ['blade', -2, 1140, [685, 371, 80, 4], '559/1140', '1/380'],
  ['blade', -1, 190, [85, 69, 30, 6], '2/5', '3/190'],
  ['blade', 0, 20, [5, 6, 5, 4], '1/4', '1/20'],
  ['blade', 1, 190, [10, 45, 65, 70], '17/95', '1/10'],
  ['blade', 2, 1140, [10, 155, 395, 580], '59/570', '3/20'],
  ['crown', -2, 1140, [580, 395, 155, 10], '571/1140', '1/190'],
  ['crown', -1, 190, [70, 65, 45, 10], '73/190', '2/95'],
  ['crown', 0, 20, [4, 5, 6, 5], '1/4', '1/20'],
  ['crown', 1, 190, [6, 30, 69, 85], '33/190', '1/10'],
  ['crown', 2, 1140, [4, 80, 371, 685], '203/1140', '3/20'],
  ['dragon', -2, 1140, [324, 596, 164, 56], '553/1140', '7/380'],
  ['dragon', -1, 190, [37, 87, 38, 28], '37/95', '7/190'],
  ['dragon', 0, 20, [2, 6, 4, 8], '1/4', '1/20'],
  ['dragon', 1, 190, [1, 27, 38, 124], '1/5', '1/10'],
  ['dragon', 2, 1140, [0, 56, 164, 920], '217/1140', '3/20']
]

const valueOf = (fraction: string): number => {
  const [above = 0, below = 1] = fraction.split('/').map(Number)
  return above / below
}

describe('the odds of a full deck', () => {
  it.each(fullDeck)(
    'OD1 OD3 on the %s at %i: of %i sets %j; XP %s, Critical %s',
    (suit, net, sets, counts, xp, critical) => {
      const odds = oddsOn(baseCards, 20, suit, net)
      counts.forEach((count, value) => expect(odds.results[value]).toBeCloseTo(count / sets, 12))
      expect(odds.xp).toBeCloseTo(valueOf(xp), 12)
      expect(odds.critical).toBeCloseTo(valueOf(critical), 12)
      expect(odds.wound).toBe(0)
    }
  )

  it('E49 OD1 crown at +1: 6, 30, 69 and 85 of 190', () => {
    const { now } = oddsOf(sheet(ada, { ranks: strOn('crown') }))
    expect(now.str[3].results.map(chance => Math.round(chance * 190))).toEqual([6, 30, 69, 85])
  })
})

describe('OD8 a helper', () => {
  it('OD8 turns one card and reads it on the Anvil, whatever its own ranks', () => {
    const { help } = oddsOf(sheet(ada, { ranks: strOn('crown') }))
    expect(help.map(chance => Math.round(chance * 20))).toEqual([8, 4, 6, 2])
  })
})

/** Every ordered draw, one by one, played by the rules of the flip. */
function bruteForce(unseen: readonly CardId[], cards: number, suit: Suit, net: Net): FlipOdds {
  const results: [number, number, number, number] = [0, 0, 0, 0]
  const seen = { xp: 0, wound: 0, critical: 0, all: 0 }
  const draw = (drawn: readonly CardId[], left: readonly CardId[], weight: number): void => {
    const over = drawn.length === cards || drawn.some(isWound)
    if (!over)
      return left.forEach(card =>
        draw(
          [...drawn, card],
          left.filter(other => other !== card),
          weight / left.length
        )
      )
    const values = drawn.map(card => cardOf(card).results[suit])
    const value = net < 0 ? Math.min(...values) : Math.max(...values)
    const resolving = drawn.filter(card => cardOf(card).results[suit] === value)
    results[value as 0 | 1 | 2 | 3] += weight
    seen.all += weight
    if (drawn.some(isWound)) seen.wound += weight
    if (resolving.some(card => cardOf(card).xp)) seen.xp += weight
    if (resolving.includes(criticalSuccess)) seen.critical += weight
  }
  draw([], unseen, 1)
  expect(seen.all).toBeCloseTo(1, 12)
  return { results, xp: seen.xp, wound: seen.wound, critical: seen.critical }
}

function somePile(luck: Luck): readonly CardId[] {
  const wounds = ['W1.1', 'W2.2', 'W2.3', 'W1.4'].slice(0, luck.below(5))
  const some = shuffled(luck, [...baseCards, ...blessings.slice(0, luck.below(7))])
  return [...some.slice(0, 3 + luck.below(12)), ...wounds]
}

function expectSame(one: FlipOdds, other: FlipOdds): void {
  one.results.forEach((chance, value) => expect(Math.abs(chance - (other.results[value] ?? 0))).toBeLessThan(1e-12))
  for (const what of ['xp', 'wound', 'critical'] as const) expect(Math.abs(one[what] - other[what])).toBeLessThan(1e-12)
}

describe('the odds of any pile', () => {
  it('OD2 are what every ordered draw, one by one, comes to', () => {
    const luck = seededLuck(7)
    for (let n = 0; n < 40; n++) {
      const unseen = somePile(luck)
      const suit = suits[luck.below(4)] ?? 'anvil'
      for (const net of nets)
        expectSame(
          oddsOn(unseen, unseen.length, suit, net),
          bruteForce(unseen, Math.min(3, Math.abs(net) + 1), suit, net)
        )
    }
  })

  it('OD2 with fewer cards in the deck than the flip wants, only these come up', () => {
    const unseen = ['1', '9', '11', 'W1.1', '17', 'B3']
    for (const net of nets) {
      expectSame(oddsOn(unseen, 1, 'blade', net), bruteForce(unseen, 1, 'blade', net))
      expectSame(oddsOn(unseen, 2, 'blade', net), bruteForce(unseen, Math.min(2, Math.abs(net) + 1), 'blade', net))
    }
  })

  it('OD1 count face-down Exhaustion among the cards that may come', () => {
    const piles = digital({ exhausted: ['11', '17'], discard: ['1', '2'] })
    const odds = oddsOf(sheet(ada, { ranks: strOn('anvil'), piles }))
    expect(odds).toMatchObject({ unseen: 18, woundsUnseen: 0, blessingsUnseen: 0 })
    expectSame(odds.now.str[4], oddsOn(baseCards.slice(2), 16, 'anvil', 2))
  })

  it('OD1 leave out exhausted cards that lie face up', () => {
    const odds = oddsOf(sheet(ada, { piles: digital({ faceUp: ['11'] }) }))
    expect(odds.unseen).toBe(19)
    expect(odds.now.str[2].critical).toBe(0)
  })

  it('OD4 if shuffled first: the discard among them', () => {
    const piles = digital({ discard: ['1', '2', '3'], exhausted: ['4'] })
    const odds = oddsOf(sheet(ada, { ranks: strOn('blade'), piles }))
    expectSame(odds.ifShuffled?.str[0] ?? odds.now.str[0], oddsOn(baseCards, 19, 'blade', -2))
    expect(oddsOf(sheet(ada)).ifShuffled).toBeNull()
  })

  it('OD5 with a shuffle due, the next flip is the shuffled one', () => {
    const odds = oddsOf(sheet(ada, { piles: digital({ deck: ['1'], discard: baseCards.slice(1) }) }))
    expect(odds.now).toEqual(odds.ifShuffled)
    expectSame(odds.now.str[2], oddsOn(baseCards, 20, 'blade', 0))
  })

  it('RC1 OD1 are the same with real cards', () => {
    const real = oddsOf(sheet(ada, { piles: physical({ discard: ['5', '6'], exhausted: 2, extra: ['W1.1', 'B2'] }) }))
    const app = oddsOf(
      sheet(ada, { piles: digital({ top: ['B2', '1'], exhausted: ['W1.1', '9'], discard: ['5', '6'] }) })
    )
    expect(real).toEqual(app)
    expect(real).toMatchObject({ unseen: 20, woundsUnseen: 1, blessingsUnseen: 1 })
  })

  it('OD6 are all nothing when no card could come', () => {
    expect(oddsOn([], 0, 'anvil', 2)).toEqual({ results: [0, 0, 0, 0], xp: 0, wound: 0, critical: 0 })
  })

  it('OD7 are worked out once for each state of a seat', () => {
    const piles = digital({ top: ['B1', 'W1.1', 'W2.2'], discard: ['1', '2', '3'], exhausted: ['4'] })
    const one = sheet(ada, { ranks: strOn('anvil'), piles })
    const other = { ...one }
    expect(oddsOf(one)).toBe(oddsOf(one))
    expect(oddsOf(other)).not.toBe(oddsOf(one))
    expect(oddsOf(other)).toEqual(oddsOf(one))
  })
})
