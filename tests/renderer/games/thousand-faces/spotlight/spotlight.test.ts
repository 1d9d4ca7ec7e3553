import { describe, expect, it } from 'vitest'
import { nextInLight, turnLines, waitedWords } from '@/games/thousand-faces/spotlight/spotlight-words'
import { seatId } from '../../../../support/sheets'

const order = [
  { seat: seatId(4), turns: 0, ago: null },
  { seat: seatId(1), turns: 1, ago: 2 },
  { seat: seatId(2), turns: 1, ago: 0 }
]
const place = (number: number, fastUsed: string | null) => ({
  seat: { id: seatId(number) },
  sheet: { character: { fastUsed } }
})

describe('the spotlight', () => {
  it('goes to the player whom the rules put first and who sits at the table', () => {
    expect(nextInLight({ seat: seatId(2), turn: 4, order }, [seatId(1), seatId(2), seatId(4)])?.seat).toBe(seatId(4))
    expect(nextInLight({ seat: seatId(2), turn: 4, order }, [seatId(1), seatId(2)])?.seat).toBe(seatId(1))
    expect(nextInLight({ seat: seatId(2), turn: 4, order }, [seatId(2)])).toBeNull()
  })

  it('T1 a player who has flipped without being given the spotlight comes after those who have not', () => {
    const order = [1, 2, 3].map(number => ({ seat: seatId(number), turns: 0, ago: null }))
    const [one, two, three] = [seatId(1), seatId(2), seatId(3)]
    const flips = (seat: string): number => (seat === one ? 1 : 0)
    expect(nextInLight({ seat: two, turn: 1, order }, [one, two, three], flips)?.seat).toBe(three)
  })

  it('says how long a player has waited', () => {
    expect(order.map(waitedWords)).toEqual(['not yet', '2 turns ago', 'now'])
  })

  it('lists all players with their wait and their FAST move, and “Nobody” as the last choice', () => {
    const lines = turnLines({ seat: seatId(2), turn: 4, order }, [place(1, 'volley'), place(2, null)], seat => seat)
    expect(lines.map(({ label }) => label)).toEqual(['s1: 2 turns ago, FAST used', 's2: has it', 'Nobody'])
  })
})
