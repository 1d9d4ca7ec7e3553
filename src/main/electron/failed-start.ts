import { app, dialog } from 'electron'
import { reportStarted } from '../storage/machine/start-report'

/** The program cannot start: it says why, and ends. One that went on without a window would keep every later start from coming up. */
export function endFailedStart(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error)
  process.stderr.write(`could not start: ${error instanceof Error ? (error.stack ?? why) : why}\n`)
  // The box says why, and stays until it is read: `npm start` must not take it for silence.
  reportStarted('refused')
  dialog.showErrorBox(
    'Hearthside cannot start',
    `${why}\n\nYour campaigns are as they were. Start Hearthside again; if this is said again, restart the computer first.`
  )
  app.exit(1)
}

/** The profile of this program cannot be written. */
export function endWithoutProfile(): void {
  endFailedStart(
    new Error(
      `Nothing can be written into ${app.getPath('userData')}. Make room on the disk, or make that folder yours.`
    )
  )
}
