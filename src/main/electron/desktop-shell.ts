import { basename, isAbsolute, join } from 'node:path'
import { dialog, screen, shell, type BrowserWindow } from 'electron'
import { fail, ok, type Result } from '#rules/core/result'
import type { DisplayInfo } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { SaveTarget, Shell } from '../host/dependencies'
import type { AppWindows } from './windows/app-windows'
import { mayPlaceWindows } from './windows/display-server'
import { displayKey } from './windows/placement'

const filters = [{ name: 'Hearthside campaign', extensions: ['hearth'] }]

/**
 * The desktop's part of the host: native dialogs, displays, windows.
 * @param saveIn the first folder of the save dialog
 */
export function desktopShell(screens: () => AppWindows, freePath: Shell['freePath'], saveIn: string): Shell {
  const parent = (): BrowserWindow | null => screens().get('gm')
  return {
    kind: 'electron',
    pickFileToOpen: async path => (path === null ? ok(await askToOpen(parent())) : allowed(path)),
    async pickFileToSave(chosen, suggested) {
      if (chosen === null) return ok(await askToSave(parent(), join(saveIn, withEnding(basename(suggested)))))
      const path = allowed(withEnding(chosen))
      return path.ok ? ok({ path: path.value, whenTaken: 'refuse' }) : path
    },
    freePath,
    resolvePath: async path => allowed(path),
    listFiles: async () => ok([]),
    // On a desktop campaigns may be in any folder; people delete them with the system's own bin.
    listDeleted: async () => ok([]),
    resolveDeletedPath: async path => fail({ kind: 'not-found', path }),
    async showInFolder(path) {
      shell.showItemInFolder(path)
      return ok(null)
    },
    // Where the program may not place a window, the choice of a display has no effect.
    displays: () => (mayPlaceWindows() ? allDisplays() : []),
    async openScreen(kind) {
      screens().open(kind)
      return ok(null)
    },
    async closeScreen(kind) {
      screens().close(kind)
      return ok(null)
    }
  }
}

/** @returns the path; null when the GM cancelled @param above the window that the dialog belongs to */
async function askToOpen(above: BrowserWindow | null): Promise<string | null> {
  const options: Electron.OpenDialogOptions = { title: 'Open a campaign', filters, properties: ['openFile'] }
  const { canceled, filePaths } = await (above ? dialog.showOpenDialog(above, options) : dialog.showOpenDialog(options))
  return canceled ? null : (filePaths[0] ?? null)
}

async function askToSave(above: BrowserWindow | null, defaultPath: string): Promise<SaveTarget | null> {
  const options: Electron.SaveDialogOptions = { title: 'Save the campaign', defaultPath, filters }
  const { canceled, filePath } = await (above ? dialog.showSaveDialog(above, options) : dialog.showSaveDialog(options))
  // The dialog has already asked whether to replace a file of that name.
  return canceled || !filePath ? null : { path: withEnding(filePath), whenTaken: 'replace' }
}

/** Every present display, with its size in physical pixels, as its maker states it. Only after the app is ready. */
function allDisplays(): readonly DisplayInfo[] {
  const primary = screen.getPrimaryDisplay().id
  const displays = screen.getAllDisplays()
  return displays.map((display, index) => ({
    id: displayKey(display, displays),
    name: display.label || `Screen ${index + 1}`,
    width: Math.round(display.size.width * display.scaleFactor),
    height: Math.round(display.size.height * display.scaleFactor),
    primary: display.id === primary
  }))
}

/** A page may name campaigns, by absolute path, and no other file. */
function allowed(path: string): Result<string, Problem> {
  if (isAbsolute(path) && withEnding(path) === path) return ok(path)
  return fail({
    kind: 'not-allowed',
    message: 'That is not a campaign file',
    remedy: 'Choose one whose name ends in .hearth'
  })
}

function withEnding(path: string): string {
  return path.toLowerCase().endsWith('.hearth') ? path : `${path}.hearth`
}
