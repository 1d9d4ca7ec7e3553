import { describe, expect, it } from 'vitest'
import { netWords, resultSentence, yieldsOf } from '@/games/thousand-faces/flip/flip-words'
import { nameOf, playerOf, briefName } from '@/ui/seat-names'
import { flip, seat, seatId } from '../../../../support/sheets'

describe('a result in words', () => {
  it.each([
    [3, false, 'A clean success'],
    [2, false, 'Success, with a complication'],
    [1, false, 'It half works'],
    [0, false, 'It fails'],
    [0, true, 'It fails, and the Shadow grows']
  ] as const)('says %i (fast: %s) as "%s"', (result, fast, words) => {
    expect(resultSentence(result, fast)).toBe(words)
  })

  it('writes the net advantage with a real minus, and nothing for none', () => {
    expect([-2, 0, 1].map(net => netWords(net as -2 | 0 | 1))).toEqual(['−2', '', '+1'])
  })
})

describe('what a flip brought', () => {
  it('is told in the order in which players care', () => {
    const consequences = {
      xp: 1,
      xpTo: seatId(1),
      shadow: 2,
      gmMove: false,
      staminaLost: 1,
      critical: true,
      blessingSpent: true
    }
    expect(yieldsOf(flip(1, seatId(1), [['11', 3]], { consequences })).map(each => each.says)).toEqual([
      'Critical Success',
      '1 XP',
      'Shadow +2',
      'Stamina −1',
      'Blessing spent'
    ])
  })

  it('is nothing while the flip is not resolved', () => {
    expect(yieldsOf(flip(1, seatId(1), [['11', 3]], { consequences: null }))).toEqual([])
  })
})

describe('names', () => {
  const seats = [seat(1, 'Joon', 'Kresk Half-Tide'), seat(2, '', 'Sister Wren'), seat(3, 'Ilse', ''), seat(4, '', '')]

  it('calls a seat by its character, else its player, else its number', () => {
    expect([1, 2, 3, 4].map(number => nameOf(seats, seatId(number)))).toEqual([
      'Kresk Half-Tide',
      'Sister Wren',
      'Ilse',
      'Seat 4'
    ])
  })

  it('lets the person decide, where we know them', () => {
    expect(playerOf(seats, seatId(1))).toBe('Joon')
    expect(playerOf(seats, seatId(2))).toBe('Wren')
  })

  it.each([
    ['Sister Wren', 'Wren'],
    ['Constance-Philippa of the Drowned Bells', 'Constance'],
    ['Kresk Half-Tide', 'Kresk'],
    ['Old', 'Old'],
    ['', '']
  ])('shortens "%s" to "%s"', (name, short) => {
    expect(briefName(name)).toBe(short)
  })
})
