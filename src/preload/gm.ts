import { contextBridge, ipcRenderer, webUtils } from 'electron'
import type { Answer, Ask, AskKind, Bridge, Showing, Wish } from '#shared/contract'

// One CommonJS file under `sandbox: true`: it may import types and Electron, nothing else.

const listeners = new Set<(showing: Showing) => void>()
let current: Showing | null = null

ipcRenderer.on('hearthside:showing', (_event, showing: Showing) => {
  // A picture that was asked for and one that was sent may cross: the newer one counts.
  if (current && showing.serial < current.serial) return
  current = showing
  for (const listener of listeners) listener(showing)
})
ipcRenderer.send('hearthside:watch')

/** What the menu wished for before the page was there to listen. */
let unheard: Wish[] = []
const wishes = new Set<(wish: Wish) => void>()

ipcRenderer.on('hearthside:wish', (_event, wish: Wish) => {
  if (wishes.size === 0) unheard.push(wish)
  for (const listener of wishes) listener(wish)
})

const bridge: Bridge = {
  screen: 'gm',
  onShowing(listener) {
    listeners.add(listener)
    if (current) listener(current)
    return () => listeners.delete(listener)
  },
  onConnection(listener) {
    listener('open')
    return () => undefined
  },
  ask: <Kind extends AskKind>(ask: Extract<Ask, { ask: Kind }>) =>
    ipcRenderer.invoke('hearthside:ask', ask) as Promise<Answer<Kind>>,
  onWish(listener) {
    wishes.add(listener)
    for (const wish of unheard) listener(wish)
    unheard = []
    return () => wishes.delete(listener)
  },
  pathOf: file => webUtils.getPathForFile(file as File)
}

contextBridge.exposeInMainWorld('hearthside', bridge)
