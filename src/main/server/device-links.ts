import { z } from 'zod'
import type { SeatId } from '#rules/core/seat'
import { firstLayout } from '#shared/overlay-layouts'
import type { LayoutId } from '#shared/overlay-layout-schema'
import { SerialQueue } from '#shared/serial-queue'
import type { PrivateJson } from '../storage/machine/private-json'
import { freshJoinCode, freshToken, isSameSecret } from './request-guard'

const token = z.string().regex(/^[\w-]{43}$/)
const joinCode = z.string().regex(/^[a-z2-9]{10}$/)
const linksSchema = z.object({
  on: z.boolean(),
  reach: z.enum(['loopback', 'lan']),
  port: z.int().min(1).max(65535),
  /**
   * The port that the device server used while another program held its own port. It is tried next, so that the evening's links
   * survive a crash.
   */
  standIn: z.int().min(1).max(65535).nullable().catch(null).default(null),
  table: token,
  overlay: token,
  /** The links of all stream layouts but the first, whose link is `overlay`. */
  layouts: z.record(z.string(), token).catch({}).default({}),
  /** The common code of all devices (JN1), short enough to type. */
  join: joinCode.catch(freshJoinCode).default(freshJoinCode),
  /** The key for a Stream Deck (CT1). */
  control: token.catch(freshToken).default(freshToken),
  /** By campaign, then by seat. */
  seats: z.record(z.string(), z.record(z.string(), token))
})

type StoredLinks = z.infer<typeof linksSchema>

export type NetworkReach = StoredLinks['reach']

/** The first port that the device server tries, one above the port of the browser shell. */
const defaultPort = 4748

/**
 * The links of the device server, kept on this machine. Phones reconnect after a crash, and a stream's scene keeps its address
 * from week to week.
 */
export class DeviceLinks {
  private readonly queue = new SerialQueue()
  /** The newest renewal, in memory only: a link that the GM has renewed should not stay restorable for long. */
  private renewal: { readonly of: string; readonly restore: () => Partial<StoredLinks> | null } | null = null

  /** Links of retired seats, by campaign and seat, in memory only. They work again when the seat is brought back. */
  private readonly retired = new Map<string, string>()

  private constructor(
    private stored: StoredLinks,
    private readonly file: PrivateJson
  ) {}

  static async load(keep: PrivateJson): Promise<DeviceLinks> {
    const read = linksSchema.safeParse(await keep.read())
    const fresh = {
      on: false,
      reach: 'loopback',
      port: defaultPort,
      standIn: null,
      table: freshToken(),
      overlay: freshToken(),
      layouts: {},
      join: freshJoinCode(),
      control: freshToken(),
      seats: {}
    }
    return new DeviceLinks(read.success ? read.data : (fresh as StoredLinks), keep)
  }

  /** Whether the GM lets other devices connect. The setting survives a restart. */
  get isOn(): boolean {
    return this.stored.on
  }

  get reach(): NetworkReach {
    return this.stored.reach
  }

  /** The port in every link that was ever given out. */
  get port(): number {
    return this.stored.port
  }

  /** The ports to try, best first: the port of the links, then the last substitute. */
  get ports(): readonly number[] {
    const { port, standIn } = this.stored
    return standIn === null ? [port] : [port, standIn]
  }

  /** Records the port in use. The port of the links stays the same. */
  listenedAt(port: number): void {
    const standIn = port === this.stored.port ? null : port
    if (standIn !== this.stored.standIn) this.change({ standIn })
  }

  get tableToken(): string {
    return this.stored.table
  }

  /** Ten letters and digits. */
  get joinCode(): string {
    return this.stored.join
  }

  get controlToken(): string {
    return this.stored.control
  }

  /** The link of a layout, made at the first request. The only overlay of older files is the first layout. */
  layoutToken(layout: LayoutId): string {
    if (layout === firstLayout) return this.stored.overlay
    return this.stored.layouts[layout] ?? this.renewLayout(layout)
  }

  /** The layout of a token. Compares every token, so that the time of the answer reveals nothing. */
  layoutOf(candidate: string): LayoutId | null {
    const all = [[firstLayout, this.stored.overlay] as const, ...Object.entries(this.stored.layouts)]
    return all.filter(([, each]) => isSameSecret(each, candidate)).at(-1)?.[0] ?? null
  }

  renewLayout(layout: LayoutId): string {
    const fresh = freshToken()
    const { overlay, layouts } = this.stored
    const before = layout === firstLayout ? overlay : layouts[layout]
    if (before !== undefined) {
      const restore = (): Partial<StoredLinks> | null => {
        if (layout === firstLayout) return { overlay: before }
        return this.stored.layouts[layout] ? { layouts: { ...this.stored.layouts, [layout]: before } } : null
      }
      this.renewal = { of: `layout ${layout}`, restore }
    }
    if (layout === firstLayout) this.change({ overlay: fresh })
    else this.change({ layouts: { ...this.stored.layouts, [layout]: fresh } })
    return fresh
  }

