import { describe, expect, it } from 'vitest'
import { plainText } from '#rules/core/log-line'
import { describe as lineFor, explain } from '#rules/thousand-faces/slices'
import { newStory } from '#rules/thousand-faces/economy/model'
import type { EquipmentCommand } from '#rules/thousand-faces/equipment/model'
import type { Item } from '#rules/thousand-faces/equipment/item-schemas'
import type { Command, State } from '#rules/thousand-faces/state'
import { ada, play, refusalOf } from '../../../support/thousand-faces/table'
import { adaWith, aMagicItem, aMove, anItem, characterIn } from '../characters/builders'

type Study = Extract<EquipmentCommand, { type: 'contemplate' }>['studies'][number]
const study = (...studies: readonly Study[]): Command => ({ type: 'contemplate', seat: ada, studies })
const day = { place: 'town', number: 1, did: {} } as const
const withItems = (...items: readonly Item[]): State =>
  adaWith(
    { moves: [aMove('obsessive-contemplation')], items },
    { xp: 5 },
    { story: { ...newStory, length: '9-hour', day } }
  )

const sword = anItem('sword')
const armour = anItem('leather-armour', { id: 'i2' })
const eye = aMagicItem({}, { id: 'i3' })
const wand = aMagicItem({}, { id: 'i4', power: 'd4', maxPower: 'd6' })

describe('Obsessive Contemplation', () => {
  it.each<[string, Study, string]>([
    ['armour hits no harder', { kind: 'more-power', item: 'i2' }, 'no-gauge'],
    ['a magic item without a gauge hits no harder', { kind: 'more-power', item: 'i3' }, 'no-gauge'],
    ['only a weapon changes its look', { kind: 'look', item: 'i2', look: 'red' }, 'not-a-weapon'],
    ['only a weapon takes another item’s effect', { kind: 'weapon-effect', item: 'i2', from: 'i3' }, 'not-a-weapon'],
    ['nothing takes its own effect', { kind: 'weapon-effect', item: 'i1', from: 'i1' }, 'not-magic'],
    ['a thing that is not precious gains no magic', { kind: 'imbue', item: 'i1', effect: 'hums' }, 'not-precious'],
    ['armour holds no charges', { kind: 'capacity', item: 'i2' }, 'not-magic']
  ])('Q13 %s, and nothing is paid', (_why, wanted, because) => {
    expect(refusalOf(withItems(sword, armour, eye, wand), study(wanted))).toMatchObject({
      because: 'study-unfit',
      line: 1,
      why: { because }
    })
  })

  it('Q13 magic that is there already is not written over', () => {
    const runed = aMagicItem({}, { id: 'i5', kind: 'weapon', precious: true })
    for (const wanted of [
      { kind: 'weapon-effect', item: 'i5', from: 'i3' },
      { kind: 'imbue', item: 'i5', effect: 'hums' }
    ] as const)
      expect(refusalOf(withItems(runed, eye), study(wanted))).toMatchObject({ why: { because: 'magic-already' } })
  })

  it('Q13 LOG4 a refusal names the line that it is about', () => {
    const refused = refusalOf(
      withItems(sword, armour),
      study({ kind: 'more-power', item: 'i1' }, { kind: 'capacity', item: 'i2' })
    )
    expect(plainText(explain(refused).message, () => '')).toBe('Option 2: Leather Armour is not magical')
  })

  it('Q13 CO1 what fits happens, step on step, and the log says what changed', () => {
    const { state, events } = play(
      withItems(sword, wand),
      study({ kind: 'more-power', item: 'i1' }, { kind: 'more-power', item: 'i1' }, { kind: 'more-power', item: 'i4' })
    )
    expect(characterIn(state).items).toMatchObject([{ power: 'd10' }, { power: 'd6' }])
    const said = events.map(event => plainText(lineFor(event, { kind: 'table' })?.parts ?? [], () => 'Ada'))
    expect(said).toContain('Glass Eye of Ada is changed by Obsessive Contemplation: power d6')
  })
})
