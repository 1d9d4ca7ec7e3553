import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected warning is a bug that no developer has read yet: it fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, 'warn')
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.warn).mock.calls, 'unexpected console.warn').toEqual([])
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([])
  vi.restoreAllMocks()
})
