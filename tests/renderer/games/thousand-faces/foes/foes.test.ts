import { describe, expect, it } from 'vitest'
import { attackersFor } from '#rules/thousand-faces/foes/attackers'
import type { FoesGmPart, FoeView } from '#rules/thousand-faces/foes/view'
import { asFoe } from '../../../../../src/renderer/games/thousand-faces/foes/as-foe'
import {
  asAdding,
  awayFrom,
  draftCost,
  draftShadow,
  usualFoe
} from '../../../../../src/renderer/games/thousand-faces/foes/encounter'
import {
  numberedName,
  stateWords,
  usualFoeWords
} from '../../../../../src/renderer/games/thousand-faces/foes/foe-words'
import { seatId } from '../../../../support/sheets'

function foe(id: number, more: Partial<FoeView> = {}): FoeView {
  return {
    id,
    name: `Guard ${id}`,
    kind: 'guard',
    stamina: 5,
    most: 5,
    power: 'd4',
    squares: 1,
    crossed: 0,
    disarmoured: false,
    red: 0,
    weakness: null,
    engaged: null,
    revealed: false,
    note: '',
    subdued: false,
    openSquares: 1,
    upgrades: [],
    tiedBy: null,
    ...more
  }
}

describe('who is elsewhere', () => {
  it('U11 is not offered as a helper', () => {
    const scene = [
      { seat: seatId(1), here: true },
      { seat: seatId(2), here: false }
    ]
    expect([...awayFrom({ encounter: { scene } as unknown as FoesGmPart['encounter'] })]).toEqual([seatId(2)])
  })
})

describe('foes on the dashboard', () => {
  it('are offered as attackers with those first who fight this character; the subdued are not', () => {
    const foes = [foe(1), foe(2, { engaged: seatId(3) }), foe(3, { subdued: true, stamina: 0 })]
    expect(attackersFor(foes, seatId(3)).map(({ id }) => id)).toEqual([2, 1])
  })

  it('keep the number that tells one from another where the name is shortened', () => {
    expect(numberedName('Tide Warden 12')).toEqual({ kind: 'Tide Warden', number: '12' })
    expect([numberedName('The tide-wraith'), numberedName('9')].map(({ kind }) => kind)).toEqual([
      'The tide-wraith',
      '9'
    ])
  })

  it('Z2 cost Shadow where Party Power buys no such foe, and that part costs no Party Power', () => {
    const eels = {
      ...usualFoe('monster'),
      name: '',
      note: '',
      count: 2,
      stamina: 16,
      power: 'd10',
      squares: 0
    } as const
    expect(draftShadow(eels)).toBe(12)
    expect([draftCost(eels, 'circled'), draftCost(eels, 'nothing')]).toEqual([20, 32])
    expect(asAdding(eels, 'circled')).toMatchObject({ pay: 'circled' })
    expect(asAdding(eels, 'nothing')).not.toHaveProperty('pay')
    const guards = { ...eels, ...usualFoe('guard'), power: 'd6' } as const
    expect(draftShadow(guards)).toBe(0)
    expect(asAdding(guards, 'circled')).not.toHaveProperty('pay')
    expect(draftCost(guards, 'circled')).toBe(draftCost(guards, 'nothing'))
  })

  it('are told in words to those who hear them', () => {
    expect(stateWords(foe(1, { red: 2 }))).toBe('5 of 5 Stamina, 1 armour square, 2 red tokens')
    expect(stateWords(foe(1, { subdued: true }))).toBe('subdued')
    expect(usualFoeWords('guard')).toBe('usually 5–6 Stamina, d4')
  })

  it('begin with what their kind usually has, and cost Party Power', () => {
    const draft = { ...usualFoe('soldier'), name: ' ', count: 2, power: 'd6', squares: 1, note: '' } as const
    expect(draftCost(draft)).toBe(2 * (7 + 3 + 3))
    expect(asAdding(draft)).toMatchObject({ type: 'add-foes', name: 'Trained soldier', count: 2, stamina: 7 })
  })

  it('are sent back without what only the view knows', () => {
    expect(Object.keys(asFoe(foe(1)))).not.toContain('upgrades')
    expect(asFoe(foe(1))).not.toHaveProperty('subdued')
    expect(asFoe(foe(1))).not.toHaveProperty('tiedBy')
  })
})
