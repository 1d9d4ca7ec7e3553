import { join } from 'node:path'
import { app, session } from 'electron'
import type { Options } from '../browser/command-line'
import { composeHost, type ProgramFiles } from '../compose-host'
import { realDisk } from '../storage/disk/disk'
import { CampaignFolder } from '../storage/machine/campaign-folder'
import { privateJsonAt } from '../storage/machine/private-json'
import { desktopShell } from './desktop-shell'
import { ElectronShell, type Build } from './electron-shell'
import { servePages } from './protocol'
import { guardSession } from './security'
import { WindowBoundsStore } from './window-bounds-store'

/**
 * Puts the program together on this machine and opens the dashboard. Only after the app is ready.
 * @param folderNamed whether the campaigns folder was named on the command line: then dialogs begin there
 */
export async function startShell(
  shipped: ProgramFiles & Build,
  { userFolder, folder: campaigns }: Options,
  folderNamed: boolean
): Promise<ElectronShell> {
  guardSession(session.defaultSession)
  // Of this program alone: another one that runs would write its own places over these.
  const bounds = await WindowBoundsStore.load(privateJsonAt(join(app.getPath('userData'), 'windows.json')))
  const folder = new CampaignFolder(realDisk, campaigns)
  const made: { shell?: ElectronShell } = {}
  const { host, resume } = await composeHost(shipped, {
    userFolder,
    // Nothing asks for a window before the shell is there: pages are what asks.
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
