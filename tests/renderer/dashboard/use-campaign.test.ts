import { describe, expect, it } from 'vitest'
import { nameIn, shortName } from '@/dashboard/use-campaign'
import { seat, seatId } from '../../support/sheets'

describe('names', () => {
  it.each([
    ['Kresk Half-Tide', 'Kresk'],
    ['Sister Wren', 'Wren'],
    ['Old Tamsin Vey', 'Tamsin'],
    ['The Nameless', 'Nameless'],
    ['Professor Quill', 'Quill'],
    ['Dr. Ash', 'Ash'],
    ['Brindle', 'Brindle'],
    ['Old', 'Old']
  ])('%s is %s for short', (name, short) => {
    expect(shortName(name)).toBe(short)
  })

  it('call a seat by its character, else by its player', () => {
    const seats = [seat(1, 'Joon', 'Kresk'), seat(2, 'Margit', '')]
    expect([nameIn(seats, seatId(1)), nameIn(seats, seatId(2)), nameIn(seats, seatId(3))]).toEqual([
      'Kresk',
      'Margit',
      'Somebody'
    ])
  })
})
