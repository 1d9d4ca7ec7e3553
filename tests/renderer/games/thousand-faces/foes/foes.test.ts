import { describe, expect, it } from 'vitest'
import { attackersFor } from '#rules/thousand-faces/foes/attackers'
import type { FoesGmView, FoeView } from '#rules/thousand-faces/foes/view'
import { numberedName, stateWords, usualFoeWords } from '@/games/thousand-faces/foes/foe-words'
import { awayFrom } from '@/games/thousand-faces/foes/encounter'
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
    expect([...awayFrom({ encounter: { scene } as unknown as FoesGmView['encounter'] })]).toEqual([seatId(2)])
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

  it('are told in words to those who hear them', () => {
    expect(stateWords(foe(1, { red: 2 }))).toBe('5 of 5 Stamina, 1 armour square, 2 red tokens')
    expect(stateWords(foe(1, { subdued: true }))).toBe('subdued')
    expect(usualFoeWords('guard')).toBe('usually 5–6 Stamina, d4')
  })
})
