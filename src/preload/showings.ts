import { ipcRenderer } from 'electron'
import type { Bridge, Showing } from '#shared/contract'
import { updated, type ShowingUpdate } from '#shared/showing-update'

/** Puts the pictures together that main sends in parts, from now on. @returns the bridge's way to listen to them */
export function watchShowings(): Bridge['onShowing'] {
  const listeners = new Set<(showing: Showing) => void>()
  let current: Showing | null = null
  const watch = (): void => ipcRenderer.send('hearthside:watch')
  ipcRenderer.on('hearthside:showing', (_event, update: ShowingUpdate) => {
    const showing = updated(current, update)
    // What came is no change of what is here: main sends the whole to whoever asks again.
    if (!showing) return watch()
    // A picture that was asked for and one that was sent may cross: the newer one counts.
    if (current && showing.serial < current.serial) return
    current = showing
    for (const listener of listeners) listener(showing)
  })
  watch()
  return listener => {
    listeners.add(listener)
    if (current) listener(current)
    return () => listeners.delete(listener)
  }
}
