import { describe, expect, it } from 'vitest'
import { audienceKey } from '#rules/core/audience'
import { line, plainText } from '#rules/core/log-line'
import type { SeatId } from '#rules/core/seat'

describe('a log line', () => {
  it('reads as a sentence, with the names that its seats have now', () => {
    const said = line('plain', { seat: 's1' as SeatId }, ' flips on the ', { suit: 'crown' }, ': ', { result: 2 })
    expect(plainText(said.parts, seat => (seat === 's1' ? 'Kresk' : '?'))).toBe('Kresk flips on the crown: ✔✔')
  })
})

describe('an audience', () => {
  it('has a key of its own, one for each seat', () => {
    const seat = (id: string) => audienceKey({ kind: 'seat', seat: id as SeatId })
    const keys = [audienceKey({ kind: 'gm' }), audienceKey({ kind: 'table' }), audienceKey({ kind: 'overlay' })]
    expect(new Set([...keys, seat('s1'), seat('s2')]).size).toBe(5)
  })
})
