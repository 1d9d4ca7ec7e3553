import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** What the network answers, when a test lets there be one. */
export interface Reply {
  readonly status: number
  readonly body: string
}

let reply: Reply | null = null
const bodies: Promise<unknown>[] = []

/** There is no network here. Each requested address is recorded, and answered as the test decided, or not at all. */
export const network = {
  asked: [] as string[],
  /** From now on every address answers like this; `null`: no answer comes. */
  answer: (next: Reply | null): void => void (reply = next),
  /** Every answer has been read, and its reader has used it at once. */
  async quiet(): Promise<void> {
    await Promise.allSettled(bodies)
    await turn()
  },
  /** By way of Chromium, which knows the system's proxy. */
  fetch(url: string): Promise<Response> {
    network.asked.push(url)
    return answerTo()
  }
}

const plain = globalThis.fetch
const thisMachine = ['localhost', '127.0.0.1', '[::1]', '::1']

// Node's own, which does not: no look for a release may go this way.
globalThis.fetch = async (asked, options) => {
  const url = asked instanceof Request ? asked.url : String(asked)
  if (thisMachine.includes(new URL(url).hostname)) return plain(asked, options)
  network.asked.push(`past the proxy: ${url}`)
  return answerTo()
}

async function answerTo(): Promise<Response> {
  if (!reply) throw new TypeError('fetch failed')
  const response = new Response(reply.body, { status: reply.status })
  const read = response.json.bind(response)
  response.json = () => {
    const body = read()
    bodies.push(body)
    return body
  }
  return response
}

// Whatever goes around `fetch` ends here: nothing but this machine is ever called.
const connect = Socket.prototype.connect as (this: Socket, ...given: unknown[]) => Socket
Socket.prototype.connect = function (this: Socket, ...given: unknown[]): Socket {
  const host = hostOf(given)
  if (thisMachine.includes(host)) return connect.apply(this, given)
  network.asked.push(host)
  throw new Error(`electron double: ${host} is not this machine`)
} as typeof Socket.prototype.connect

/** Node hands its own calls over as one list. A call without a host, or with a path, means this machine. */
function hostOf(given: readonly unknown[]): string {
  const [first, second] = Array.isArray(given[0]) ? (given[0] as readonly unknown[]) : given
  if (typeof first !== 'object' || first === null) return typeof second === 'string' ? second : 'localhost'
  const { host, path } = first as { readonly host?: string; readonly path?: string }
  return path === undefined && host ? host : 'localhost'
}
