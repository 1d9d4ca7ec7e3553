import type { HostDependencies } from './dependencies'

/** The readings of all clocks at one moment, in milliseconds. */
interface Reading {
  readonly wall: number
  readonly sinceBoot: number
  readonly awake: number
}

/** Milliseconds between two readings, and how far the clocks may differ between two readings without an adjustment. */
const [beat, slack] = [1000, 1500]

/**
 * By how much the computer's clock was set forward between two readings, in milliseconds; negative: back; 0: no change
 * (CL9).
 */
export function clockShift(before: Reading, now: Reading): number {
  const [wall, passed, awake] = [now.wall - before.wall, now.sinceBoot - before.sinceBoot, now.awake - before.awake]
  if (Math.abs(wall - passed) <= slack) return 0
  const slept = Math.abs(passed - awake) > slack
  return Math.round(wall - (slept ? passed : awake))
}

/**
 * Reads the clocks every second.
 * @returns a function that stops the watch
 */
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
