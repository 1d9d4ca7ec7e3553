import { join } from 'node:path'
import { app, dialog } from 'electron'
import about from '../../package.json'
import { startShell } from './electron/start'
import { collectEarlyStarts, registerAppEvents } from './electron/app-events'
import { chooseProfile, isHandedOver } from './electron/profile'
import { registerScheme } from './electron/protocol'
import { guardEverything } from './electron/security'
import { followSessionEnd } from './electron/session-end'
import { readStart, type Start } from './electron/start-options'
import { repositoryOf } from './electron/updates'
import { reportProgress, reportStarted } from './storage/machine/start-report'

// The entry of the desktop app, built to out/main/electron.js. It only composes the parts.

const root = join(import.meta.dirname, '..', '..')
const shipped = {
  version: about.version,
  repository: repositoryOf(about),
  pages: join(root, 'out', 'renderer'),
  sample: join(root, 'resources', 'samples', 'the-drowned-bells.hearth')
}

const userFolder = chooseProfile(root)
registerScheme()
collectEarlyStarts()
guardEverything()
app.enableSandbox()
// Windows groups our windows and their notifications under this name.
app.setAppUserModelId('games.hearthside.app')

reportProgress('main')
const start = readStart(about.version, userFolder)
if ('says' in start) {
  process.stdout.write(`${start.says}\n`)
  reportStarted('refused')
  process.exit(start.code)
}

// A second start hands its file to the first instance and ends.
if (app.requestSingleInstanceLock())
  app
    .whenReady()
    .then(() => begin(start))
    .catch(endFailedStart)
else void leave()

async function leave(): Promise<void> {
  if (await isHandedOver()) {
    reportStarted('handed over')
    return app.quit()
  }
  // A message box requires that the app is ready.
  await app.whenReady()
  endWithoutProfile()
}

async function begin({ options, folderNamed }: Extract<Start, { options: unknown }>): Promise<void> {
  reportProgress('ready')
  const shell = await startShell(shipped, options, folderNamed)
  reportProgress('host')
  const { endNow } = registerAppEvents(shell)
  followSessionEnd(shell, endNow)
  if (options.file !== null) shell.openFile(options.file)
}

/** Reports that the program cannot start, and ends it. A process without a window would block every later start. */
function endFailedStart(error: unknown): void {
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

function endWithoutProfile(): void {
  endFailedStart(
    new Error(
      `Nothing can be written into ${app.getPath('userData')}. Make room on the disk, or make that folder yours.`
    )
  )
}
