import { describe, expect, it } from 'vitest'
import { clockShift, watchClock } from '#main/host/game-clocks'

const start = { wall: 1_700_000_000_000, sinceBoot: 500_000, awake: 20_000 }
const after = (wall: number, sinceBoot: number, awake: number) => ({
  wall: start.wall + wall,
  sinceBoot: start.sinceBoot + sinceBoot,
  awake: start.awake + awake
})

describe('the clock of the computer', () => {
  it.each([
    ['a second passes', after(1000, 1000, 1000), 0],
    ['a second passes, told in whole seconds', after(1000, 2000, 1000), 0],
    ['a busy machine looks late', after(9000, 9000, 9000), 0],
    ['the machine sleeps for an hour', after(3_601_000, 3_601_000, 1000), 0],
    ['it is put forward by an hour', after(3_601_000, 1000, 1000), 3_600_000],
    ['it is put back by five minutes', after(-299_000, 1000, 1000), -300_000],
    ['it is put forward by ten minutes in an hour of sleep', after(4_201_000, 3_601_000, 1000), 600_000]
  ])('CL9 %s', (_, now, by) => {
    expect(clockShift(start, now)).toBe(by)
  })

  it('CL9 is looked at until that is stopped', () => {
    const reported: number[] = []
    const waiting: (() => void)[] = []
    let now = start
    const clock = {
      now: () => now.wall,
      after: (_: number, then: () => void) => {
        waiting.push(then)
        return () => void waiting.splice(waiting.indexOf(then), 1)
      }
    }
    const stop = watchClock({ clock, steadyTime: { sinceBoot: () => now.sinceBoot, awake: () => now.awake } }, by =>
      reported.push(by)
    )
    now = after(3_601_000, 1000, 1000)
    waiting.shift()!()
    now = after(3_602_000, 2000, 2000)
    waiting.shift()!()
    expect(reported).toEqual([3_600_000])
    expect(waiting).toHaveLength(1)
    stop()
    expect(waiting).toHaveLength(0)
  })
})
