import { describe, expect, it } from 'vitest'
import type { NewItem } from '#rules/thousand-faces/equipment/item-schemas'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command } from '#rules/thousand-faces/state'
import { ada, play, refusalOf } from '../../../support/thousand-faces/table'
import { adaWith, aMagicItem, aMove, anItem, characterIn, town } from '../characters/builders'
import { sword } from './sword'

describe('trade', () => {
  const shop = (pay: Extract<Command, { type: 'shop' }>['pay'], item: NewItem = sword): Command => ({
    type: 'shop',
    seat: ada,
    seller: '',
    pay,
    item
  })

  it('Q12 K2 a precious Pack, or 1 XP with a Pack or an item; magic holds one charge', () => {
    const eye: NewItem = { sort: 'magic', card: 'of-sensation', name: 'Eye of Sensation', capacity: null }
    const state = adaWith({ precious: 1, pack: 1, items: [anItem('bow')] }, { xp: 1 }, { story: town })
    expect(characterIn(play(state, shop({ with: 'precious' }, eye)).state).items.at(-1)?.magic).toMatchObject({
      charges: 1,
      capacity: 1
    })
    expect(characterIn(play(state, shop({ with: 'xp-and-pack' })).state).pack).toBe(0)
    expect(characterIn(play(state, shop({ with: 'xp-and-item', item: 'i1' })).state).items).toMatchObject([
      { card: 'sword' }
    ])
  })

  it('Q12 Y1 only on a day in town, and one such thing a day', () => {
    const state = adaWith({ precious: 2 }, {}, { story: town })
    const shopped = play(state, shop({ with: 'precious' })).state
    expect(refusalOf(shopped, shop({ with: 'precious' }))).toMatchObject({ because: 'day-spent', by: 'shop-procure' })
    expect(refusalOf(adaWith({ precious: 1 }), shop({ with: 'precious' }))).toMatchObject({ because: 'needs-town' })
    expect(characterIn(play(state, { type: 'buy-pack', seat: ada }).state)).toMatchObject({ pack: 2, precious: 1 })
  })

  it('Q13 a tale for 2 XP, with magic for 3; the weapon is found later', () => {
    const told = play(adaWith({}, { xp: 3 }), {
      type: 'tell-tale',
      seat: ada,
      weapon: 'Bellbreaker',
      magical: 'magical'
    }).state
    expect(sheetOf(told, ada).xp).toBe(0)
    const find = { type: 'find-designed', seat: ada, power: 'd6', weakness: 'hates salt', effect: 'rings' } as const
    const found = play(told, { ...find, weapon: 'Bellbreaker' }).state
    expect(characterIn(found).items).toMatchObject([
      { name: 'Bellbreaker', power: 'd6', magic: { charges: 1, capacity: 1 } }
    ])
    expect(refusalOf(found, { ...find, weapon: 'Bellbreaker' })).toMatchObject({ because: 'no-design' })
  })

  it('Q13 contemplation: one option for each XP, at most three', () => {
    const items = [anItem('sword'), aMagicItem({}, { id: 'i2' })]
    const state = adaWith({ items, moves: [aMove('obsessive-contemplation')] }, { xp: 3 }, { story: town })
    const after = play(state, {
      type: 'contemplate',
      seat: ada,
      studies: [
        { kind: 'more-power', item: 'i1' },
        { kind: 'capacity', item: 'i2' }
      ]
    }).state
    expect(sheetOf(after, ada).xp).toBe(1)
    expect(characterIn(after).items).toMatchObject([{ power: 'd6' }, { magic: { capacity: 4 } }])
    expect(
      refusalOf(state, { type: 'contemplate', seat: ada, studies: [{ kind: 'capacity', item: 'i1' }] })
    ).toMatchObject({ why: { because: 'not-magic' } })
    expect(refusalOf(state, { type: 'contemplate', seat: ada, studies: [] })).toMatchObject({
      because: 'too-many-studies'
    })
  })
})
