import { beforeEach, expect, test, vi } from 'vitest'
import type { Snapshot, MenuCommand } from '#shared/contract'
import { askChannel, menuCommandChannel, snapshotChannel, watchChannel } from '#shared/ipc-channels'
import type { PreloadBridge } from '#shared/preload-bridge'
import { printUpdate } from '#shared/snapshot-update'

// Both preloads in turn, with main’s end of the wire in our hands.

const main = vi.hoisted(() => ({
  hears: new Map<string, (event: object, said: unknown) => void>(),
  sent: [] as unknown[],
  invoked: [] as unknown[],
  exposed: new Map<string, unknown>()
}))
vi.mock('electron', () => ({
  contextBridge: { exposeInMainWorld: (name: string, api: unknown) => main.exposed.set(name, api) },
  ipcRenderer: {
    on: (channel: string, listener: () => void) => main.hears.set(channel, listener),
    send: (...said: unknown[]) => main.sent.push(said),
    invoke: async (...said: unknown[]) => {
      main.invoked.push(said)
      return { ok: true, value: said }
    }
  },
  webUtils: { getPathForFile: (file: { name: string }) => `/home/gm/${file.name}` }
}))

beforeEach(() => {
  vi.resetModules()
  main.hears.clear()
  main.exposed.clear()
  main.sent.length = 0
  main.invoked.length = 0
})

async function preload(name: 'gm' | 'audience', pathname = '/gm.html'): Promise<PreloadBridge> {
  vi.stubGlobal('location', { pathname })
  if (name === 'gm') await import('#preload/gm')
  else await import('#preload/audience')
  return main.exposed.get('hearthside') as PreloadBridge
}

const picture = (serial: number): Snapshot => ({ kind: 'table', serial }) as Snapshot
const whole = (serial: number): string => printUpdate(null, picture(serial))

/** All that a listener of the bridge is handed. None of it may be an object, because Electron would copy every value. */
function listening(bridge: PreloadBridge): { readonly heard: unknown[]; stop(): void } {
  const heard: unknown[] = []
  const stop = bridge.onUpdate((...all: unknown[]) => heard.push(...all))
  return { heard, stop }
}

test.each(['gm', 'audience'] as const)(
  '%s: asks for the picture at once, and hands on what comes, as text',
  async name => {
    const bridge = await preload(name)
    expect(main.sent).toEqual([[watchChannel]])
    const show = main.hears.get(snapshotChannel)
    const updates = [whole(5), printUpdate(picture(5), picture(6)), printUpdate(picture(6), picture(7))]
    // A listener that is added after the page's scripts have loaded misses nothing.
    show?.({}, updates[0])
    const page = listening(bridge)
    for (const update of updates.slice(1)) show?.({}, update)
    expect(page.heard).toEqual(updates)
    page.stop()
    show?.({}, printUpdate(picture(7), picture(8)))
    expect(page.heard).toHaveLength(3)
    expect(main.sent).toEqual([[watchChannel]])
    bridge.onConnection(state => expect(state).toBe('open'))()
  }
)

test.each(['gm', 'audience'] as const)('%s: a listener that is added again is sent the whole again', async name => {
  const bridge = await preload(name)
  listening(bridge)
  const second = listening(bridge)
  expect(main.sent).toEqual([[watchChannel], [watchChannel]])
  main.hears.get(snapshotChannel)?.({}, whole(9))
  expect(second.heard).toEqual([whole(9)])
})

test('what a page never listened to is not kept for ever: it asks for the whole', async () => {
  const bridge = await preload('gm')
  const show = main.hears.get(snapshotChannel)
  show?.({}, whole(0))
  for (let serial = 0; serial < 100; serial++) show?.({}, printUpdate(picture(serial), picture(serial + 1)))
  expect(listening(bridge).heard).toEqual([])
  expect(main.sent).toEqual([[watchChannel], [watchChannel]])
})

test('gm: a menu command that comes before the page listens is heard when it does, and once', async () => {
  const bridge = await preload('gm')
  const sendCommand = main.hears.get(menuCommandChannel)
  sendCommand?.({}, 'about')
  const heard: MenuCommand[] = []
  const stop = bridge.onMenuCommand?.(each => heard.push(each))
  sendCommand?.({}, 'keys')
  stop?.()
  bridge.onMenuCommand?.(each => heard.push(each))
  expect(heard).toEqual(['about', 'keys'])
  expect(bridge.pathOf?.({ name: 'a.hearth' })).toBe('/home/gm/a.hearth')
  expect(await bridge.ask({ ask: 'save' })).toEqual({ ok: true, value: [askChannel, { ask: 'save' }] })
  expect(main.invoked).toHaveLength(1)
})

test.each([
  ['/table.html', 'table'],
  ['/overlay.html', 'overlay']
])('audience: %s is the %s, and has no way to ask', async (pathname, screen) => {
  const bridge = await preload('audience', pathname)
  expect(bridge.screen).toBe(screen)
  expect(await bridge.ask({ ask: 'pause' })).toMatchObject({ ok: false, error: { problem: { kind: 'not-allowed' } } })
  expect(bridge.onMenuCommand).toBeUndefined()
  expect(bridge.pathOf).toBeUndefined()
  expect(main.sent).toEqual([[watchChannel]])
  expect(main.invoked).toEqual([])
})
