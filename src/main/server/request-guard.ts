import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Whether the Host header names the address at which the request arrived. A page that points its own name at our
 * address ("DNS rebinding") sends its own name.
 */
export function isAddressedToUs({ headers, socket }: IncomingMessage): boolean {
  const { localAddress, localPort } = socket
  const names = localAddress === '127.0.0.1' ? ['127.0.0.1', 'localhost'] : [localAddress]
  return names.some(name => headers.host === `${name}:${localPort}`)
}

/**
 * Whether one of our own pages sent the request. Only a browser's Origin header is reliable; every other client needs
 * the token anyway.
 */
export function isFromOurPage(request: IncomingMessage): boolean {
  return isAddressedToUs(request) && request.headers.origin === `http://${request.headers.host}`
}

/** A random token of 256 bits, safe in a URL. */
export function freshToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Ten letters and digits that are hard to confuse, 49 bits. The code alone admits no device (JN1). */
export function freshJoinCode(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')
}

/** Compares in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(fingerprint(one), fingerprint(other))
}

/** A hash of a secret, which can be stored to recognise the secret. */
export function fingerprint(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** All programs of this machine share one address, so none may count against another. */
export function isThisMachine(address: string): boolean {
  return address === '127.0.0.1' || address === '::1'
}
