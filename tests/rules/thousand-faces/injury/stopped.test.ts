import { describe, expect, it } from 'vitest'
import type { Audience } from '#rules/core/audience'
import { plainText } from '#rules/core/log-line'
import { describe as lineFor } from '#rules/thousand-faces/slices'
import { newStory } from '#rules/thousand-faces/economy/model'
import { splitsOf } from '#rules/thousand-faces/injury/splits'
import { pileStateOf } from '#rules/thousand-faces/injury/four-ds'
import { sheetOf } from '#rules/thousand-faces/sheets'
import type { Command, Event, State } from '#rules/thousand-faces/state'
import { view } from '#rules/thousand-faces/view'
import { noLuck, scriptedLuck } from '../../../support/luck'
import { ada, bo, digital, play, sheet, strOn } from '../../../support/thousand-faces/table'
import { adaWith, anItem, settle } from '../characters/builders'

const long = { ...newStory, length: '9-hour' } as const
const said = (events: readonly Event[], audience: Audience = { kind: 'table' }): readonly string[] =>
  events.flatMap(event => {
    const line = lineFor(event, audience)
    return line ? [plainText(line.parts, () => 'Wren')] : []
  })
const blow = (power: number): Command => ({
  type: 'open-attack',
  seat: ada,
  power: { by: 'number', number: power },
  exertion: 'physical',
  from: 'a guard'
})
const struck = (state: State, power: number): State => play(state, blow(power)).state
const taking = (state: State, split: { exhaustion: number; harm: number; wound: 0 | 1 }): Command => ({
  type: 'take-attack',
  attack: state.attacks[0]?.id ?? 0,
  split,
  exhaustionOnto: [],
  harmOnto: [],
  woundOnto: null,
  relief: 'none',
  describe: ''
})

const raised = (item: Parameters<typeof anItem>[0], power: number, over: Parameters<typeof anItem>[1] = {}) => {
  const deck = { ranks: strOn('anvil'), piles: digital({ top: ['12'] }) }
  const before = struck(adaWith({ items: [anItem(item, over)] }, deck, { story: long }), power)
  return play(before, { type: 'raise-shield', seat: ada, item: 'i1', advantages: 0, attack: null })
}

describe('a shield that stops something', () => {
  it('Q11 a stopped Wound is the whole blow: it is over, its price paid, and the log says so', () => {
    const { state } = raised('shield', 6)
    const after = play(state, settle(state))
    expect(after.state.attacks).toEqual([])
    expect(sheetOf(after.state, ada).tokens).toEqual({ exhaustion: 2, harm: 0, wound: 0 })
    expect(said(after.events)).toContain('Wren stops the Wound with Shield')
  })

  it('Q11 a stopped Harm takes 3 attack power along; what is left of the blow still lands', () => {
    const { state } = raised('bracers', 4)
    const after = play(state, settle(state)).state
    expect(after.attacks).toHaveLength(1)
    const taken = play(after, taking(after, { exhaustion: 1, harm: 1, wound: 0 }))
    expect(sheetOf(taken.state, ada).tokens).toMatchObject({ exhaustion: 2, harm: 0 })
    expect(said(taken.events)[0]).toBe('Wren takes a blow of 4 (1 Exhaustion)')
  })

  it('Q11 a blow of 3 is over when its Harm is stopped', () => {
    const { state } = raised('bracers', 3)
    expect(play(state, settle(state)).state.attacks).toEqual([])
  })

  it('N4 Q11 a Wound that a shield has stopped is not taken when it comes of a third Harm either', () => {
    const two = { piles: digital({ exhausted: ['2', '3'] }), tokens: { exhaustion: 0, harm: 2, wound: 0 } }
    const state = struck(adaWith({}, two, { story: long }), 3)
    const attacks = state.attacks.map(each => ({ ...each, avoided: { harm: 0, wound: 1 } }))
    const after = play({ ...state, attacks }, taking(state, { exhaustion: 0, harm: 1, wound: 0 }), noLuck).state
    expect(sheetOf(after, ada).tokens).toEqual({ exhaustion: 0, harm: 2, wound: 0 })
  })

  it('Q14 a secret shield shows its name to its owner and the GM only', () => {
    const { state, events } = raised('shield', 6, { name: 'Moonward', secret: true })
    const settled = play(state, settle(state))
    const all = [...events, ...settled.events]
    expect(said(all).join('\n')).not.toContain('Moonward')
    expect(said(all, { kind: 'seat', seat: bo }).join('\n')).not.toContain('Moonward')
    expect(JSON.stringify(view(settled.state, { kind: 'table' }))).not.toContain('Moonward')
    expect(said(all, { kind: 'seat', seat: ada }).join('\n')).toContain('Moonward')
  })
})

