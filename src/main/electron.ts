import { join } from 'node:path'
import { app, dialog, session } from 'electron'
import about from '../../package.json'
import { collectEarlyStarts, registerAppEvents, followSessionEnd } from './electron/app-events'
import { chooseProfile, isHandedOver, readStart, type Start } from './electron/start-options'
import { registerScheme, servePages } from './electron/protocol'
import { guardEverything, guardSession } from './electron/security'
import { repositoryOf } from './electron/updates'
import { reportProgress, reportStarted } from './storage/machine/start-report'
import type { Options } from './browser/command-line'
import { composeHost, type ProgramFiles } from './compose-host'
import { realDisk } from './storage/disk/disk'
import { CampaignFolder } from './storage/machine/campaign-folder'
import { privateJsonAt } from './storage/machine/private-json'
import { desktopShell } from './electron/desktop-shell'
import { ElectronShell, type Build } from './electron/electron-shell'
import { WindowBoundsStore } from './electron/windows/window-bounds'

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

/**
 * Composes the program on this machine and opens the dashboard. Only after the app is ready.
 * @param folderNamed whether the command line named the campaigns folder; dialogs then begin there
 */
async function startShell(
  shipped: ProgramFiles & Build,
  { userFolder, folder: campaigns }: Options,
  folderNamed: boolean
): Promise<ElectronShell> {
  guardSession(session.defaultSession)
  // In this program's own profile: another running program would overwrite the positions.
  const bounds = await WindowBoundsStore.load(privateJsonAt(join(app.getPath('userData'), 'windows.json')))
  const folder = new CampaignFolder(realDisk, campaigns)
  const made: { shell?: ElectronShell } = {}
  const { host, resume } = await composeHost(shipped, {
    userFolder,
    // Safe before the shell exists: only pages request windows, and there are no pages yet.
    shell: desktopShell(
      () => (made.shell as ElectronShell).windows,
      name => folder.freePath(name),
      folderNamed ? campaigns : app.getPath('documents')
    ),
    ownScreens: () => null,
    log: line => process.stderr.write(`${line}\n`)
  })
  servePages(session.defaultSession, shipped.pages, path => host.picture(path))
  made.shell = new ElectronShell(host, bounds, shipped)
  await resume()
  made.shell.show()
  return made.shell
}
