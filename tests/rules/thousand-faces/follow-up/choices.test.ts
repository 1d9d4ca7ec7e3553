import { describe, expect, it } from 'vitest'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { State } from '#rules/thousand-faces/state'
import { type GmView, view } from '#rules/thousand-faces/view'
import { ada, play } from '../../../support/thousand-faces/table'
import { aFoe, anItem } from '../characters/builders'
import { facing } from './facing'

describe('the ways to take a blow', () => {
  it('FU8 the ways to take a blow stand with what harms least first, and a fatal one last', () => {
    const coat = anItem('leather-armour', { id: 'i2' })
    const worn = blow(facing(2, [aFoe()], [coat]), 6)
    expect(worn.ways.map(({ split, woundOnto, fatal }) => [split.wound, woundOnto !== null, fatal])).toEqual([[1, true, false], [0, false, false]])
    const bare = blow(facing(2, [aFoe()], []), 4)
    expect(bare.ways.map(({ split, staminaAfter }) => [split.wound, staminaAfter])).toEqual([[0, 6], [1, 10]])
    const fatal = blow(facing(2, [aFoe()], []), 12)
    expect(fatal.ways.map(({ split, fatal: ends }) => [split.wound, ends])).toEqual([[1, false], [0, true]])
    expect(blow(facing(2, [aFoe()], [anItem('shield')]), 6).shields).toMatchObject([{ item: 'i1', stops: 'wound' }])
  }) // prettier-ignore
})

function blow(state: State, number: number) {
  const power = { by: 'number', number } as const
  const struck = play(state, { type: 'open-attack', seat: ada, power, exertion: 'physical', from: 'a guard' }).state
  const [choices] = (view(struck, { kind: 'gm' }) as GmView).choices
  if (!choices) throw new Error('no blow waits')
  for (const way of choices.ways) {
    const { split, exhaustionOnto, harmOnto, woundOnto, relief } = way
    const taken = play(struck, {
      type: 'take-attack', attack: choices.attack, split, exhaustionOnto: [...exhaustionOnto], harmOnto: [...harmOnto], woundOnto, relief, describe: ''
    }, { below: () => 0 }).state // prettier-ignore
    const after = sheetOf(taken, ada)
    expect([after.incapacitated, after.tokens.wound]).toEqual([way.fatal, way.woundsAfter])
  }
  return choices
}
