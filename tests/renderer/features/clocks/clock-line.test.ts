import { describe, expect, it } from 'vitest'
import { limits } from '#rules/clocks/vocabulary'
import { readClockLine } from '@/features/clocks/clock-line'

const minute = 60_000
const read = (text: string) => {
  const line = readClockLine(text)
  return line && [...line.clocks.map(({ name, note, face, measure }) => [name, note, face, measure])]
}
const ring = (size: number, sign = 'plain') => ({ kind: 'segments', size, sign })
const down = (length: number) => ({ kind: 'countdown', length })

describe('a line that makes a clock', () => {
  it.each([
    ['clock The flood 6', ['The flood', '', 'shown', ring(6)]],
    ['Clock: The flood', ['The flood', '', 'shown', ring(6)]],
    ['clock 8 The flood', ['The flood', '', 'shown', ring(8)]],
    ['clock The flood 4 segments hidden', ['The flood', '', 'hidden', ring(4)]],
    ['clock The plan 5 mine — the stair is gone', ['The plan', 'the stair is gone', 'mine', ring(5)]],
    ['clock "Gate 7"', ['Gate 7', '', 'shown', ring(6)]],
    ['clock The ferry 7 skull hidden', ['The ferry', '', 'hidden', ring(7, 'skull')]],
    ['clock Too large 40', ['Too large', '', 'shown', ring(12)]],
    ['clock Too small 1', ['Too small', '', 'shown', ring(2)]],
    ['clock Break 10:00', ['Break', '', 'shown', down(10 * minute)]],
    ['countdown Break 10:00', ['Break', '', 'shown', down(10 * minute)]],
    ['countdown Break 10', ['Break', '', 'shown', down(10 * minute)]],
    ['countdown Break', ['Break', '', 'shown', down(5 * minute)]],
    ['timer 90s The fuse', ['The fuse', '', 'shown', down(90_000)]],
    ['countdown The fuse 2 minutes mine', ['The fuse', '', 'mine', down(2 * minute)]],
    ['countdown Siege 1:30:00', ['Siege', '', 'shown', down(90 * minute)]],
    ['countdown For ever 99h', ['For ever', '', 'shown', down(24 * 60 * minute)]],
    ['count Lies told mine', ['Lies told', '', 'mine', { kind: 'count' }]]
  ] as const)('CL11 “%s”', (text, clock) => {
    expect(read(text)).toEqual([clock])
  })

  it('CL11 starts a countdown at once unless it shall wait', () => {
    expect(readClockLine('countdown Break 10:00')?.starts).toBe(true)
    expect(readClockLine('countdown Break 10:00 later')).toMatchObject({ starts: false, clocks: [{ name: 'Break' }] })
    expect(readClockLine('clock The flood 6')?.starts).toBe(false)
  })

  it('CL11 makes a scene page of what is won, what is lost and stakes by name', () => {
    expect(read('stakes The ferry 10/3: the bell, Old Tamsin')).toEqual([
      ['The ferry', '', 'shown', ring(10, 'check')],
      ['The ferry: danger', '', 'shown', ring(3, 'skull')],
      ['the bell', '', 'shown', ring(3, 'check')],
      ['Old Tamsin', '', 'shown', ring(3, 'check')]
    ])
    expect(read('stakes The ferry')).toHaveLength(2)
  })

  it('CL11 cuts a long name between two letters', () => {
    const long = 'x'.repeat(limits.name - 1)
    expect(read(`clock ${long}🗝️x 6`)?.[0]?.[0]).toBe(long)
    expect(read(`stakes The ferry 7/3: ${long}🗝️x`)?.[2]?.[0]).toBe(long)
    expect(read(`clock The flood 6 - ${'n'.repeat(limits.note - 1)}🗝️`)?.[0]?.[1]).toBe('n'.repeat(limits.note - 1))
  })

  it('CL11 says what it understood', () => {
    expect(readClockLine('clock The flood 6 hidden')?.says).toBe('The flood: 6 segments, players see its name only')
    expect(readClockLine('countdown Break 10')?.says).toBe('Break: counts down 10:00, starts now, everybody sees it')
  })

  it.each(['', 'clock', 'clock ', 'The flood 6', 'clocks The flood', 'stakes '])('CL11 “%s” is none', text => {
    expect(readClockLine(text)).toBeNull()
  })

  it('CL11 needs no word in front where only clocks are meant, and never throws', () => {
    expect(readClockLine('The flood 6', 'bare')?.clocks[0]).toMatchObject({ name: 'The flood', measure: ring(6) })
    for (const text of ['6', '-', '— x', '"', '10:00', 'clock - note', 'mine', 'stakes :', 'a'.repeat(500)])
      for (const clock of readClockLine(text, 'bare')?.clocks ?? []) expect(clock.name).toMatch(/^.{1,80}$/)
  })
})
