import { snapshotChannel, watchChannel } from '#shared/ipc-channels'
import type { PreloadBridge } from '#shared/preload-bridge'
import type { PrintedUpdate } from '#shared/snapshot-update'
import { listen, send } from './ipc'

/** A page that has not begun to listen after so many updates is sent the whole picture when it does. */
const mostUnheard = 64

/** Asks main for the picture, so that it is on its way while the page's scripts are. @returns the bridge's way to listen to it */
export function watchUpdates(): PreloadBridge['onUpdate'] {
  const listeners = new Set<(update: PrintedUpdate) => void>()
  /** What came before anybody listened; null once somebody has. */
  let unheard: PrintedUpdate[] | null = []
  listen(snapshotChannel, update => {
    for (const listener of listeners) listener(update)
    unheard?.push(update)
    if (unheard && unheard.length > mostUnheard) unheard = null
  })
  send(watchChannel)
  return listener => {
    listeners.add(listener)
    if (unheard) for (const update of unheard) listener(update)
    else send(watchChannel)
    unheard = null
    return () => listeners.delete(listener)
  }
}
