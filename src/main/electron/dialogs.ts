import { dialog, type BrowserWindow, type MessageBoxOptions } from 'electron'
import type { WindowKind } from './ipc'

/**
 * The disk refuses the last acts, and the person wants to go.
 * @param hurry aborted when the system ends the session: no box may keep it from that
 * @returns whether they go all the same
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

/** What the person should still know of the campaign that was closed just now. */
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

/** @returns the button that was pressed; in a hurry the last one, which is the one that goes on. */
async function answerTo(
  above: BrowserWindow | null,
  options: MessageBoxOptions & { readonly buttons: string[] },
  hurry: AbortSignal
): Promise<number> {
  const goOn = options.buttons.length - 1
  if (hurry.aborted) return goOn
  const withSignal = { ...options, signal: hurry }
  const box = above ? dialog.showMessageBox(above, withSignal) : dialog.showMessageBox(withSignal)
  // On macOS a signal closes no box without a window (docs/api/dialog.md): the box is not waited for.
  const { response } = await Promise.race([box, whenAborted(hurry)])
  return hurry.aborted ? goOn : response
}

function whenAborted(hurry: AbortSignal): Promise<{ readonly response: number }> {
  return new Promise(resolve => hurry.addEventListener('abort', () => resolve({ response: 0 }), { once: true }))
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
