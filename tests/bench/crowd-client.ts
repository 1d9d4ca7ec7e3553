import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import type { Ask, Snapshot } from '#shared/contract'
import { updated, type SnapshotUpdate } from '#shared/snapshot-update'
import type { Shell } from '../support/shell'

export function seconds(count: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, count * 1000))
}

/** Processor time of a process so far, by Linux. */
export function processorSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** A page from the view of the host: it receives messages, and joins them when a test reads the snapshot. */
export class CrowdClient {
  private readonly waiting: string[] = []
  private readonly answers = new Map<number, (ok: boolean) => void>()
  private newest: Snapshot | null = null
  private receivedAt = 0
  private asked = 0

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', bytes => this.receive(bytes.toString()))
  }

  /** @param link of a table, an overlay or a seat */
  static async at(link: string): Promise<CrowdClient> {
    const { host, pathname, hash } = new URL(link)
    const socket = new WebSocket(`ws://${host}/socket${pathname}?token=${hash.slice(1)}`, { origin: `http://${host}` })
    return this.opened(socket)
  }

  static async asGm({ url, origin }: Shell): Promise<CrowdClient> {
    const { headers } = await fetch(url, { redirect: 'manual' })
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const address = `${origin.replace('http', 'ws')}/socket/gm`
    return this.opened(new WebSocket(address, { origin, headers: { Cookie: cookie } }))
  }

  private static async opened(socket: WebSocket): Promise<CrowdClient> {
    const client = new CrowdClient(socket)
    await new Promise<void>((resolve, reject) => {
      socket.on('message', () => client.receivedAt > 0 && resolve())
      socket.once('error', reject)
      socket.once('close', code => reject(new Error(`closed with ${code}`)))
    })
    return client
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN
  }

  /** Milliseconds from then until the newest snapshot arrived; null when none has arrived since. */
  receivedSince(then: number): number | null {
    return this.receivedAt >= then ? this.receivedAt - then : null
  }

  /** @returns whether it was done */
  ask(ask: Ask | object): Promise<boolean> {
    const n = ++this.asked
    this.socket.send(JSON.stringify({ type: 'ask', n, ask }))
    return new Promise(resolve => this.answers.set(n, resolve))
  }

  snapshot<Kind extends Snapshot>(): Kind {
    for (const text of this.waiting.splice(0)) {
      this.newest = updated(this.newest, JSON.parse(text) as SnapshotUpdate)
      if (!this.newest) throw new Error('A change came that does not fit what is here.')
    }
    return this.newest as Kind
  }

  /** What is on this page now, apart from when it came. */
  text(): string {
    this.snapshot()
    return JSON.stringify({ ...this.newest, serial: 0 })
  }

  private receive(text: string): void {
    if (/^\{"type":"(?:snapshot|change)"/.test(text)) {
      this.receivedAt = performance.now()
      this.waiting.push(text)
    }
    if (!text.startsWith('{"type":"answer"')) return
    const { n, answer } = JSON.parse(text) as { n: number; answer: { ok: boolean } }
    this.answers.get(n)?.(answer.ok)
    this.answers.delete(n)
  }
}
