import { describe, expect, it } from 'vitest'
import { plainText } from '#rules/core/log-line'
import { commandSchema, describe as lineFor, eventSchema } from '#rules/thousand-faces/slices'
import { newStory } from '#rules/thousand-faces/economy/model'
import type { Item, MadeShield, NewItem } from '#rules/thousand-faces/equipment/item-schemas'
import { shieldRows } from '#rules/thousand-faces/equipment/ladder'
import type { Command, State } from '#rules/thousand-faces/state'
import { sheetOf } from '#rules/thousand-faces/sheets'
import { type GmView, view } from '#rules/thousand-faces/view'
import { ada, digital, play, refusalOf } from '../../../support/thousand-faces/table'
import { adaWith, anItem, characterIn, settle } from '../characters/builders'

const long = { ...newStory, length: '9-hour' } as const
const made = (shield: MadeShield, over: Partial<Item> = {}): Item =>
  anItem('shield', { name: 'Tower Door', card: null, shield, ...over })
const wanted = (shield: MadeShield): NewItem => ({
  sort: 'other',
  name: 'Tower Door',
  kind: 'shield',
  encumbrance: 2,
  power: null,
  slots: [],
  precious: false,
  secret: false,
  effect: null,
  note: '',
  shield
})

/** Ada raises it against a blow; on Dex, card 3 is three checks, card 2 two, card 17 none. */
function raised(item: Item, power: number, top: string, story: State['story'] = long): State {
  const ranks = { str: 'anvil', dex: 'blade', int: 'crown' } as const
  const before = adaWith({ items: [item] }, { ranks, piles: digital({ top: [top] }) }, { story })
  const struck = play(before, {
    type: 'open-attack',
    seat: ada,
    power: { by: 'number', number: power },
    exertion: 'physical',
    from: 'a guard'
  }).state
  return play(struck, { type: 'raise-shield', seat: ada, item: 'i1', advantages: 0, attack: null }).state
}
const outcomeIn = (state: State) => (view(state, { kind: 'gm' }) as GmView).outcomes.at(-1)!

describe('the ladder of new shields', () => {
  it('Q15 three consecutive rows of four, the best for three checks', () => {
    const costs = (rows: 1 | 2) =>
      ([3, 2, 1, 0] as const).map(result =>
        shieldRows(rows)[result].pay.map(({ stamina, damage, destroyed }) => [stamina, damage, destroyed])
      )
    expect(costs(1)).toEqual([
      [[0, 0, false]],
      [
        [1, 0, false],
        [0, 1, false]
      ],
      [[1, 0, false]],
      []
    ])
    expect(costs(2)).toEqual([
      [
        [1, 0, false],
        [0, 1, false]
      ],
      [[1, 0, false]],
      [[1, 1, false]],
      []
    ])
    expect(shieldRows(1)[0].avoided).toBe(false)
  })

  it('Q15 a shield made up at the table has its rows and what it stops; it prints, parses and is undone', () => {
    const before = adaWith({})
    const gain: Command = { type: 'gain-item', seat: ada, item: wanted({ stops: 'harm-or-wound', rows: 1 }) }
    expect(commandSchema.parse(JSON.parse(JSON.stringify(gain)))).toEqual(gain)
    const { state, events } = play(before, gain)
    expect(characterIn(state).items[0]).toMatchObject({ card: null, shield: { stops: 'harm-or-wound', rows: 1 } })
    expect(events.map(event => eventSchema.parse(JSON.parse(JSON.stringify(event))))).toEqual(events)
    const seen = (view(state, { kind: 'gm' }) as GmView).sheets[0]!.character.equipment.items[0]!
    expect(seen.shield).toMatchObject({ avoids: 'harm-or-wound', made: { stops: 'harm-or-wound', rows: 1 } })
  })

  it('Q15 what is no shield keeps no rows, and a printed shield that is given rows is printed no more', () => {
    const printed = adaWith({ items: [anItem('shield')] })
    const edited = play(printed, {
      type: 'edit-item',
      seat: ada,
      item: { ...anItem('shield'), shield: { stops: 'harm', rows: 2 } }
    })
    expect(characterIn(edited.state).items[0]).toMatchObject({ card: null, shield: { stops: 'harm', rows: 2 } })
    const line = lineFor(edited.events[0]!, { kind: 'gm' })
    expect(plainText(line!.parts, () => 'Wren')).toContain('stops Harm')
    expect(plainText(line!.parts, () => 'Wren')).toContain('rows 2 to 4 of the ladder')
    const gear = play(edited.state, {
      type: 'edit-item',
      seat: ada,
      item: { ...characterIn(edited.state).items[0]!, kind: 'gear' }
    })
    expect(characterIn(gear.state).items[0]).not.toHaveProperty('shield')
  })

  it('Q15 its result asks what its row asks: nothing, a choice, one point', () => {
    const best = raised(made({ stops: 'harm', rows: 1 }), 6, '3')
    expect(outcomeIn(best)).toMatchObject({ prices: ['nothing'], expend: null })
    const middle = raised(made({ stops: 'harm', rows: 2 }), 6, '3')
    expect(outcomeIn(middle).prices).toEqual(['1 Stamina', '1 item damage'])
    const after = play(middle, settle(middle, { price: 1 })).state
    expect(characterIn(after).items[0]).toMatchObject({ damage: 1 })
    expect(sheetOf(after, ada).tokens.exhaustion).toBe(0)
  })
})

describe('a shield against Harm or a Wound', () => {
  const both = made({ stops: 'harm-or-wound', rows: 1 })

  it('Q11 M9 each shield that is raised is a called move of its own, with a number that nothing made before has', () => {
    const first = raised(made({ stops: 'harm', rows: 1 }), 7, '3')
    const numbers = [...first.attacks, ...first.outcomes].map(({ id }) => id)
    expect(numbers).toEqual([first.made - 1, first.made])
    const settled = play(play(first, settle(first)).state, { type: 'give-spotlight', seat: ada }).state
    const second = play(settled, { type: 'raise-shield', seat: ada, item: 'i1', advantages: 0, attack: null }).state
    expect(outcomeIn(second).id).toBe(second.made)
    expect(numbers).not.toContain(outcomeIn(second).id)
  })

  it('Q16 its bearer says which of the two it stops: a Wound is the whole blow', () => {
    const state = raised(both, 7, '3')
    expect(outcomeIn(state).stops).toEqual(['wound', 'harm'])
    expect(play(state, settle(state, { stops: 'wound' })).state.attacks).toEqual([])
    expect(play(state, settle(state)).state.attacks).toEqual([])
  })

  it('Q16 or Harm, which takes its 3 attack power along', () => {
    const state = raised(both, 7, '3')
    const after = play(state, settle(state, { stops: 'harm' })).state
    expect(after.attacks).toMatchObject([{ power: 7, avoided: { harm: 1, wound: 0 } }])
  })

  it('Q16 in a one-shot there is no Harm to choose', () => {
    const state = raised(both, 7, '3', newStory)
    expect(outcomeIn(state).stops).toEqual(['wound'])
    expect(refusalOf(state, settle(state, { stops: 'harm' }))).toMatchObject({
      because: 'stops-nothing',
      avoids: 'harm'
    })
  })

  it('Q16 a shield that stops one thing only cannot be turned to the other', () => {
    const state = raised(anItem('bracers'), 7, '3')
    expect(outcomeIn(state).stops).toEqual(['harm'])
    expect(refusalOf(state, settle(state, { stops: 'wound' }))).toMatchObject({
      because: 'stops-nothing',
      avoids: 'wound'
    })
  })
})
