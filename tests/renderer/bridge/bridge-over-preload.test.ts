import { expect, test, vi } from 'vitest'
import type { Snapshot } from '#shared/contract'
import type { PreloadBridge } from '#shared/preload-bridge'
import { printUpdate, type PrintedUpdate } from '#shared/snapshot-update'
import { bridge, bridgeOverPreload } from '@/bridge/bridge'

const picture = (serial: number, frame: object = { acts: [{ at: serial }], title: 'Salt' }): Snapshot =>
  ({ kind: 'table', serial, frame }) as unknown as Snapshot

/** A preload whose updates are in our hands, and a page that listens. */
function pageOver() {
  const listeners = new Set<(update: PrintedUpdate) => void>()
  let listened = 0
  const onUpdate: PreloadBridge['onUpdate'] = listener => {
    listened += 1
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const made = bridgeOverPreload({ screen: 'table', onUpdate, ask: vi.fn(), onConnection: vi.fn() } as never)
  const seen: Snapshot[] = []
  const stop = made.onSnapshot(snapshot => seen.push(snapshot))
  const send = (update: PrintedUpdate): void => [...listeners].forEach(each => each(update))
  return { made, seen, stop, send, listened: () => listened, listening: () => listeners.size }
}

test('the first snapshot is whole, and later ones share the unchanged parts with it', () => {
  const { seen, send } = pageOver()
  const shared = { deck: [1, 2, 3] }
  const [first, second] = [picture(5, { a: shared, b: 1 }), picture(6, { a: shared, b: 2 })]
  send(printUpdate(null, first))
  send(printUpdate(first, second))
  expect(seen).toEqual([first, second])
  const parts = seen.map(each => (each as unknown as { frame: { a: object } }).frame.a)
  expect(parts[1]).toBe(parts[0])
})

test('an older snapshot is not shown, and the same one again is', () => {
  const { seen, send } = pageOver()
  for (const serial of [5, 4, 5, 6]) send(printUpdate(null, picture(serial)))
  expect(seen.map(each => each.serial)).toEqual([5, 5, 6])
})

test('a change of a missing snapshot asks for the whole, once, until it comes', () => {
  const { seen, send, listened, listening } = pageOver()
  send(printUpdate(null, picture(5)))
  expect(listened()).toBe(1)
  for (const serial of [7, 8, 9]) send(printUpdate(picture(serial), picture(serial + 1)))
  expect(listened()).toBe(2)
  expect(listening()).toBe(1)
  send(printUpdate(null, picture(10)))
  send(printUpdate(picture(10), picture(11)))
  expect(seen.map(each => each.serial)).toEqual([5, 10, 11])
  // And once more, after it was found again.
  send(printUpdate(picture(20), picture(21)))
  expect(listened()).toBe(3)
})

test('a late listener is shown the newest, and a stopped one nothing', () => {
  const { made, seen, stop, send } = pageOver()
  send(printUpdate(null, picture(5)))
  const late: number[] = []
  made.onSnapshot(({ serial }) => late.push(serial))
  stop()
  send(printUpdate(picture(5), picture(6)))
  expect(late).toEqual([5, 6])
  expect(seen.map(each => each.serial)).toEqual([5])
})

test('a page of Electron is given it, and it has all that the preload has but the text', async () => {
  vi.resetModules()
  const { bridge: fresh } = await import('@/bridge/bridge')
  const given = {
    screen: 'gm',
    onUpdate: () => () => undefined,
    ask: () => undefined,
    onConnection: () => undefined,
    pathOf: () => ''
  }
  const before = Reflect.get(globalThis, 'window') as unknown
  Reflect.set(globalThis, 'window', { hearthside: given, location: { pathname: '/' } })
  expect(Object.keys(fresh()).sort()).toEqual(['ask', 'onConnection', 'onSnapshot', 'pathOf', 'screen'])
  Reflect.set(globalThis, 'window', before)
  expect(bridge).not.toBe(fresh)
})
