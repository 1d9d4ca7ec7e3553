import { join, isAbsolute } from 'node:path'
import { type Result, fail, ok } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { composeHost, type ProgramFiles } from '../compose-host'
import type { HostDependencies, Shell } from '../host/dependencies'
import type { Host } from '../host/host'
import { printEarly } from '../server/connection'
import { PageServer } from '../server/page-server'
import type { OwnScreens } from '../server/device-server'
import { realDisk } from '../storage/disk/disk'
import { CampaignFolder } from '../storage/machine/campaign-folder'
import { privateJsonAt } from '../storage/machine/private-json'
import { wallClock } from '../storage/machine/this-machine'
import type { Options } from './command-line'
import { gmAccess, Session } from './gm-access'
import { openInBrowser } from './open-in-browser'

interface FolderShellSetup {
  readonly folder: CampaignFolder
  /** A campaign outside the folder that was named on the command line; it may be opened too. */
  readonly namedFile: string | null
  readonly screens: () => OwnScreens | null
  /** Shows an address in a browser; false where there is none. */
  readonly openUrl: (url: string) => boolean
}

/**
 * The browser shell works in one folder and names campaigns by file name. No page can reach a path outside the folder.
 */
export function folderShell({ folder, namedFile, screens, openUrl }: FolderShellSetup): Shell {
  const existing = async (path: string): Promise<Result<string, Problem>> =>
    path === namedFile ? ok(path) : folder.pathOf(path)

  return {
    kind: 'browser',
    pickFileToOpen: async path =>
      path === null ? unsupported('No campaign was chosen', 'Choose one from the list') : existing(path),
    async pickFileToSave(chosen, suggested) {
      if (chosen !== null && isAbsolute(chosen))
        return unsupported('A campaign goes into the campaigns folder here', 'Give it a name without a folder')
      const path = chosen === null ? await folder.freePath(suggested) : await folder.pathOf(chosen)
      return path.ok ? ok({ path: path.value, whenTaken: 'refuse' }) : path
    },
    freePath: name => folder.freePath(name),
    resolvePath: existing,
    listFiles: () => folder.list(),
    listDeleted: () => folder.listDeleted(),
    resolveDeletedPath: path => folder.deletedPathOf(path),
    showInFolder: async () =>
      unsupported('A browser cannot show folders', 'Rest the mouse on the file’s name to read where it is'),
    displays: () => [],
    async openScreen(screen) {
      const url = screen === 'table' ? screens()?.tableUrl : screens()?.overlayUrl
      if (url === undefined)
        return unsupported('The screens are not being served', 'Close Hearthside and start it again')
      return openUrl(url)
        ? ok(null)
        : unsupported('No browser could be started from here', `Open ${url} in a browser window`)
    },
    closeScreen: async () =>
      unsupported('A browser’s window cannot be closed from here', 'Close the window that shows it')
  }
}

function unsupported(message: string, remedy: string): Result<never, Problem> {
  return fail({ kind: 'unsupported', message, remedy })
}

/**
 * The whole program behind a loopback server: the host, the device server, and the server of the GM's dashboard.
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
