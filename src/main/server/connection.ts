import type { WebSocket } from 'ws'
import { isObject } from '#rules/core/values'
import type { Answer, Snapshot } from '#shared/contract'
import { firstLayout } from '#shared/overlay-layouts'
import { printUpdate } from '#shared/snapshot-update'
import { closeCodes, parsePageMessage, type EndReason, type HostMessage } from '#shared/wire'
import type { HostApi, Viewer } from '../host/dependencies'
import type { Admission } from './access-policy'
import type { RateLimit } from './rate-limits'

/** One page at the other end of a WebSocket. For a slow page only the newest snapshot waits. */
export class Connection implements Viewer {
  readonly audience
  readonly campaign
  readonly layout
  private readonly detach: () => void
  private waiting: Snapshot | null = null
  /** The snapshot that the page has after all messages on the way have arrived. */
  private sent: Snapshot | null = null
  private sending = false
  private alive = true

  constructor(
    private readonly socket: WebSocket,
    readonly admission: Admission,
    private readonly host: HostApi,
    private readonly rateLimit: RateLimit
  ) {
    this.audience = admission.audience
    this.campaign = admission.caller.campaign
    this.layout = admission.layout ?? firstLayout
    socket.on('message', (bytes, isBinary) => this.receive(bytes.toString(), isBinary ? 'binary' : 'text'))
    socket.on('pong', () => (this.alive = true))
    // The `close` event reports every fault. Without this listener an `error` event would end the process.
    socket.on('error', () => socket.terminate())
    this.detach = host.attach(this)
    socket.on('close', this.detach)
  }

  show(snapshot: Snapshot): void {
    this.waiting = snapshot
    this.flush()
  }

  /** Sends the reason, then closes the connection. */
  end(why: EndReason): void {
    this.detach()
    this.send({ type: 'ended', why })
    closeSocket(this.socket, why)
  }

  /** @param at the present time, in milliseconds since 1970 */
  tellTime(at: number): void {
    this.send({ type: 'time', at })
  }

  /** Runs once per heartbeat. A page that did not answer the last ping is disconnected. */
  ping(): void {
    if (!this.alive) return this.socket.terminate()
    this.alive = false
    this.socket.ping()
  }

  terminate(): void {
    this.socket.terminate()
  }

  private flush(): void {
    if (!this.sending) this.sendWaiting()
  }

  private sendWaiting(): void {
    if (this.waiting === null || this.socket.readyState !== this.socket.OPEN) return
    const { sent, waiting } = this
    this.sent = waiting
    this.waiting = null
    this.sending = true
    this.socket.send(textOf(sent, waiting), () => {
      this.sending = false
      this.flush()
    })
  }

  private receive(text: string, form: 'text' | 'binary'): void {
    const message = parsePageMessage(text)
    if (form === 'binary' || !message.ok) return this.countViolation()
    const { n, ask } = message.value
    const allowed = isPause(ask) ? this.rateLimit.pauses : this.rateLimit.asks
    if (!allowed.take()) {
      this.countViolation()
      return this.answer(n, tooFast)
    }
    this.host.ask(this.admission.caller, ask).then(
      answer => this.answer(n, answer),
      () => this.answer(n, mistake)
    )
  }

  /** Sends the snapshot that the ask caused first, because the next command must name its revision. */
  private answer(n: number, answer: Answer): void {
    this.sendWaiting()
    this.send({ type: 'answer', n, answer })
  }

  private send(message: HostMessage): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private countViolation(): void {
    if (!this.rateLimit.violations.take()) this.socket.close(closeCodes.pace, 'too fast')
  }
}

/** Closes a socket with its reason. A page that does not close within one second is cut off. */
export function closeSocket(socket: WebSocket, why: EndReason): void {
  socket.close(closeCodes[why], why)
  setTimeout(() => socket.terminate(), 1_000).unref()
}

/** Checked before the rest of the message is parsed, so that the X-card never waits behind other asks. */
function isPause(ask: unknown): boolean {
  return isObject(ask) && ask['ask'] === 'pause'
}

const tooFast = failed('Too many at once', 'Wait a second, then try again')
const mistake = failed('Hearthside made a mistake', 'Check the log before repeating it')

function failed(message: string, remedy: string): Answer {
  return { ok: false, error: { kind: 'problem', problem: { kind: 'failed', message, remedy } } }
}

/** Keyed by the new snapshot, then by the snapshot that the page has; a page without one gets the whole. */
const texts = new WeakMap<Snapshot, WeakMap<Snapshot | typeof none, string>>()
const none = {}

/**
 * Makes and prints the dashboard's snapshot before its page asks for it. In a process that has just started this takes
 * 20 ms of the only thread. The browser is still starting during that time.
 */
export function printEarly(host: HostApi): void {
  const detach = host.attach({
    audience: { kind: 'gm' },
    campaign: null,
    show: snapshot => {
      textOf(null, snapshot)
      setImmediate(() => detach())
    }
  })
}

/** Prints each pair of snapshots once, for any number of screens. */
function textOf(sent: Snapshot | null, snapshot: Snapshot): string {
  const known = texts.get(snapshot) ?? new WeakMap<Snapshot | typeof none, string>()
  texts.set(snapshot, known)
  const text = known.get(sent ?? none) ?? printUpdate(sent, snapshot)
  known.set(sent ?? none, text)
  return text
}
