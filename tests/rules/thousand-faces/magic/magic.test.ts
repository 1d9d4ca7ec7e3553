import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { magicItems } from '#rules/thousand-faces/magic/magic-items'
import { type GmView, view } from '#rules/thousand-faces/view'
import { scriptedLuck, seededLuck } from '../../../support/luck'
import { ada, digital, play, refusalOf, strOn } from '../../../support/thousand-faces/table'
import { adaWith, aMagicItem, aMove, anItem, characterIn, settle, use } from '../characters/builders'

const ready = (top: string) => ({ ranks: strOn('blade'), piles: digital({ top: [top] }) })
const useIt = use('use-a-magic-item', { attribute: 'int', item: 'i1' })

describe('using a magic item', () => {
  it('K1 O3 twelve items; the disputed ones do their work at once', () => {
    expect(magicItems).toHaveLength(12)
    expect(magicItems.filter(item => item.ongoing).map(item => item.id)).toEqual([
      'of-illusion',
      'of-telepathy',
      'of-amiability',
      'of-invisibility',
      'of-interference'
    ])
  })

  it('K3 O21 the charge is spent whatever comes, a cross too', () => {
    const state = adaWith({ items: [aMagicItem()], moves: [aMove('use-a-magic-item')] }, ready('7'))
    const called = play(state, useIt).state
    expect(called.outcomes[0]?.result).toBe(0)
    expect(characterIn(called).items[0]?.magic?.charges).toBe(2)
  })

  it('K4 E37 the only magic item, a single check: capacity must drop, 2 of 2, Shadow +1', () => {
    const state = adaWith({ items: [aMagicItem()], moves: [aMove('use-a-magic-item')] }, ready('6'))
    const called = play(state, useIt).state
    expect(refusalOf(called, settle(called))).toMatchObject({ because: 'no-drawback' })
    expect(refusalOf(called, settle(called, { drawback: 'drain-others' }))).toMatchObject({
      because: 'impossible-option'
    })
    const seen = (view(called, { kind: 'gm' }) as GmView).outcomes[0]?.drawbacks
    expect(seen?.map(each => each.blocked === null)).toEqual([false, true, false])
    const after = play(called, settle(called, { drawback: 'lower-capacity' })).state
    expect(characterIn(after).items[0]?.magic).toMatchObject({ charges: 2, capacity: 2 })
    expect(after.shadow.free).toBe(1)
  })

  it('K5 E38 capacity 1 and two checks: the item dissolves', () => {
    const state = adaWith(
      { items: [aMagicItem({ charges: 1, capacity: 1 })], moves: [aMove('use-a-magic-item')] },
      ready('12')
    )
    const called = play(state, useIt).state
    expect(characterIn(play(called, settle(called, { drawback: 'lower-capacity' })).state).items).toEqual([])
  })

  it('K4 O20 a drawback may damage a magical weapon, and drain all the others', () => {
    const blade = aMagicItem({}, { kind: 'weapon' })
    const items = [blade, aMagicItem({ charges: 2 }, { id: 'i2' })]
    const called = play(adaWith({ items, moves: [aMove('use-a-magic-item')] }, ready('12')), useIt).state
    expect(characterIn(play(called, settle(called, { drawback: 'damage-weapon' })).state).items[0]?.damage).toBe(1)
    expect(characterIn(play(called, settle(called, { drawback: 'drain-others' })).state).items[1]?.magic?.charges).toBe(
      1
    )
  })

  it('K3 nothing without charges; energy flows until the player says stop', () => {
    expect(refusalOf(adaWith({ items: [aMagicItem({ charges: 0 })] }), useIt)).toMatchObject({ because: 'depleted' })
    expect(refusalOf(adaWith({ items: [anItem('sword')] }), useIt)).toMatchObject({ because: 'not-magic' })
    const called = play(
      adaWith({ items: [aMagicItem({ ongoing: true })], moves: [aMove('use-a-magic-item')] }, ready('14')),
      useIt
    ).state
    const flowing = play(called, settle(called)).state
    expect(characterIn(flowing).items[0]?.magic?.flowing).toBe(true)
    const ended = play(flowing, { type: 'end-flow', seat: ada, item: 'i1' }).state
    expect(refusalOf(ended, { type: 'end-flow', seat: ada, item: 'i1' })).toMatchObject({ because: 'not-flowing' })
  })

  it('K3 while a character is kept unseen, no other item can be used', () => {
    const cloak = aMagicItem({ card: 'of-invisibility', ongoing: true, flowing: true }, { id: 'i2', name: 'Cloak' })
    expect(refusalOf(adaWith({ items: [aMagicItem(), cloak] }), useIt)).toMatchObject({
      because: 'invisible',
      name: 'Cloak'
    })
  })

  it('K5 O19 charges above a lowered capacity are lost', () => {
    const called = play(
      adaWith(
        { items: [aMagicItem({ charges: 3, capacity: 3 })], entreated: 'W1.1', moves: [aMove('use-a-magic-item')] },
        { ...ready('12'), piles: digital({ top: ['12'], discard: ['W1.1'] }) }
      ),
      useIt
    ).state
    expect(characterIn(called).items[0]?.magic?.charges).toBe(3)
    expect(
      characterIn(play(called, settle(called, { drawback: 'lower-capacity' })).state).items[0]?.magic
    ).toMatchObject({ charges: 2, capacity: 2 })
  })
})

