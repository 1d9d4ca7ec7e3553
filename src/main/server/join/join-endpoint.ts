import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  deviceForm,
  joinAsks,
  joinHeaders,
  newSeat,
  onlyWatch,
  type JoinAsk,
  type JoinNames,
  type JoinSeat,
  type JoinState
} from '#shared/join'
import { longestName } from '#rules/core/seat'
import type { HostApi, SeatList } from '../../host/dependencies'
import { sendText } from '../headers'
import { RateLimits, TokenBucket, type Rate } from '../rate-limits'
import { isFromOurPage, isSameSecret } from '../request-guard'
import { seatKey } from '../device-access'
import type { DeviceLinks } from '../device-links'
import { JoinRequests, requestLifetimeMs, type JoinRequest } from './join-requests'

const joinPath = '/join/'

/** Twelve phones behind one address each poll once a second (JN6). */
const looks: Rate = { burst: 60, perSecond: 15 }
const longestBody = 1024
const mostAddresses = 1_000

export interface JoinSetup {
  readonly host: Pick<HostApi, 'seating' | 'refresh'>
  readonly links: Pick<DeviceLinks, 'joinCode' | 'seatToken' | 'tableToken'>
  readonly clock: { now(): number }
}

/**
 * Answers devices that know the common code. A device without a link names itself and waits for the Game Master's
 * consent. The endpoint offers nothing else, and no information before joining is open (JN1–JN8).
 */
export class JoinEndpoint {
  readonly requests: JoinRequests
  private readonly strangers: RateLimits
  private readonly looks = new Map<string, TokenBucket>()
  private opened = false

  constructor(
    private readonly setup: JoinSetup,
    /** Whether a device is connected to this seat now. */
    private readonly isTaken: (seatKey: string) => boolean
  ) {
    this.requests = new JoinRequests(setup.clock)
    this.strangers = new RateLimits(setup.clock)
  }

  get isOpen(): boolean {
    return this.opened
  }

  set isOpen(open: boolean) {
    this.opened = open
    if (!open) this.requests.close()
  }

  /** The requests that wait for a seat of this campaign. */
  waitingFor(campaign: string | null): readonly JoinRequest[] {
    return this.requests.waiting.filter(each => each.campaign === campaign)
  }

  /** @returns whether the address belongs to this endpoint */
  respond(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
    if (!url.pathname.startsWith(joinPath)) return false
    // The body of a request is never read.
    request.resume()
    const no = this.refusal(request, url)
    if (no) sendText(response, no.status, no.says)
    else sendState(response, this.answer(request, url.pathname.slice(joinPath.length) as JoinAsk))
    return true
  }

  private refusal(request: IncomingMessage, url: URL): { readonly status: number; readonly says: string } | null {
    const { method, headers, socket } = request
    if (!joinAsks.some(each => url.pathname === joinPath + each)) return { status: 404, says: 'There is nothing here.' }
    if (method !== 'POST') return { status: 405, says: 'Use POST.' }
    if (!isFromOurPage(request)) return { status: 403, says: 'Only the page of this address may ask.' }
    if (Number(headers['content-length'] ?? 0) > longestBody || headers['transfer-encoding'])
      return { status: 413, says: 'Send nothing but the headers.' }
    if (!deviceForm.test(headerOf(request, 'device'))) return { status: 400, says: 'Which device is this?' }
    const paced = this.paceOf(socket.remoteAddress ?? '').take()
    return paced ? null : { status: 429, says: 'Too many at once. Wait a second.' }
  }

  private answer(request: IncomingMessage, ask: JoinAsk): JoinState {
    const device = headerOf(request, 'device')
    const seating = this.setup.host.seating()
    const welcome = seating && this.welcome(device, seating)
    if (welcome) return welcome
    if (!this.opened || !seating) return { state: 'closed' }
    const address = request.socket.remoteAddress ?? ''
    if (!isSameSecret(this.setup.links.joinCode, headerOf(request, 'code')))
      return this.strangers.wrongLinkFrom(address) ? { state: 'wrong-code' } : { state: 'closed' }
    if (ask === 'leave') this.changed(() => this.requests.leave(device))
    const because = ask === 'ask' ? this.knock(device, address, seating, request) : null
    return this.stateOf(device, seating, because)
  }

