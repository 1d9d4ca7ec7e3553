import { describe, expect, it } from 'vitest'
import { characterView } from '#rules/thousand-faces/characters/view'
import { priceWords } from '@/games/thousand-faces/characters/price-words'
import {
  isDone,
  isSkipped,
  skipOf,
  tableSteps,
  wantedOf
} from '@/games/thousand-faces/characters/creation/creation-steps'
import { asItem, gaugeOf, statesOf, withShield } from '@/games/thousand-faces/equipment/item-words'
import { type Character, creationSteps } from '#rules/thousand-faces/characters/character-schemas'
import { ada, board, sheet } from '../../../../support/thousand-faces/table'
import { aCharacter, aMagicItem, anItem } from '../../../../rules/thousand-faces/characters/builders'

function adas(character: Partial<Character>) {
  const hers = sheet(ada, { character: aCharacter(character) })
  return characterView(board([hers]), hers)
}

describe('an item in hand', () => {
  it('Q15 keeps its rows of the ladder in the editor, and loses them when it is printed', () => {
    const made = anItem('shield', { card: null, shield: { stops: 'harm', rows: 2 } })
    const seen = adas({ items: [made] }).equipment.items[0]!
    expect(asItem(seen)).toEqual(made)
    expect(withShield(asItem(seen), null)).not.toHaveProperty('shield')
  })

  it('is the same again after an edit that changes nothing', () => {
    const items = [
      anItem('padded-armour', { filled: [{ slot: 1, token: 'harm' }] }),
      aMagicItem({ flowing: true }, { id: 'i2' })
    ]
    expect(adas({ items }).equipment.items.map(asItem)).toEqual(items)
  })

  it('shows a weapon’s power as far as it can go', () => {
    expect(gaugeOf({ power: 'd4', maxPower: 'd6' })).toEqual([
      { power: '1', on: true },
      { power: 'd4', on: true },
      { power: 'd6', on: false }
    ])
    expect(gaugeOf({ power: null, maxPower: null })).toEqual([])
  })

  it('says what is true of it at the moment', () => {
    const [sword, eye] = adas({
      items: [anItem('sword', { damage: 2, precious: true }), aMagicItem({ charges: 0 }, { id: 'i2' })]
    }).equipment.items
    expect(statesOf(sword!)).toEqual(['precious', 'one more breaks it'])
    expect(statesOf(eye!)).toEqual(['depleted'])
  })
})

describe('making characters', () => {
  const fresh = adas({}).steps

  it('covers every step of a character once', () => {
    expect(tableSteps.flatMap(step => step.covers)).toEqual(expect.arrayContaining([...creationSteps]))
    expect(new Set(tableSteps.flatMap(step => step.covers)).size).toBe(creationSteps.length)
  })

  it('knows what is still wanted, and that nothing is wanted of what was skipped', () => {
    const cards = tableSteps[1]!
    expect(wantedOf(fresh, cards)).toBe('3 more move cards')
    expect(isDone([fresh], cards)).toBe(false)
    const skipped = adas({ steps: { 'move-cards': 'skipped' } }).steps
    expect([isDone([skipped], cards), isSkipped([skipped], cards)]).toEqual([true, true])
  })

  it('skips what is open and nothing else', () => {
    const gear = tableSteps[6]!
    expect(skipOf([{ seat: ada, steps: fresh }], gear)).toEqual({
      type: 'mark-step',
      seat: ada,
      step: 'pack',
      as: 'skipped',
      also: [{ seat: ada, step: 'items' }]
    })
    const skipped = adas({ steps: { pack: 'skipped', items: 'skipped' } }).steps
    expect(skipOf([{ seat: ada, steps: skipped }], gear)).toBeNull()
  })
})

it('writes a price with its unit', () => {
  expect(['1', '1 each', '1 to 3', '2, or 3 with magic'].map(priceWords)).toEqual([
    '1 XP',
    '1 XP each',
    '1 to 3 XP',
    '2 XP, or 3 with magic'
  ])
})
