import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WindowBoundsStore } from '#main/electron/windows/window-bounds'

// No function of Electron is called here; its package throws where its program is missing.
vi.mock('electron', () => ({}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const place = (x: number) => ({ x, y: 10, width: 800, height: 600 })

/** A file that takes its time, and how often it was written. */
function slowFile(saved: unknown = null) {
  const written: unknown[] = []
  const waiting: (() => void)[] = []
  return {
    written,
    finish: () => waiting.splice(0).forEach(done => done()),
    read: () => Promise.resolve(saved),
    write: (value: unknown) => {
      written.push(structuredClone(value))
      return new Promise<void>(resolve => waiting.push(resolve))
    }
  }
}

test('a window that is dragged is written when it rests, once', async () => {
  const file = slowFile()
  const store = await WindowBoundsStore.load(file)
  for (let x = 0; x < 120; x++) {
    store.save('gm', place(x))
    await vi.advanceTimersByTimeAsync(16)
  }
  expect(store.recall('gm')).toEqual(place(119))
  expect(file.written).toEqual([])
  await vi.advanceTimersByTimeAsync(400)
  expect(file.written).toEqual([{ gm: place(119) }])
})

test('on a disk that is slow one write waits, with the latest, and leaving waits for it', async () => {
  const file = slowFile()
  const store = await WindowBoundsStore.load(file)
  for (const x of [1, 2, 3, 4]) {
    store.save('gm', place(x))
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(file.written).toEqual([{ gm: place(1) }])
  store.save('table', place(5))
  let isDone = false
  const flushed = store.flush().then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isDone).toBe(false)
  file.finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(file.written).toEqual([{ gm: place(1) }, { gm: place(4), table: place(5) }])
  file.finish()
  await flushed
})

test('places of before are read, and what is none is not', async () => {
  const saved = {
    gm: place(1),
    table: { ...place(2), maximized: true },
    bad: { ...place(3), maximized: 'yes' },
    worse: 4
  }
  const store = await WindowBoundsStore.load(slowFile(saved))
  expect(store.recall('gm')).toEqual(place(1))
  expect(store.recall('table')).toEqual({ ...place(2), maximized: true })
  expect(store.recall('bad')).toBe(null)
  expect(store.recall('worse')).toBe(null)
})
