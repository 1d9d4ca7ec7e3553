import { join } from 'node:path'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { composeHost, type ProgramFiles } from '../compose-host'
import type { HostDependencies } from '../host/dependencies'
import type { Host } from '../host/host'
import { printEarly } from '../server/connection'
import { PageServer } from '../server/page-server'
import type { OwnScreens } from '../server/stage-server'
import { realDisk } from '../storage/disk/disk'
import { CampaignFolder } from '../storage/machine/campaign-folder'
import { privateJsonAt } from '../storage/machine/private-json'
import { wallClock } from '../storage/machine/this-machine'
import type { Options } from './command-line'
import { folderShell } from './folder-shell'
import { gmAccess } from './gm-access'
import { openInBrowser } from './open-in-browser'
import { Session } from './session'

/**
 * The whole program behind a loopback server: the host, the stage server, and the server of the GM's dashboard.
 */
export class BrowserShell {
  private constructor(
    private readonly host: Host,
    private readonly server: PageServer,
    private readonly session: Session
  ) {}

  static async start(options: Options, shipped: ProgramFiles, log: HostDependencies['log']): Promise<BrowserShell> {
    const { userFolder, folder, file } = options
    const session = await Session.load(privateJsonAt(join(userFolder, 'browser.json')))
    let server: PageServer | null = null
    const ownScreens = (): OwnScreens | null => server && screensAt(server.port)
    const shell = folderShell({
      folder: new CampaignFolder(realDisk, folder),
      namedFile: file,
      screens: ownScreens,
      openUrl: url => options.browser === 'open' && openInBrowser(url, process.env)
    })
    const { host, resume } = await composeHost(shipped, { userFolder, shell, ownScreens, log })
    const setup = { host, access: gmAccess(session), folder: shipped.pages, clock: wallClock }
    server = await PageServer.listen(setup, '127.0.0.1', options.port)
    await resume()
    return new BrowserShell(host, server, session)
  }

  get port(): number {
    return this.server.port
  }

  /** A new link to the dashboard. It works once, and the previous link stops working. */
  freshLink(): string {
    return `http://127.0.0.1:${this.port}/?key=${this.session.mintLink()}`
  }

  open(file: string): Promise<Result<null, Problem>> {
    return this.host.open(file)
  }

  /** Makes the dashboard's snapshot while the browser starts. Call it after the link is printed. */
  prepare(): void {
    setImmediate(() => printEarly(this.host))
  }

  /**
   * Writes everything and releases the campaign. After a failure all stays open, because unsaved acts are in memory
   * only.
   */
  async close(): Promise<Result<readonly string[], Problem>> {
    const closed = await this.host.close()
    if (!closed.ok) return closed
    await this.server.close()
    await this.session.kept()
    return closed
  }
}

function screensAt(port: number): OwnScreens {
  return { tableUrl: `http://127.0.0.1:${port}/table`, overlayUrl: `http://127.0.0.1:${port}/overlay` }
}
