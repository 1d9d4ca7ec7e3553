import type { ServerResponse } from 'node:http'

/** The policy of our pages: their own scripts, styles, pictures and sounds, and one socket to this server. */
export function contentSecurityPolicy(home: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self' ${home}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types vue forecast-worker`
  ].join('; ')
}

/** Set on every response. */
export function setSafeHeaders(response: ServerResponse, host: string): void {
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(`ws://${host}`))
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), usb=(), payment=()')
  response.setHeader('Cache-Control', 'no-store')
}

export function sendText(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${words}\n`)
}
