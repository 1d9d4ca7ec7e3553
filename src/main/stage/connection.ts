import type { WebSocket } from 'ws'
import { isObject } from '#rules/core/is-object'
import type { Answer, Showing } from '#shared/contract'
import { updateFrom } from '#shared/showing-update'
import { closeCodes, parseFromPage, type Ending, type FromHost } from '#shared/wire'
import type { Reception, Viewer } from '../host/dependencies'
import type { Admission } from './access-policy'
import type { Allowance } from './rate-limits'

/** One page on the other end of a WebSocket. However slow it is, only the newest picture waits for it. */
export class Connection implements Viewer {
  readonly audience
  readonly campaign
  private readonly detach: () => void
  private waiting: Showing | null = null
  /** What the page has when everything on the way has arrived. */
  private sent: Showing | null = null
  private sending = false
  private alive = true

  constructor(
    private readonly socket: WebSocket,
    readonly admission: Admission,
    private readonly reception: Reception,
    private readonly allowance: Allowance
  ) {
    this.audience = admission.audience
    this.campaign = admission.guest.campaign
    socket.on('message', (bytes, isBinary) => this.hear(bytes.toString(), isBinary ? 'binary' : 'text'))
    socket.on('pong', () => (this.alive = true))
    // What is wrong with a socket is said by its closing; without a listener it would end the program.
    socket.on('error', () => socket.terminate())
    this.detach = reception.attach(this)
    socket.on('close', this.detach)
  }

  show(showing: Showing): void {
    this.waiting = showing
    this.flush()
  }

  /** Tells the page why, then hangs up. */
  end(why: Ending): void {
    this.detach()
    this.say({ say: 'ended', why })
    hangUp(this.socket, why)
  }

  /** Once per beat: a page that did not answer the last one is gone. */
  ping(): void {
    if (!this.alive) return this.socket.terminate()
    this.alive = false
    this.socket.ping()
  }

  cut(): void {
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

  private hear(text: string, form: 'text' | 'binary'): void {
    const message = parseFromPage(text)
    if (form === 'binary' || !message.ok) return this.tire()
    const { n, ask } = message.value
    const allowed = isPause(ask) ? this.allowance.pauses : this.allowance.asks
    if (!allowed.take()) {
      this.tire()
      return this.answer(n, tooFast)
    }
    this.reception.ask(this.admission.guest, ask).then(
      answer => this.answer(n, answer),
      () => this.answer(n, mistake)
    )
  }

  /** Never before the picture that it has led to: the next button must stand on that one. */
  private answer(n: number, answer: Answer): void {
    this.sendWaiting()
    this.say({ say: 'answer', n, answer })
  }

  private say(message: FromHost): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private tire(): void {
    if (!this.allowance.patience.take()) this.socket.close(closeCodes.pace, 'too fast')
  }
}

/** Tells a page why its line ends. One that does not hang up itself within a second is cut off. */
export function hangUp(socket: WebSocket, why: Ending): void {
  socket.close(closeCodes[why], why)
  setTimeout(() => socket.terminate(), 1_000).unref()
}

/** Looked at before anything else is known of a message: the X-card never waits behind other asks. */
function isPause(ask: unknown): boolean {
  return isObject(ask) && ask['ask'] === 'pause'
}

const tooFast = failed('Too many at once. Wait a second, then try again.')
const mistake = failed('Hearthside made a mistake. Check the log before repeating it.')

function failed(says: string): Answer {
  return { ok: false, error: { kind: 'problem', problem: { kind: 'failed', says } } }
}

/** By the picture that is sent, then by the one that the page has; a page that has none yet is sent the whole. */
const texts = new WeakMap<Showing, WeakMap<Showing | typeof none, string>>()
const none = {}

/** Printed once, however many screens go from the one picture to the other. */
function textOf(sent: Showing | null, showing: Showing): string {
  const known = texts.get(showing) ?? new WeakMap<Showing | typeof none, string>()
  texts.set(showing, known)
  const text = known.get(sent ?? none) ?? JSON.stringify(updateFrom(sent, showing))
  known.set(sent ?? none, text)
  return text
}
