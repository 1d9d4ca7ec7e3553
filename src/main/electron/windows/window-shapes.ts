import { type BrowserWindow, type BrowserWindowConstructorOptions, app } from 'electron'
import type { Preferences } from '#shared/contract'
import type { WindowKind } from '../ipc'
import { join } from 'node:path'

/** The two preloads: the GM's can send asks, an audience's can only receive. */
export type PreloadKind = 'gm' | 'audience'

/** Windows and macOS use the program's own icon; on Linux each window needs one. */
const picture = join(import.meta.dirname, '..', '..', 'resources', 'icons', '256x256.png')

/** Built preloads are beside the built main: `out/preload/gm.cjs`. */
const preloads = join(import.meta.dirname, '..', 'preload')

/**
 * The options of every window, so that no window can be made with weaker ones. A window adds its shape; the web
 * preferences are set only here.
 */
export function safeOptions(
  preload: PreloadKind,
  shape: Omit<BrowserWindowConstructorOptions, 'webPreferences'> & { readonly backgroundThrottling?: false }
): BrowserWindowConstructorOptions {
  const { backgroundThrottling, ...rest } = shape
  return {
    show: false,
    backgroundColor: '#120D09',
    ...(process.platform === 'linux' && { icon: picture }),
    ...rest,
    webPreferences: {
      preload: join(preloads, `${preload}.cjs`),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: false,
      // A packed app is for play; a build from a clone is for developers.
      devTools: !app.isPackaged,
      // A covered table or overlay must keep painting for a projector or OBS.
      ...(backgroundThrottling === false ? { backgroundThrottling: false } : {})
    }
  }
}

/** The look of one kind of window, in addition to the common options. */
export interface WindowShape {
  readonly size: { readonly width: number; readonly height: number }
  /** What stays constant when a display is smaller than the size. */
  readonly keeps: 'nothing' | 'ratio'
  options(preferences: Preferences): Parameters<typeof safeOptions>[1]
  /** Settings that need an existing window. */
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
    // Clicks pass through to the window beneath: a transparent overlay is only for viewing.
    finish: (window, { overlayBackground }) => {
      if (overlayBackground === 'transparent') window.setIgnoreMouseEvents(true)
      window.setMenuBarVisibility(false)
    }
  }
}

/**
 * A transparent window. On Linux this needs a compositor, so key colours exist as well. On Linux a window that cannot
 * have the focus is outside the window manager. It covers every workspace, and OBS does not list it. Clicks pass
 * through all the same. The type "utility" is not used, because KDE hides such windows while another program is in
 * front.
 */
const ghost = (platform: NodeJS.Platform): BrowserWindowConstructorOptions => ({
  frame: false,
  transparent: true,
  backgroundColor: '#00000000',
  minimizable: false,
  ...(platform === 'linux' ? {} : { focusable: false }),
  skipTaskbar: true
})

/** One solid colour for OBS to remove: an ordinary window that can be moved away. */
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
