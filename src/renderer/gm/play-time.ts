import { watch } from 'vue'
import type { useGm } from './store'

// A pause stops every clock that a board's file keeps (main/host/clocks.ts). What only this page counts stops by this.

const key = 'hearthside:pauses'
type Kept = Pick<Storage, 'getItem' | 'setItem'>

interface Pauses {
  /** Milliseconds of the pauses that are over. */
  readonly over: number
  /** When the one began that goes on now. */
  readonly since: number | null
}

/** Notes when a pause begins and ends, whatever board or sheet is open; a reload in between changes nothing. */
export function followPauses(gm: ReturnType<typeof useGm>, kept: Kept, clock: () => number = Date.now): () => void {
  return watch(
    () => gm.showing?.paused,
    paused => {
      const { over, since } = pausesIn(kept)
      if (paused && since === null) keep(kept, { over, since: clock() })
      else if (paused === false && since !== null) keep(kept, { over: over + clock() - since, since: null })
    },
    { immediate: true, flush: 'sync' }
  )
}

/** The time, without that of all pauses: it stands still during one. Only good to be compared with itself. */
export function playTime(kept: Kept, now: number): number {
  const { over, since } = pausesIn(kept)
  return (since ?? now) - over
}

function pausesIn(kept: Kept): Pauses {
  try {
    return (JSON.parse(kept.getItem(key) ?? 'null') as Pauses | null) ?? { over: 0, since: null }
  } catch {
    return { over: 0, since: null }
  }
}

function keep(kept: Kept, pauses: Pauses): void {
  kept.setItem(key, JSON.stringify(pauses))
}
