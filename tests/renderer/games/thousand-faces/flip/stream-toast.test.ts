import { describe, expect, it } from 'vitest'
import { toastAfter } from '@/games/thousand-faces/flip/stream-toast'

const act = { cause: 'act', picture: 'next' } as const
const done = { serial: 5, result: 2 } as const
const tie = { serial: 5, result: null }

describe('the toast of the last flip', () => {
  it('comes with a new flip and leaves by itself', () => {
    expect(toastAfter(null, done, act)).toEqual({ serial: 5, stay: 'leaving' })
  })

  it('is not replayed to a stream that joins late, or by an undo', () => {
    expect(toastAfter(null, done, { cause: 'act', picture: 'first' })?.stay).toBe('gone')
    expect(toastAfter({ serial: 6, stay: 'leaving' }, done, { cause: 'undo', picture: 'next' })?.stay).toBe('gone')
  })

  it('stays while a player must choose, late or not, and begins to leave with the choice', () => {
    const held = toastAfter(null, tie, { cause: 'opened', picture: 'first' })
    expect(held?.stay).toBe('held')
    expect(toastAfter(held, done, act)?.stay).toBe('leaving')
  })

  it('does not begin its eight seconds again when something else happens', () => {
    const leaving = toastAfter(null, done, act)
    expect(toastAfter(leaving, done, act)).toBe(leaving)
    const gone = { serial: 5, stay: 'gone' } as const
    expect(toastAfter(gone, done, act)).toBe(gone)
  })

  it('goes with the flip that was taken back', () => {
    expect(toastAfter({ serial: 5, stay: 'leaving' }, null, act)).toBeNull()
  })
})
