import { describe, expect, it } from 'vitest'
import { placeNames } from '#rules/thousand-faces/minigames/laid-question'
import { contactName, swapped, turned } from '@/games/thousand-faces/minigames/parts/laying'

const laid = [
  { card: '1', turn: 0 },
  { card: '2', turn: 3 },
  { card: '3', turn: 1 }
] as const

describe('laying corners', () => {
  it('turns one card a quarter, either way round', () => {
    expect(turned(laid, 1, 1).map(({ turn }) => turn)).toEqual([0, 0, 1])
    expect(turned(laid, 0, -1).map(({ turn }) => turn)).toEqual([3, 3, 1])
  })

  it('lets two cards change places, turns and all; a place that is not there changes nothing', () => {
    expect(swapped(laid, 0, 2).map(({ card }) => card)).toEqual(['3', '2', '1'])
    expect(swapped(laid, 0, 7)).toEqual(laid)
  })

  it('names places and contacts', () => {
    expect(placeNames('line')).toHaveLength(3)
    expect([contactName('line', 0), contactName('square', 3)]).toEqual(['First to second', 'Left to top'])
  })
})
