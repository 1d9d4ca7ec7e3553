import { execFile } from 'node:child_process'
import type { BrowserWindow, Input } from 'electron'

/** One of the two ways in which a window fills a display. */
export interface FullScreen {
  is(window: BrowserWindow): boolean
  /** May take a while: `enter-full-screen` or `leave-full-screen` says when it is done, unless it is done at once. */
  set(window: BrowserWindow, full: boolean): void
}

/**
 * The system's own. On macOS it is a Space of the display, which stays full whatever program is in front, and leaves the menu bar of the
 * Game Master's display alone. It takes up to a second, and takes the keyboard.
 */
export const nativeFullScreen: FullScreen = {
  is: window => window.isFullScreen(),
  set: (window, full) => window.setFullScreen(full)
}

/**
 * A window without a frame over the whole display (macOS alone). It hides menu bar and Dock of every display while Hearthside is in
 * front, and on the projector they come back when another program is; so only where the system's own would blacken the other displays.
 */
export const simpleFullScreen: FullScreen = {
  is: window => window.isSimpleFullScreen(),
  set: (window, full) => window.setSimpleFullScreen(full)
}

/**
 * The system's own, but on a Mac where the displays share their Spaces ("Displays have separate Spaces" is off in the system's
 * settings): there a full screen on the projector would leave the Game Master's display black.
 */
export async function chooseFullScreen(
  platform: NodeJS.Platform,
  setting: (domain: string, name: string) => Promise<string> = readSetting
): Promise<FullScreen> {
  if (platform !== 'darwin') return nativeFullScreen
  const spans = await setting('com.apple.spaces', 'spans-displays').catch(() => '0') // not set: as delivered
  return spans.trim() === '1' ? simpleFullScreen : nativeFullScreen
}

/** Electron reads only settings of its own program and the global ones. */
function readSetting(domain: string, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('/usr/bin/defaults', ['read', domain, name], { timeout: 2000 }, (error, said) =>
      error ? reject(error) : resolve(said)
    )
  })
}

/** F11 on every system, and on macOS its own Ctrl+Cmd+F besides. */
export function isFullScreenKey(input: Input, platform: NodeJS.Platform): boolean {
  if (input.type !== 'keyDown' || input.isAutoRepeat || input.alt || input.shift) return false
  if (input.key === 'F11') return !input.control && !input.meta
  return platform === 'darwin' && input.control && input.meta && input.key.toLowerCase() === 'f'
}

/** The window fills the display that it is on, or no longer does. A window of one size must be let grow for that, and is held again. */
export function toggleFullScreen(window: BrowserWindow, way: FullScreen): void {
  const full = !way.is(window)
  if (full && !window.isResizable()) {
    window.setResizable(true)
    window.once('leave-full-screen', () => window.setResizable(false))
  }
  way.set(window, full)
}
