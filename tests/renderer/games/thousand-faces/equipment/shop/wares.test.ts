import { describe, expect, it } from 'vitest'
import { stockOf } from '#rules/thousand-faces/equipment/wares'
import { exampleFor, nameFor, wantedOf } from '../../../../../../src/renderer/games/thousand-faces/equipment/new-item'
import { wareFace } from '../../../../../../src/renderer/games/thousand-faces/equipment/shop/ware-words'

describe('a seller’s cards', () => {
  it('shows what is printed on a weapon, armour and a shield', () => {
    expect(wareFace({ sort: 'card', card: 'sword', name: '' })).toEqual({
      name: 'Sword',
      sort: 'Weapon',
      facts: ['weighs 1', 'power d4'],
      says: ''
    })
    expect(wareFace({ sort: 'card', card: 'leather-armour', name: '' }).facts).toEqual([
      'weighs 1',
      'slot: Harm or a Wound'
    ])
    expect(wareFace({ sort: 'card', card: 'shield', name: '' }).facts).toEqual(['weighs 2', 'stops a Wound'])
  })

  it('says that magic from a shop holds one charge, whatever its card says', () => {
    const face = wareFace({ sort: 'magic', card: 'of-illusion', name: '', capacity: 3 })
    expect([face.name, face.sort, face.facts]).toEqual(['Trinket of Illusion', 'Magic item', ['1 charge', 'ongoing']])
  })

  it('has words for every card that a seller may have, and each can be named by its new owner', () => {
    for (const ware of stockOf('30-hour')) {
      expect(wareFace(ware).facts.length, wareFace(ware).name).toBeGreaterThan(0)
      expect(nameFor(wantedOf(ware), 'Old')).not.toContain('_')
    }
  })

  it.each([
    ['card:sword', 'Sword'],
    ['card:bracers', 'Bracers'],
    ['magic:of-illusion', 'Trinket of Illusion'],
    ['magic:mending', 'Mending Trinket'],
    ['other', 'Something']
  ] as const)('%s without a word is called %s, as its empty field says', (wanted, bare) => {
    expect([nameFor(wanted, ''), exampleFor(wanted)]).toEqual([bare, bare])
  })
})
