import { uptime } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { HostDependencies, HostApi, Shell } from './host/dependencies'
import { cryptoLuck } from './host/crypto-luck'
import { Host } from './host/host'
import { libraryAt } from './host/library'
import { DeviceLinks } from './server/device-links'
import { DeviceServer, type OwnScreens } from './server/device-server'
import { privateJsonAt } from './storage/machine/private-json'
import { wallClock } from './storage/machine/this-machine'

/** The files that ship with the program. */
export interface ProgramFiles {
  readonly version: string
  /** The folder of the built pages. */
  readonly pages: string
  /** The file of the sample campaign. */
  readonly sample: string
}

/** The parts that differ between the desktop and the browser shell. */
export interface ShellParts {
  /** This user's own folder: backups, recent files, preferences, links. */
  readonly userFolder: string
  readonly shell: Shell
  /** The addresses of table and overlay while the device server is off. */
  readonly ownScreens: () => OwnScreens | null
  readonly log: HostDependencies['log']
}

/**
 * Composes the host of this machine and its device server, in the same way for both shells. Call `resume` after the
 * pages can be served.
 */
export async function composeHost(
  { version, pages, sample }: ProgramFiles,
  { userFolder, shell, ownScreens, log }: ShellParts
): Promise<{ readonly host: Host; readonly resume: () => Promise<void> }> {
  // The file keeps its first name: links on phones and in scenes of a stream last across versions.
  const links = await DeviceLinks.load(privateJsonAt(join(userFolder, 'stage.json')))
  const warn = (says: string): void => host.notice('warn', says)
  const createDeviceServer = (api: HostApi): DeviceServer =>
    new DeviceServer({ host: api, links, folder: pages, clock: wallClock, ownScreens, warn })
  const host = await Host.start({
    version,
    luck: cryptoLuck,
    clock: wallClock,
    steadyTime: { sinceBoot: () => uptime() * 1000, awake: () => performance.now() },
    library: libraryAt({ userFolder, sample, savedBy: `Hearthside ${version}` }),
    shell,
    createDeviceServer,
    log
  })
  return { host, resume: () => host.resumeStage() }
}
