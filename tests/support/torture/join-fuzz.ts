import type { IncomingMessage, ServerResponse } from 'node:http'
import fc from 'fast-check'
import type { SeatId } from '#rules/core/seat'
import { joinAsks, joinHeaders, newSeat, onlyWatch } from '#shared/join'
import { JoinEndpoint } from '#main/server/join/join-endpoint'

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly address: string
  /** Milliseconds since the request before. */
  readonly later: number
  /** What the Game Master does before it. */
  readonly gm: 'nothing' | 'open' | 'close' | 'yes' | 'no'
}

const code = 'abcdefghjk'
const canary = 'TOKEN-OF-'
const devices = ['one', 'two', 'three'].map(each => each.padEnd(22, '-'))
const seats = ['s1', 's2', 's3'] as readonly string[] as readonly SeatId[]

const headers = fc
  .record({
    code: fc.oneof(
      { weight: 8, arbitrary: fc.constant(code) },
      fc.constantFrom('', 'wrong', `${code} `, code.toUpperCase())
    ),
    device: fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...devices) }, fc.string({ maxLength: 24 })),
    seat: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...seats, onlyWatch, newSeat) },
      fc.constantFrom('', 's9', '__proto__', 'gm')
    ),
    player: fc.constantFrom('', 'player%20of%20the%20door', '%E0%A4%A', '%0A', 'x'.repeat(81)),
    character: fc.constantFrom('', 'Wren', '%'),
    more: fc.oneof(
      { weight: 6, arbitrary: fc.constant({}) },
      fc.constantFrom<Record<string, string>>(
        { origin: 'https://example.org' },
        { 'content-length': '99999999' },
        { 'transfer-encoding': 'chunked' },
        { host: 'example.org' }
      )
    )
  })
  .map(({ more, ...own }) => ({
    origin: 'http://127.0.0.1:4748',
    host: '127.0.0.1:4748',
    ...Object.fromEntries(Object.entries(own).map(([name, value]) => [joinHeaders[name as keyof typeof own], value])),
    ...more
  }))
const requests: fc.Arbitrary<Sent> = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE'),
  path: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...joinAsks).map(each => `/join/${each}`) },
    fc.constantFrom('/join', '/join/', '/join/yes', '/join/open', '/join/../control/blank', '/join//ask', '/JOIN/ask'),
    fc.webPath()
  ),
  headers,
  address: fc.constantFrom('127.0.0.1', '192.168.0.7', '192.168.0.8'),
  later: fc.constantFrom(0, 50, 1_000, 25_000, 200_000),
  gm: fc.constantFrom('nothing', 'nothing', 'nothing', 'open', 'open', 'open', 'close', 'yes', 'yes', 'no')
})

/**
 * So many requests of every kind to one endpoint, between which the Game Master opens, closes and answers. @returns how many times a
 * device was let in
 * @throws Error where a device learned of a table with a closed endpoint, or of a seat without a yes
 */
export function fuzzJoin(count: number, seed: number): number {
  let now = 0
  const table = {
    campaign: 'bells',
    title: 'Bells',
    seats: seats.map(id => ({ id, player: `player of ${id}`, character: '', retired: false }))
  }
  const links = {
    joinCode: code,
    tableToken: `${canary}table`,
    seatToken: (_campaign: string, seat: SeatId) => `${canary}${seat}`
  }
  const host = { seating: () => table, refresh: () => undefined }
  const endpoint = new JoinEndpoint({ host, links, clock: { now: () => now } }, () => false)
  const granted = new Map<string, string>()
  let letIn = 0
  for (const sent of fc.sample(requests, { numRuns: count, seed })) {
    now += sent.later
    actAsGm(endpoint, sent.gm, granted)
    const answered = { text: '' }
    const url = new URL(sent.path.replace(/^\/*/, '/'), 'http://hearthside')
    const device = sent.headers[joinHeaders.device] ?? ''
    const before = JSON.stringify(endpoint.waitingFor('bells').filter(each => each.device !== device))
    const taken = endpoint.respond(requestOf(sent), responseOf(answered), url)
    const wrong = (what: string): Error => new Error(`${what}: ${JSON.stringify(sent)} → ${answered.text}`)
    if (taken !== url.pathname.startsWith('/join/')) throw wrong('taken wrongly')
    if (JSON.stringify(endpoint.waitingFor('bells').filter(each => each.device !== device)) !== before)
      throw wrong('changed what another device waits for')
    const toldIn = answered.text.includes(canary)
    if (toldIn && answered.text !== `{"state":"in","link":"${granted.get(device)}"}`)
      throw wrong('was told of a seat that is not theirs')
    const mayRead = endpoint.isOpen && sent.headers[joinHeaders.code] === code && sent.method === 'POST'
    if (!mayRead && answered.text.includes('player of')) throw wrong('was told names')
    letIn += toldIn ? 1 : 0
  }
  return letIn
}

function actAsGm(endpoint: JoinEndpoint, act: Sent['gm'], granted: Map<string, string>): void {
  if (act === 'open' || act === 'close') endpoint.isOpen = act === 'open'
  const [first] = endpoint.waitingFor('bells')
  if (!first || (act !== 'yes' && act !== 'no')) return
  const seat = first.newcomer ? ('s3' as SeatId) : first.seat
  endpoint.requests.decide(first.id, act === 'yes', first.newcomer && seat)
  if (act === 'yes') granted.set(first.device, seat === null ? `/table#${canary}table` : `/seat#${canary}${seat}`)
}

function requestOf({ method, headers: own, address }: Sent): IncomingMessage {
  const socket = { remoteAddress: address, localAddress: '127.0.0.1', localPort: 4748 }
  return { method, headers: own, socket, resume: () => undefined } as never
}

function responseOf(answered: { text: string }): ServerResponse {
  const response = {
    setHeader: () => response,
    writeHead: () => response,
    end: (text: string) => ((answered.text = text), response)
  }
  return response as never
}
