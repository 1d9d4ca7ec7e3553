import { contextBridge, ipcRenderer, webUtils } from 'electron'
import type { Answer, Ask, AskKind, Bridge, MenuCommand } from '#shared/contract'
import { askChannel, menuCommandChannel, saveBookChannel, savePdfChannel } from '#shared/ipc-channels'
import { watchSnapshots } from './watch-snapshots'

// Built into one CommonJS file, as `sandbox: true` wants it.

/** Commands of the menu from before the page was there to listen. */
let unheard: MenuCommand[] = []
const listeners = new Set<(command: MenuCommand) => void>()

ipcRenderer.on(menuCommandChannel, (_event, command: MenuCommand) => {
  if (listeners.size === 0) unheard.push(command)
  for (const listener of listeners) listener(command)
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
    listeners.add(listener)
    for (const command of unheard) listener(command)
    unheard = []
    return () => listeners.delete(listener)
  },
  savePdf: suggested => ipcRenderer.invoke(savePdfChannel, suggested) as ReturnType<NonNullable<Bridge['savePdf']>>,
  saveBook: holds => ipcRenderer.invoke(saveBookChannel, holds) as ReturnType<NonNullable<Bridge['saveBook']>>,
  pathOf: file => webUtils.getPathForFile(file as File)
}

contextBridge.exposeInMainWorld('hearthside', bridge)
