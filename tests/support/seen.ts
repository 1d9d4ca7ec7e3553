import { vi } from 'vitest'

/** Waits until that is so. Patient: on a busy machine a line takes seconds, and a test that waits long fails no less for it. */
export function seen(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 })
}
