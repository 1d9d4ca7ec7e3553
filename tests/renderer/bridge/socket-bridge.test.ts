import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Bridge, Snapshot } from '#shared/contract'
import { spectatorAdmission, type Admission, type AccessPolicy } from '#main/server/access-policy'
import { PageServer } from '#main/server/page-server'
import { builtPages, FakeHost } from '../../main/server/test-clients'
import { bridge, screenAt } from '@/bridge/bridge'
import { SocketBridge } from '@/bridge/socket-bridge'
import { seen } from '../../support/seen'
import { Page, sockets, useBrowserSockets } from '../browser-page'

useBrowserSockets()

const chair = (screen: Admission['caller']['screen'], token: string | null): Admission | null =>
  token === 'wrong'
    ? null
    : {
        ...spectatorAdmission('table', () => true),
        caller: { actor: { kind: 'gm' }, screen, campaign: null },
        seatKey: token
      }

/** @param isValid whether links other than `wrong` are valid now */
const accessBy = (isValid: () => boolean): AccessPolicy => ({
  pages: ['gm', 'table', 'overlay', 'seat'],
  respond: () => false,
  admit(screen, _request, url) {
    const admission = chair(screen, url.searchParams.get('token'))
    return admission && isValid() ? { ...admission, isValid } : null
  }
})

async function serve(port = 0, host = new FakeHost(), isValid = () => true) {
  const setup = { host, access: accessBy(isValid), folder: await builtPages(), clock: { now: () => Date.now() } }
  const server = await PageServer.listen(setup, '127.0.0.1', port)
  onTestFinished(() => server.close().catch(() => undefined))
  return { server, host, port: server.port }
}

function open(port: number, screen: Bridge['screen'] = 'seat', hash = '') {
  const page = new Page(port, hash)
  const made = new SocketBridge(screen, page as unknown as Window)
  const snapshots: Snapshot[] = []
  const states: string[] = []
  made.onSnapshot(snapshot => snapshots.push(snapshot))
  made.onConnection(state => states.push(state))
  // A page that goes away takes its timers with it.
  onTestFinished(() => made.leave())
  return { page, bridge: made, snapshots, states }
}