  /** After the Game Master's consent this device alone receives the link of its seat, or of the table screen. */
  private welcome(device: string, { campaign, seats }: SeatList): JoinState | null {
    const known = this.requests.of(device)
    if (known?.status !== 'yes' || known.request.campaign !== campaign) return null
    const { seat } = known.request
    if (seat === null) return { state: 'in', link: `/table#${this.setup.links.tableToken}` }
    if (!seats.some(({ id }) => id === seat)) return null
    return { state: 'in', link: `/seat#${this.setup.links.seatToken(campaign, seat)}` }
  }

  private knock(device: string, address: string, { campaign, seats }: SeatList, request: IncomingMessage) {
    const wanted = headerOf(request, 'seat')
    const newcomer = wanted === newSeat ? namesIn(headerOf(request, 'player'), headerOf(request, 'character')) : null
    if (wanted === newSeat && !newcomer) return 'nameless'
    const seat = newcomer || wanted === onlyWatch ? null : seats.find(({ id }) => id === wanted)?.id
    if (seat === undefined) return 'no-such-seat'
    const because = this.changed(() => this.requests.ask({ device, address, campaign, seat, newcomer }))
    setTimeout(() => this.setup.host.refresh(), requestLifetimeMs + 100).unref()
    return because
  }

  private stateOf(device: string, seating: SeatList, setback: JoinSetbackOrNull): JoinState {
    const { campaign, title, seats } = seating
    const offered = seats.map(({ id, player, character }): JoinSeat => {
      return { seat: id, player, character, taken: this.isTaken(seatKey(campaign, id)) }
    })
    const known = this.requests.of(device)
    const names = known?.request.campaign === campaign ? namesOf(offered, known.request) : undefined
    if (known && names !== undefined && known.status === 'waiting' && setback === null)
      return { state: 'waiting', names, words: known.request.words, left: known.left }
    const before = known && known.status !== 'waiting' && known.status !== 'yes' ? known.status : null
    return { state: 'choose', title, seats: offered, because: setback ?? before }
  }

  /** Runs a change that the Game Master's page shows. */
  private changed<Value>(change: () => Value): Value {
    const value = change()
    this.setup.host.refresh()
    return value
  }

  private paceOf(address: string): TokenBucket {
    const bucket = this.looks.get(address) ?? new TokenBucket(looks, this.setup.clock)
    this.looks.delete(address)
    this.looks.set(address, bucket)
    const [oldest] = this.looks.keys()
    if (this.looks.size > mostAddresses && oldest !== undefined) this.looks.delete(oldest)
    return bucket
  }
}

type JoinSetbackOrNull = Extract<JoinState, { state: 'choose' }>['because']

/** Null: the device only watches. Undefined: the seat does not exist. */
function namesOf(seats: readonly JoinSeat[], { seat, newcomer }: JoinRequest): JoinNames | null | undefined {
  if (seat === null) return newcomer
  return seats.find(each => each.seat === seat)
}

function headerOf({ headers }: IncomingMessage, name: keyof typeof joinHeaders): string {
  const value = headers[joinHeaders[name]]
  return typeof value === 'string' ? value : ''
}

function sendState(response: ServerResponse, state: JoinState): void {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(state))
}

/**
 * Parses the two names of a new seat. Null when both are empty, one is too long, or the text cannot be decoded (JN11).
 */
function namesIn(player: string, character: string): JoinNames | null {
  const names = { player: nameIn(player), character: nameIn(character) }
  if (names.player === null || names.character === null) return null
  return names.player || names.character ? { player: names.player, character: names.character } : null
}

function nameIn(sent: string): string | null {
  try {
    // Line breaks, control characters and overrides of the writing direction are not part of a name.
    const name = decodeURIComponent(sent)
      .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
      .trim()
    return name.length <= longestName ? name : null
  } catch {
    return null
  }
}
