import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Was this sent to the very address that it arrived at? A page that has bent its own name to our address
 * ("DNS rebinding") says its own name here.
 */
export function isAddressedToUs({ headers, socket }: IncomingMessage): boolean {
  const { localAddress, localPort } = socket
  const names = localAddress === '127.0.0.1' ? ['127.0.0.1', 'localhost'] : [localAddress]
  return names.some(name => headers.host === `${name}:${localPort}`)
}

/** Was it one of our own pages that asked? Only a browser can be trusted to say so; everybody else needs the token anyway. */
export function isFromOurPage(request: IncomingMessage): boolean {
  return isAddressedToUs(request) && request.headers.origin === `http://${request.headers.host}`
}

/** 256 bits that nobody can guess, fit for an address. */
export function freshToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Ten letters and digits that are told apart in every hand, 49 bits: it lets nobody in by itself (JN1). */
export function freshJoinCode(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')
}

/** Are they equal? Takes as long for a near miss as for a wild guess. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(fingerprint(one), fingerprint(other))
}

/** What may be kept of a secret in order to recognise it. */
export function fingerprint(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** All of this machine's programs have one address: none of them is to be counted against another. */
export function isThisMachine(address: string): boolean {
  return address === '127.0.0.1' || address === '::1'
}