describe('what the log says of tokens', () => {
  it('LOG1 Q14 the thing that takes a token is named, a secret one is not', () => {
    const place = { on: 'item', item: 'i1', slot: 0 } as const
    const onto = (secret: boolean) => {
      const state = struck(adaWith({ items: [anItem('leather-armour', { secret })] }), 6)
      return said(
        play(state, { ...taking(state, { exhaustion: 0, harm: 0, wound: 1 }), woundOnto: place } as Command).events
      )
    }
    expect(onto(false)).toContain('Leather Armour of Wren takes the Wound')
    expect(onto(true)).toContain('A slot of Wren takes the Wound')
  })
})

describe('a blow', () => {
  it('N1 that is lowered to 0 is over', () => {
    const state = struck(adaWith({}), 4)
    const attack = state.attacks[0]?.id ?? 0
    const lowered = play(state, { type: 'change-attack', attack, power: 0, to: ada, reason: 'Interference' })
    expect(lowered.state.attacks).toEqual([])
    expect(said(lowered.events, { kind: 'gm' })).toEqual(['The blow against Wren does not land: Interference'])
  })

  it('N3 is foretold exactly: with one point of Stamina left the Exhaustion comes first, and no Harm is left to take', () => {
    const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
    const worn = { piles: digital({ exhausted: nine }), tokens: { exhaustion: 9, harm: 0, wound: 0 } }
    const state = struck(adaWith({}, worn, { story: long }), 4)
    const foretold = splitsOf(4, pileStateOf(state, ada)).find(each => each.harm === 1)
    const after = sheetOf(play(state, taking(state, { exhaustion: 1, harm: 1, wound: 0 })).state, ada)
    expect(foretold).toMatchObject({ harmAfter: after.tokens.harm, exhaustedAfter: 10, incapacitated: true })
    expect(after.tokens.harm).toBe(0)
  })

  it.each([3, 4, 6, 7, 9, 10])('N3 every way of taking a blow of %i comes out as foretold', power => {
    for (const [exhausted, harm, wound] of [
      [0, 0, 0],
      [5, 1, 2],
      [8, 2, 1],
      [9, 1, 0],
      [9, 2, 2]
    ] as const) {
      const worn = {
        ...sheet(ada),
        piles: digital({ exhausted: ['1', '2', '3', '4', '5', '6', '7', '8', '9'].slice(0, exhausted) }),
        tokens: { exhaustion: Math.max(0, exhausted - harm), harm, wound }
      }
      const state = struck(adaWith({}, worn, { story: long }), power)
      for (const { exhaustion, harm: taken, wound: hurt, ...foretold } of splitsOf(power, pileStateOf(state, ada))) {
        const split = { exhaustion, harm: taken, wound: hurt }
        const after = sheetOf(play(state, taking(state, split), scriptedLuck(0, 0, 0, 0)).state, ada)
        const { piles } = after
        const got = {
          exhaustedAfter: (piles.cards === 'digital' ? piles.exhausted.length : 0) + piles.faceUp.length,
          harmAfter: after.tokens.harm,
          woundsAfter: after.tokens.wound,
          incapacitated: after.incapacitated
        }
        expect({ split, ...got }).toEqual({
          split,
          exhaustedAfter: foretold.exhaustedAfter,
          harmAfter: foretold.harmAfter,
          woundsAfter: foretold.woundsAfter,
          incapacitated: foretold.incapacitated
        })
      }
    }
  })
})
