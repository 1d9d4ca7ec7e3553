import type { IncomingMessage, ServerResponse } from 'node:http'
import { gm } from '#rules/core/seat'
import type { Answer } from '#shared/contract'
import { controlActs } from '#shared/control-acts'
import type { Caller, HostApi } from '../host/dependencies'
import { sendText } from './headers'
import { RateLimits, TokenBucket, type Rate } from './rate-limits'
import { isSameSecret } from './request-guard'
import type { DeviceLinks } from './device-links'

/** `/control/blank?key=…` (CT1). */
export const controlPath = '/control/'

/** As many requests as a person can cause by pressing keys (CT4). */
const presses: Rate = { burst: 20, perSecond: 5 }
const longestBody = 1024

const caller: Caller = { actor: gm, screen: 'control', campaign: null }

export interface ControlSetup {
  readonly host: Pick<HostApi, 'ask'>
  readonly links: Pick<DeviceLinks, 'controlToken'>
  readonly clock: { now(): number }
}

/** The control link: plain HTTP requests with a key of their own. Each request performs one of a few acts (CT1–CT4). */
export class ControlEndpoint {
  private readonly strangers: RateLimits
  private readonly presses: TokenBucket

  constructor(private readonly setup: ControlSetup) {
    this.strangers = new RateLimits(setup.clock)
    this.presses = new TokenBucket(presses, setup.clock)
  }

  /** @returns whether the address belongs to the control link */
  respond(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
    if (!url.pathname.startsWith(controlPath)) return false
    // The body of a request is never read, and the connection is not kept open for it.
    response.setHeader('Connection', 'close')
    request.resume()
    const no = this.refusal(request, url)
    if (no) sendText(response, no.status, no.says)
    else void this.act(url.pathname.slice(controlPath.length), response)
    return true
  }

  private refusal(request: IncomingMessage, url: URL): Refusal | null {
    const { method, headers, socket } = request
    if (method !== 'GET' && method !== 'POST') return { status: 405, says: 'Use GET or POST.' }
    if (isFromAPage(headers)) return { status: 403, says: 'A web page may not use this link.' }
    if (Number(headers['content-length'] ?? 0) > longestBody || headers['transfer-encoding'])
      return { status: 413, says: 'Send nothing but the address.' }
    if (!isSameSecret(this.setup.links.controlToken, url.searchParams.get('key') ?? '')) {
      const may = this.strangers.wrongLinkFrom(socket.remoteAddress ?? '')
      return may
        ? { status: 403, says: 'This key is not valid. Copy the link again from the page “Stream”.' }
        : { status: 429, says: 'Too many wrong keys. Wait a minute.' }
    }
    return this.presses.take() ? null : { status: 429, says: 'Too many at once. Wait a second.' }
  }

  private async act(name: string, response: ServerResponse): Promise<void> {
    const act = controlActs.find(each => each === name)
    if (!act) return sendText(response, 404, `There is no such act. There are: ${controlActs.join(', ')}.`)
    const answer = (await this.setup.host.ask(caller, { ask: 'control', act })) as Answer<'control'>
    if (answer.ok) sendText(response, 200, answer.value.says)
    else sendText(response, 409, 'That cannot be done now. The dashboard shows why.')
  }
}

interface Refusal {
  readonly status: number
  readonly says: string
}

/**
 * A web page that has learned the key must not use it (CT3). Browsers state the origin of a request. A typed address is
 * accepted; a browser's prefetch of that address is refused.
 */
function isFromAPage({ origin, ...headers }: IncomingMessage['headers']): boolean {
  const site = headers['sec-fetch-site']
  const early = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`
  // Sandboxed frames and pages from files send `null` as origin; a typed address sends no origin.
  return origin !== undefined || (site !== undefined && site !== 'none') || early.includes('prefetch')
}