describe('the socket bridge', () => {
  test('shows the current snapshot first, then each new one, to each listener', async () => {
    const { port, host } = await serve()
    const { bridge, snapshots, states } = open(port)
    await seen(() => expect(snapshots).toHaveLength(1))
    host.show(2)
    await seen(() => expect(snapshots.map(({ serial }) => serial)).toEqual([1, 2]))
    const late: Snapshot[] = []
    const stop = bridge.onSnapshot(snapshot => late.push(snapshot))
    expect(late.map(({ serial }) => serial)).toEqual([2])
    stop()
    host.show(3)
    await seen(() => expect(snapshots).toHaveLength(3))
    expect(late).toHaveLength(1)
    expect(states).toEqual(['connecting', 'open'])
  })

  test('brings back each answer to its own question', async () => {
    const { port, host } = await serve()
    const { bridge, snapshots } = open(port, 'gm')
    await seen(() => expect(snapshots).toHaveLength(1))
    host.answer = { ok: true, value: [] }
    const answers = await Promise.all([bridge.ask({ ask: 'list-files' }), bridge.ask({ ask: 'save' })])
    expect(answers).toEqual([
      { ok: true, value: [] },
      { ok: true, value: [] }
    ])
    expect(host.asked.map(({ ask }) => ask)).toEqual([{ ask: 'list-files' }, { ask: 'save' }])
  })

  test.each(['table', 'overlay'] as const)('a %s asks nothing, and nothing leaves it', async screen => {
    const { port, host } = await serve()
    const { bridge, snapshots } = open(port, screen)
    await seen(() => expect(snapshots).toHaveLength(1))
    expect(await bridge.ask({ ask: 'pause' })).toMatchObject({ ok: false, error: { problem: { kind: 'not-allowed' } } })
    expect(host.asked).toEqual([])
  })

  test('finds a host that comes back within a second, and reports the state meanwhile', async () => {
    const first = await serve()
    const { page, snapshots, states } = open(first.port)
    page.haste = 10
    await seen(() => expect(snapshots).toHaveLength(1))
    await first.server.close()
    await seen(() => expect(states).toEqual(['connecting', 'open', 'lost']))
    // until the longest delay is reached: from here on it always waits as long
    await seen(() => expect(page.waits.length).toBeGreaterThan(5))
    await serve(first.port)
    await seen(() => expect(snapshots).toHaveLength(2))
    expect(Math.max(...page.waits)).toBeLessThan(1_000)
    expect(page.waits.slice(0, 2)).toEqual([50, 150])
    expect(states).toEqual(['connecting', 'open', 'lost', 'open'])
  })

  test('an ask that was under way when the line broke says so; one without a line too', async () => {
    const host = new FakeHost()
    const { port, server } = await serve(0, host)
    const { bridge, snapshots, states } = open(port)
    await seen(() => expect(snapshots).toHaveLength(1))
    host.ask = () => new Promise(() => undefined)
    const asked = bridge.ask({ ask: 'pause' })
    await server.close()
    expect(await asked).toMatchObject({ ok: false, error: { problem: { kind: 'failed', message: /broke/ } } })
    await seen(() => expect(states.at(-1)).toBe('lost'))
    expect(await bridge.ask({ ask: 'pause' })).toMatchObject({
      error: { problem: { kind: 'failed', message: /nothing was done/ } }
    })
  })

  test('a seat taken over by another device stays quiet for good', async () => {
    const { port } = await serve()
    const first = open(port, 'seat', '#token')
    await seen(() => expect(first.snapshots).toHaveLength(1))
    const second = open(port, 'seat', '#token')
    await seen(() => expect(first.states.at(-1)).toBe('replaced'))
    first.page.dispatchEvent(new Event('online'))
    await seen(() => expect(second.states).toEqual(['connecting', 'open']))
    await seen(() => expect(sockets[0]?.readyState).toBe(WebSocket.CLOSED))
    // The only way back is a timer, and it has set none.
    expect(first.page.waits).toEqual([])
    expect(second.states).toEqual(['connecting', 'open'])
    expect(sockets).toHaveLength(2)
    expect(first.states.at(-1)).toBe('replaced')
  })

  test('JN8 a link that is not valid is tried again, each time after a longer wait', async () => {
    const { port } = await serve()
    const { page, states } = open(port, 'seat', '#wrong')
    page.haste = 5 // slow enough that no wait ends before the test has looked
    await seen(() => expect(states).toEqual(['connecting', 'revoked']))
    await seen(() => expect(page.waits).toEqual([1_000, 2_000]))
    page.dispatchEvent(new Event('online'))
    await seen(() => expect(page.waits).toEqual([1_000, 2_000, 5_000]))
    for (const wait of [10_000, 10_000]) {
      page.dispatchEvent(new Event('online'))
      await seen(() => expect(page.waits.at(-1)).toBe(wait))
    }
    expect(states).toEqual(['connecting', 'revoked'])
  })

  test.each(['seat', 'table', 'overlay'] as const)(
    'JN8 ST14 the page %s goes on by itself when its link is brought back',
    async screen => {
      let valid = true
      const { port, server, host } = await serve(0, new FakeHost(), () => valid)
      const { page, snapshots, states } = open(port, screen)
      page.haste = 10
      await seen(() => expect(snapshots).toHaveLength(1))
      valid = false
      server.dropInvalid()
      await seen(() => expect(states).toEqual(['connecting', 'open', 'revoked']))
      valid = true
      await seen(() => expect(states).toEqual(['connecting', 'open', 'revoked', 'open']))
      expect(snapshots).toHaveLength(2)
      expect(page.waits).toEqual([1_000])
      host.show(2)
      await seen(() => expect(snapshots).toHaveLength(3))
    }
  )

  test('JN8 a host that is away while a link is not valid does not change what the page says', async () => {
    const { port, server } = await serve()
    const { page, states } = open(port, 'seat', '#wrong')
    page.haste = 5
    await seen(() => expect(states).toEqual(['connecting', 'revoked']))
    await server.close()
    await seen(() => expect(page.waits).toEqual([1_000, 2_000]))
    expect(states).toEqual(['connecting', 'revoked'])
  })

  test('a dashboard whose session has ended is not tried again', async () => {
    const { port } = await serve()
    const { page, states } = open(port, 'gm', '#wrong')
    await seen(() => expect(states).toEqual(['connecting', 'revoked']))
    page.dispatchEvent(new Event('online'))
    await seen(() => expect(sockets[0]?.readyState).toBe(WebSocket.CLOSED))
    expect(page.waits).toEqual([])
    expect(sockets).toHaveLength(1)
  })

  test('after a long sleep the line is made anew at once', async () => {
    const { port } = await serve()
    const { page, snapshots } = open(port)
    await seen(() => expect(snapshots).toHaveLength(1))
    page.document.visibilityState = 'hidden'
    const later = Date.now() + 60_000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later)
    onTestFinished(() => clock.mockRestore())
    page.document.visibilityState = 'visible'
    page.document.dispatchEvent(new Event('visibilitychange'))
    await seen(() => expect(snapshots).toHaveLength(2))
    expect(sockets).toHaveLength(2)
  })
})

describe('which page an address shows', () => {
  test.each([
    ['/', 'gm'],
    ['/gm', 'gm'],
    ['/gm.html', 'gm'],
    ['/table', 'table'],
    ['/table.html', 'table'],
    ['/overlay/', 'overlay'],
    ['/seat', 'seat'],
    ['/tables', 'gm']
  ])('%s: %s', (path, screen) => {
    expect(screenAt(path)).toBe(screen)
  })

  test('a bridge that the shell provides is taken', async () => {
    const ask = vi.fn(async () => ({ ok: true, value: null }))
    const hearthside = { screen: 'gm', ask } as unknown as Bridge
    vi.stubGlobal('window', { hearthside, location: { pathname: '/' } })
    expect(bridge().screen).toBe('gm')
    await bridge().ask({ ask: 'save' })
    expect(ask).toHaveBeenCalledExactlyOnceWith({ ask: 'save' })
    expect(bridge()).toBe(bridge())
  })
})
