import { app, dialog } from 'electron'
import { reportStarted } from '../storage/machine/start-report'

/** Reports that the program cannot start, and ends it. A process without a window would block every later start. */
export function endFailedStart(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error)
  process.stderr.write(`could not start: ${error instanceof Error ? (error.stack ?? why) : why}\n`)
  // The dialog stays open until it is read, so `npm start` must not treat the process as unresponsive.
  reportStarted('refused')
  dialog.showErrorBox(
    'Hearthside cannot start',
    `${why}\n\nYour campaigns are as they were. Start Hearthside again; if this is said again, restart the computer first.`
  )
  app.exit(1)
}

export function endWithoutProfile(): void {
  endFailedStart(
    new Error(
      `Nothing can be written into ${app.getPath('userData')}. Make room on the disk, or make that folder yours.`
    )
  )
}
