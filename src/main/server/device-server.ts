import { networkInterfaces } from 'node:os'
import { fail, ok, type Result } from '#rules/core/result'
import type { SeatId } from '#rules/core/seat'
import type { DeviceServerStatus } from '#shared/contract'
import type { JoinNames } from '#shared/join'
import { firstLayout } from '#shared/overlay-layouts'
import type { LayoutId } from '#shared/overlay-layout-schema'
import { sentences } from '#rules/core/refusal'
import type { Problem } from '#shared/problem'
import type { DeviceServerControl } from '../host/dependencies'
import { SerialQueue } from '#shared/serial-queue'
import { ControlEndpoint, controlPath } from './control-endpoint'
import { JoinEndpoint } from './join/join-endpoint'
import type { NetworkReach, DeviceLinks } from './device-links'
import { PageServer, type ServerSetup } from './page-server'
import { seatKey, deviceAccess } from './device-access'

/** The addresses of table and overlay while the device server is off: those of the browser shell. */
export interface OwnScreens {
  readonly tableUrl: string
  readonly overlayUrl: string
}

export type DeviceServerSetup = Omit<ServerSetup, 'access'> & {
  readonly links: DeviceLinks
  readonly ownScreens: () => OwnScreens | null
  /** Shows a sentence to the GM. */
  readonly warn?: (says: string) => void
}

/** The device server; it is off until the GM turns it on. */
export class DeviceServer implements DeviceServerControl {
  private readonly queue = new SerialQueue()
  private server: PageServer | null = null

  private readonly joining: JoinEndpoint
  /** Whether the table shows the common code while devices may join. */
  private onTable = false

  constructor(private readonly setup: DeviceServerSetup) {
    this.joining = new JoinEndpoint(setup, seat => this.server?.isConnected(seat) ?? false)
  }

  /** Starts the server again if the GM left it on, so that OBS and phones find the same addresses. */
  async resume(): Promise<void> {
    const { links, warn } = this.setup
    if (!links.isOn) return
    const opened = await this.queue.run(() => this.listen(links.reach))
    if (!opened.ok && opened.error.kind === 'failed') warn?.(sentences(opened.error))
  }

  status(campaign: string | null, seats: readonly SeatId[], layouts: readonly LayoutId[]): DeviceServerStatus {
    const { links, ownScreens } = this.setup
    const { server } = this
    if (!server) return statusWhileOff(links.reach, ownScreens())
    const origin = `http://${addressOf(links.reach)}:${server.port}`
    const link = (page: string, token: string): string => `${origin}/${page}#${token}`
    return {
      on: true,
      reach: links.reach,
      portTaken: server.port === links.port ? null : links.port,
      overlayUrl: link('overlay', links.layoutToken(firstLayout)),
      tableUrl: link('table', links.tableToken),
      seats: seats.flatMap(seat => {
        if (campaign === null) return []
        const connected = server.isConnected(seatKey(campaign, seat))
        return [{ seat, url: link('seat', links.seatToken(campaign, seat)), connected }]
      }),
      layouts: layouts.map(layout => ({
        layout,
        url: link('overlay', links.layoutToken(layout)),
        viewers: server.viewersOf(layout)
      })),
      join: this.joinStatus(link('join', links.joinCode), campaign),
      renewed: links.renewed,
      control: { url: `${origin}${controlPath}`, key: links.controlToken }
    }
  }

  private joinStatus(url: string, campaign: string | null): DeviceServerStatus['join'] {
    const requests = this.joining
      .waitingFor(campaign)
      .map(({ id, seat, newcomer, words }) => ({ id, seat, newcomer, words }))
    return { open: this.joining.isOpen, onTable: this.joining.isOpen && this.onTable, url, requests }
  }

  set(power: 'on' | 'off', reach: NetworkReach): Promise<Result<null, Problem>> {
    return this.queue.run(async () => {
      const { links } = this.setup
      const stays = this.server !== null && this.server.port === links.port
      if (stays && power === 'on' && reach === links.reach) return ok(null)
      await this.stop()
      const opened = power === 'on' ? await this.listen(reach) : ok(null)
      links.setPower({ on: this.server !== null, reach })
      await links.flush()
      return opened
    })
  }

  async renewSeat(campaign: string, seat: SeatId): Promise<Result<null, Problem>> {
    this.setup.links.renewSeat(campaign, seat)
    this.joining.requests.forgetYes(each => each.campaign === campaign && each.seat === seat)
    return this.dropInvalid()
  }

