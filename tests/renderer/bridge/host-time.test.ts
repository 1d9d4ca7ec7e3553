import { describe, expect, it } from 'vitest'
import { HostTime } from '@/bridge/host-time'

const start = 1_700_000_000_000

/** A page whose own clock is three minutes behind, and a host. */
function page() {
  let passed = 0
  let shifted = 0
  const time = new HostTime(
    () => 5000 + passed,
    () => start + passed - 180_000
  )
  const host = (): number => start + passed + shifted
  return {
    time,
    wrong: () => Math.abs(time.now() - host()),
    pass: (milliseconds: number) => (passed += milliseconds),
    shift: (milliseconds: number) => (shifted += milliseconds),
    tell: (late: number) => time.hear(host() - late)
  }
}

describe('the time of the host on another device', () => {
  it('CL5 is right to a quarter of a second over four hours, however the network dawdles', () => {
    const { tell, pass, wrong } = page()
    for (let told = 0; told < 1440; told++) {
      tell([30, 900, 45, 300, 5, 1200][told % 6]!)
      pass(10_000)
      if (told >= 6) expect(wrong()).toBeLessThanOrEqual(250)
    }
  })

  it('CL9 follows the host’s clock when that is put forward or back', () => {
    const { tell, pass, wrong, shift } = page()
    tell(20)
    for (const by of [3_600_000, -7_200_000, 1600, -1600]) {
      shift(by)
      pass(10_000)
      tell(20)
      expect(wrong()).toBeLessThanOrEqual(20)
    }
  })

  it('CL5 is this machine’s where no host sends it, and again after a sleep', () => {
    const { time, tell, wrong } = page()
    expect(time.now()).toBe(start - 180_000)
    tell(0)
    expect(wrong()).toBe(0)
    time.forget()
    expect(time.now()).toBe(start - 180_000)
  })
})
