import { describe, expect, it } from 'vitest'
import type { FoesGmPart, FoeView } from '#rules/thousand-faces/foes/views'
import { asFoe } from '../../../../src/renderer/gm/boards/thousand-faces/foes/as-foe'
import { asAdding, awayFrom, musterCost, usual } from '../../../../src/renderer/gm/boards/thousand-faces/foes/encounter'
import {
  attackersFor,
  attackWords,
  blowWords,
  stateWords,
  usually
} from '../../../../src/renderer/gm/boards/thousand-faces/foes/foe-words'
import { seatId } from '../../../support/sheets'

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

  it('announce their blow: the lead’s die and one for each other', () => {
    expect(blowWords([foe(1), foe(2), foe(3)], 'roll')).toBe('d4 + 2')
    expect(blowWords([foe(1)], 3)).toBe('3')
    expect(blowWords([foe(1), foe(2)], 'none')).toBe('2, no die')
    expect([attackWords([]), attackWords([foe(1)]), attackWords([foe(1), foe(2)])]).toEqual([
      'Nobody attacks',
      'Guard 1 attacks',
      'Guard 1 and 1 more attack'
    ])
  })

  it('are told in words to those who hear them', () => {
    expect(stateWords(foe(1, { red: 2 }))).toBe('5 of 5 Stamina, 1 armour square, 2 red tokens')
    expect(stateWords(foe(1, { subdued: true }))).toBe('subdued')
    expect(usually('guard')).toBe('usually 5–6 Stamina, d4')
  })

  it('begin with what their kind usually has, and cost Party Power', () => {
    const muster = { ...usual('soldier'), name: ' ', count: 2, power: 'd6', squares: 1, note: '' } as const
    expect(musterCost(muster)).toBe(2 * (7 + 3 + 3))
    expect(asAdding(muster)).toMatchObject({ type: 'add-foes', name: 'Trained soldier', count: 2, stamina: 7 })
  })

  it('are sent back without what only the view knows', () => {
    expect(Object.keys(asFoe(foe(1)))).not.toContain('upgrades')
    expect(asFoe(foe(1))).not.toHaveProperty('subdued')
    expect(asFoe(foe(1))).not.toHaveProperty('tiedBy')
  })
})
