import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { blowChoices } from '#rules/thousand-faces/follow-up/choices'
import { ada, play, strOn } from '../../../support/thousand-faces/table'
import { aFoe, anItem } from '../characters/builders'
import { facing } from './facing'

describe('the ways to take a blow', () => {
  it('FU8 the ways to take a blow stand with what harms least first, and a fatal one last', () => {
    const coat = anItem('leather-armour', { id: 'i2' })
    const worn = blow(facing(2, [aFoe()], [coat]), 6)
    expect(worn.ways.map(({ split, woundOnto, fatal }) => [split.wound, woundOnto !== null, fatal])).toEqual([
      [1, true, false],
      [0, false, false]
    ])
    const bare = blow(facing(2, [aFoe()], []), 4)
    expect(bare.ways.map(({ split, staminaAfter }) => [split.wound, staminaAfter])).toEqual([
      [0, 6],
      [1, 10]
    ])
    const fatal = blow(facing(2, [aFoe()], []), 12)
    expect(fatal.ways.map(({ split, fatal: ends }) => [split.wound, ends])).toEqual([
      [1, false],
      [0, true]
    ])
    expect(blow(facing(2, [aFoe()], [anItem('shield')]), 6).shields).toMatchObject([{ item: 'i1', stops: 'wound' }])
  })

  it('FU12 a shield tells what each result asks for, the most that it may cost, and whether that could end the fight', () => {
    const state = facing(2, [aFoe()], [anItem('shield')])
    const [shield] = blow(state, 6).shields
    expect(shield).toMatchObject({ mayCost: 2, mayEnd: false })
    expect(shield?.results.map(({ result, price }) => [result, price])).toEqual([
      [3, '2 Stamina or it is destroyed'],
      [2, '2 Stamina'],
      [1, '2 Stamina and it is destroyed'],
      [0, null]
    ])
    const { sheets } = state
    const weak = play(state, { type: 'lose-stamina', seat: sheets[0]!.seat, points: 8, reason: '' }).state
    expect(blow(weak, 6).shields).toMatchObject([{ mayEnd: true }])
  })

  it('FU12 H5 a shield tells the Shadow that each result gives, twice as much while gains are doubled', () => {
    const state = facing(2, [aFoe()], [anItem('shield')])
    const told = (on: State) => blow(on, 6).shields[0]?.results.map(({ result, shadow }) => [result, shadow])
    expect(told(state)).toEqual([
      [3, 0],
      [2, 0],
      [1, 1],
      [0, 2]
    ])
    expect(told(play(state, { type: 'set-shadow-factor', factor: 2 }).state)).toEqual([
      [3, 0],
      [2, 0],
      [1, 2],
      [0, 4]
    ])
  })

  it('FU12 a price that would take the last Stamina is marked as fatal, and so is what a move expends', () => {
    const shielded = facing(2, [aFoe()], [anItem('shield')])
    const weak = play(shielded, { type: 'lose-stamina', seat: ada, points: 8, reason: '' }).state
    const power = { by: 'number', number: 6 } as const
    const struck = play(weak, { type: 'open-attack', seat: ada, power, exertion: 'physical', from: '' }).state
    const attack = struck.attacks[0]!.id
    const raised = (state: State) => {
      const after = play(state, {
        type: 'raise-shield',
        seat: ada,
        item: shielded.sheets[0]!.character.items[0]!.id,
        advantages: 0,
        attack
      }).state
      return (view(after, { kind: 'gm' }) as GmView).outcomes[0]
    }
    const best = {
      ...struck,
      sheets: struck.sheets.map(each => ({ ...each, ranks: strOn('anvil'), piles: topped(each.piles) }))
    }
    expect(raised(best)?.costs).toEqual([
      { stamina: 2, fatal: true },
      { stamina: 0, fatal: false }
    ])
  })
})

/** With the card on top that shows three checks everywhere but on the anvil. */
function topped(piles: State['sheets'][number]['piles']): State['sheets'][number]['piles'] {
  if (piles.cards !== 'digital') throw new Error('real cards have no order')
  return {
    ...piles,
    deck: ['14', ...piles.deck.filter(card => card !== '14')],
    exhausted: piles.exhausted.filter(card => card !== '14')
  }
}

function blow(state: State, number: number) {
  const power = { by: 'number', number } as const
  const struck = play(state, { type: 'open-attack', seat: ada, power, exertion: 'physical', from: 'a guard' }).state
  const choices = blowChoices(struck, struck.attacks[0]!)
  for (const way of choices.ways) {
    const { split, exhaustionOnto, harmOnto, woundOnto, relief } = way
    const taken = play(
      struck,
      {
        type: 'take-attack',
        attack: choices.attack,
        split,
        exhaustionOnto: [...exhaustionOnto],
        harmOnto: [...harmOnto],
        woundOnto,
        relief,
        describe: ''
      },
      { below: () => 0 }
    ).state
    const after = sheetOf(taken, ada)
    expect([after.incapacitated, after.tokens.wound]).toEqual([way.fatal, way.woundsAfter])
  }
  return choices
}
