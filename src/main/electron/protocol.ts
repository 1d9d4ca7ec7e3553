import { protocol, type Session } from 'electron'
import type { ServedPicture } from '../host/dependencies'
import { readPageFile } from '../storage/machine/page-files'
import { devServer, fromDevServer } from './dev-server'

/** Pages come from `app://hearthside/…`: a standard, secure origin of our own, never `file://`. */
const scheme = 'app'
const host = 'hearthside'

export function pageUrl(page: 'gm' | 'table' | 'overlay'): string {
  return `${scheme}://${host}/${page}.html`
}

/** Whether an address is one of our pages. No other page may be loaded, send asks, or be navigated to. */
export function isOurs(url: string): boolean {
  try {
    const { protocol: used, host: named } = new URL(url)
    return used === `${scheme}:` && named === host
  } catch {
    return false
  }
}

export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vue forecast-worker'
].join('; ')

/** Must be called once, before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }
  ])
}

/** Serves the built pages to one session, each with its security headers. */
export function servePages(
  session: Session,
  pages: string,
  picture: (path: string) => Promise<ServedPicture | null>
): void {
  session.protocol.handle(scheme, async request => {
    const url = new URL(request.url)
    const shown = isOurs(request.url) && request.method === 'GET' ? await picture(url.pathname) : null
    if (shown) return pictureResponse(shown)
    const vite = devServer()
    if (vite && isOurs(request.url) && request.method === 'GET')
      return fromDevServer(vite, request, contentSecurityPolicy)
    const found = isOurs(request.url) && request.method === 'GET' ? await readPageFile(pages, url.pathname) : null
    if (!found)
      return new Response('There is nothing here.', { status: 404, headers: headersFor('text/plain; charset=utf-8') })
    return new Response(found.bytes, { status: 200, headers: headersFor(found.contentType) })
  })
}

function pictureResponse({ bytes, contentType }: ServedPicture): Response {
  return new Response(new Uint8Array(bytes), {
    status: 200,
    headers: { ...headersFor(contentType), 'cache-control': 'no-store' }
  })
}

function headersFor(contentType: string): Record<string, string> {
  return {
    'content-type': contentType,
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache'
  }
}
