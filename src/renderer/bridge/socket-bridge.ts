import type { Answer, Ask, AskKind, Bridge, ScreenKind, Snapshot, Denial } from '#shared/contract'
import { updated, type SnapshotUpdate } from '#shared/snapshot-update'
import { parseHostMessage, socketPath, type EndReason, type HostMessage, type PageMessage } from '#shared/wire'
import { hostTime } from './host-time'
import { fail } from '#rules/core/result'

const readOnly: Denial = {
  kind: 'problem',
  problem: { kind: 'not-allowed', message: 'This screen only shows; it cannot act', remedy: 'Do it on the dashboard' }
}
const offline: Denial = failed('Nothing was done: there is no connection to Hearthside', 'Wait until it is back')
const broken: Denial = failed(
  'The connection was lost before the answer came',
  'Once it is back, look into the log: what is not there can be pressed again'
)

/** The requests of this page without an answer. */
export class PendingAsks {
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private last = 0

  get some(): boolean {
    return this.waiting.size > 0
  }

  ask<Kind extends AskKind>(
    ask: Extract<Ask, { ask: Kind }>,
    screen: ScreenKind,
    socket: WebSocket | null
  ): Promise<Answer<Kind>> {
    if (screen === 'table' || screen === 'overlay') return Promise.resolve(fail(readOnly))
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(fail(offline))
    const n = ++this.last
    socket.send(JSON.stringify({ type: 'ask', n, ask } satisfies PageMessage))
    // The host answers a request of one kind with an answer of that kind; the number connects both.
    return new Promise(resolve => this.waiting.set(n, resolve as (answer: Answer) => void))
  }

  answer(n: number, answer: Answer): void {
    this.waiting.get(n)?.(answer)
    this.waiting.delete(n)
  }

  giveUp(): void {
    this.waiting.forEach(resolve => resolve(fail(broken)))
    this.waiting.clear()
  }
}

function failed(message: string, remedy: string): Denial {
  return { kind: 'problem', problem: { kind: 'failed', message, remedy } }
}

type Connection = Parameters<Parameters<Bridge['onConnection']>[0]>[0]

/** Milliseconds before each new attempt. The last value repeats, so that a returning host is found within a second. */
const retryDelaysMs = [50, 150, 300, 600, 900] as const

/**
 * The same for a link that is not valid now. The Game Master can bring it back.
 * Ten phones of one address stay below the host's limit for wrong links, which is one a second.
 */
const revokedDelaysMs = [1_000, 2_000, 5_000, 10_000] as const

/** Milliseconds without an answer to an X-card after which the connection counts as lost. */
const longestPauseMs = 3_000

/** The bridge of a page in an ordinary browser: one WebSocket to its server, opened again after each failure. */
export class SocketBridge implements Bridge {
  readonly screen: ScreenKind
  private readonly page: Window
  private readonly snapshotListeners = new Set<(snapshot: Snapshot) => void>()
  private readonly connections = new Set<(state: Connection) => void>()
  private readonly pending = new PendingAsks()
  private readonly sleep: () => void
  private newest: Snapshot | null = null
  private state: Connection = 'connecting'
  private socket: WebSocket | null = null
  private attempts = 0
  private timer: number | undefined

  constructor(screen: ScreenKind, page: Window) {
    this.screen = screen
    this.page = page
    this.sleep = whenAwake(page, () => this.renew())
    this.connect()
  }

  onSnapshot(listener: (snapshot: Snapshot) => void): () => void {
    this.snapshotListeners.add(listener)
    if (this.newest) listener(this.newest)
    return () => this.snapshotListeners.delete(listener)
  }

  onConnection(listener: (state: Connection) => void): () => void {
    this.connections.add(listener)
    listener(this.state)
    return () => this.connections.delete(listener)
  }

  ask<Kind extends AskKind>(ask: Extract<Ask, { ask: Kind }>): Promise<Answer<Kind>> {
    const answer = this.pending.ask(ask, this.screen, this.socket)
    if (ask.ask === 'pause') this.hurry(answer)
    return answer
  }

  /** A connection may be dead without an event (a phone that left its network). The X-card does not wait for one. */
  private hurry(answer: Promise<unknown>): void {
    const { socket } = this
    const timer = this.page.setTimeout(() => this.socket === socket && this.lose(), longestPauseMs)
    void answer.then(() => this.page.clearTimeout(timer))
  }

