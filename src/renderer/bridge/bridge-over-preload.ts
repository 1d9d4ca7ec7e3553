import type { Bridge, Snapshot } from '#shared/contract'
import type { PreloadBridge } from '#shared/preload-bridge'
import { isNewer, readUpdate, updated, type PrintedUpdate } from '#shared/snapshot-update'

/** The bridge of a page under Electron: puts the pictures together that the preload hands on in parts. */
export function bridgeOverPreload({ onUpdate, ...rest }: PreloadBridge): Bridge {
  const listeners = new Set<(snapshot: Snapshot) => void>()
  let newest: Snapshot | null = null
  /** The whole picture was asked for: changes of one that is not here are on their way until it comes. */
  let isLost = false
  let stop = (): void => undefined

  const hear = (printed: PrintedUpdate): void => {
    const update = readUpdate(printed)
    const snapshot = updated(newest, update)
    if (!snapshot) return askForWhole()
    isLost = false
    // A picture that was asked for and one that was sent may cross: the newer one counts.
    if (!isNewer(snapshot, newest, 'same')) return
    newest = snapshot
    for (const listener of [...listeners]) listener(snapshot)
  }

  /** Listening once more brings it. */
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
