import { snapshotChannel, watchChannel } from '#shared/ipc-channels'
import type { PreloadBridge } from '#shared/preload-bridge'
import type { PrintedUpdate } from '#shared/snapshot-update'
import { listen, send } from './ipc'

/** A page that starts to listen after more updates than this is sent the whole snapshot. */
const mostPending = 64

/**
 * Requests the snapshot from main while the page's scripts still load.
 * @returns the bridge's function to listen for updates
 */
export function watchUpdates(): PreloadBridge['onUpdate'] {
  const listeners = new Set<(update: PrintedUpdate) => void>()
  /** Updates from before the first listener; null after that. */
  let pending: PrintedUpdate[] | null = []
  listen(snapshotChannel, update => {
    for (const listener of listeners) listener(update)
    pending?.push(update)
    if (pending && pending.length > mostPending) pending = null
  })
  send(watchChannel)
  return listener => {
    listeners.add(listener)
    if (pending) for (const update of pending) listener(update)
    else send(watchChannel)
    pending = null
    return () => listeners.delete(listener)
  }
}
