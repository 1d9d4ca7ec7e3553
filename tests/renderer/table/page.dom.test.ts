import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref, type EffectScope } from 'vue'
import { useFullScreen } from '@/table/full-screen'
import { fitSmallScreen } from '@/table/small-screen'
import { keepAwake } from '@/ui/keep-awake'

// A browser, not a window of Electron: only there the page itself can fill the screen.
beforeEach(() => void Object.assign(window, { hearthside: undefined }))
let scope: EffectScope
afterEach(() => {
  scope.stop()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

/** A browser that can fill the screen, and remembers what was asked of it. */
function fullScreen(enabled: boolean) {
  const asked: string[] = []
  let filled = false
  const change = (to: boolean) => async () => {
    asked.push(to ? 'fill' : 'leave')
    filled = to
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  Object.defineProperties(document, {
    fullscreenEnabled: { value: enabled, configurable: true },
    fullscreenElement: { get: () => (filled ? document.documentElement : null), configurable: true },
    exitFullscreen: { value: change(false), configurable: true }
  })
  Object.assign(document.documentElement, { requestFullscreen: change(true) })
  scope = effectScope()
  const says = scope.run(() => useFullScreen(window))!
  return { asked, says }
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }))

describe('the table’s page', () => {
  it('ST12 fills the screen with F or a double click, and leaves it by the same', () => {
    const { asked, says } = fullScreen(true)
    expect(says.value).toBe(true)
    press('f')
    expect(says.value).toBe(false)
    press('F')
    window.dispatchEvent(new MouseEvent('dblclick'))
    press('f', { ctrlKey: true })
    press('g')
    expect(asked).toEqual(['fill', 'leave', 'fill'])
  })

  it('ST12 says so for a moment only, and again when the pointer moves', () => {
    vi.useFakeTimers()
    const { says } = fullScreen(true)
    vi.advanceTimersByTime(7_000)
    expect(says.value).toBe(false)
    window.dispatchEvent(new MouseEvent('pointermove'))
    expect(says.value).toBe(true)
    vi.useRealTimers()
  })

  it('ST12 offers nothing where a browser cannot', () => {
    const { asked, says } = fullScreen(false)
    press('f')
    expect([says.value, asked]).toEqual([false, []])
  })

  it('ST12 keeps the screen on while it shows something', async () => {
    const locks: { released: boolean }[] = []
    const request = async () => {
      const lock = { released: false, release: async () => void (lock.released = true) }
      locks.push(lock)
      return lock
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    const shows = ref(true)
    scope = effectScope()
    scope.run(() => keepAwake(() => shows.value, window))
    await nextTick()
    expect(locks).toMatchObject([{ released: false }])
    shows.value = false
    await nextTick()
    expect(locks).toMatchObject([{ released: true }])
    // A browser takes the lock away from a page that is hidden.
    shows.value = true
    await nextTick()
    locks[1]!.released = true
    document.dispatchEvent(new Event('visibilitychange'))
    await nextTick()
    expect(locks.map(({ released }) => released)).toEqual([true, true, false])
  })
})

it.each([
  [390, 844, 'coarse', 'width=1280'],
  [1024, 768, 'coarse', 'width=device-width'],
  [911, 512, 'fine', 'width=device-width'],
  [800, 600, 'fine', 'width=device-width']
])('JN10 a phone lays the table out as a laptop does, and no other screen does: %i × %i, %s', (...row) => {
  const [width, height, pointer, content] = row
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">'
  const matchMedia = (query: string) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList
  fitSmallScreen({ screen: { width, height } as Screen, matchMedia, document })
  expect(document.querySelector('meta')?.content).toBe(content)
})