  async openJoin(open: boolean, onTable: boolean): Promise<Result<null, Problem>> {
    if (open && !this.server)
      return fail({
        kind: 'not-allowed',
        message: 'Other devices cannot connect',
        remedy: 'Let them connect first, in Settings',
        opens: 'settings'
      })
    this.joining.isOpen = open
    this.onTable = onTable
    return ok(null)
  }

  newcomer(request: string): JoinNames | null {
    return this.joining.requests.waiting.find(({ id }) => id === request)?.newcomer ?? null
  }

  async answerJoin(request: string, yes: boolean, made: SeatId | null): Promise<Result<null, Problem>> {
    if (this.joining.requests.decide(request, yes, made)) return ok(null)
    return fail({ kind: 'not-allowed', message: 'That device does not wait any more', remedy: 'It can ask again' })
  }

  async renewScreen(screen: 'table' | 'join'): Promise<Result<null, Problem>> {
    this.setup.links.renew(screen)
    if (screen === 'table') this.joining.requests.forgetYes(({ seat }) => seat === null)
    return this.dropInvalid()
  }

  async renewStreamLink(layout: LayoutId | null): Promise<Result<null, Problem>> {
    if (layout === null) this.setup.links.renew('control')
    else this.setup.links.renewLayout(layout)
    return this.dropInvalid()
  }

  async bringBackLink(): Promise<Result<null, Problem>> {
    if (!this.setup.links.bringBack())
      return fail({
        kind: 'not-allowed',
        message: 'There is no old address to bring back any more',
        remedy: 'Give the new address to whoever needs it'
      })
    this.joining.requests.forgetYes()
    return this.dropInvalid()
  }

  keepLayouts(layouts: readonly LayoutId[]): void {
    if (this.setup.links.keepLayouts(layouts)) this.server?.dropInvalid()
  }

  revokeSeats(campaign: string, retired: readonly SeatId[]): void {
    if (this.setup.links.stopRetired(campaign, retired)) this.server?.dropInvalid()
  }

  /** Disconnects the phones. They reconnect by the same links and find the same campaign under its new id. */
  async moveLinks(campaign: string, into: string): Promise<void> {
    if (campaign === into) return
    this.setup.links.move(campaign, into)
    this.server?.disconnectSeats(key => key.startsWith(seatKey(campaign, '')))
    await this.setup.links.flush()
  }

  flush(): Promise<void> {
    return this.setup.links.flush()
  }

  /** Called when the program ends. The setting (on or off) stays stored. */
  async close(): Promise<void> {
    await this.queue.run(() => this.stop())
    await this.setup.links.flush()
  }

  private async stop(): Promise<void> {
    this.joining.isOpen = false
    this.onTable = false
    await this.server?.close()
    this.server = null
  }

  private async dropInvalid(): Promise<Result<null, Problem>> {
    this.server?.dropInvalid()
    await this.setup.links.flush()
    return ok(null)
  }

  private async listen(reach: NetworkReach): Promise<Result<null, Problem>> {
    const { links, warn } = this.setup
    const address = reach === 'lan' ? '0.0.0.0' : '127.0.0.1'
    try {
      this.server = await PageServer.listen(
        { ...this.setup, access: deviceAccess(links, [new ControlEndpoint(this.setup), this.joining]) },
        address,
        links.ports
      )
      links.listenedAt(this.server.port)
      if (this.server.port !== links.port) warn?.(portTakenNotice(links.port))
      return ok(null)
    } catch (error) {
      return fail({
        kind: 'failed',
        message: `Other devices cannot connect: this machine does not allow it (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
        remedy: 'Turn the switch off and on again'
      })
    }
  }
}

function statusWhileOff(reach: NetworkReach, own: OwnScreens | null): DeviceServerStatus {
  return {
    on: false,
    reach,
    portTaken: null,
    overlayUrl: own?.overlayUrl ?? null,
    tableUrl: own?.tableUrl ?? null,
    seats: [],
    layouts: [],
    join: { open: false, onTable: false, url: null, requests: [] },
    control: null,
    renewed: null
  }
}

/** The port of the links is never replaced: links on phones and in OBS must work again next week. */
function portTakenNotice(port: number): string {
  return `Another program uses port ${port}, so the known links for OBS and phones do not work now. Close that program (often a second Hearthside), then turn “Let other devices connect” off and on. Until then, the links in Settings are for this evening only.`
}

/** The address to show for other devices: the first IPv4 address of this machine on the local network. */
function addressOf(reach: NetworkReach): string {
  if (reach === 'loopback') return '127.0.0.1'
  const addresses = Object.values(networkInterfaces()).flatMap(each => each ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'
}
