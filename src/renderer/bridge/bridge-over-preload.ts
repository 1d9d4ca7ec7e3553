import type { Bridge, Snapshot } from '#shared/contract'
import type { PreloadBridge } from '#shared/preload-bridge'
import { isNewer, readUpdate, updated, type PrintedUpdate } from '#shared/snapshot-update'

/** The bridge of a page under Electron: assembles the snapshots that the preload sends in parts. */
export function bridgeOverPreload({ onUpdate, ...rest }: PreloadBridge): Bridge {
  const listeners = new Set<(snapshot: Snapshot) => void>()
  let newest: Snapshot | null = null
  /** A whole snapshot was requested. Until it comes, a change to an unknown snapshot makes no second request. */
  let isLost = false
  let stop = (): void => undefined

  const hear = (printed: PrintedUpdate): void => {
    const update = readUpdate(printed)
    const snapshot = updated(newest, update)
    if (!snapshot) return askForWhole()
    isLost = false
    // A requested snapshot and a sent one may cross: the newer one counts.
    if (!isNewer(snapshot, newest, 'same')) return
    newest = snapshot
    for (const listener of [...listeners]) listener(snapshot)
  }

  /** A new subscription makes the host send a whole snapshot. */
  function askForWhole(): void {
    if (isLost) return
    isLost = true
    stop()
    stop = onUpdate(hear)
  }

  stop = onUpdate(hear)
  return {
    ...rest,
    onSnapshot(listener) {
      listeners.add(listener)
      if (newest) listener(newest)
      return () => listeners.delete(listener)
    }
  }
}
