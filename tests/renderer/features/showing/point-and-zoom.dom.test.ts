import { afterEach, expect, it, vi } from 'vitest'
import type { PictureId } from '#rules/core/picture'
import type { GmSnapshot } from '#shared/contract'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, tableFrame, tableSnapshot } from '../../../support/snapshots'

const picture = `${'a'.repeat(64)}.jpg` as PictureId
const exhibit = { kind: 'picture', title: 'Map', line: '', picture } as const

/** A dashboard whose table shows a picture, live or not. */
function snapshot(mode: 'live' | 'frozen' = 'live'): GmSnapshot {
  const frame = gmFrame()
  const live = { ...frame, showing: { tray: Array<null>(9).fill(null), next: null, live: [{ exhibit, to: 'table' }] } }
  const preview = tableSnapshot({ ...tableFrame(frame), shown: exhibit }, { mode, pictureKey: 'k'.repeat(43) })
  return gmSnapshot(live as GmSnapshot['frame'], { preview })
}

let page: MountedDashboard | null = null
afterEach(() => {
  vi.useRealTimers()
  page?.end()
})

const pad = (): HTMLElement | null => document.querySelector('[role=application]')

function press(name: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  pad()?.dispatchEvent(event)
  return event
}

async function key(name: string): Promise<KeyboardEvent> {
  const event = press(name)
  await settled()
  return event
}

it('SH12 keys zoom, point and move; what is asked is throttled, and the last of it is never left out', async () => {
  page = await mountDashboard(snapshot())
  await page.press('S', { shiftKey: true })
  await vi.waitFor(() => expect(pad()).not.toBeNull(), 10_000)
  await page.press('Z', { shiftKey: true })
  expect(document.activeElement).toBe(pad())
  const sent = () => page?.asks.filter(({ ask }) => ask === 'set-picture-view') ?? []
  vi.useFakeTimers()
  for (let time = 0; time < 40; time++) press('ArrowRight')
  press('+')
  await vi.advanceTimersByTimeAsync(49)
  expect(sent()).toMatchObject([{ picture, view: { zoom: 1, pointer: { x: 0.5, y: 0.5 } } }])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent().slice(1)).toMatchObject([{ picture, view: { zoom: 1.25, pointer: { x: 1, y: 0.5 } } }])
  press('+')
  await vi.advanceTimersByTimeAsync(49)
  expect(sent()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent()).toHaveLength(3)
})

it('SH12 Esc first ends what the pad does, then takes the picture away', async () => {
  page = await mountDashboard(snapshot())
  await page.press('S', { shiftKey: true })
  await vi.waitFor(() => expect(pad()).not.toBeNull(), 10_000)
  await key('+')
  expect((await key('Escape')).defaultPrevented).toBe(true)
  expect(page.asks.some(({ ask }) => ask === 'act')).toBe(false)
  await key('Escape')
  expect(page.asks.findLast(({ ask }) => ask === 'act')).toMatchObject({ command: { type: 'take-away' } })
})

it('SH12 a table that is frozen is not pointed at', async () => {
  page = await mountDashboard(snapshot('frozen'))
  await page.press('S', { shiftKey: true })
  await vi.waitFor(() => expect(document.querySelector('.point-and-zoom')).not.toBeNull(), 10_000)
  expect(pad()).toBeNull()
})

it('SH12 a picture that only one phone shows is pointed at too, without choosing it', async () => {
  const base = snapshot()
  const wren = base.frame?.seats[1]
  if (!base.frame || !wren) throw new Error('two seats are wanted')
  const own = `${'b'.repeat(64)}.jpg` as PictureId
  const live = [{ exhibit: { ...exhibit, picture: own }, to: wren.id }]
  const near = { zoom: 2, x: 0.5, y: 0.5, pointer: null }
  const frame = { ...base.frame, showing: { tray: Array<null>(9).fill(null), next: null, live } }
  page = await mountDashboard({
    ...gmSnapshot(frame as GmSnapshot['frame'], { preview: tableSnapshot(tableFrame(frame)) }),
    pictureViews: [{ picture: own, view: near }]
  })
  await page.press('S', { shiftKey: true })
  const choice = () => document.querySelector<HTMLSelectElement>('[aria-label="Which screen to point on"]')
  await vi.waitFor(() => expect(choice()).not.toBeNull(), 10_000)
  expect(choice()?.value).toBe(wren.id)
  await vi.waitFor(() => expect(pad()?.ariaLabel ?? pad()?.getAttribute('aria-label')).toContain('phone: 200 %'))
  await key('ArrowRight')
  await vi.waitFor(() =>
    expect(page?.asks.findLast(({ ask }) => ask === 'set-picture-view')).toMatchObject({
      picture: own,
      view: { zoom: 2, pointer: { x: 0.5, y: 0.5 } }
    })
  )
})

it('SH12 the last view is sent although the page is left at once', async () => {
  page = await mountDashboard(snapshot())
  await page.press('S', { shiftKey: true })
  await vi.waitFor(() => expect(pad()).not.toBeNull(), 10_000)
  await key('+')
  await key('+')
  page.end()
  await settled()
  expect(page.asks.findLast(({ ask }) => ask === 'set-picture-view')).toMatchObject({ view: { zoom: 1.25 ** 2 } })
  page = null
})

it('SH13 a rendition is made for each host, and again where no answer came', async () => {
  const answers = [
    Promise.reject(new Error('no host')),
    ...Array.from({ length: 9 }, async () => new Response('no picture'))
  ]
  const fetched = vi.fn((_address: string) => answers.shift())
  vi.stubGlobal('fetch', fetched)
  const wanted = (pictureKey: string, serial: number) => ({
    ...snapshot(),
    serial,
    pictureKey,
    renditionsWanted: [picture]
  })
  page = await mountDashboard(wanted('one', 1))
  const kept = () => page?.asks.filter(({ ask }) => ask === 'keep-rendition') ?? []
  expect([fetched.mock.calls.length, kept()]).toEqual([1, []])
  await page.show(wanted('one', 2))
  await vi.waitFor(() => expect(kept()).toEqual([{ ask: 'keep-rendition', picture, bytes: null }]))
  await page.show({ ...wanted('one', 3), paused: true })
  expect(kept()).toHaveLength(1)
  await page.show(wanted('two', 4))
  await vi.waitFor(() => expect(kept()).toHaveLength(2))
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    ...Array<string>(2).fill(`/picture/one/${picture}/full`),
    `/picture/two/${picture}/full`
  ])
  vi.unstubAllGlobals()
})
