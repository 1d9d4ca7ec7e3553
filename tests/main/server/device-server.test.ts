import { describe, expect, test } from 'vitest'
import { DeviceLinks } from '#main/server/device-links'
import { call, get, memoryJson } from './test-clients'
import { seen } from '../../support/seen'
import { kresk, openDeviceServer, wren } from './test-device-server'

describe('the device server', () => {
  test('is off until it is turned on, and off again', async () => {
    const { deviceServer, port } = await openDeviceServer()
    expect(deviceServer.status('bells', [wren], []).on).toBe(true)
    await deviceServer.set('off', 'loopback')
    expect(deviceServer.status('bells', [wren], [])).toMatchObject({
      on: false,
      overlayUrl: null,
      tableUrl: null,
      seats: [],
      layouts: [],
      control: null
    })
    await expect(get(port, '/table')).rejects.toThrow('ECONNREFUSED')
  })

  test('serves table, overlay and seat, and no dashboard', async () => {
    const { port } = await openDeviceServer()
    for (const page of ['table', 'overlay', 'seat']) expect((await get(port, `/${page}`)).text).toContain(page)
    for (const page of ['/gm', '/gm.html', '/', '/gm/', '/%67m']) expect((await get(port, page)).status).toBe(404)
  })

  test('lets a seat in by its token, as that seat of that campaign', async () => {
    const { port, tokenOf, host } = await openDeviceServer()
    const phone = call(port, 'seat', { token: tokenOf(wren) })
    await seen(() => expect(phone.received[0]).toMatchObject({ type: 'snapshot' }))
    phone.ask(1, { ask: 'pause' })
    await seen(() => expect(phone.received[1]).toEqual({ type: 'answer', n: 1, answer: { ok: true, value: null } }))
    const caller = { actor: { kind: 'seat', seat: wren }, screen: 'seat', campaign: 'bells' }
    expect(host.asked).toEqual([{ caller, ask: { ask: 'pause' } }])
  })

  test.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['a made-up one', 'x'.repeat(43)],
    ['a path', '../../etc/passwd']
  ])('turns a seat away that brings %s, in words', async (_what, token) => {
    const { port, host } = await openDeviceServer()
    const phone = call(port, 'seat', token === undefined ? {} : { token })
    await seen(() => expect(phone.closed).toBe(4403))
    expect(phone.received).toEqual([{ type: 'ended', why: 'revoked' }])
    expect(host.viewers.size).toBe(0)
  })

  test('takes no token of another screen', async () => {
    const { port, tokenOf, links } = await openDeviceServer()
    for (const attempt of [
      call(port, 'table', { token: tokenOf(wren) }),
      call(port, 'overlay', { token: links.tableToken }),
      call(port, 'seat', { token: links.tableToken })
    ])
      await seen(() => expect(attempt.closed).toBe(4403))
    expect(await call(port, 'gm', { token: tokenOf(wren) }).refused).toBe(404)
  })

  test('refuses foreign origins and names, before anything else', async () => {
    const { port, tokenOf } = await openDeviceServer()
    const token = tokenOf(wren)
    for (const origin of ['http://evil.example', `https://127.0.0.1:${port}`, 'null', `http://127.0.0.1:${port + 1}`])
      expect(await call(port, 'seat', { token, origin }).refused).toBe(403)
    const rebound = { token, host: `evil.example:${port}`, origin: `http://evil.example:${port}` }
    expect(await call(port, 'seat', rebound).refused).toBe(403)
    expect((await get(port, '/table', { Host: `evil.example:${port}` })).status).toBe(421)
  })

  test('gives a seat to the device that came last, and tells the first', async () => {
    const { port, tokenOf, host, status } = await openDeviceServer()
    const first = call(port, 'seat', { token: tokenOf(wren) })
    const other = call(port, 'seat', { token: tokenOf(kresk) })
    await seen(() => expect(first.received.length + other.received.length).toBe(2))
    const second = call(port, 'seat', { token: tokenOf(wren) })
    await seen(() => expect(first.closed).toBe(4409))
    expect(first.received.at(-1)).toEqual({ type: 'ended', why: 'replaced' })
    expect([second.closed, other.closed]).toEqual([null, null])
    expect(host.viewers.size).toBe(2)
    expect(status().seats.map(seat => seat.connected)).toEqual([true, true])
  })

  test('keeps nothing of a file that is not its own', async () => {
    for (const kept of [
      null,
      'x',
      { on: true },
      { on: true, reach: 'moon', port: 1, table: '', overlay: '', seats: {} }
    ])
      expect((await DeviceLinks.load(memoryJson(kept))).isOn).toBe(false)
  })
})
