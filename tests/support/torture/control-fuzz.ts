import type { IncomingMessage, ServerResponse } from 'node:http'
import fc from 'fast-check'
import { ok } from '#rules/core/result'
import { controlActs } from '#shared/control-acts'
import type { Caller } from '#main/host/dependencies'
import { freshToken } from '#main/server/request-guard'
import { ControlEndpoint } from '#main/server/control-endpoint'

interface Sent {
  readonly method: string
  readonly path: string
  readonly key: string | null
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds since the request before. */
  readonly later: number
}

const right = freshToken()
const almost = `${right.slice(0, -1)}${right.endsWith('A') ? 'B' : 'A'}`

const names = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...controlActs) },
  fc.constantFrom('act', 'undo', 'delete-file', 'export', 'pause', '__proto__', 'constructor', 'toString', ''),
  fc.string({ maxLength: 12 }),
  fc.constantFrom(...controlActs).map(act => `${act}/`),
  fc.constantFrom(...controlActs).map(act => act.toUpperCase())
)
const requests: fc.Arbitrary<Sent> = fc.record({
  method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
  path: fc.oneof(
    { weight: 5, arbitrary: names.map(name => `/control/${encodeURIComponent(name)}`) },
    fc.constantFrom('/control', '/control/', '/control//blank', '/control/../gm', '/gm', '/table', '/socket/gm'),
    fc.webPath()
  ),
  key: fc.oneof(
    { weight: 4, arbitrary: fc.constant(right) },
    fc.constantFrom(null, '', almost, right.toLowerCase(), `${right} `, `${right}${right}`),
    fc.string({ maxLength: 44 })
  ),
  headers: fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    fc.constantFrom<Record<string, string>>(
      { origin: 'https://example.org' },
      { origin: 'http://127.0.0.1:4748' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-purpose': 'prefetch' },
      { purpose: 'prefetch' },
      { 'content-length': '99999999' },
      { 'transfer-encoding': 'chunked' }
    )
  ),
  later: fc.constantFrom(0, 10, 300, 5_000)
})

/** May this do something, as the rules say (CT1–CT3), judged here a second time. */
function mayAct({ method, path, key, headers }: Sent): boolean {
  const act = controlActs.find(each => path === `/control/${each}`)
  const quiet = ['{}', '{"origin":"null"}', '{"sec-fetch-site":"none"}'].includes(JSON.stringify(headers))
  return act !== undefined && key === right && quiet && (method === 'GET' || method === 'POST')
}

/**
 * So many requests of every kind to one control link. @returns how many of them did something
 * @throws Error for a forbidden effect, and for an answer that is not in plain words
 */
export function fuzzControl(count: number, seed: number): number {
  let now = 0
  const asked: { caller: Caller; ask: unknown }[] = []
  const host = { ask: async (caller: Caller, ask: unknown) => (asked.push({ caller, ask }), ok({ says: 'Done' })) }
  const endpoint = new ControlEndpoint({
    host: host as never,
    links: { controlToken: right },
    clock: { now: () => now }
  })
  let done = 0
  for (const sent of fc.sample(requests, { numRuns: count, seed })) {
    now += sent.later
    asked.length = 0
    const query = sent.key === null ? '' : `?key=${encodeURIComponent(sent.key)}`
    const url = new URL(`${sent.path}${query}`.replace(/^\/*/, '/'), 'http://hearthside')
    const answered = { status: 0 }
    const taken = endpoint.respond(requestOf(sent), responseOf(answered), url)
    if (taken !== url.pathname.startsWith('/control/')) throw new Error(`taken wrongly: ${JSON.stringify(sent)}`)
    if (asked.length === 0) continue
    done += 1
    const [only] = asked
    const act = sent.path.slice('/control/'.length)
    const exact = JSON.stringify(only?.ask) === JSON.stringify({ ask: 'control', act })
    if (asked.length > 1 || !exact || only?.caller.screen !== 'control' || !mayAct(sent))
      throw new Error(`did what it may not: ${JSON.stringify(sent)} led to ${JSON.stringify(asked)}`)
  }
  return done
}

function requestOf({ method, headers }: Sent): IncomingMessage {
  return { method, headers, socket: { remoteAddress: '127.0.0.1' }, resume: () => undefined } as never
}

function responseOf(answered: { status: number }): ServerResponse {
  const response = {
    setHeader: () => response,
    writeHead: (status: number) => ((answered.status = status), response),
    end: () => response
  }
  return response as never
}
