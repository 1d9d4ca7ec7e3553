import { describe, expect, it } from 'vitest'
import { wareFace } from '#rules/thousand-faces/equipment/ware-words'
import { printedName, stockOf, wareName, withWord } from '#rules/thousand-faces/equipment/wares'

describe('a seller’s cards', () => {
  it('shows what is printed on a weapon, armour and a shield', () => {
    expect(wareFace({ sort: 'card', card: 'sword', name: '' })).toEqual({
      name: 'Sword',
      sort: 'Weapon',
      facts: ['encumbrance 1', 'power d4'],
      says: ''
    })
    expect(wareFace({ sort: 'card', card: 'leather-armour', name: '' }).facts).toEqual([
      'encumbrance 1',
      'takes Harm or a Wound'
    ])
    expect(wareFace({ sort: 'card', card: 'shield', name: '' }).facts).toEqual(['encumbrance 2', 'stops a Wound'])
  })

  it('says that magic from a shop holds one charge, whatever its card says', () => {
    const face = wareFace({ sort: 'magic', card: 'of-illusion', name: '', capacity: 3 })
    expect([face.name, face.sort, face.facts]).toEqual(['Trinket of Illusion', 'Magic item', ['1 charge', 'ongoing']])
  })

  it('has words for every card that a seller may have, and each can be named by its new owner', () => {
    for (const ware of stockOf('30-hour')) {
      expect(wareFace(ware).facts.length, wareFace(ware).name).toBeGreaterThan(0)
      expect(withWord(printedName(ware), 'Old')).not.toContain('_')
    }
  })

  it.each([
    [{ sort: 'card', card: 'sword', name: '' }, 'Sword', 'Old Sword'],
    [{ sort: 'card', card: 'bracers', name: '' }, 'Bracers', 'Old'],
    [{ sort: 'magic', card: 'of-illusion', name: '', capacity: null }, 'Trinket of Illusion', 'Old of Illusion'],
    [{ sort: 'magic', card: 'mending', name: '', capacity: null }, 'Mending Trinket', 'Mending Old']
  ] as const)('%o without a word is called as its empty field says', (ware, bare, named) => {
    expect([wareName(ware), withWord(printedName(ware), ''), withWord(printedName(ware), 'Old')]).toEqual([
      bare,
      bare,
      named
    ])
  })
})
