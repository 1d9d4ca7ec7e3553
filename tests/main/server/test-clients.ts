import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { ok } from '#rules/core/result'
import type { Answer, AudienceSnapshot, ScreenKind, Snapshot } from '#shared/contract'
import { defaultPreferences, lookOf } from '#shared/preferences'
import { updated } from '#shared/snapshot-update'
import type { HostMessage } from '#shared/wire'
import type { Caller, HostApi, SeatList, Viewer } from '#main/host/dependencies'
import type { PrivateJson } from '#main/storage/machine/private-json'

/** Something kept in memory; `kept` is what a disk would have, from the next turn on. */
export function memoryJson(kept: unknown = null): PrivateJson & { kept: unknown } {
  return {
    kept,
    async read() {
      return this.kept
    },
    async write(value) {
      await turn()
      this.kept = value
    }
  }
}

/** A host that remembers who came and what they asked, and answers `null`. */
export class FakeHost implements HostApi {
  readonly viewers = new Set<Viewer>()
  readonly asked: { readonly caller: Caller; readonly ask: unknown }[] = []
  answer: Answer = ok(null)

  async ask(caller: Caller, ask: unknown): Promise<Answer> {
    this.asked.push({ caller, ask })
    return this.answer
  }

  table: SeatList | null = { campaign: 'bells', title: 'The Drowned Bells', seats: [] }
  refreshed = 0

  seating(): SeatList | null {
    return this.table
  }

  refresh(): void {
    this.refreshed += 1
  }

  async picture(): Promise<null> {
    return null
  }

  attach(viewer: Viewer): () => void {
    this.viewers.add(viewer)
    viewer.show(picture(1))
    return () => this.viewers.delete(viewer)
  }

  show(serial: number, title = ''): void {
    for (const viewer of this.viewers) viewer.show(picture(serial, title))
  }
}

/** An empty snapshot of a table, as long as `padding`. */
export function picture(serial: number, padding = ''): AudienceSnapshot {
  const look = lookOf({ ...defaultPreferences, overlayBackground: 'black' })
  const snapshot = { kind: 'table', serial, mode: 'waiting', frame: null, paused: false, look, seat: null } as const
  return padding === '' ? snapshot : ({ ...snapshot, padding } as AudienceSnapshot)
}

/** A folder with four pages, an asset, a dot file and a secret beside it. Gone after the test. */
export async function builtPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthside-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'out', 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'SECRET')
  await writeFile(join(folder, 'out', '.env'), 'SECRET')
  await writeFile(join(folder, 'out', 'assets', 'page.js'), 'export {}')
  for (const page of ['gm', 'table', 'overlay', 'seat'])
    await writeFile(join(folder, 'out', `${page}.html`), `<p>${page}</p>`)
  return join(folder, 'out')
}

/** One page's socket in a test: every snapshot is joined as the page does it. */
export class TestClient {
  readonly received: HostMessage[] = []
  readonly times: number[] = []
  private newest: Snapshot | null = null
  closed: number | null = null
  readonly refused: Promise<number | null>

  constructor(readonly socket: WebSocket) {
    socket.on('message', bytes => {
      const message = JSON.parse(bytes.toString()) as HostMessage
      if (message.type === 'time') this.times.push(message.at)
      else this.received.push(this.whole(message))
    })
    socket.on('close', code => (this.closed = code))
    this.refused = new Promise(resolve => {
      socket.on('unexpected-response', (sent, response) => {
        resolve(response.statusCode ?? 0)
        sent.destroy()
      })
      socket.on('open', () => resolve(null))
      socket.on('error', () => resolve(0))
    })
    onTestFinished(() => socket.terminate())
  }

  private whole(message: HostMessage): HostMessage {
    if (message.type !== 'snapshot' && message.type !== 'change') return message
    const snapshot = updated(this.newest, message)
    if (!snapshot) throw new Error('What came changes another picture.')
    this.newest = snapshot
    return { type: 'snapshot', snapshot }
  }

  ask(n: number, ask: unknown): void {
    this.socket.send(JSON.stringify({ type: 'ask', n, ask }))
  }
}

interface Call {
  readonly token?: string
  readonly origin?: string
  readonly host?: string
  readonly cookie?: string
}

/** Calls a server as a page of its own would, unless options say otherwise. */
export function call(port: number, screen: ScreenKind, { token, origin, host, cookie }: Call = {}): TestClient {
  const query = token === undefined ? '' : `?token=${token}`
  const headers = { ...(host ? { Host: host } : {}), ...(cookie ? { Cookie: cookie } : {}) }
  return new TestClient(
    new WebSocket(`ws://127.0.0.1:${port}/socket/${screen}${query}`, {
      origin: origin ?? `http://127.0.0.1:${port}`,
      headers
    })
  )
}

export interface Fetched {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** Asks for a path exactly as it is written, which `fetch` would tidy up first. */
export function get(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET'
): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, response => {
      let text = ''
      response.on('data', chunk => (text += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Sends raw bytes and collects what comes back until the line is cut. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', chunk => (text += chunk.toString()))
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
    socket.setTimeout(20_000, () => socket.destroy())
  })
}
