import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from 'electron'
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

const { app } = vi.hoisted(() => ({ app: { isPackaged: false, on: vi.fn() } }))
vi.mock('electron', () => ({ app, protocol: {}, shell: {} }))

// Other files have the same modules with an `electron` of their own.
vi.resetModules()
const { pageUrl, servePages } = await import('#main/electron/protocol')
const { guardSession } = await import('#main/electron/security')
afterAll(() => void vi.resetModules())

afterEach(() => {
  delete process.env['ELECTRON_RENDERER_URL']
  app.isPackaged = false
})

/** Vite, as far as our scheme asks it: it says what it was asked. */
async function vite(): Promise<URL> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/x-vite')
    response.end(`vite: ${request.url} for ${request.headers.accept}`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

async function answerTo(request: Request): Promise<Response> {
  const pages = mkdtempSync(join(tmpdir(), 'hearthside-pages-'))
  writeFileSync(join(pages, 'gm.html'), 'built')
  let answer: ((request: Request) => Promise<Response>) | null = null
  const session = { protocol: { handle: (_scheme: string, handler: typeof answer) => (answer = handler) } }
  servePages(session as unknown as Session, pages, () => Promise.resolve(null))
  if (answer === null) throw new Error('a handler is registered')
  return (answer as (request: Request) => Promise<Response>)(request)
}

type Listener = (details: object, answer: (verdict: { cancel: boolean }) => void) => void
type Check = (contents: null, permission: string, origin: string, frame: object) => boolean

/** A session as the app guards it. */
function guarded(): { readonly load: Listener; readonly check: Check } {
  const session = {
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn<(check: Check) => void>(),
    setDevicePermissionHandler: vi.fn(),
    webRequest: { onBeforeRequest: vi.fn<(listener: Listener) => void>() }
  }
  guardSession(session as unknown as Session)
  const [[load] = []] = session.webRequest.onBeforeRequest.mock.calls
  const [[check] = []] = session.setPermissionCheckHandler.mock.calls
  if (!load || !check) throw new Error('a session is guarded')
  return { load, check }
}

function isCancelled(url: string): boolean {
  let cancelled = false
  guarded().load({ url }, ({ cancel }) => (cancelled = cancel))
  return cancelled
}

/** Whether a page may reach other programs of this machine, as Chromium asks before it opens the socket to vite. */
function mayReachThisMachine(requestingUrl: string): boolean {
  return guarded().check(null, 'loopback-network', '', { requestingUrl, isMainFrame: true })
}

describe('npm run dev', () => {
  test('serves the pages of vite under our scheme, and allows its styles and its socket', async () => {
    const server = await vite()
    process.env['ELECTRON_RENDERER_URL'] = server.href
    const response = await answerTo(new Request(`${pageUrl('gm')}?t=1`, { headers: { accept: 'text/css' } }))
    expect(await response.text()).toBe('vite: /gm.html?t=1 for text/css')
    expect(response.headers.get('content-type')).toBe('text/x-vite')
    const policy = response.headers.get('content-security-policy') ?? ''
    // Its script tries the page's own host first, which must fail as a connection. A connection that a policy stops is never reported as closed.
    expect(policy).toContain("connect-src 'self' ws:;")
    expect(isCancelled('ws://hearthside/?token=x')).toBe(true)
    expect(policy).toContain("script-src 'self';")
    expect(isCancelled(`ws://${server.host}/?token=x`)).toBe(false)
    expect(isCancelled('ws://127.0.0.1:1/')).toBe(true)
    expect(isCancelled(`https://${server.host}/`)).toBe(true)
    expect(mayReachThisMachine(pageUrl('gm'))).toBe(true)
    expect(mayReachThisMachine('https://example.com/')).toBe(false)
  })

  test('says so when vite does not answer', async () => {
    process.env['ELECTRON_RENDERER_URL'] = 'http://localhost:1'
    const response = await answerTo(new Request(pageUrl('gm')))
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('vite does not answer')])
  })

  test.each([
    ['in what was packed', 'http://127.0.0.1:5173', true],
    ['of another machine', 'http://192.168.0.7:5173', false],
    ['that is no address', 'vite', false],
    ['of another kind', 'file:///tmp', false]
  ])('a server is not asked %s', async (_, url, isPackaged) => {
    process.env['ELECTRON_RENDERER_URL'] = url
    app.isPackaged = isPackaged
    const response = await answerTo(new Request(pageUrl('gm')))
    expect(await response.text()).toBe('built')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(isCancelled(url)).toBe(true)
    expect(mayReachThisMachine(pageUrl('gm'))).toBe(false)
  })
})
