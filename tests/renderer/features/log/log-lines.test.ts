import { describe, expect, it } from 'vitest'
import { stepNames } from '#rules/campaign/session/vocabulary'
import { describeSession } from '#rules/campaign/session/words'
import { line, type LogLine } from '../../../../src/rules/core/log-line'
import { returnsTo, rowsOf } from '@/features/log/log-lines'
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

  it('has the steps of a session’s opener in one row, in their order', () => {
    const step = (entry: number, event: object, more = {}) =>
      logged(entry, 0, describeSession['opener-step-marked'](event as never, { kind: 'gm' }) as LogLine, {
        standing: 'stands',
        ...more
      })
    const rows = rowsOf([
      step(1, { step: 'attendance', as: 'done' }),
      step(2, { step: 'recap', as: 'skipped' }),
      step(3, { step: 'notes', as: 'done' }),
      step(4, { step: 'xp', as: 'done' }, { standing: 'undone' })
    ])
    expect(rows.map(({ entry, times }) => [entry, times])).toEqual([
      [4, 1],
      [3, 1]
    ])
    const { attendance, recap, notes } = stepNames
    expect(rows[1]?.lines.map(({ parts }) => parts)).toEqual([
      [`Session start, ${attendance}: done; ${recap}: skipped; ${notes}: done`]
    ])
  })

  it('keeps apart lines with something between them, what was taken back, and save points', () => {
    expect(shown(says(1, 'x'), says(2, 'y'), says(3, 'x'))).toHaveLength(3)
    expect(shown(says(1, 'x'), says(2, 'x', { standing: 'undone' }))).toHaveLength(2)
    expect(shown(says(1, 'x', { kind: 'save-point' }), says(2, 'x', { kind: 'save-point' }))).toHaveLength(2)
  })
})
