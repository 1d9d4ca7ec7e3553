import { describe, expect, it } from 'vitest'
import { newStory } from '#rules/thousand-faces/economy/model'
import type { Audience } from '#rules/core/audience'
import { type LogLine, plainText } from '#rules/core/log-line'
import type { Item, NewItem } from '#rules/thousand-faces/equipment/item-schemas'
import { stockOf, wareName } from '#rules/thousand-faces/equipment/wares'
import { type GmView, view } from '#rules/thousand-faces/view'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, State } from '#rules/thousand-faces/state'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import { ada, bo, board, digital, play, playAll, refusalOf, sheet, strOn } from '../../../support/thousand-faces/table'
import { noLuck, seededLuck } from '../../../support/luck'
import { aCharacter, adaWith, aMagicItem, aMove, anItem, characterIn, settle, use } from '../characters/builders'

const sword: NewItem = { sort: 'card', card: 'sword', name: 'Tidecutter' }
const town = { ...newStory, day: { place: 'town', number: 1, did: {} } } as const
const text = (said: LogLine | null): string => plainText(said?.parts ?? [], seat => seat)
const damage: Command = { type: 'damage-item', seat: ada, item: 'i1' }

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

  it('Q10 repairs are paid with a precious item as well, and with nothing else', () => {
    const items = [anItem('sword', { damage: 2 }), anItem('bow', { id: 'i2', name: 'Mother’s Bow', precious: true })]
    const state = adaWith({ items, lastMove: 'rest' }, {}, { story: town })
    const pay = (item: string): Command => ({ type: 'have-repaired', seat: ada, pay: item })
    expect(characterIn(play(state, pay('i2')).state).items).toMatchObject([{ id: 'i1', damage: 0 }])
    expect(refusalOf(state, pay('i1'))).toMatchObject({ because: 'not-precious' })
  })

  it('Q12 Q14 the log names what is laid out, but a secret thing to its owner and the GM only', () => {
    const secret = { sort: 'other', name: 'Map', kind: 'gear', encumbrance: 1, power: null, slots: [], precious: false, secret: true, effect: null, note: '' } as const // prettier-ignore
    const [event] = play(inTown, lay([bow, ring, sword, secret])).events
    const read = (audience: Audience) => {
      const said = event && lineFor(event, audience)
      return said && plainText(said.parts, () => 'Ada')
    }
    expect(read({ kind: 'gm' })).toBe('Ansel shows Ada: … Bow, … of Illusion, Tidecutter, Map')
    expect(read({ kind: 'table' })).toBe('Ansel shows Ada: … Bow, … of Illusion, Tidecutter')
  })
})

