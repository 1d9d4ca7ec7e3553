import { describe, expect, test } from 'vitest'
import { firstLayout } from '#shared/overlay-layouts'
import { call, memoryJson } from './test-clients'
import { seen } from '../../support/seen'
import { kresk, openDeviceServer, wren } from './test-device-server'

describe('the device server', () => {
  test('renews a link: a page that used the old one is informed and disconnected', async () => {
    const { deviceServer, port, tokenOf } = await openDeviceServer()
    const token = tokenOf(wren)
    const phone = call(port, 'seat', { token })
    const other = call(port, 'seat', { token: tokenOf(kresk) })
    await seen(() => expect(phone.received.length + other.received.length).toBe(2))
    await deviceServer.renewSeat('bells', wren)
    await seen(() => expect(phone.closed).toBe(4403))
    expect(other.closed).toBe(null)
    expect(tokenOf(wren)).not.toBe(token)
    const late = call(port, 'seat', { token })
    await seen(() => expect(late.closed).toBe(4403))
  })

  test('renews the overlay’s link alone', async () => {
    const { deviceServer, port, links } = await openDeviceServer()
    const overlay = call(port, 'overlay', { token: links.layoutToken('strip') })
    const table = call(port, 'table', { token: links.tableToken })
    await seen(() => expect(overlay.received.length + table.received.length).toBe(2))
    await deviceServer.renewStreamLink('strip')
    await seen(() => expect(overlay.closed).toBe(4403))
    expect(table.closed).toBe(null)
  })

  test('DI3: each layout has a link of its own that shows that layout, until it is renewed or removed', async () => {
    const { deviceServer, host, port, status } = await openDeviceServer()
    const tokenOfLayout = (layout: string) =>
      new URL(status().layouts.find(each => each.layout === layout)?.url ?? '').hash.slice(1)
    const [strip, corners] = [tokenOfLayout('strip'), tokenOfLayout('corners')]
    const pages = [call(port, 'overlay', { token: strip }), call(port, 'overlay', { token: corners })]
    await seen(() => expect(pages.map(({ received }) => received.length)).toEqual([1, 1]))
    expect([...host.viewers].map(({ layout }) => layout).sort()).toEqual(['corners', 'strip'])
    expect(status().layouts.map(({ viewers }) => viewers)).toEqual([1, 1])
    await deviceServer.renewStreamLink('corners')
    await seen(() => expect(pages.map(({ closed }) => closed)).toEqual([null, 4403]))
    const again = call(port, 'overlay', { token: tokenOfLayout('corners') })
    await seen(() => expect(again.received.length).toBe(1))
    deviceServer.keepLayouts(['strip'])
    await seen(() => expect(again.closed).toBe(4403))
    expect(tokenOfLayout('strip')).toBe(strip)
  })

  test('ST14 a link that was made anew can be had back, once, and the new one stops', async () => {
    const { deviceServer, port, tokenOf, status } = await openDeviceServer()
    const token = tokenOf(wren)
    expect(status().renewed).toBe(null)
    expect(await deviceServer.bringBackLink()).toMatchObject({ error: { kind: 'not-allowed' } })
    await deviceServer.renewSeat('bells', wren)
    expect(status().renewed).toBe(wren)
    const phone = call(port, 'seat', { token: tokenOf(wren) })
    await seen(() => expect(phone.received.some(({ type }) => type === 'snapshot')).toBe(true))
    expect(await deviceServer.bringBackLink()).toMatchObject({ ok: true })
    await seen(() => expect(phone.closed).toBe(4403))
    expect([tokenOf(wren), status().renewed]).toEqual([token, null])
    expect((await deviceServer.bringBackLink()).ok).toBe(false)
  })

  test('ST14 only the newest can be had back, of table and stream too, and none of a player who has left', async () => {
    const { deviceServer, status } = await openDeviceServer()
    const links = () => [status().tableUrl, status().overlayUrl]
    const before = links()
    await deviceServer.renewScreen('table')
    await deviceServer.renewStreamLink(firstLayout)
    expect(status().renewed).toBe(`layout ${firstLayout}`)
    await deviceServer.bringBackLink()
    expect([links()[0] === before[0], links()[1] === before[1]]).toEqual([false, true])
    await deviceServer.renewScreen('table')
    await deviceServer.bringBackLink()
    expect((await deviceServer.bringBackLink()).ok).toBe(false)
    await deviceServer.renewSeat('bells', wren)
    deviceServer.revokeSeats('bells', [wren])
    expect((await deviceServer.bringBackLink()).ok).toBe(false)
  })

  test('closes a retired player’s connections at once; the link works again when the player is brought back', async () => {
    const { deviceServer, port, tokenOf, status } = await openDeviceServer()
    const token = tokenOf(wren)
    const [phone, other] = [call(port, 'seat', { token }), call(port, 'seat', { token: tokenOf(kresk) })]
    await seen(() => expect(phone.received.length + other.received.length).toBe(2))
    deviceServer.revokeSeats('bells', [wren])
    await seen(() => expect(phone.closed).toBe(4403))
    expect(phone.received.at(-1)).toEqual({ type: 'ended', why: 'revoked' })
    expect(other.closed).toBe(null)
    const late = call(port, 'seat', { token })
    await seen(() => expect(late.closed).toBe(4403))
    deviceServer.revokeSeats('bells', [])
    expect(tokenOf(wren)).toBe(token)
    const back = call(port, 'seat', { token })
    await seen(() => expect(back.received).toHaveLength(1))
    expect(status().seats.map(seat => seat.connected)).toEqual([true, true])
  })

  test('takes the players along when the campaign goes on under another id', async () => {
    const { deviceServer, port, tokenOf, host } = await openDeviceServer()
    const token = tokenOf(wren)
    const phone = call(port, 'seat', { token })
    await seen(() => expect(phone.received).toHaveLength(1))
    await deviceServer.moveLinks('bells', 'bells-2')
    await seen(() => expect(phone.closed).toBe(1001))
    const back = call(port, 'seat', { token })
    await seen(() => expect(back.received).toHaveLength(1))
    expect([...host.viewers].map(viewer => viewer.campaign)).toEqual(['bells-2'])
  })

  test('says when a link that was shown outlives a crash', async () => {
    const { deviceServer, keep } = await openDeviceServer(memoryJson())
    await deviceServer.flush()
    const { url } = deviceServer.status('vespers', [wren], []).seats[0] ?? {}
    expect(JSON.stringify(keep.kept)).not.toContain('vespers')
    await deviceServer.flush()
    expect(JSON.stringify(keep.kept)).toContain(new URL(url ?? '').hash.slice(1))
  })
})
