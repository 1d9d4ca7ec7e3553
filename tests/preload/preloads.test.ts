import { beforeEach, expect, test, vi } from 'vitest'
import type { Bridge, Snapshot, MenuCommand } from '#shared/contract'
import { askChannel, menuCommandChannel, snapshotChannel, watchChannel } from '#shared/ipc-channels'
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

async function preload(name: 'gm' | 'audience', pathname = '/gm.html'): Promise<Bridge> {
  vi.stubGlobal('location', { pathname })
  if (name === 'gm') await import('#preload/gm')
  else await import('#preload/audience')
  return main.exposed.get('hearthside') as Bridge
}

const picture = (serial: number): Snapshot => ({ kind: 'table', serial }) as Snapshot
const whole = (serial: number): string => printUpdate(null, picture(serial))

test.each(['gm', 'audience'] as const)('%s: asks for the current picture at once and keeps the newest', async name => {
  const bridge = await preload(name)
  expect(main.sent).toEqual([[watchChannel]])
  const seen: number[] = []
  const stop = bridge.onSnapshot(({ serial }) => seen.push(serial))
  const show = main.hears.get(snapshotChannel)
  for (const serial of [5, 4, 6]) show?.({}, whole(serial))
  expect(seen).toEqual([5, 6])
  stop()
  show?.({}, whole(7))
  expect(seen).toEqual([5, 6])
  // Whoever comes late sees what there is.
  bridge.onSnapshot(({ serial }) => seen.push(serial))
  expect(seen).toEqual([5, 6, 7])
  bridge.onConnection(state => expect(state).toBe('open'))()
})

test.each(['gm', 'audience'] as const)(
  '%s: puts a picture together from what changed, and asks for the whole when it cannot',
  async name => {
    const bridge = await preload(name)
    const seen: Snapshot[] = []
    bridge.onSnapshot(snapshot => seen.push(snapshot))
    const show = main.hears.get(snapshotChannel)
    show?.({}, whole(5))
    show?.({}, printUpdate(picture(5), picture(6)))
    expect(seen).toEqual([picture(5), picture(6)])
    show?.({}, printUpdate(picture(7), picture(8)))
    expect(seen).toHaveLength(2)
    expect(main.sent).toEqual([[watchChannel], [watchChannel]])
  }
)

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
