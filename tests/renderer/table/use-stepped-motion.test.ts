import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import { useSteppedMotion } from '@/table/use-stepped-motion'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A screen with these animations; what is read and written of their times is noted in order. */
function screenWith(...states: readonly string[]) {
  const order: string[] = []
  const animations = states.map((playState, index) => {
    let time = index * 1000
    return {
      playState,
      get currentTime() {
        order.push('read')
        return time
      },
      set currentTime(next) {
        order.push('write')
        time = next
      },
      time: () => time
    }
  })
  return { order, animations, element: { getAnimations: () => animations } as unknown as HTMLElement }
}

test('what is paused moves on in steps while it may, all of it read before any is moved', async () => {
  const { order, animations, element } = screenWith('paused', 'paused', 'running')
  const moves = shallowRef(true)
  const scope = effectScope()
  scope.run(() => useSteppedMotion(shallowRef(element), () => moves.value))
  vi.advanceTimersByTime(400)
  expect(animations.map(({ time }) => time())).toEqual([400, 1400, 2000])
  expect(order).toEqual(['read', 'read', 'write', 'write'])
  vi.advanceTimersByTime(1600)
  expect(animations.map(({ time }) => time())).toEqual([2000, 3000, 2000])
  moves.value = false
  await nextTick()
  vi.advanceTimersByTime(1000)
  expect(animations.map(({ time }) => time())).toEqual([2000, 3000, 2000])
  scope.stop()
})

test('a page that has gone moves nothing', () => {
  const { animations, element } = screenWith('paused')
  const scope = effectScope()
  scope.run(() => useSteppedMotion(shallowRef(element), () => true))
  scope.stop()
  vi.advanceTimersByTime(1000)
  expect(animations[0]?.time()).toBe(0)
})
