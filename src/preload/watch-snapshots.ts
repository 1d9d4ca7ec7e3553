import type { Bridge, Snapshot } from '#shared/contract'
import { snapshotChannel, watchChannel } from '#shared/ipc-channels'
import { isNewer, readUpdate, updated } from '#shared/snapshot-update'
import { listen, send } from './ipc'

/** Puts the pictures together that main sends in parts, from now on. @returns the bridge's way to listen to them */
export function watchSnapshots(): Bridge['onSnapshot'] {
  const listeners = new Set<(snapshot: Snapshot) => void>()
  let current: Snapshot | null = null
  const watch = (): void => send(watchChannel)
  listen(snapshotChannel, update => {
    const snapshot = updated(current, readUpdate(update))
    // What came is no change of what is here: main sends the whole to whoever asks again.
    if (!snapshot) return watch()
    // A picture that was asked for and one that was sent may cross: the newer one counts.
    if (!isNewer(snapshot, current, 'same')) return
    current = snapshot
    for (const listener of listeners) listener(snapshot)
  })
  watch()
  return listener => {
    listeners.add(listener)
    if (current) listener(current)
    return () => listeners.delete(listener)
  }
}
