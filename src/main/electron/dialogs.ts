import { dialog, type BrowserWindow, type MessageBoxOptions } from 'electron'
import type { WindowKind } from './ipc'

/** The disk refuses the last acts, and the person wants to go. @returns whether they go all the same */
export async function confirmLeavingUnsaved(above: BrowserWindow | null): Promise<boolean> {
  const options: MessageBoxOptions = {
    type: 'warning',
    message: 'The last acts are not saved.',
    detail: 'The disk cannot be written to. Stay and save a copy elsewhere, or leave and lose what has not been saved.',
    buttons: ['Stay', 'Leave without saving'],
    defaultId: 0,
    cancelId: 0,
    noLink: true
  }
  const { response } = await (above ? dialog.showMessageBox(above, options) : dialog.showMessageBox(options))
  return response === 1
}

/** What the person should still know of the campaign that was closed just now. */
export async function showClosingWarnings(above: BrowserWindow | null, warnings: readonly string[]): Promise<void> {
  if (warnings.length === 0) return
  const options: MessageBoxOptions = {
    type: 'warning',
    message: 'About the campaign that was just closed',
    detail: warnings.join('\n\n'),
    buttons: ['OK']
  }
  await (above ? dialog.showMessageBox(above, options) : dialog.showMessageBox(options))
}

/** A page crashes each time that it is loaded: better said than tried for ever. */
export async function reportCrashLoop(kind: WindowKind): Promise<void> {
  await dialog.showMessageBox({
    type: 'error',
    message: `The ${{ gm: 'dashboard', table: 'table screen', overlay: 'overlay' }[kind]} keeps failing.`,
    detail: 'Everything that was shown as saved is safe. Quit Hearthside and start it again.',
    buttons: ['Close']
  })
}
