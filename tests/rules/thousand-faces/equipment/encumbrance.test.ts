import { describe, expect, it } from 'vitest'
import { burdenOf, encumbranceOf } from '#rules/thousand-faces/equipment/encumbrance'
import type { OwnedMove } from '#rules/thousand-faces/characters/character-schemas'
import { aCharacter, aMagicItem, aMove, anItem } from '../characters/builders'

describe('the load', () => {
  it('Q2 E39 shield, sword, leather and two Pack count 6; without one Pack 5, without two 4', () => {
    const items = [anItem('shield'), anItem('sword'), anItem('leather-armour')]
    expect([2, 1, 0].map(pack => encumbranceOf(aCharacter({ items, pack })).count)).toEqual([6, 5, 4])
  })

  it('Q2 O28 moves and goals weigh nothing, precious Pack does', () => {
    expect(
      encumbranceOf(
        aCharacter({ precious: 2, moves: [aMove('backstab')], fateful: { goal: 'Locate a prize', locked: 2 } })
      ).count
    ).toBe(2)
  })

  it('Q3 the ribbon lightens its weapon, the keepsake of a father its armour, never below nothing', () => {
    const items = [anItem('sword'), anItem('full-plate', { id: 'i2' })]
    const moves = [
      aMove('tied-with-her-ribbon', { attachedTo: 'i1' }),
      aMove('it-belonged-to-my-father', { attachedTo: 'i2' })
    ]
    expect(encumbranceOf(aCharacter({ items, moves })).loads.map(load => load.counts)).toEqual([0, 3])
  })

  it.each([
    ['0', [3, 2]],
    ['g1', [3, 1]],
    ['g2', [0, 1]]
  ] as const)('Q3 O4 Like A Second Skin at %s', (level, counts) => {
    const character = aCharacter({
      items: [anItem('full-plate'), anItem('shield')],
      moves: [aMove('like-a-second-skin', { level })]
    })
    expect(encumbranceOf(character).loads.map(load => load.counts)).toEqual(counts)
  })
})

describe('what weighs nothing', () => {
  it('Q4 the Sigil is free for a character who channels the Living Light, and for no other', () => {
    const items = [aMagicItem({ card: 'sigil-of-the-living-light' })]
    const count = (moves: readonly OwnedMove[]) => encumbranceOf(aCharacter({ items, moves })).count
    expect([count([]), count([aMove('channel-the-living-light')])]).toEqual([1, 0])
  })
})

describe('what the load costs', () => {
  it.each([
    [2, 2, 0],
    [3, -1, -1],
    [4, -1, -1],
    [5, -2, -2],
    [6, -2, -2],
    [7, -3, -3],
    [12, -3, -3]
  ])('Q5 a count of %i: flight %i, the others %i', (count, flight, expend) => {
    expect(burdenOf('flight', count)).toEqual({ kind: 'stamina', points: flight })
    expect(burdenOf('expend', count)).toEqual({ kind: 'stamina', points: expend })
  })

  it('Q6 E20 no Backstab with more than 3', () => {
    expect(burdenOf('over-three', 4)).toEqual({ kind: 'too-heavy', most: 3 })
    expect(burdenOf('over-three', 3)).toEqual({ kind: 'stamina', points: 0 })
  })
})
