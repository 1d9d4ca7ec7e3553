import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ScreenKind } from '#shared/contract'
import { spectatorAdmission, type Admission, type AccessPolicy } from './access-policy'
import { isSameSecret } from './request-guard'
import type { DeviceLinks } from './device-links'

/** Answers plain requests to its own addresses. */
export interface Endpoint {
  /** @returns whether the address belongs to this endpoint */
  respond(request: IncomingMessage, response: ServerResponse, url: URL): boolean
}

/** The admission rules of the device server: every page needs a token, and the dashboard is not served. */
export function deviceAccess(links: DeviceLinks, endpoints: readonly Endpoint[] = []): AccessPolicy {
  return {
    pages: ['table', 'overlay', 'seat', 'join'],
    respond: (request, response, url) => endpoints.some(each => each.respond(request, response, url)),
    admit(screen: ScreenKind, _request, url: URL) {
      const token = url.searchParams.get('token') ?? ''
      if (screen === 'gm') return null
      if (screen === 'seat') return seatAdmission(links, token)
      if (screen === 'overlay') return overlayAdmission(links, token)
      const isGood = (): boolean => isSameSecret(links.tableToken, token)
      return isGood() ? spectatorAdmission(screen, isGood) : null
    }
  }
}

function overlayAdmission(links: DeviceLinks, token: string): Admission | null {
  const layout = links.layoutOf(token)
  if (layout === null) return null
  return { ...spectatorAdmission('overlay', () => links.layoutOf(token) === layout), layout }
}

function seatAdmission(links: DeviceLinks, token: string): Admission | null {
  const found = links.seatOf(token)
  if (!found) return null
  const { campaign, seat } = found
  return {
    caller: { actor: { kind: 'seat', seat }, screen: 'seat', campaign },
    audience: { kind: 'seat', seat },
    seatKey: seatKey(campaign, seat),
    isValid: () => links.isSeatToken(campaign, seat, token)
  }
}

/** Each key allows one connected device at a time. */
export function seatKey(campaign: string, seat: string): string {
  return `${campaign} ${seat}`
}
