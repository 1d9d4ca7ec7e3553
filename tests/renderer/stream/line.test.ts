import { effectScope, nextTick, shallowRef } from 'vue'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConnectionState } from '@/bridge/use-snapshot'
import { useLine } from '@/stream/line'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('DI9: a snapshot counts as stale once the host has been silent for three seconds, and not before', async () => {
  const connection = shallowRef<ConnectionState>('open')
  const scope = effectScope()
  const line = scope.run(() => useLine(connection))
  const become = async (state: ConnectionState, wait = 0) => {
    connection.value = state
    await nextTick()
    vi.advanceTimersByTime(wait)
  }
  await become('lost', 2_900)
  expect(line?.value).toBe('open')
  await become('open', 5_000)
  expect(line?.value).toBe('open')
  await become('lost', 3_100)
  expect(line?.value).toBe('stale')
  await become('open')
  expect(line?.value).toBe('open')
  await become('revoked')
  expect(line?.value).toBe('ended')
  scope.stop()
})
