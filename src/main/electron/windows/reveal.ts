import type { BrowserWindow } from 'electron'

/** How long after its page has loaded a window waits for the first picture of it, in milliseconds; it mostly is there before. */
const pictureWithin = 1500

/** How long a window stays hidden at most, in milliseconds. */
const hiddenAtMost = 4000

/**
 * Reveals a window once: with the first picture of its page, so that no empty window is seen, but in any case soon. On Wayland a
 * hidden window never gets a picture (electron#48859), nor does one whose graphics process has died.
 */
export function revealOnce(window: BrowserWindow, platform: NodeJS.Platform, reveal: () => void): void {
  const timers = new Set<NodeJS.Timeout>()
  const { webContents } = window
  const now = (): void => {
    stop()
    if (!window.isDestroyed()) reveal()
  }
  const wait = (ms: number): void => void timers.add(setTimeout(now, ms))
  const loaded = (): void => (platform === 'linux' ? now() : wait(pictureWithin))
  const failed = (_event: unknown, _code: number, _why: string, _url: string, isMainFrame: boolean): void => {
    if (isMainFrame) now()
  }
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer)
    window.removeListener('ready-to-show', now)
    window.removeListener('closed', stop)
    webContents.removeListener('did-finish-load', loaded)
    webContents.removeListener('did-fail-load', failed)
  }
  window.once('ready-to-show', now)
  window.once('closed', stop)
  webContents.once('did-finish-load', loaded)
  webContents.on('did-fail-load', failed)
  wait(hiddenAtMost)
}
