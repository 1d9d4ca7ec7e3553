import type { BrowserWindow } from 'electron'

/**
 * How long a window waits for its first paint after the page has loaded, in milliseconds; the paint usually comes
 * earlier.
 */
const pictureWithin = 1500

/** The longest time that a window stays hidden, in milliseconds. */
const hiddenAtMost = 4000

/**
 * Reveals a window once, at the first paint of its page, so that no empty window is visible; in any case soon. On
 * Wayland a hidden window never paints (electron#48859), nor does a window whose graphics process has ended.
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
