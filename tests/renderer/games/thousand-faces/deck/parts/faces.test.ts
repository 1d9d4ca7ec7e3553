import { describe, expect, it } from 'vitest'
import { designOf, printedFaces, printedOn } from '@/games/thousand-faces/deck/parts/faces'
import { opticalFor } from '@/ui/icons/optical'
import { cardWords, pileWords } from '@/games/thousand-faces/deck/parts/words'

describe('what is printed on a card', () => {
  it('draws twenty cards, six Blessings and two Wounds, each design once', () => {
    const designs = printedFaces.map(face => face.design)
    expect(designs).toHaveLength(28)
    expect(new Set(designs).size).toBe(28)
  })

  it('lets every copy of a wound card share its design', () => {
    expect(designOf('W1.3')).toBe('W1')
    expect(designOf('8')).toBe('8')
    expect(printedOn('W2.11')?.results).toEqual({ anvil: 0, blade: 0, crown: 1, dragon: 0 })
  })

  it.each([
    ['B1', 'copper'],
    ['B4', 'copper'],
    ['B5', 'gold'],
    ['B6', 'gold'],
    ['W1.1', 'wound'],
    ['20', 'paper']
  ])('prints %s on %s', (id, sheet) => {
    expect(printedOn(id)?.sheet).toBe(sheet)
  })

  it('knows no card of another name', () => {
    expect(printedOn('21')).toBeUndefined()
    expect(cardWords('21', null)).toBe('Unknown card')
  })
})

describe('a card read out', () => {
  it('says all four edges and what the card gives', () => {
    expect(cardWords('15', null)).toBe(
      'Card 15: Dragon three checks, Blade single check, Anvil cross, Crown single check, gives XP, Stamina'
    )
  })

  it('says only the edge that counts when one suit is read', () => {
    expect(cardWords('8', 'crown')).toBe('Card 8: three checks on Crown')
    expect(cardWords('B2', 'anvil')).toBe('Copper Blessing: two checks on Anvil')
    expect(cardWords('W1.2', 'dragon')).toBe('Wound: single check on Dragon')
  })

  it('counts one card as one', () => {
    expect(pileWords('Deck', 1)).toBe('Deck, 1 card')
    expect(pileWords('Deck', 12)).toBe('Deck, 12 cards')
  })
})

describe('optical size', () => {
  it('leaves out the details under 56 px, unless a prop says otherwise', () => {
    expect(opticalFor(55, undefined)).toBe('small')
    expect(opticalFor(56, undefined)).toBe('full')
    expect(opticalFor(undefined, undefined)).toBe('full')
    expect(opticalFor(200, 'small')).toBe('small')
  })
})
