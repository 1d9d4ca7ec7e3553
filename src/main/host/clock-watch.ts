import type { HostDependencies } from './dependencies'

/** One look at all clocks. */
interface Reading {
  readonly wall: number
  readonly sinceBoot: number
  readonly awake: number
}

/** Milliseconds between two looks, and how far clocks may differ between two looks without anybody having put one right. */
const [beat, slack] = [1000, 1500]

/** By how much the clock of the computer was put forward between two looks, in milliseconds; back: below zero; 0: nobody did (CL9). */
export function clockShift(before: Reading, now: Reading): number {
  const [wall, passed, awake] = [now.wall - before.wall, now.sinceBoot - before.sinceBoot, now.awake - before.awake]
  if (Math.abs(wall - passed) <= slack) return 0
  const slept = Math.abs(passed - awake) > slack
  return Math.round(wall - (slept ? passed : awake))
}

/** Looks every second. @returns how to stop */
export function watchClock(
  { clock, steadyTime }: Pick<HostDependencies, 'clock' | 'steadyTime'>,
  shifted: (by: number) => void
): () => void {
  if (!steadyTime) return () => undefined
  const look = (): Reading => ({ wall: clock.now(), sinceBoot: steadyTime.sinceBoot(), awake: steadyTime.awake() })
  let last = look()
  const next = (): (() => void) =>
    clock.after(beat, () => {
      const now = look()
      const by = clockShift(last, now)
      last = now
      stop = next()
      if (by !== 0) shifted(by)
    })
  let stop = next()
  return () => stop()
}
