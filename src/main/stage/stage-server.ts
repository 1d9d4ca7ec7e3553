import { networkInterfaces } from 'node:os'
import { fail, ok, type Result } from '#rules/core/result'
import type { SeatId } from '#rules/core/seat'
import type { StageStatus } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Stage } from '../host/dependencies'
import { Turns } from '#shared/serial-queue'
import type { Reach, StageKeys } from './stage-links'
import { PageHost, type ServerSetup } from './page-server'
import { chairKey, stageKeeper } from './stage-access'

/** Where table and overlay can be seen while the stage is off: the browser shell's own addresses. */
export interface OwnScreens {
  readonly tableUrl: string
  readonly overlayUrl: string
}

export type StageSetup = Omit<ServerSetup, 'keeper'> & {
  readonly keys: StageKeys
  readonly ownScreens: () => OwnScreens | null
  /** A sentence for the GM. */
  readonly warn?: (says: string) => void
}

/** The stage server, off until the GM turns it on. */
export class StageDoors implements Stage {
  private readonly turns = new Turns()
  private server: PageHost | null = null

  constructor(private readonly setup: StageSetup) {}

  /** OBS and the phones find the same doors at every start, if the GM left them open. */
  async resume(): Promise<void> {
    const { keys, warn } = this.setup
    if (!keys.isOn) return
    const opened = await this.turns.take(() => this.listen(keys.reach))
    if (!opened.ok && opened.error.kind === 'failed') warn?.(opened.error.says)
  }

  status(campaign: string | null, seats: readonly SeatId[]): StageStatus {
    const { keys, ownScreens } = this.setup
    const { server } = this
    if (!server) {
      const own = ownScreens()
      return {
        on: false,
        reach: keys.reach,
        portTaken: null,
        overlayUrl: own?.overlayUrl ?? null,
        tableUrl: own?.tableUrl ?? null,
        seats: []
      }
    }
    const link = (page: string, token: string): string =>
      `http://${addressFor(keys.reach)}:${server.port}/${page}#${token}`
    return {
      on: true,
      reach: keys.reach,
      portTaken: server.port === keys.port ? null : keys.port,
      overlayUrl: link('overlay', keys.tokenOf('overlay')),
      tableUrl: link('table', keys.tokenOf('table')),
      seats: seats.flatMap(seat => {
        if (campaign === null) return []
        const connected = server.isTaken(chairKey(campaign, seat))
        return [{ seat, url: link('seat', keys.seatToken(campaign, seat)), connected }]
      })
    }
  }

  set(power: 'on' | 'off', reach: Reach): Promise<Result<null, Problem>> {
    return this.turns.take(async () => {
      const { keys } = this.setup
      const stays = this.server !== null && this.server.port === keys.port
      if (stays && power === 'on' && reach === keys.reach) return ok(null)
      await this.shut()
      const opened = power === 'on' ? await this.listen(reach) : ok(null)
      keys.turn({ on: this.server !== null, reach })
      await keys.settled()
      return opened
    })
  }

  async renewSeat(campaign: string, seat: SeatId): Promise<Result<null, Problem>> {
    this.setup.keys.renew(campaign, seat)
    return this.reconsider()
  }

  async renewScreen(screen: 'table' | 'overlay'): Promise<Result<null, Problem>> {
    this.setup.keys.renewScreen(screen)
    return this.reconsider()
  }

  closeTo(campaign: string, retired: readonly SeatId[]): void {
    if (this.setup.keys.forget(campaign, retired)) this.server?.reconsider()
  }

  /** The phones are hung up on; they come back by the same links and find the same campaign under its new id. */
  async follow(campaign: string, into: string): Promise<void> {
    if (campaign === into) return
    this.setup.keys.follow(campaign, into)
    this.server?.hangUpOn(chair => chair.startsWith(chairKey(campaign, '')))
    await this.setup.keys.settled()
  }

  kept(): Promise<void> {
    return this.setup.keys.settled()
  }

  /** The program ends. Whether the doors are open is remembered. */
  async close(): Promise<void> {
    await this.turns.take(() => this.shut())
    await this.setup.keys.settled()
  }

  private async shut(): Promise<void> {
    await this.server?.close()
    this.server = null
  }

  private async reconsider(): Promise<Result<null, Problem>> {
    this.server?.reconsider()
    await this.setup.keys.settled()
    return ok(null)
  }

  private async listen(reach: Reach): Promise<Result<null, Problem>> {
    const { keys, warn } = this.setup
    const address = reach === 'lan' ? '0.0.0.0' : '127.0.0.1'
    try {
      this.server = await PageHost.listen({ ...this.setup, keeper: stageKeeper(keys) }, address, keys.ports)
      keys.listenedAt(this.server.port)
      if (this.server.port !== keys.port) warn?.(portWords(keys.port))
      return ok(null)
    } catch (error) {
      return fail({
        kind: 'failed',
        says: `Other devices cannot connect: this machine does not allow it (${(error as NodeJS.ErrnoException).code ?? 'unknown'}). Turn the switch off and on again.`
      })
    }
  }
}

/** The promised port is never given up for another: links on phones and in OBS must work again next week. */
function portWords(port: number): string {
  return `Another program uses port ${port}, so the known links for OBS and phones do not work now. Close that program (often a second Hearthside), then turn “Let other devices connect” off and on. Until then, the links in Settings are for this evening only.`
}

/** The address to give to others: this machine's first one on the local network. */
function addressFor(reach: Reach): string {
  if (reach === 'loopback') return '127.0.0.1'
  const addresses = Object.values(networkInterfaces()).flatMap(each => each ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'
}
