import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { freshToken, isAddressedToUs, isFromOurPage, isSameSecret } from '#main/server/request-guard'
import { contentSecurityPolicy } from '#main/server/headers'
import { TokenBucket } from '#main/server/rate-limits'

function request(localAddress: string, host: string | undefined, origin?: string): IncomingMessage {
  return { headers: { host, origin }, socket: { localAddress, localPort: 4748 } } as IncomingMessage
}

describe('whose address a request names', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1:4748', true],
    ['127.0.0.1', 'localhost:4748', true],
    ['192.168.1.5', '192.168.1.5:4748', true],
    ['192.168.1.5', 'localhost:4748', false],
    ['192.168.1.5', '127.0.0.1:4748', false],
    ['127.0.0.1', '127.0.0.1:4747', false],
    ['127.0.0.1', '127.0.0.1', false],
    ['127.0.0.1', 'evil.example:4748', false],
    ['127.0.0.1', '127.0.0.1:4748.evil.example', false],
    ['127.0.0.1', '', false],
    ['127.0.0.1', undefined, false]
  ])('arrived at %s, sent to %s: ours is %s', (localAddress, host, ours) => {
    expect(isAddressedToUs(request(localAddress, host))).toBe(ours)
    expect(isFromOurPage(request(localAddress, host, `http://${host}`))).toBe(ours)
  })

  test.each([undefined, 'null', 'http://evil.example', 'https://192.168.1.5:4748', 'http://192.168.1.5'])(
    'the origin %s is not our page',
    origin => {
      expect(isFromOurPage(request('192.168.1.5', '192.168.1.5:4748', origin))).toBe(false)
    }
  )
})

describe('secrets', () => {
  test('are long, new each time, and equal to themselves only', () => {
    const tokens = Array.from({ length: 100 }, freshToken)
    expect(new Set(tokens).size).toBe(100)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    const [one = '', other = ''] = tokens
    expect([
      isSameSecret(one, one),
      isSameSecret(one, other),
      isSameSecret(one, ''),
      isSameSecret(one, `${one}x`)
    ]).toEqual([true, false, false, false])
  })
})

describe('the pace', () => {
  test('takes a burst, then so many a second, and never saves up more than a burst', () => {
    let now = 0
    const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, { now: () => now })
    const takes = (count: number) => Array.from({ length: count }, () => bucket.take())
    expect(takes(4)).toEqual([true, true, true, false])
    now = 500
    expect(takes(2)).toEqual([true, false])
    now = 1_000_000
    expect(takes(4)).toEqual([true, true, true, false])
    now = 0
    expect(takes(1)).toEqual([false])
  })
})

test('the policy names each thing that pages may do, and nothing unsafe', () => {
  const policy = contentSecurityPolicy('ws://127.0.0.1:4748')
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:4748`)
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})
