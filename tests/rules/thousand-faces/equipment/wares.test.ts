import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { plainText } from '#rules/core/log-line'
import type { NewItem } from '#rules/thousand-faces/equipment/item-schemas'
import { stockOf, wareName } from '#rules/thousand-faces/equipment/wares'
import { offeredToGm } from '#rules/thousand-faces/offer'
import { offeredQuestions } from '#rules/thousand-faces/offered'
import { partsOf } from '#rules/thousand-faces/question-kinds'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import type { Command } from '#rules/thousand-faces/state'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import { ada, play, refusalOf } from '../../../support/thousand-faces/table'
import { seededLuck } from '../../../support/luck'
import { adaWith, anItem, characterIn, town } from '../characters/builders'
import { sword } from './sword'

describe('a seller’s four cards', () => {
  const inTown = adaWith({ pack: 1 }, { xp: 1 }, { story: town })
  const lay = (cards: readonly NewItem[] | null): Command => ({
    type: 'lay-out-wares',
    seat: ada,
    seller: 'Ansel',
    cards
  })
  const bow: NewItem = { sort: 'card', card: 'bow', name: '' }
  const ring: NewItem = { sort: 'magic', card: 'of-illusion', name: '', capacity: 3 }
  const four = [bow, ring, sword, { sort: 'card', card: 'leather-armour', name: '' } as const]
  const buy = (item: NewItem): Command => ({
    type: 'shop',
    seat: ada,
    seller: 'Ansel',
    pay: { with: 'xp-and-pack' },
    item
  })

  it('Q12 four by luck, all different, none for another length of campaign or for one move only', () => {
    const { wares } = characterIn(play(inTown, lay(null), seededLuck(4)).state)
    expect(new Set(wares?.cards.map(wareName)).size).toBe(4)
    const names = stockOf('one-shot').map(wareName)
    expect(names).toContain('Shield')
    expect([names.includes('Bracers'), names.includes('Sigil of the Living Light')]).toEqual([false, false])
    expect(stockOf('9-hour').map(wareName)).toContain('Bracers')
  })

  it('Q12 K2 the GM may pick the four; one is bought under its owner’s name, magic with one charge, and the rest go', () => {
    const laid = play(inTown, lay(four)).state
    expect((view(laid, { kind: 'gm' }) as GmView).sheets[0]?.character.equipment.wares?.cards).toEqual(four)
    const after = play(laid, buy({ ...ring, name: 'Glass Eye' })).state
    expect(characterIn(after)).toMatchObject({
      wares: null,
      pack: 0,
      items: [{ name: 'Glass Eye', magic: { capacity: 1 } }]
    })
  })

  it('Q12 what is not laid out is not sold, and nothing is paid; without cards on the table the GM’s word is enough', () => {
    const laid = play(inTown, lay(four)).state
    expect(refusalOf(laid, buy({ sort: 'card', card: 'many-knives', name: '' }))).toEqual({
      because: 'not-on-offer',
      name: 'Many Knives'
    })
    expect(characterIn(play(inTown, buy(bow)).state).items).toHaveLength(1)
  })

  it('Q12 a seller needs a day in town and lays out four; with the day they go', () => {
    expect(refusalOf(adaWith({}), lay(null))).toMatchObject({ because: 'needs-town' })
    expect(refusalOf(inTown, lay([bow]))).toEqual({ because: 'not-four-cards', got: 1 })
    const over = play(play(inTown, lay(four)).state, { type: 'end-day' }).state
    expect(characterIn(over).wares).toBeNull()
  })

  it('Q12 TB2 a seller is sent away without a sale, and leaves the table’s screen; without a seller it is refused', () => {
    const away: Command = { type: 'send-seller-away', seat: ada }
    expect(refusalOf(inTown, away)).toMatchObject({ because: 'no-seller' })
    const laid = play(inTown, lay(null), seededLuck(4)).state
    const shopOf = (state: typeof laid) => (view(state, { kind: 'table' }) as TableView).onTable.shop
    expect(shopOf(laid)).toBeDefined()
    const after = play(laid, away).state
    expect(characterIn(after).wares).toBeNull()
    expect(shopOf(after)).toBeUndefined()
    expect(refusalOf(after, away)).toMatchObject({ because: 'no-seller' })
  })

  it('Q12 QU5 the Game Master is told that the cards stay on the table’s screen, and is offered to end the visit', () => {
    const offered = (state: typeof inTown) => {
      const gmView = view(state, { kind: 'gm' }) as GmView
      return offeredQuestions(offeredToGm(gmView, gmView.sheets[0]!)).map(each => each.question)
    }
    const laid = play(inTown, lay(null), seededLuck(4)).state
    const shop = offered(laid).find(({ id }) => partsOf(id).kind === 'shop')
    expect(shop?.asks.join('')).toContain('stay on the table’s screen until the next flip, or until you choose No sale')
    expect(offered(laid).map(({ commit }) => commit)).toContain('Ansel leaves')
    expect(offered(inTown).map(({ id }) => partsOf(id).kind)).not.toContain('seller-leaves')
  })

  it('Q10 repairs are paid with a precious item as well, and with nothing else', () => {
    const items = [anItem('sword', { damage: 2 }), anItem('bow', { id: 'i2', name: 'Mother’s Bow', precious: true })]
    const state = adaWith({ items, lastMove: 'rest' }, {}, { story: town })
    const pay = (item: string): Command => ({ type: 'have-repaired', seat: ada, pay: item })
    expect(characterIn(play(state, pay('i2')).state).items).toMatchObject([{ id: 'i1', damage: 0 }])
    expect(refusalOf(state, pay('i1'))).toMatchObject({ because: 'not-precious' })
  })

  it('Q12 Q14 the log names what is laid out, but a secret thing to its owner and the GM only', () => {
    const secret = {
      sort: 'other',
      name: 'Map',
      kind: 'gear',
      encumbrance: 1,
      power: null,
      slots: [],
      precious: false,
      secret: true,
      effect: null,
      note: ''
    } as const
    const [event] = play(inTown, lay([bow, ring, sword, secret])).events
    const read = (audience: Audience) => {
      const said = event && lineFor(event, audience)
      return said && plainText(said.parts, () => 'Ada')
    }
    expect(read({ kind: 'gm' })).toBe('Ansel shows Ada: Bow, Trinket of Illusion, Tidecutter, Map')
    expect(read({ kind: 'table' })).toBe('Ansel shows Ada: Bow, Trinket of Illusion, Tidecutter')
  })
})
