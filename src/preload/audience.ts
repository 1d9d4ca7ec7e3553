import { contextBridge } from 'electron'
import type { ScreenKind } from '#shared/contract'
import type { PreloadBridge } from '#shared/preload-bridge'
import { watchUpdates } from './watch-updates'

// Table and overlay only receive. This preload has no channel for asks.

const bridge: PreloadBridge = {
  screen: location.pathname.includes('overlay') ? 'overlay' : ('table' satisfies ScreenKind),
  onUpdate: watchUpdates(),
  onConnection(listener) {
    listener('open')
    return () => undefined
  },
  ask: () =>
    Promise.resolve({
      ok: false,
      error: {
        kind: 'problem',
        problem: { kind: 'not-allowed', message: 'This screen only looks', remedy: 'Do it on the dashboard' }
      }
    })
}

contextBridge.exposeInMainWorld('hearthside', bridge)
