import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { plainText } from '#rules/core/log-line'
import type { Command, Event, State } from '#rules/thousand-faces/state'
import { describe as lineFor, eventSchema } from '#rules/thousand-faces/slices'
import { bestPower, beyondLoot } from '#rules/thousand-faces/equipment/loot'
import type { NewItem } from '#rules/thousand-faces/equipment/item-schemas'
import { ada, bo, board, play, sheet } from '../../../support/thousand-faces/table'
import { aCharacter, anItem, characterIn } from '../characters/builders'

const blade = (power: 'd4' | 'd6' | 'd10'): NewItem => ({
  sort: 'other',
  name: 'Giant’s Tooth',
  kind: 'weapon',
  encumbrance: 1,
  power,
  slots: [],
  precious: false,
  secret: false,
  effect: null,
  note: ''
})
const horn = (capacity: number | null): NewItem => ({ sort: 'magic', card: 'of-vitality', name: 'Horn', capacity })
const gain = (item: NewItem): Command => ({ type: 'gain-item', seat: ada, item })
const withBow = (power: 'd4' | 'd6', retired = false): State =>
  board([sheet(ada), sheet(bo, { retired, character: aCharacter({ items: [anItem('bow', { power })] }) })], {
    made: 100
  })
const said = (events: readonly Event[], audience: Audience): string => {
  const found = events.find(event => event.type === 'item-gained')
  return found ? plainText(lineFor(found, audience)?.parts ?? [], () => 'Wren') : ''
}

describe('the limits of loot', () => {
  it('Q17 a weapon above the best of the party is had all the same, and the GM’s log says so', () => {
    const { state, events } = play(withBow('d4'), gain(blade('d6')))
    expect(characterIn(state).items).toMatchObject([{ power: 'd6' }])
    expect(events).toMatchObject([{ type: 'item-gained', beyond: ['power'] }])
    expect(events.map(event => eventSchema.parse(JSON.parse(JSON.stringify(event))))).toEqual(events)
    expect(said(events, { kind: 'gm' })).toContain('stronger than any weapon of the party')
    expect(said(events, { kind: 'table' })).toBe('Wren gets Giant’s Tooth')
  })

  it('Q17 one that is no stronger is plain loot, and so is a d4 where no character is armed', () => {
    expect(play(withBow('d6'), gain(blade('d6'))).events[0]).not.toHaveProperty('beyond')
    expect(play(board([sheet(ada)]), gain(blade('d4'))).events[0]).not.toHaveProperty('beyond')
  })

  it('Q17 the weapons of those who have left do not count', () => {
    expect(play(withBow('d6', true), gain(blade('d6'))).events[0]).toMatchObject({ beyond: ['power'] })
  })

  it('Q17 magic that is found holds one charge; more is named as beyond loot', () => {
    expect(play(withBow('d4'), gain(horn(1))).events[0]).not.toHaveProperty('beyond')
    const { events } = play(withBow('d4'), gain(horn(null)))
    expect(events[0]).toMatchObject({ beyond: ['capacity'] })
    expect(said(events, { kind: 'gm' })).toContain('found magic has capacity 1')
  })

  it('Q17 a weapon of Tales of a Weapon may be stronger', () => {
    const told = board([sheet(ada, { character: aCharacter({ designs: [{ name: 'Dawn', magical: false }] }) })])
    const { events } = play(told, {
      type: 'find-designed',
      seat: ada,
      weapon: 'Dawn',
      power: 'd10',
      weakness: '',
      effect: ''
    })
    expect(events.find(event => event.type === 'item-gained')).not.toHaveProperty('beyond')
  })

  it('Q17 what is picked to begin with is no loot', () => {
    const { events } = play(board([sheet(ada)]), { type: 'choose-item', seat: ada, item: horn(3) })
    expect(events[0]).not.toHaveProperty('beyond')
  })

  it('Q17 both limits are asked of any new thing, at least d4 being allowed', () => {
    expect(bestPower([])).toBe('d4')
    expect(bestPower([{ power: null }, { power: 'd6' }, { power: '1' }])).toBe('d6')
    expect(beyondLoot('d6', blade('d10'))).toEqual(['power'])
    expect(beyondLoot('d4', { sort: 'card', card: 'sword', name: '' })).toEqual([])
  })
})
