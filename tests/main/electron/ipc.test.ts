import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'
import { fc } from '../../support/fuzz'
import type { Answer } from '#shared/contract'
import { gmCaller, GmViewer, openTestHost } from '../host/test-host'
import { seen } from '../../support/seen'

// The interface between windows and host, with a real host. Any sender asks for anything.

const door = vi.hoisted(() => ({
  asks: new Map<string, (event: unknown, ask: unknown) => Promise<unknown>>(),
  watches: new Map<string, (event: unknown, ...args: unknown[]) => void>()
}))
vi.mock('electron', () => ({
  ipcMain: {
    on: (channel: string, listener: () => void) => door.watches.set(channel, listener),
    handle: (channel: string, listener: () => Promise<unknown>) => door.asks.set(channel, listener),
    removeAllListeners: (channel: string) => door.watches.delete(channel),
    removeHandler: (channel: string) => door.asks.delete(channel)
  },
  protocol: {},
  app: {},
  dialog: {}
}))

beforeEach(() => {
  door.asks.clear()
  door.watches.clear()
})

/** A window as the interface sees it: its contents, its page, and a frame that is not its own. */
function windowAt(id: number, url: string) {
  const mainFrame = { url }
  const sent: unknown[] = []
  const webContents = Object.assign(new EventEmitter(), {
    id,
    mainFrame,
    isDestroyed: () => false,
    send: (...all: unknown[]) => sent.push(all)
  })
  return { window: { webContents }, sent, event: { sender: webContents, senderFrame: mainFrame as object | null } }
}

async function keepConnection() {
  const { IpcServer } = await import('#main/electron/ipc')
  const dependencies = await openTestHost()
  const doors = new IpcServer(dependencies.host)
  const admitted = (kind: 'gm' | 'table' | 'overlay', id: number, page: string = kind) => {
    const made = windowAt(id, `app://hearthside/${page}.html`)
    doors.register(made.window as never, kind)
    return made
  }
  const ask = (event: unknown, asked: unknown): Promise<unknown> =>
    Promise.resolve(door.asks.get('hearthside:ask')?.(event, asked))
  return { doors, ...dependencies, admitted, ask }
}

const denied = { ok: false, error: { kind: 'problem', problem: { kind: 'not-allowed' } } }

test('PG7 only the dashboard may save what it prints, from its own page', async () => {
  const { admitted } = await keepConnection()
  const save = (event: unknown): Promise<unknown> =>
    Promise.resolve(door.asks.get('hearthside:save-pdf')?.(event, 'Papers'))
  for (const event of [
    admitted('table', 2).event,
    admitted('gm', 4, 'table').event,
    windowAt(5, 'app://hearthside/gm.html').event,
    { ...admitted('gm', 6).event, senderFrame: null }
  ])
    expect(await save(event)).toMatchObject(denied)
})

test('OI1 only the dashboard may save the notes of the book, from its own page', async () => {
  const { admitted } = await keepConnection()
  const save = (event: unknown): Promise<unknown> =>
    Promise.resolve(door.asks.get('hearthside:save-book')?.(event, 'gm'))
  for (const event of [
    admitted('table', 2).event,
    admitted('gm', 4, 'table').event,
    windowAt(5, 'app://hearthside/gm.html').event
  ])
    expect(await save(event)).toMatchObject(denied)
  expect(await save(admitted('gm', 6).event)).toMatchObject({ ok: false, error: { problem: { kind: 'no-campaign' } } })
})

test('only the dashboard may ask, from its own page, in its own frame', async () => {
  const { admitted, ask, host } = await keepConnection()
  const gm = admitted('gm', 1)
  expect(await ask(gm.event, { ask: 'dismiss-trouble' })).toEqual({ ok: true, value: null })
  const strangers = [
    admitted('table', 2).event,
    admitted('overlay', 3).event,
    admitted('gm', 4, 'table').event,
    windowAt(5, 'app://hearthside/gm.html').event,
    { ...gm.event, senderFrame: { url: 'app://hearthside/gm.html' } },
    { ...gm.event, senderFrame: null },
    ...[
      'https://hearthside/gm.html',
      'app://evil/gm.html',
      'file:///gm.html',
      'app://hearthside/gm.html.evil',
      '',
      'gm.html'
    ].map((url, nth) => {
      const { window, event } = admitted('gm', 10 + nth)
      window.webContents.mainFrame.url = url
      return event
    })
  ]
  for (const event of strangers) expect(await ask(event, { ask: 'resume' })).toMatchObject(denied)
  expect(await host.ask(gmCaller, { ask: 'set-preferences', preferences: { sounds: true } })).toEqual({
    ok: true,
    value: null
  })
})

test('each window is shown what it was made for, once however often it loads, until it is gone', async () => {
  const { admitted, doors, host } = await keepConnection()
  const table = admitted('table', 2)
  const watch = (event: unknown): void => door.watches.get('hearthside:watch')?.(event)
  watch(table.event)
  watch(table.event)
  watch(windowAt(9, 'app://hearthside/gm.html').event)
  await seen(() => expect(table.sent.length).toBeGreaterThan(0))
  expect(JSON.parse((table.sent[0] as [string, string])[1])).toMatchObject({ snapshot: { kind: 'table' } })
  const before = table.sent.length
  await host.ask(gmCaller, { ask: 'set-preferences', preferences: { sounds: true } })
  expect(table.sent.length).toBe(before + 1)
  table.window.webContents.emit('destroyed')
  await host.ask(gmCaller, { ask: 'set-preferences', preferences: { sounds: false } })
  expect(table.sent.length).toBe(before + 1)
  doors.close()
  expect([door.asks.size, door.watches.size]).toEqual([0, 0])
})

test('thirty thousand malformed asks from every kind of window: refused, never thrown, nothing changed', async () => {
  const { admitted, ask, host } = await keepConnection()
  const gm = new GmViewer()
  host.attach(gm)
  await host.ask(gmCaller, {
    ask: 'new-campaign',
    title: 'Fuzz',
    seats: [{ player: 'A', character: 'B' }],
    path: 'fuzz'
  })
  const events = [
    admitted('gm', 1).event,
    admitted('table', 2).event,
    admitted('overlay', 3).event,
    windowAt(4, 'app://hearthside/gm.html').event,
    { sender: { id: 1 }, senderFrame: null }
  ]
  const picture = (): string => JSON.stringify({ ...gm.dashboard, serial: 0 })
  await seen(() => expect(picture()).toContain('Fuzz'))
  const before = picture()
  let asked = 0
  for (const malformed of fc.malformed(6_000, 41)) {
    for (const event of events) {
      asked += 1
      const answer = (await ask(event, malformed)) as Answer
      if (answer.ok) throw new Error(`taken: ${JSON.stringify(malformed)}`)
    }
  }
  expect(asked).toBe(30_000)
  expect(picture()).toBe(before)
}, 120_000)

test('messages on the watching channel are ignored', async () => {
  const { admitted, host } = await keepConnection()
  const gm = new GmViewer()
  host.attach(gm)
  const overlay = admitted('overlay', 3)
  for (const malformed of fc.malformed(2_000, 42)) door.watches.get('hearthside:watch')?.(overlay.event, malformed)
  await host.ask(gmCaller, { ask: 'set-preferences', preferences: { sounds: false } })
  // However often it watches it is one screen, and the others saw nothing of it.
  await seen(() => expect(gm.dashboard.open).toEqual({ table: 0, overlay: 1, seats: 0 }))
})
