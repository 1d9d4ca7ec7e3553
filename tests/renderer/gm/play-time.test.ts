import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import type { GmShowing } from '#shared/contract'
import { secondsLeft } from '../../../src/renderer/gm/boards/thousand-faces/chapters/tutorial-clock'
import { followPauses, playTime } from '../../../src/renderer/gm/play-time'
import { useGm } from '../../../src/renderer/gm/store'

function page(map: Map<string, string>, clock: () => number) {
  setActivePinia(createPinia())
  const gm = useGm()
  const kept = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => map.set(key, text)
  }
  const stop = followPauses(gm, kept, clock)
  const show = (paused: boolean): void => void (gm.showing = { paused } as unknown as GmShowing)
  return { show, stop, now: () => playTime(kept, clock()) }
}

it('Y4 CA18 a pause stops the clock of the tutorial scene, and it goes on where it was', () => {
  let at = 1000
  const { show, now } = page(new Map(), () => at)
  show(false)
  const began = now()
  at += 60_000
  show(true)
  at += 300_000
  expect(secondsLeft(10, began, now())).toBe(540)
  show(false)
  at += 30_000
  expect(secondsLeft(10, began, now())).toBe(510)
})

it('Y4 CA18 a page that is loaded again during a pause knows when the pause began', () => {
  let at = 1000
  const kept = new Map<string, string>()
  const before = page(kept, () => at)
  before.show(true)
  before.stop()
  at += 40_000
  const after = page(kept, () => at)
  after.show(true)
  expect(after.now()).toBe(1000)
  after.show(false)
  at += 5000
  expect(after.now()).toBe(6000)
})
