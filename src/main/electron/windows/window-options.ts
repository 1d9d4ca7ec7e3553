import { join } from 'node:path'
import { app, type BrowserWindowConstructorOptions } from 'electron'

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
