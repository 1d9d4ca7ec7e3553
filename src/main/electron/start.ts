import { join } from 'node:path'
import { app, session } from 'electron'
import { Host } from '../host/host'
import { keepAt } from '../storage/machine/private-json'
import { libraryAt } from '../host/library'
import { cryptoLuck } from '../host/crypto-luck'
import { StageKeys } from '../stage/stage-links'
import { StageDoors } from '../stage/stage-server'
import { realDisk } from '../storage/disk/disk'
import { CampaignFolder } from '../storage/machine/campaign-folder'
import { wallClock } from '../storage/machine/this-machine'
import { desktopShell } from './desktop-shell'
import { ElectronShell, type Build } from './electron-shell'
import { servePages } from './protocol'
import { RememberedBounds } from './window-bounds-store'
import { guardSession } from './security'

/** What ships with the program. */
export interface Shipped extends Build {
  readonly pages: string
  readonly sample: string
}

/** Puts the program together on this machine and opens the dashboard. Only after the app is ready. */
export async function beginShell(shipped: Shipped): Promise<ElectronShell> {
  guardSession(session.defaultSession)
  servePages(session.defaultSession, shipped.pages)
  const keepIn = app.getPath('userData')
  const keys = await StageKeys.load(keepAt(join(keepIn, 'stage.json')))
  const bounds = await RememberedBounds.load(keepAt(join(keepIn, 'windows.json')))
  const folder = new CampaignFolder(realDisk, join(app.getPath('documents'), 'Hearthside'))
  const made: { shell?: ElectronShell; stage?: StageDoors } = {}
  const host = await Host.start({
    version: shipped.version,
    luck: cryptoLuck,
    clock: wallClock,
    library: libraryAt({ keepIn, sample: shipped.sample, savedBy: `Hearthside ${shipped.version}` }),
    // Nothing asks for a window before the shell is there: pages are what asks.
    shell: desktopShell(
      () => (made.shell as ElectronShell).screens,
      name => folder.free(name)
    ),
    stageFor: reception =>
      (made.stage = new StageDoors({
        reception,
        keys,
        folder: shipped.pages,
        clock: wallClock,
        ownScreens: () => null,
        warn: says => host.notice('warn', says)
      })),
    diary: line => process.stderr.write(`${line}\n`)
  })
  made.shell = new ElectronShell(host, bounds, shipped)
  await made.stage?.resume()
  made.shell.show()
  return made.shell
}
