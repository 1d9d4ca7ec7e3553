import { describe, expect, it } from 'vitest'
import type { RoundView } from '#rules/thousand-faces/rounds/view'
import { foesWords, nextWords, progressWords } from '@/games/thousand-faces/rounds/round-words'
import { seatId } from '../../../../support/sheets'

const turns = (...of: readonly RoundView['turns'][number]['turn'][]): RoundView['turns'] =>
  of.map((turn, at) => ({ seat: seatId(at + 1), turn, why: turn === 'out' ? 'down' : null }))
const round = (more: Partial<RoundView> = {}): RoundView => ({
  number: 2,
  seen: true,
  turns: turns('acted', 'open', 'out'),
  answering: null,
  free: [],
  foes: [],
  next: { is: 'player', seat: seatId(2) },
  ...more
})
const name = (seat: string): string => `the one of ${seat}`

describe('the words of a round', () => {
  it('name who comes next, the foes, or the next round', () => {
    expect(nextWords(round(), name)).toBe('Next: the one of s2')
    expect(nextWords(round({ next: { is: 'foes', seat: null } }), name)).toBe('Next: the foes')
    expect(nextWords(round({ next: { is: 'round', seat: seatId(1) } }), name)).toBe('Next: round 3')
  })

  it('count those who take a turn, and no others', () => {
    expect(progressWords(round())).toBe('1 of 2 has acted')
    expect(progressWords(round({ turns: turns('acted', 'acted', 'open') }))).toBe('2 of 3 have acted')
    expect(progressWords(round({ turns: turns('open', 'up') }))).toBe('Nobody has acted yet')
    expect(progressWords(round({ turns: turns('acted', 'out') }))).toBe('All have acted')
  })

  it('say what the foes may do now', () => {
    const foe = (id: number): string => `Foe ${id}`
    expect(foesWords(round(), name, foe)).toBeNull()
    expect(foesWords(round({ answering: seatId(1) }), name, foe)).toBe('The foes may answer the one of s1')
    expect(foesWords(round({ free: [1] }), name, foe)).toBe('The foes’ turn: Foe 1 is to strike')
    expect(foesWords(round({ free: [1, 2, 3, 4] }), name, foe)).toBe(
      'The foes’ turn: Foe 1, Foe 2 and 2 more are to strike'
    )
  })
})