describe('other ways to pay', () => {
  it('K6 O41 the Blood-Bound want a wound card; until it is healed no charge is spent', () => {
    const state = adaWith({
      items: [aMagicItem()],
      moves: [aMove('entreat-the-blood-bound'), aMove('use-a-magic-item')]
    })
    const owes = play(state, use('entreat-the-blood-bound'), scriptedLuck(0)).state
    expect(sheetOf(owes, ada).tokens.wound).toBe(0)
    expect(characterIn(play(owes, useIt).state).items[0]?.magic?.charges).toBe(3)
    const healed = play(
      owes,
      { type: 'seek-help', seat: ada, at: 'elsewhere', keep: [], forgives: '' },
      seededLuck(1)
    ).state
    expect(characterIn(healed).entreated).toBeNull()
    expect(characterIn(play(healed, useIt).state).items[0]?.magic?.charges).toBe(2)
  })

  it.each([
    ['0', 3, 2],
    ['0', 1, 1],
    ['g1', 3, 4],
    ['g2', 3, 5]
  ] as const)(
    'K7 I12 Void Transfusion at %s fills a depleted item of capacity %i to %i',
    (level, capacity, charges) => {
      const moves = [aMove('entreat-the-blood-bound'), aMove('void-transfusion', { level })]
      const state = adaWith({ items: [aMagicItem({ charges: 0, capacity })], moves })
      expect(
        characterIn(play(state, use('entreat-the-blood-bound'), scriptedLuck(0)).state).items[0]?.magic?.charges
      ).toBe(charges)
    }
  )

  it('K3 the Living Light takes Stamina, and on three checks gives a Blessing', () => {
    const state = adaWith({ items: [aMagicItem()], moves: [aMove('channel-the-living-light')] }, ready('14'))
    const called = play(state, use('channel-the-living-light', { attribute: 'int', item: 'i1' })).state
    const after = play(called, settle(called), scriptedLuck(0)).state
    expect(sheetOf(after, ada)).toMatchObject({
      tokens: { exhaustion: 2 },
      character: { items: [{ magic: { charges: 3 } }] }
    })
    expect(after.blessingSupply).toHaveLength(5)
  })

  it('K4 Counterspell stakes an item: two checks cost a charge, a single one all of them', () => {
    const stake = (top: string) => {
      const called = play(
        adaWith({ items: [aMagicItem()], moves: [aMove('counterspell')] }, ready(top)),
        use('counterspell', { attribute: 'int', item: 'i1' })
      ).state
      return characterIn(play(called, settle(called)).state).items[0]?.magic?.charges
    }
    expect([stake('14'), stake('12'), stake('6')]).toEqual([3, 2, 0])
  })

  it('K4 Breach the Dam with a cross loses the item for good', () => {
    const called = play(
      adaWith({ items: [aMagicItem()], moves: [aMove('breach-the-dam')] }, ready('7')),
      use('breach-the-dam', { attribute: 'int', item: 'i1' })
    ).state
    expect(characterIn(play(called, settle(called, { picks: [1] })).state).items).toEqual([])
  })

  it('K11 O41 Mending heals a Wound: a token and a wound card, whichever there are', () => {
    const state = adaWith(
      { items: [aMagicItem({ card: 'mending' })], lastMove: 'rest' },
      { piles: digital({ discard: ['W1.1'] }), tokens: { exhaustion: 0, harm: 0, wound: 1 } }
    )
    const after = play(state, { type: 'mend', seat: ada, item: 'i1', patient: ada, heals: 'wound' }).state
    expect(sheetOf(after, ada)).toMatchObject({ tokens: { wound: 0 }, piles: { discard: [] } })
    expect(refusalOf(state, { type: 'mend', seat: ada, item: 'i1', patient: ada, heals: 'harm' })).toMatchObject({
      because: 'nothing-to-heal'
    })
  })
})
