import type { BrowserWindow } from 'electron'

const crashBudget = { crashes: 3, within: 60_000 }

/** A page that crashes is loaded again at once; one that goes on crashing is left alone, and somebody is told. */
export function reloadOnCrash(window: BrowserWindow, giveUp: () => void): void {
  let crashes: readonly number[] = []
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    const now = Date.now()
    crashes = [...crashes.filter(at => now - at < crashBudget.within), now]
    if (crashes.length > crashBudget.crashes) giveUp()
    else window.webContents.reload()
  })
}
