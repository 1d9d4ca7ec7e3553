import { describe, expect, it } from 'vitest'
import { emptyRows, mostRows, seatsFrom, withRow } from '@/features/welcome/seat-rows'

describe('the lines that seat the players', () => {
  it('grow one by one, each with an id of its own, until the table is full', () => {
    let rows = emptyRows(4).filter(row => row.id !== 1)
    for (let more = 0; more < 10; more++) rows = withRow(rows)
    expect(rows).toHaveLength(mostRows)
    expect(new Set(rows.map(row => row.id)).size).toBe(mostRows)
  })

  it('begin again at the first when all were removed', () => {
    expect(withRow([])).toEqual([{ id: 0, player: '', character: '' }])
  })

  it('count only where a player sits', () => {
    const rows = [
      { id: 0, player: ' Joon ', character: 'Kresk' },
      { id: 1, player: '', character: '  ' },
      { id: 2, player: '', character: 'Wren' }
    ]
    expect(seatsFrom(rows)).toEqual([
      { player: 'Joon', character: 'Kresk' },
      { player: '', character: 'Wren' }
    ])
  })
})
