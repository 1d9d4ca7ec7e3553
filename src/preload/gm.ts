import { contextBridge, webUtils } from 'electron'
import type { MenuCommand } from '#shared/contract'
import { askChannel, menuCommandChannel, saveBookChannel, savePdfChannel } from '#shared/ipc-channels'
import type { PreloadBridge } from '#shared/preload-bridge'
import { invoker, listen } from './ipc'
import { watchUpdates } from './watch-updates'

// Built into one CommonJS file, because `sandbox: true` requires it.

/** Menu commands that arrived before the page listened. */
let pending: MenuCommand[] = []
const listeners = new Set<(command: MenuCommand) => void>()

listen(menuCommandChannel, command => {
  if (listeners.size === 0) pending.push(command)
  for (const listener of listeners) listener(command)
})

const bridge: PreloadBridge = {
  screen: 'gm',
  onUpdate: watchUpdates(),
  onConnection(listener) {
    listener('open')
    return () => undefined
  },
  ask: invoker(askChannel),
  onMenuCommand(listener) {
    listeners.add(listener)
    for (const command of pending) listener(command)
    pending = []
    return () => listeners.delete(listener)
  },
  savePdf: invoker(savePdfChannel),
  saveBook: invoker(saveBookChannel),
  pathOf: file => webUtils.getPathForFile(file as File)
}

contextBridge.exposeInMainWorld('hearthside', bridge)
