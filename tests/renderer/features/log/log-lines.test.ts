import { describe, expect, it } from 'vitest'
import { line } from '../../../../src/rules/core/log-line'
import { returnsTo, rowsOf } from '../../../../src/renderer/features/log/log-lines'
import { logged } from '../../../support/drowned-bells'
import { gmFrame, gmView } from '../../../support/snapshots'

const act = (entry: number, standing: 'stands' | 'undone' | 'gone') =>
  logged(entry, 0, line('plain', 'x'), { standing })

describe('returnsTo', () => {
  const log = [act(1, 'stands'), act(2, 'gone'), act(3, 'stands'), act(4, 'stands'), act(5, 'undone'), act(6, 'undone')]
  const frame = gmFrame(gmView(), { log })
  const steps = (entry: number): number | null => {
    const found = log.find(each => each.entry === entry)
    return found ? returnsTo(frame, found) : null
  }

  it('counts the acts that stand above it', () => {
    expect([steps(1), steps(3), steps(4)]).toEqual([-2, -1, 0])
  })

  it('counts the undone acts up to it', () => {
    expect([steps(5), steps(6)]).toEqual([1, 2])
  })

  it('cannot go to what was left behind', () => {
    expect(steps(2)).toBeNull()
  })

  it('takes a save point’s distance from the frame, which knows the whole line', () => {
    const point = logged(401, 9, line('plain', 'Before the bell tower'), { kind: 'save-point' })
    expect(returnsTo(gmFrame(), point)).toBe(-7)
  })

  it('counts an act once, however many lines it has', () => {
    const twice = gmFrame(gmView(), { log: [act(1, 'stands'), act(3, 'stands'), act(3, 'stands')] })
    expect(returnsTo(twice, act(1, 'stands'))).toBe(-1)
  })
})

describe('rowsOf', () => {
  const says = (entry: number, text: string, more: Parameters<typeof logged>[3] = {}) =>
    logged(entry, 0, line('plain', text), { standing: 'stands', ...more })
  const shown = (...log: readonly ReturnType<typeof says>[]) => rowsOf(log).map(({ entry, times }) => [entry, times])

  it('says once what several acts in a row say, as the newest of them, and how often', () => {
    const written = 'The Prophecy is written'
    expect(shown(says(1, written), says(2, written), says(3, written), says(4, 'Kresk helps'))).toEqual([
      [4, 1],
      [3, 3]
    ])
  })

  it('keeps apart what something else lies between, what was taken back, and save points', () => {
    expect(shown(says(1, 'x'), says(2, 'y'), says(3, 'x'))).toHaveLength(3)
    expect(shown(says(1, 'x'), says(2, 'x', { standing: 'undone' }))).toHaveLength(2)
    expect(shown(says(1, 'x', { kind: 'save-point' }), says(2, 'x', { kind: 'save-point' }))).toHaveLength(2)
  })
})
