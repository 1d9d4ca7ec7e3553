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
 * Composes the program on this machine and opens the dashboard. Only after the app is ready.
 * @param folderNamed whether the command line named the campaigns folder; dialogs then begin there
 */
export async function startShell(
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
