import { execFile } from 'node:child_process'
import type { BrowserWindow, Input } from 'electron'

/** One of the two ways in which a window fills a display. */
export interface FullScreen {
  is(window: BrowserWindow): boolean
  /** May take time: `enter-full-screen` or `leave-full-screen` reports the end, unless the change is immediate. */
  set(window: BrowserWindow, full: boolean): void
}

/**
 * The system's own full screen. On macOS it is a Space of the display. It stays full while other programs are in front,
 * and the Game Master's display keeps its menu bar. The change takes up to a second and takes the keyboard focus.
 */
export const nativeFullScreen: FullScreen = {
  is: window => window.isFullScreen(),
  set: (window, full) => window.setFullScreen(full)
}

/**
 * A frameless window over the whole display (macOS alone). It hides the menu bar and Dock of every display while
 * Hearthside is in front. On the projector they return when another program is in front. It is used only where the
 * system's own full screen would blacken the other displays.
 */
export const simpleFullScreen: FullScreen = {
  is: window => window.isSimpleFullScreen(),
  set: (window, full) => window.setSimpleFullScreen(full)
}

/**
 * The system's own full screen, except on a Mac whose displays share their Spaces ("Displays have separate Spaces" is
 * off). There a full screen on the projector would leave the Game Master's display black.
 */
export async function chooseFullScreen(
  platform: NodeJS.Platform,
  setting: (domain: string, name: string) => Promise<string> = readSetting
): Promise<FullScreen> {
  if (platform !== 'darwin') return nativeFullScreen
  const spans = await setting('com.apple.spaces', 'spans-displays').catch(() => '0') // not set: the default is 0
  return spans.trim() === '1' ? simpleFullScreen : nativeFullScreen
}

/** Electron reads only settings of its own program and global ones. */
function readSetting(domain: string, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('/usr/bin/defaults', ['read', domain, name], { timeout: 2000 }, (error, output) =>
      error ? reject(error) : resolve(output)
    )
  })
}

/** F11 on every system; on macOS also the system's Ctrl+Cmd+F. */
export function isFullScreenKey(input: Input, platform: NodeJS.Platform): boolean {
  if (input.type !== 'keyDown' || input.isAutoRepeat || input.alt || input.shift) return false
  if (input.key === 'F11') return !input.control && !input.meta
  return platform === 'darwin' && input.control && input.meta && input.key.toLowerCase() === 'f'
}

/**
 * Makes the window fill its display, or ends that. A window of fixed size is made resizable for the change, and fixed
 * again afterwards.
 */
export function toggleFullScreen(window: BrowserWindow, way: FullScreen): void {
  const full = !way.is(window)
  if (full && !window.isResizable()) {
    window.setResizable(true)
    window.once('leave-full-screen', () => window.setResizable(false))
  }
  way.set(window, full)
}
