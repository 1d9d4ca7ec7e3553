import type { BrowserWindow } from 'electron'

const crashBudget = { crashes: 3, within: 60_000 }

/** Reloads a crashed page at once; after repeated crashes it stops and reports. */
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