describe('items', () => {
  it('Q1 a card comes with what is printed, under the name its owner gives', () => {
    const after = play(adaWith({}), { type: 'gain-item', seat: ada, item: sword }).state
    expect(characterIn(after).items).toMatchObject([
      { id: 'i101', name: 'Tidecutter', kind: 'weapon', power: 'd4', encumbrance: 1 }
    ])
  })

  it('Q8 E36 one, two, bust', () => {
    const state = adaWith({ items: [anItem('sword')], moves: [aMove('tied-with-her-ribbon', { attachedTo: 'i1' })] })
    const twice = playAll(state, noLuck, damage, damage)
    expect(characterIn(twice).items[0]?.damage).toBe(2)
    const bust = play(twice, damage).state
    expect(characterIn(bust)).toMatchObject({ items: [], moves: [{ attachedTo: null }] })
  })

  it('Q8 O20 magic things take no ordinary damage', () => {
    expect(refusalOf(adaWith({ items: [aMagicItem()] }), damage)).toMatchObject({ because: 'not-mundane' })
  })

  it('Q3 the ribbon lies on a weapon, the keepsake on armour; surrendered, it is gone', () => {
    const state = adaWith({
      items: [anItem('sword'), anItem('leather-armour', { id: 'i2' })],
      moves: [aMove('tied-with-her-ribbon'), aMove('it-belonged-to-my-father')]
    })
    expect(
      refusalOf(state, { type: 'attach-card', seat: ada, move: 'tied-with-her-ribbon', item: 'i2' })
    ).toMatchObject({ because: 'cannot-attach' })
    const worn = play(state, { type: 'attach-card', seat: ada, move: 'it-belonged-to-my-father', item: 'i2' }).state
    const gone = play(worn, { type: 'surrender-keepsake', seat: ada, passage: 'the gate' }).state
    expect(characterIn(gone).items.map(item => item.id)).toEqual(['i1'])
  })

  it.each([
    ['the toll gate', 'Hide of Ada is surrendered: the toll gate'],
    [' ', 'Hide of Ada is surrendered']
  ])('Q3 what the keepsake bought its way past stands in the log: “%s”', (passage, says) => {
    const state = adaWith({
      items: [anItem('leather-armour', { name: 'Hide' })],
      moves: [aMove('it-belonged-to-my-father', { attachedTo: 'i1' })]
    })
    const told = play(state, { type: 'surrender-keepsake', seat: ada, passage }).events.flatMap(event => {
      const said = lineFor(event, { kind: 'table' })
      return said ? [plainText(said.parts, () => 'Ada')] : []
    })
    expect(told).toEqual([says])
  })

  it('Q1 a thing goes from hand to hand', () => {
    const state = board([sheet(ada, { character: aCharacter({ items: [anItem('sword')] }) }), sheet(bo)], { made: 9 })
    const after = play(state, { type: 'give-item', seat: ada, item: 'i1', to: bo }).state
    expect([characterIn(after, ada).items.length, characterIn(after, bo).items.length]).toEqual([0, 1])
  })

  it('Q14 a secret item is in nobody’s log but its owner’s and the GM’s', () => {
    const event = { type: 'item-gained', seat: ada, item: anItem('sword', { secret: true }), how: '' } as const
    const reads = [{ kind: 'gm' }, { kind: 'table' }, { kind: 'seat', seat: bo }, { kind: 'seat', seat: ada }] as const
    expect(reads.map(audience => lineFor(event, audience) !== null)).toEqual([true, false, false, true])
  })
})

describe('putting a thing right', () => {
  const leather = anItem('leather-armour', { filled: [{ slot: 0, token: 'wound' }] })
  const edit = (changes: Partial<Item>, item: Item = leather): Command => ({
    type: 'edit-item',
    seat: ada,
    item: { ...item, ...changes }
  })
  const edited = (changes: Partial<Item>, item: Item = leather) => play(adaWith({ items: [item] }), edit(changes, item))
  const says = (changes: Partial<Item>, item?: Item): string =>
    edited(changes, item)
      .events.map(event => text(lineFor(event, { kind: 'table' })))
      .join(' ')

  it('Q1 CO1 every field can be put right, and the log names what', () => {
    expect(says({ kind: 'shield', slots: ['harm', 'harm'], encumbrance: 3, note: 'dented' })).toBe(
      'Leather Armour of s1 is corrected: now a shield, weighs 3, slots for Harm, Harm, nothing in its slots, another note'
    )
    expect(says({ name: 'Salt Coat', damage: 2, precious: true, power: 'd6', maxPower: 'd10' })).toBe(
      'Leather Armour of s1 is corrected: now Salt Coat, damage 2 of 2, power d6, gauge up to d10, precious'
    )
    const magic = { card: null, effect: 'glows', charges: 2, capacity: 3, ongoing: true, flowing: false }
    expect(says({ magic })).toContain('magical, another effect, 2 charges, capacity 3, ongoing')
    expect(says({ kind: 'shield', card: 'bracers' }, anItem('shield'))).toContain('stops Harm')
  })

  it('Q1 CO1 what does not go together is refused with a sentence', () => {
    const state = adaWith({ items: [leather, aMagicItem({}, { id: 'i2' })] })
    const eye = aMagicItem({}, { id: 'i2' })
    expect(refusalOf(state, edit({ name: '  ' }))).toEqual({ because: 'nameless' })
    expect(refusalOf(state, edit({ power: 'd10', maxPower: 'd6' }))).toMatchObject({ because: 'beyond-gauge' })
    expect(refusalOf(state, edit({ slots: Array(7).fill('harm') }))).toMatchObject({ because: 'too-many-slots' })
    expect(refusalOf(state, edit({ magic: eye.magic && { ...eye.magic, charges: 6 } }, eye))).toMatchObject({
      because: 'too-many-charges'
    })
    expect(refusalOf(state, edit({}))).toEqual({ because: 'nothing-corrected' })
  })

  it('Q1 I13 what hangs on something else follows it', () => {
    const state = adaWith({
      items: [anItem('sword')],
      moves: [aMove('tied-with-her-ribbon', { attachedTo: 'i1' })]
    })
    const plain = play(state, edit({ kind: 'gear', power: null }, anItem('sword'))).state
    expect(characterIn(plain)).toMatchObject({
      items: [{ power: null, maxPower: null }],
      moves: [{ attachedTo: null }]
    })
    const moved = edited({ slots: ['harm', 'harm-or-wound'], filled: [{ slot: 1, token: 'wound' }] }).state
    expect(characterIn(moved).items[0]?.filled).toEqual([{ slot: 1, token: 'wound' }])
    expect(characterIn(edited({ slots: ['harm'] }).state).items[0]?.filled).toEqual([])
  })

  it('Q14 what a thing was called while it was a secret stays one', () => {
    const secret = anItem('sword', { secret: true, name: 'The Heir’s Blade' })
    expect(says({ secret: false, name: 'An Old Sword' }, secret)).toBe('An Old Sword of s1 is corrected')
  })
})