  /** @returns whether a link was removed */
  keepLayouts(left: readonly LayoutId[]): boolean {
    const held = Object.entries(this.stored.layouts)
    const kept = held.filter(([layout]) => left.includes(layout))
    if (kept.length === held.length) return false
    this.change({ layouts: Object.fromEntries(kept) })
    return true
  }

  /** The link of a seat in one campaign, made at the first request. */
  seatToken(campaign: string, seat: SeatId): string {
    this.restoreSeat(campaign, seat)
    return this.stored.seats[campaign]?.[seat] ?? this.renewSeat(campaign, seat)
  }

  private restoreSeat(campaign: string, seat: SeatId): void {
    const key = `${campaign} ${seat}`
    const token = this.retired.get(key)
    if (token === undefined) return
    this.retired.delete(key)
    const { seats } = this.stored
    if (seats[campaign]?.[seat] === undefined)
      this.change({ seats: { ...seats, [campaign]: { ...seats[campaign], [seat]: token } } })
  }

  renewSeat(campaign: string, seat: SeatId): string {
    const fresh = freshToken()
    const { seats } = this.stored
    const before = seats[campaign]?.[seat]
    if (before !== undefined) {
      const restore = (): Partial<StoredLinks> | null => {
        const now = this.stored.seats[campaign]
        return now?.[seat] ? { seats: { ...this.stored.seats, [campaign]: { ...now, [seat]: before } } } : null
      }
      this.renewal = { of: seat, restore }
    }
    this.change({ seats: { ...seats, [campaign]: { ...seats[campaign], [seat]: fresh } } })
    return fresh
  }

  isSeatToken(campaign: string, seat: SeatId, candidate: string): boolean {
    const known = this.stored.seats[campaign]?.[seat]
    return known !== undefined && isSameSecret(known, candidate)
  }

  /**
   * Disables the links of these seats, and enables the links of seats that were brought back.
   * @param retired every retired seat of the campaign
   * @returns whether a link was disabled
   */
  stopRetired(campaign: string, retired: readonly SeatId[]): boolean {
    const back = [...this.retired.keys()].filter(key => key.startsWith(`${campaign} `))
    for (const seat of back.map(key => key.slice(campaign.length + 1) as SeatId))
      if (!retired.includes(seat)) this.restoreSeat(campaign, seat)
    const held = Object.entries(this.stored.seats[campaign] ?? {})
    const left = held.filter(([seat]) => !retired.includes(seat as SeatId))
    if (left.length === held.length) return false
    for (const [seat, token] of held)
      if (retired.includes(seat as SeatId)) this.retired.set(`${campaign} ${seat}`, token)
    this.change({ seats: { ...this.stored.seats, [campaign]: Object.fromEntries(left) } })
    return true
  }

  /** The seat of a token. Compares every token, so that the time of the answer reveals nothing. */
  seatOf(candidate: string): { readonly campaign: string; readonly seat: SeatId } | null {
    let found: { campaign: string; seat: SeatId } | null = null
    for (const [campaign, seats] of Object.entries(this.stored.seats))
      for (const [seat, each] of Object.entries(seats))
        if (isSameSecret(each, candidate)) found = { campaign, seat: seat as SeatId }
    return found
  }

  renew(what: 'table' | 'control' | 'join'): void {
    const before = this.stored[what]
    this.renewal = { of: what, restore: () => ({ [what]: before }) }
    this.change({ [what]: what === 'join' ? freshJoinCode() : freshToken() })
  }

  /** The last renewed link that can be restored: `table`, `control`, `join`, `s3`, `layout strip`; null: none. */
  get renewed(): string | null {
    return this.renewal?.of ?? null
  }

  /** Restores the previous link and disables its replacement. @returns whether there was one */
  bringBack(): boolean {
    const before = this.renewal?.restore() ?? null
    this.renewal = null
    if (before) this.change(before)
    return before !== null
  }

  /** Moves the seats' links of one campaign to another. */
  move(campaign: string, into: string): void {
    const { [campaign]: moving, ...others } = this.stored.seats
    if (moving) this.change({ seats: { ...others, [into]: moving } })
  }

  setPower(state: { readonly on: boolean; readonly reach: NetworkReach }): void {
    this.change(state)
  }

  /** Resolves when every link that was given out is on disk. */
  flush(): Promise<void> {
    return this.queue.whenIdle()
  }

  private change(part: Partial<StoredLinks>): void {
    this.stored = { ...this.stored, ...part }
    const { stored } = this
    void this.queue.run(() => this.file.write(stored))
  }
}
