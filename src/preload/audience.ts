import { contextBridge, ipcRenderer } from 'electron'
import type { Bridge, ScreenKind, Showing } from '#shared/contract'

// Table and overlay only look. There is no way from here to ask for anything: this preload has no channel for it.

const listeners = new Set<(showing: Showing) => void>()
let current: Showing | null = null

ipcRenderer.on('hearthside:showing', (_event, showing: Showing) => {
  if (current && showing.serial < current.serial) return
  current = showing
  for (const listener of listeners) listener(showing)
})
ipcRenderer.send('hearthside:watch')

const bridge: Bridge = {
  screen: location.pathname.includes('overlay') ? 'overlay' : ('table' satisfies ScreenKind),
  onShowing(listener) {
    listeners.add(listener)
    if (current) listener(current)
    return () => listeners.delete(listener)
  },
  onConnection(listener) {
    listener('open')
    return () => undefined
  },
  ask: () =>
    Promise.resolve({
      ok: false,
      error: { kind: 'problem', problem: { kind: 'not-allowed', says: 'This screen only looks.' } }
    })
}

contextBridge.exposeInMainWorld('hearthside', bridge)
