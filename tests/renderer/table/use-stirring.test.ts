import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useStirring } from '../../../src/renderer/table/use-stirring'

describe('whether something has happened on the table within a minute', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('says so from the start, ends after a quiet minute, and begins again with the next act', async () => {
    const scope = effectScope()
    const revision = ref(1)
    const stirring = scope.run(() => useStirring(() => [revision.value], 60_000))!
    expect(stirring.value).toBe(true)
    vi.advanceTimersByTime(59_999)
    expect(stirring.value).toBe(true)
    vi.advanceTimersByTime(1)
    expect(stirring.value).toBe(false)
    revision.value = 2
    await nextTick()
    expect(stirring.value).toBe(true)
    scope.stop()
  })

  it('is not prolonged by a snapshot with the same content', async () => {
    const scope = effectScope()
    const picture = ref({ revision: 1 })
    const stirring = scope.run(() => useStirring(() => [picture.value.revision], 60_000))!
    vi.advanceTimersByTime(40_000)
    picture.value = { revision: 1 }
    await nextTick()
    vi.advanceTimersByTime(20_000)
    expect(stirring.value).toBe(false)
    scope.stop()
  })
})
