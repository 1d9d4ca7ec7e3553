import { describe, expect, it } from 'vitest'
import {
  exhaust,
  exhaustedCount,
  outOfDeck,
  outOfExhaustion,
  ownedCards,
  takeAway,
  unexhaust,
  unseenCards
} from '#rules/thousand-faces/deck/piles'
import { digital, physical } from '../../../support/thousand-faces/table'

describe('piles', () => {
  it('D7 a card that the table says is in the deck comes out of the deck, even if the app had it exhausted', () => {
    const piles = digital({ deck: ['1', '2'], exhausted: ['3'] })
    expect(outOfDeck(piles, '3')).toMatchObject({ deck: ['1'], exhausted: ['2'] })
    expect(outOfDeck(piles, '1')).toMatchObject({ deck: ['2'], exhausted: ['3'] })
    expect(outOfExhaustion(piles, '1')).toMatchObject({ deck: ['3', '2'], exhausted: [] })
    expect(outOfExhaustion(piles, '3')).toMatchObject({ deck: ['1', '2'], exhausted: [] })
  })

  it('D7 the counts after taking a card away do not tell where it was', () => {
    const counts = (card: string) => {
      const left = takeAway(digital({ deck: ['1', '2', 'W1.1'], exhausted: ['3', 'W2.2'] }), card)
      return [unseenCards(left).length, exhaustedCount(left)]
    }
    expect(counts('W1.1')).toEqual(counts('W2.2'))
    expect(takeAway(digital({ deck: [], exhausted: ['W1.1'] }), 'W1.1')).toMatchObject({ exhausted: [] })
  })

  it('RC1 real cards are one unseen set with two counts', () => {
    const piles = physical({ discard: ['4'], exhausted: 2 })
    expect(exhaust(piles, 3)).toMatchObject({
      deck: 14,
      exhausted: 5,
      unseen: piles.unseen
    })
    expect(unexhaust(exhaust(piles, 3), 3)).toEqual(piles)
    expect(takeAway(piles, '5')).toMatchObject({ deck: 16, exhausted: 2, unseen: { length: 18 } })
  })

  it('I1 every card is in exactly one pile, for any distribution', () => {
    const piles = digital({ top: ['B1', 'W1.1'], exhausted: ['9'], discard: ['3'], faceUp: ['12'] })
    expect(ownedCards(piles)).toHaveLength(22)
    expect(unexhaust(exhaust(piles, 2), 2)).toEqual(piles)
    expect(
      [takeAway(piles, '3'), takeAway(piles, '12'), takeAway(piles, '9')].map(left => ownedCards(left).length)
    ).toEqual([21, 21, 21])
  })
})