  /** Closes the connection for good. */
  leave(): void {
    this.page.clearTimeout(this.timer)
    this.sleep()
    this.letGo()
  }

  private connect(): void {
    this.page.clearTimeout(this.timer)
    const socket = new WebSocket(addressOf(this.screen, this.page.location))
    this.socket = socket
    hostTime.forget()
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.hear(data)
    socket.onclose = () => this.lose()
  }

  private hear(text: unknown): void {
    const message = parseHostMessage(typeof text === 'string' ? text : '')
    if (message.ok) this.take(message.value)
  }

  private take(message: HostMessage): void {
    switch (message.type) {
      case 'snapshot':
      case 'change':
        return this.update(message)
      case 'answer':
        return this.pending.answer(message.n, message.answer)
      case 'ended':
        return this.end(message.why)
      case 'time':
        return hostTime.hear(message.at)
    }
  }

  private update(update: SnapshotUpdate): void {
    const snapshot = updated(this.newest, update)
    // The message does not fit the local snapshot: a new connection brings a whole one.
    if (!snapshot) return this.connectAnew()
    this.attempts = 0
    this.newest = snapshot
    this.become('open')
    this.snapshotListeners.forEach(listener => listener(snapshot))
  }

  private lose(): void {
    this.letGo()
    // A host that refuses too many attempts, or is away, does not make the link valid.
    if (this.state !== 'revoked') this.become('lost')
    this.retry(this.state === 'revoked' ? revokedDelaysMs : retryDelaysMs)
  }

  private retry(delaysMs: readonly number[]): void {
    const wait = delaysMs[Math.min(this.attempts, delaysMs.length - 1)]
    this.attempts += 1
    this.timer = this.page.setTimeout(() => this.connect(), wait)
  }

  private end(why: EndReason): void {
    if (why === 'closing') return this.lose()
    this.letGo()
    if (this.state !== why) this.attempts = 0
    this.become(why)
    if (this.comesBack) this.retry(revokedDelaysMs)
  }

  /** Whether the host may admit this page later. A dashboard's ended session and a seat on another device stay so. */
  private get comesBack(): boolean {
    return this.state === 'revoked' ? this.screen !== 'gm' : this.state !== 'replaced'
  }

  /** After a sleep a socket may seem open and be dead. A new one costs a few kB and is reliable. */
  private renew(): void {
    if (this.comesBack && !this.pending.some) this.connectAnew()
  }

  private connectAnew(): void {
    this.letGo()
    this.connect()
  }

  private letGo(): void {
    const { socket } = this
    this.socket = null
    this.pending.giveUp()
    if (!socket) return
    socket.onmessage = socket.onclose = null
    socket.close()
  }

  private become(state: Connection): void {
    if (this.state === state) return
    this.state = state
    this.connections.forEach(listener => listener(state))
  }
}

/** The token of a table, overlay or seat link is after `#`: no server log and no referrer contains it. */
function addressOf(screen: ScreenKind, { protocol, host, hash }: Location): string {
  const token = hash.slice(1)
  const scheme = protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${host}${socketPath(screen)}${token === '' ? '' : `?token=${encodeURIComponent(token)}`}`
}

const lookEveryMs = 1_000
const longSleepMs = 5_000

/**
 * Calls back when this page was suspended and is visible again.
 * Examples: a phone is unlocked, a laptop is opened, a page returns from the browser's cache, a network returns.
 * @returns how to stop
 */
function whenAwake(page: Window, wake: () => void): () => void {
  let lastAwake = Date.now()
  const look = (): void => {
    const slept = Date.now() - lastAwake > longSleepMs
    if (page.document.visibilityState !== 'visible') return
    lastAwake = Date.now()
    if (slept) wake()
  }
  const returned = (event: PageTransitionEvent): void => (event.persisted ? wake() : undefined)
  const timer = page.setInterval(look, lookEveryMs)
  page.document.addEventListener('visibilitychange', look)
  page.addEventListener('online', wake)
  page.addEventListener('pageshow', returned)
  return () => {
    page.clearInterval(timer)
    page.document.removeEventListener('visibilitychange', look)
    page.removeEventListener('online', wake)
    page.removeEventListener('pageshow', returned)
  }
}
