import { dialog, type BrowserWindow, type MessageBoxOptions } from 'electron'
import type { WindowKind } from './ipc'

/**
 * The disk refused the last acts, and the person wants to quit.
 * @param hurry aborted when the system ends the session; no dialog may delay that
 * @returns whether to quit anyway
 */
export async function confirmLeavingUnsaved(above: BrowserWindow | null, hurry: AbortSignal): Promise<boolean> {
  const options = {
    type: 'warning' as const,
    message: 'The last acts are not saved.',
    detail: 'The disk cannot be written to. Stay and save a copy elsewhere, or leave and lose what has not been saved.',
    buttons: ['Stay', 'Leave without saving'],
    defaultId: 0,
    cancelId: 0,
    noLink: true
  }
  return (await answerTo(above, options, hurry)) === 1
}

/** Shows the warnings about the campaign that was just closed. */
export async function showClosingWarnings(
  above: BrowserWindow | null,
  warnings: readonly string[],
  hurry = new AbortController().signal
): Promise<void> {
  if (warnings.length === 0) return
  const options = {
    type: 'warning' as const,
    message: 'About the campaign that was just closed',
    detail: warnings.join('\n\n'),
    buttons: ['OK']
  }
  await answerTo(above, options, hurry)
}

/** @returns the index of the pressed button; in a hurry the last one, which continues */
async function answerTo(
  above: BrowserWindow | null,
  options: MessageBoxOptions & { readonly buttons: string[] },
  hurry: AbortSignal
): Promise<number> {
  const proceeding = options.buttons.length - 1
  if (hurry.aborted) return proceeding
  const withSignal = { ...options, signal: hurry }
  const box = above ? dialog.showMessageBox(above, withSignal) : dialog.showMessageBox(withSignal)
  // On macOS a signal does not close a dialog without a window (docs/api/dialog.md), so the dialog is not awaited.
  const { response } = await Promise.race([box, whenAborted(hurry)])
  return hurry.aborted ? proceeding : response
}

function whenAborted(hurry: AbortSignal): Promise<{ readonly response: number }> {
  return new Promise(resolve => hurry.addEventListener('abort', () => resolve({ response: 0 }), { once: true }))
}

/** The page crashes at each load: reports it instead of reloading for ever. */
export async function reportCrashLoop(kind: WindowKind): Promise<void> {
  await dialog.showMessageBox({
    type: 'error',
    message: `The ${{ gm: 'dashboard', table: 'table screen', overlay: 'overlay' }[kind]} keeps failing.`,
    detail: 'Everything that was shown as saved is safe. Quit Hearthside and start it again.',
    buttons: ['Close']
  })
}
