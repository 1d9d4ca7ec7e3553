import { describe, expect, it } from 'vitest'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'
import {
  asksPrice,
  asSettle,
  freshSettle,
  withRepairs,
  openOutcome,
  togglePick,
  stillWanted
} from '../../../../../../../src/renderer/games/thousand-faces/gm/flip/outcome/settle-draft'
import { seatId } from '../../../../../../support/sheets'

function anOutcome(more: Partial<OutcomeView> = {}): OutcomeView {
  return {
    id: 7,
    seat: seatId(1),
    move: 'defend',
    name: 'Defend',
    attribute: 'str',
    item: null,
    attack: null,
    fast: false,
    result: 3,
    text: '',
    effects: [],
    options: ['one', 'two', 'three'].map(text => ({ text, blocked: null })),
    pick: { count: 2, by: 'player', xp: 1, twice: false },
    expend: null,
    regain: null,
    drawbacks: [],
    prices: [],
    stops: [],
    red: 0,
    repair: null,
    plain: false,
    ...more
  }
}

describe('settling a move', () => {
  it('FU12 begins with no price that would end the fight, and asks for one where each would', () => {
    const costs = [
      { stamina: 2, fatal: true },
      { stamina: 0, fatal: false }
    ]
    const shield = anOutcome({ move: 'shield', pick: null, prices: ['2 Stamina', 'it is destroyed'], costs })
    expect(freshSettle(shield).price).toBe(1)
    const only = { ...shield, prices: ['2 Stamina'], costs: costs.slice(0, 1) }
    expect([freshSettle(only).price, stillWanted(only, freshSettle(only)), asksPrice(only)]).toEqual([
      -1,
      'Pick the price',
      true
    ])
    expect(stillWanted(only, { ...freshSettle(only), price: 0 })).toBeNull()
  })

  const outcome = anOutcome()

  it('pays the XP that opens the options, until told otherwise', () => {
    expect(freshSettle(outcome).pay).toBe('xp')
    expect(stillWanted(outcome, freshSettle(outcome))).toBe('Pick 2 more')
    expect(stillWanted(outcome, { ...freshSettle(outcome), pay: 'nothing' })).toBeNull()
  })

  it('begins Sharpen & Stitch with all that the Pack can mend', () => {
    const stitch = anOutcome({ pick: null, options: [], repair: { removes: 1, perPack: 2 } })
    const damaged = (pack: number) => ({
      pack,
      items: [
        { id: 'i1', damage: 1 },
        { id: 'i2', damage: 2 }
      ]
    })
    const mend = (pack: number) =>
      withRepairs(freshSettle(stitch), stitch, damaged(pack) as unknown as Parameters<typeof withRepairs>[2])
    expect(mend(5)).toMatchObject({
      packs: 4,
      repairs: [
        { item: 'i1', damage: 1 },
        { item: 'i2', damage: 1 }
      ]
    })
    expect(mend(1)).toMatchObject({ packs: 0, repairs: [] })
  })

  it('takes as many options as there are to pick; one more pushes the oldest out', () => {
    const two = togglePick(outcome, togglePick(outcome, freshSettle(outcome), 0), 1)
    expect(stillWanted(outcome, two)).toBeNull()
    expect(togglePick(outcome, two, 2).picks).toEqual([1, 2])
    expect(togglePick(outcome, two, 0).picks).toEqual([1])
  })

  it('takes the same option twice only where the card says so', () => {
    const twice = anOutcome({ pick: { count: 2, by: 'player', xp: 0, twice: true } })
    const draft = togglePick(twice, togglePick(twice, freshSettle(twice), 1), 1)
    expect(draft.picks).toEqual([1, 1])
    expect(togglePick(twice, draft, 1).picks).toEqual([])
  })

  it('waits for a flip that is not over, and for a drawback', () => {
    expect(stillWanted(anOutcome({ result: null }), freshSettle(outcome))).toBe('The flip is not over')
    const magic = anOutcome({
      pick: null,
      drawbacks: [
        { drawback: 'drain-others', text: '', blocked: null },
        { drawback: 'lower-capacity', text: '', blocked: null }
      ]
    })
    expect(stillWanted(magic, freshSettle(magic))).toBe('Pick a drawback')
  })

  it('names the only drawback that is possible', () => {
    const blocked = { message: ['no'], remedy: [] }
    const magic = anOutcome({
      pick: null,
      drawbacks: [
        { drawback: 'drain-others', text: '', blocked },
        { drawback: 'lower-capacity', text: '', blocked: null }
      ]
    })
    expect(freshSettle(magic).drawback).toBe('lower-capacity')
  })

  it('becomes the command', () => {
    const draft = { ...freshSettle(outcome), picks: [0, 2], note: ' Shield up ' }
    expect(asSettle(outcome, draft)).toMatchObject({
      type: 'settle-outcome',
      outcome: 7,
      picks: [0, 2],
      note: 'Shield up'
    })
  })
})

describe('the open move of a seat', () => {
  it('is the newest one that asks for something and was not put aside', () => {
    const all = [
      anOutcome({ id: 1 }),
      anOutcome({ id: 2 }),
      anOutcome({ id: 3, plain: true }),
      anOutcome({ id: 4, seat: seatId(2) })
    ]
    expect(openOutcome(all, seatId(1), new Set())?.id).toBe(2)
    expect(openOutcome(all, seatId(1), new Set([2]))?.id).toBe(1)
    expect(openOutcome(all, seatId(3), new Set())).toBeNull()
  })

  it('is not one whose flip is still going on', () => {
    expect(openOutcome([anOutcome({ result: null })], seatId(1), new Set())).toBeNull()
  })

  it('V9 is not one whose cards are laid and lie there still', () => {
    const laid = anOutcome({ attribute: null, result: null, laid: true })
    expect(openOutcome([laid], seatId(1), new Set())).toBeNull()
    const { laid: _, ...solved } = { ...laid, result: 3 as const }
    expect(openOutcome([solved], seatId(1), new Set())?.id).toBe(laid.id)
  })
})
