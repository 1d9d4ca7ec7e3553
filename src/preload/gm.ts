import { contextBridge, ipcRenderer, webUtils } from 'electron'
import type { Answer, Ask, AskKind, Bridge, Wish } from '#shared/contract'
import { watchShowings } from './showings'

// Built into one CommonJS file, as `sandbox: true` wants it.

/** What the menu wished for before the page was there to listen. */
let unheard: Wish[] = []
const wishes = new Set<(wish: Wish) => void>()

ipcRenderer.on('hearthside:wish', (_event, wish: Wish) => {
  if (wishes.size === 0) unheard.push(wish)
  for (const listener of wishes) listener(wish)
})

const bridge: Bridge = {
  screen: 'gm',
  onShowing: watchShowings(),
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
