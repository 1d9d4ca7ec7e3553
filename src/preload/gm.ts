import { contextBridge, ipcRenderer, webUtils } from 'electron'
import type { Answer, Ask, AskKind, Bridge, MenuCommand } from '#shared/contract'
import { askChannel, menuCommandChannel } from '#shared/ipc-channels'
import { watchSnapshots } from './watch-snapshots'

// Built into one CommonJS file, as `sandbox: true` wants it.

/** What the menu wished for before the page was there to listen. */
let unheard: MenuCommand[] = []
const wishes = new Set<(wish: MenuCommand) => void>()

ipcRenderer.on(menuCommandChannel, (_event, wish: MenuCommand) => {
  if (wishes.size === 0) unheard.push(wish)
  for (const listener of wishes) listener(wish)
})

const bridge: Bridge = {
  screen: 'gm',
  onSnapshot: watchSnapshots(),
  onConnection(listener) {
    listener('open')
    return () => undefined
  },
  ask: <Kind extends AskKind>(ask: Extract<Ask, { ask: Kind }>) =>
    ipcRenderer.invoke(askChannel, ask) as Promise<Answer<Kind>>,
  onMenuCommand(listener) {
    wishes.add(listener)
    for (const wish of unheard) listener(wish)
    unheard = []
    return () => wishes.delete(listener)
  },
  pathOf: file => webUtils.getPathForFile(file as File)
}

contextBridge.exposeInMainWorld('hearthside', bridge)
