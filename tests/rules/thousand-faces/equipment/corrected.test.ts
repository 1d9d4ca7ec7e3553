import { describe, expect, it } from 'vitest'
import { type LogLine, plainText } from '#rules/core/log-line'
import type { Item } from '#rules/thousand-faces/equipment/item-schemas'
import type { Command } from '#rules/thousand-faces/state'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import { ada, play, refusalOf } from '../../../support/thousand-faces/table'
import { adaWith, aMagicItem, aMove, anItem, characterIn } from '../characters/builders'

const text = (said: LogLine | null): string => plainText(said?.parts ?? [], seat => seat)

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

  it('Q1 CO1 what is just within each limit is no contradiction: power at its gauge, six slots, two charges above capacity', () => {
    expect(characterIn(edited({ power: 'd10', maxPower: 'd10' }).state).items[0]).toMatchObject({ power: 'd10' })
    expect(characterIn(edited({ slots: Array(6).fill('harm') }).state).items[0]?.slots).toHaveLength(6)
    const eye = aMagicItem()
    const full = { ...eye.magic!, charges: 5, capacity: 3 }
    expect(characterIn(edited({ magic: full }, eye).state).items[0]?.magic).toMatchObject({ charges: 5 })
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
