import { describe, expect, it } from 'vitest'
import { isNewer } from '#shared/snapshot-update'

describe('which of two pictures counts', () => {
  it('takes the first that comes', () => {
    expect(isNewer({ serial: 3 }, null, 'same')).toBe(true)
  })

  it('keeps the newer one', () => {
    expect(isNewer({ serial: 4 }, { serial: 5 }, 'same')).toBe(false)
    expect(isNewer({ serial: 5 }, { serial: 5 }, 'same')).toBe(true)
  })

  it('believes a host that came back and counts from the start', () => {
    expect(isNewer({ serial: 1 }, { serial: 412 }, 'new')).toBe(true)
  })
})
