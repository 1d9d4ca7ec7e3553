import { join } from 'node:path'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { Host } from '../host/host'
import type { House } from '../host/dependencies'
import { keepAt } from '../storage/machine/private-json'
import { libraryAt } from '../host/library'
import { cryptoLuck } from '../host/crypto-luck'
import { StageKeys } from '../stage/stage-links'
import { PageHost } from '../stage/page-server'
import { StageDoors, type OwnScreens } from '../stage/stage-server'
import { realDisk } from '../storage/disk/disk'
import { CampaignFolder } from '../storage/machine/campaign-folder'
import { wallClock } from '../storage/machine/this-machine'
import type { Wishes } from './command-line'
import { folderShell } from './folder-shell'
import { gmKeeper } from './gm-access'
import { openInBrowser } from './open-in-browser'
import { Session } from './session'

/** What ships with the program. */
export interface Shipped {
  readonly version: string
  /** The built pages. */
  readonly pages: string
  readonly sample: string
}

/** The whole program behind a loopback server: the host, the stage, and a door for the GM's own browser. */
export class BrowserShell {
  private constructor(
    private readonly host: Host,
    private readonly server: PageHost,
    private readonly session: Session
  ) {}

  static async start(wishes: Wishes, shipped: Shipped, diary: House['diary']): Promise<BrowserShell> {
    const { keepIn, folder, file } = wishes
    const session = await Session.load(keepAt(join(keepIn, 'browser.json')))
    const keys = await StageKeys.load(keepAt(join(keepIn, 'stage.json')))
    const screens = (): OwnScreens | null => server && screensAt(server.port)
    let server: PageHost | null = null
    let stage: StageDoors | null = null
    const host = await Host.start({
      version: shipped.version,
      luck: cryptoLuck,
      clock: wallClock,
      library: libraryAt({ keepIn, sample: shipped.sample, savedBy: `Hearthside ${shipped.version}` }),
      shell: folderShell({
        folder: new CampaignFolder(realDisk, folder),
        invited: file,
        screens,
        show: showing(wishes)
      }),
      stageFor: reception =>
        (stage = new StageDoors({
          reception,
          keys,
          folder: shipped.pages,
          clock: wallClock,
          ownScreens: screens,
          warn: says => host.notice('warn', says)
        })),
      diary
    })
    const setup = { reception: host, keeper: gmKeeper(session), folder: shipped.pages, clock: wallClock }
    server = await PageHost.listen(setup, '127.0.0.1', wishes.port)
    await (stage as StageDoors | null)?.resume()
    return new BrowserShell(host, server, session)
  }

  get port(): number {
    return this.server.port
  }

  /** A fresh link to the dashboard. It works once; the one before it is void. */
  freshLink(): string {
    return `http://127.0.0.1:${this.port}/?key=${this.session.mintLink()}`
  }

  open(file: string): Promise<Result<null, Problem>> {
    return this.host.open(file)
  }

  /** Everything is written and let go of. On a failure all stays open, because what is in memory is nowhere else. */
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

function showing({ browser }: Wishes): (url: string) => boolean {
  return url => browser === 'open' && openInBrowser(url, process.env)
}
