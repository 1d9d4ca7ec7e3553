import { afterEach, describe, expect, it } from 'vitest'
import type { PendingJoin, DeviceServerStatus } from '#shared/contract'
import { gmFrame, gmSnapshot } from '../../../support/snapshots'
import { mountDashboard, type MountedDashboard } from '../../../support/mounted-dashboard'

const frame = gmFrame()
const open: DeviceServerStatus = {
  ...gmSnapshot(frame).deviceServer,
  on: true,
  reach: 'lan',
  tableUrl: 'http://10.0.0.2:4748/table#t',
  overlayUrl: 'http://10.0.0.2:4748/overlay#o',
  seats: frame.seats.map(({ id }, at) => ({ seat: id, url: `http://10.0.0.2:4748/seat#${id}`, connected: at === 0 }))
}

let page: MountedDashboard | null = null
afterEach(() => page?.end())

async function withCodes(deviceServer: DeviceServerStatus): Promise<MountedDashboard> {
  page = await mountDashboard(gmSnapshot(frame, { deviceServer }))
  await page.press('C', { shiftKey: true })
  await expect.poll(() => page?.dialog()?.textContent).toContain('Codes for phones and screens')
  return page
}

const names = (): readonly (string | null)[] =>
  [...(page?.dialog()?.querySelectorAll('svg.qr') ?? [])].map(code => code.getAttribute('aria-label'))

describe('the page of codes', () => {
  it('ST15 has a code for each player, the table and the stream, with names and who has come', async () => {
    await withCodes(open)
    expect(names()).toHaveLength(frame.seats.length + 1 + open.layouts.length)
    expect(names().at(frame.seats.length)).toBe('Code for Table screen')
    const said = page?.dialog()?.textContent ?? ''
    expect(said.match(/not connected/g)?.length).toBe(names().length - 2)
  })

  it('ST15 opens the table screen while none is open', async () => {
    const { asks, click, named, show } = await withCodes(open)
    const shown = (table: number) =>
      show(gmSnapshot(frame, { deviceServer: open, shell: 'electron', open: { ...gmSnapshot(frame).open, table } }))
    await shown(0)
    await click(named('Open the table screen', '[role=dialog] button'))
    expect(asks.at(-1)).toEqual({ ask: 'open-screen', screen: 'table' })
    await shown(1)
    expect(() => named('Open the table screen', '[role=dialog] button')).toThrow()
  })

  it('ST15 shows one after the other, by key too, and comes round', async () => {
    const { click, named, press } = await withCodes(open)
    await click(named('One by one', '[role=radio]'))
    const [first] = names()
    await click(named(/^Next/, '[role=dialog] button'))
    const [second] = names()
    expect(second).not.toBe(first)
    await press('ArrowLeft')
    await press('ArrowLeft')
    expect(names()[0]).not.toBe(first)
    await press('ArrowRight')
    expect(names()).toEqual([first])
  })

  it('ST15 lets devices connect where none may', async () => {
    const { asks, click, named } = await withCodes({ ...open, on: false, seats: [] })
    expect(names()).toEqual([])
    await click(named('Let devices of this network connect'))
    expect(asks.at(-1)).toEqual({ ask: 'set-device-server', on: true, reach: 'lan' })
  })

  it('JN1 one press lets devices connect and players ask to join', async () => {
    const { asks, click, named } = await withCodes({ ...open, on: false, seats: [] })
    await click(named('Connect, and let players ask to join'))
    await expect.poll(() => asks.at(-1)).toEqual({ ask: 'open-join', open: true, onTable: false })
    expect(asks.at(-2)).toEqual({ ask: 'set-device-server', on: true, reach: 'lan' })
  })
})

it('JN9 the menu of the screens takes the code off the table, and says so only while it is there', async () => {
  const join = { open: true, onTable: true, url: 'http://10.0.0.2:4748/join#c', requests: [] }
  for (const onTable of [true, false]) {
    page = await mountDashboard(gmSnapshot(frame, { deviceServer: { ...open, join: { ...join, onTable } } }))
    const { asks, click, named } = page
    await click(document.querySelector<HTMLElement>('button.live')!)
    const lines = [...document.querySelectorAll('[role=menuitem]')].map(line => line.textContent?.trim())
    expect(lines.includes('Take the code off the table')).toBe(onTable)
    if (onTable) await click(named('Take the code off the table', '[role=menuitem]'))
    if (onTable) expect(asks.at(-1)).toEqual({ ask: 'open-join', open: true, onTable: false })
    page.end()
    page = null
  }
})

describe('who asks to join', () => {
  const pending = (nth: number, more: Partial<PendingJoin>): PendingJoin => ({
    id: `pending ${nth}`,
    seat: null,
    newcomer: null,
    words: `calm owl ${nth}`,
    ...more
  })

  it('JN3 JN11 one press lets in all who wait, in the order in which they asked, each shown with name and two words', async () => {
    const requests = [
      pending(1, { newcomer: { player: 'Zoë', character: 'Ivo' } }),
      pending(2, { seat: frame.seats[0]!.id }),
      pending(3, {})
    ]
    const deviceServer = { ...open, join: { open: true, onTable: false, url: 'http://10.0.0.2:4748/join#c', requests } }
    page = await mountDashboard(gmSnapshot(frame, { deviceServer }))
    const said = document.querySelector('.join-bar')?.textContent ?? ''
    expect(said).toContain('A phone asks for a new seat: Ivo (Zoë).')
    for (const { words } of requests) expect(said).toContain(`“${words}”`)
    await page.click(page.named(/^Yes, let all in/))
    expect(page.asks.filter(({ ask }) => ask === 'answer-join')).toEqual(
      requests.map(({ id }) => ({ ask: 'answer-join', request: id, yes: true }))
    )
  })
})
