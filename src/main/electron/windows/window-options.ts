import { join } from 'node:path'
import { app, type BrowserWindowConstructorOptions } from 'electron'

/** Which of the two preloads a window gets: the GM's can ask, an audience's can only look. */
export type PreloadKind = 'gm' | 'audience'

/** Windows and macOS take the picture of the program itself; on Linux each window brings its own. */
const picture = join(import.meta.dirname, '..', '..', 'resources', 'icons', '256x256.png')

/** Built preloads lie beside the built main: `out/preload/gm.cjs`. */
const preloads = join(import.meta.dirname, '..', 'preload')

/**
 * The options of every window there is, so that no window can be made with less. What a window adds is its shape;
 * its web preferences can be made stricter here only.
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
      // What was packed is for playing; a build from a clone is for whoever works on it.
      devTools: !app.isPackaged,
      // A table or overlay that is covered must keep painting: a projector and OBS look at it.
      ...(backgroundThrottling === false ? { backgroundThrottling: false } : {})
    }
  }
}
