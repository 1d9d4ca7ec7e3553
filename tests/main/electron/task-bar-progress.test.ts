import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#rules/core/result'
import { TaskBarProgress } from '#main/electron/task-bar-progress'
import { gmCaller } from '../host/test-host'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const shown: string[] = []
  const ends: (() => void)[] = []
  const progress = new TaskBarProgress(state => shown.push(state))
  const host = progress.watch({
    ask: () => new Promise(resolve => ends.push(() => resolve(ok(null)))),
    picture: async () => null,
    seating: () => null,
    refresh: () => undefined,
    attach: () => () => undefined
  })
  return { shown, ends, host }
}

test('shows work that takes its time, from when a person would wonder until the last of it is done', async () => {
  const { shown, ends, host } = watched()
  const first = host.ask(gmCaller, { ask: 'save' })
  const second = host.ask(gmCaller, { ask: 'open', path: '/a.hearth', mode: 'edit' })
  await vi.advanceTimersByTimeAsync(399)
  expect(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toEqual(['working', 'working'])
  ends[0]?.()
  await first
  expect(shown).not.toContain('done')
  ends[1]?.()
  await second
  expect(shown).toEqual(['working', 'working', 'done'])
})

test.each([
  { ask: 'open', path: null, mode: 'edit' },
  { ask: 'save-as', path: null },
  { ask: 'act', revision: 1, board: null, command: {} },
  { ask: 7 },
  'save',
  null
])('shows nothing for %j: it is quick, or a person is choosing', async asked => {
  const { shown, host } = watched()
  void host.ask(gmCaller, asked)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown).toEqual([])
})

test('what is done at once is never shown', async () => {
  const { shown, ends, host } = watched()
  const saved = host.ask(gmCaller, { ask: 'save' })
  ends[0]?.()
  await saved
  await vi.advanceTimersByTimeAsync(1_000)
  expect(shown).toEqual([])
})
