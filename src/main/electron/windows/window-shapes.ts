import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron'
import type { Preferences } from '#shared/contract'
import type { WindowKind } from '../ipc'
import type { safeOptions } from './window-options'

/** What one kind of window looks like, beyond what every window is. */
export interface WindowShape {
  readonly size: { readonly width: number; readonly height: number }
  /** What is kept when a screen is smaller than that. */
  readonly keeps: 'nothing' | 'ratio'
  options(preferences: Preferences): Parameters<typeof safeOptions>[1]
  /** What can only be said to a window that is there. */
  finish(window: BrowserWindow, preferences: Preferences): void
}

const dark: BrowserWindowConstructorOptions = { autoHideMenuBar: true, darkTheme: true }

export const windowShapes: Readonly<Record<WindowKind, WindowShape>> = {
  gm: {
    size: { width: 1440, height: 900 },
    keeps: 'nothing',
    options: () => ({ title: 'Hearthside', minWidth: 1024, minHeight: 640, darkTheme: true }),
    finish: () => undefined
  },
  table: {
    size: { width: 1280, height: 720 },
    keeps: 'ratio',
    options: () => ({
      ...dark,
      title: 'Hearthside Table',
      minWidth: 640,
      minHeight: 360,
      fullscreenable: true,
      backgroundThrottling: false
    }),
    finish: window => window.setMenuBarVisibility(false)
  },
  overlay: {
    size: { width: 1920, height: 1080 },
    keeps: 'ratio',
    options: ({ overlayBackground }) => ({
      title: 'Hearthside Overlay',
      hasShadow: false,
      resizable: false,
      maximizable: false,
      backgroundThrottling: false,
      ...(overlayBackground === 'transparent' ? ghost(process.platform) : keyed[overlayBackground])
    }),
    // Clicks go through to whatever is beneath: a clear overlay is looked at, never touched.
    finish: (window, { overlayBackground }) => {
      if (overlayBackground === 'transparent') window.setIgnoreMouseEvents(true)
      window.setMenuBarVisibility(false)
    }
  }
}

/**
 * Seen through: on Linux this needs a compositor, which is why there are key colours too. On Linux a window that cannot have the
 * keyboard is no business of the window manager's: it lies over everything on every workspace, and OBS does not list it. Clicks go
 * through it all the same. Nor is it a window of the type "utility": KDE hides those while another program is in front.
 */
const ghost = (platform: NodeJS.Platform): BrowserWindowConstructorOptions => ({
  frame: false,
  transparent: true,
  backgroundColor: '#00000000',
  minimizable: false,
  ...(platform === 'linux' ? {} : { focusable: false }),
  skipTaskbar: true
})

/** One solid colour for OBS to take out: an ordinary window that can be moved out of the way. */
const solid = (backgroundColor: string): BrowserWindowConstructorOptions => ({
  ...dark,
  frame: true,
  transparent: false,
  useContentSize: true,
  backgroundColor
})

const keyed: Readonly<
  Record<Exclude<Preferences['overlayBackground'], 'transparent'>, BrowserWindowConstructorOptions>
> = { green: solid('#00ff00'), magenta: solid('#ff00ff'), black: solid('#000000') }
