import { join } from 'node:path'
import { app } from 'electron'
import about from '../../package.json'
import { startShell } from './electron/start'
import { collectEarlyStarts, registerAppEvents } from './electron/app-events'
import { endFailedStart, endWithoutProfile } from './electron/failed-start'
import { chooseProfile, isHandedOver } from './electron/profile'
import { registerScheme } from './electron/protocol'
import { guardEverything } from './electron/security'
import { followSessionEnd } from './electron/session-end'
import { readStart, type Start } from './electron/start-options'
import { repositoryOf } from './electron/updates'
import { reportProgress, reportStarted } from './storage/machine/start-report'

// The desktop's entry, built to out/main/electron.js: composes, nothing else.

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
// Windows groups our windows, and their notices, under this name.
app.setAppUserModelId('games.hearthside.app')

reportProgress('main')
const start = readStart(about.version, userFolder)
if ('says' in start) {
  process.stdout.write(`${start.says}\n`)
  reportStarted('refused')
  process.exit(start.code)
}

// The second start hands its file to the first and is done.
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
  // A message box needs an app that is ready.
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
