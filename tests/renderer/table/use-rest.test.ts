import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useRest, useStirring } from '@/table/use-rest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function table(opened = false) {
  const news = ref<string | null>('flip 1')
  const isOpened = ref(opened)
  const scope = effectScope()
  const atRest = scope.run(() =>
    useRest(
      () => news.value,
      () => isOpened.value
    )
  )!
  return { news, isOpened, atRest, stop: () => scope.stop() }
}

it('TB6 rests 90 seconds after the last news, and wakes with the next', async () => {
  const { news, atRest, stop } = table()
  vi.advanceTimersByTime(89_999)
  expect(atRest.value).toBe(false)
  vi.advanceTimersByTime(1)
  expect(atRest.value).toBe(true)
  news.value = 'flip 2'
  await nextTick()
  expect(atRest.value).toBe(false)
  stop()
})

it('TB6 a pause is no news: the same content after it does not end the rest', async () => {
  const { news, atRest, stop } = table()
  vi.advanceTimersByTime(90_000)
  news.value = null
  await nextTick()
  news.value = 'flip 1'
  await nextTick()
  expect(atRest.value).toBe(true)
  stop()
})

it('TB6 a campaign that was just opened is at rest until something new is shown', async () => {
  const { news, isOpened, atRest, stop } = table(true)
  expect(atRest.value).toBe(true)
  isOpened.value = false
  news.value = 'flip 2'
  await nextTick()
  expect(atRest.value).toBe(false)
  stop()
})

describe('whether something has happened on the table within a minute', () => {
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