describe('Pack', () => {
  it('Q7 Good Thing I Brought: 1 XP and 1 Pack, or 2 Pack', () => {
    const good = (pay: 'xp-and-pack' | 'two-pack'): Command => ({
      type: 'good-thing-i-brought',
      seat: ada,
      pay,
      item: sword,
      what: 'a sword'
    })
    const rich = adaWith({ pack: 2 }, { xp: 1 })
    expect(characterIn(play(rich, good('two-pack')).state)).toMatchObject({ pack: 0, items: [{ name: 'Tidecutter' }] })
    expect(sheetOf(play(rich, good('xp-and-pack')).state, ada)).toMatchObject({ xp: 0, character: { pack: 1 } })
    expect(refusalOf(adaWith({ pack: 1 }), good('two-pack'))).toMatchObject({
      because: 'not-enough-pack',
      needs: 2,
      has: 1
    })
    expect(refusalOf(adaWith({ pack: 1 }), good('xp-and-pack'))).toMatchObject({ because: 'not-enough-xp' })
  })

  it('Q7 what a Pack holds may be named', () => {
    expect(
      characterIn(play(adaWith({ pack: 1 }), { type: 'name-pack', seat: ada, from: 'pack', item: sword }).state)
    ).toMatchObject({ pack: 0, items: [{ card: 'sword' }] })
  })
})

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

describe('repair', () => {
  const broken = { items: [anItem('sword', { damage: 2 })], pack: 2, lastMove: 'rest' } as const

  it('Q10 Sharpen & Stitch with two checks removes one damage for each Pack', () => {
    const state = adaWith(broken, { ranks: strOn('blade'), piles: digital({ top: ['12'] }) })
    const called = play(state, use('sharpen-stitch', { attribute: 'int' })).state
    expect(refusalOf(called, settle(called, { packs: 1, repairs: [{ item: 'i1', damage: 2 }] }))).toEqual({
      because: 'repairs-too-dear',
      pays: 1,
      asks: 2,
      packs: 1,
      perPack: 1,
      removes: 1
    })
    const after = play(called, settle(called, { packs: 2, repairs: [{ item: 'i1', damage: 2 }] })).state
    expect(characterIn(after)).toMatchObject({ pack: 0, items: [{ damage: 0 }] })
  })

  it('Q10 only together with Rest; in town something precious repairs everything', () => {
    expect(
      refusalOf(adaWith({ ...broken, lastMove: null }), use('sharpen-stitch', { attribute: 'int' }))
    ).toMatchObject({ because: 'only-with-rest' })
    const state: State = adaWith({ ...broken, precious: 1 }, {}, { story: town })
    expect(characterIn(play(state, { type: 'have-repaired', seat: ada, pay: 'precious-pack' }).state)).toMatchObject({
      precious: 0,
      items: [{ damage: 0 }]
    })
  })
})
