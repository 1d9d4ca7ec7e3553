import { describe, expect, test } from 'vitest'
import { fuzzJoin } from '../../support/torture/join-fuzz'
import { call, get } from './test-clients'
import { ana, bo, openTable } from './test-join'
import { kresk, wren } from './test-device-server'

describe('joining by the common code', () => {
  test('JN5: a phone that is loaded anew waits on; after three minutes it counts as not answered', async () => {
    const { phone, join, pass } = await openTable()
    const before = await phone(ana).sees('ask', wren)
    pass(60_000)
    expect(await phone(ana).sees()).toEqual({ ...before, left: 120_000 })
    pass(120_000)
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose', because: 'unanswered' })
    expect(join().requests).toEqual([])
  })

  test('JN5: a phone that slept through its yes is let in when it wakes, also when joining was closed meanwhile', async () => {
    const { phone, deviceServer, yes, pass } = await openTable()
    await phone(ana).sees('ask', wren)
    await phone(bo).sees('ask', kresk)
    await yes()
    await deviceServer.openJoin(false, false)
    pass(120_000)
    expect(await phone(ana).sees()).toMatchObject({ state: 'in' })
    expect(await phone(bo).sees()).toEqual({ state: 'closed' })
    pass(60_000)
    expect(await phone(ana).sees()).toEqual({ state: 'closed' })
  })

  test('JN5: another campaign is another table, and a seat that has left is none', async () => {
    const { phone, host, yes } = await openTable()
    await phone(ana).sees('ask', wren)
    await yes()
    const table = host.table!
    host.table = { ...table, campaign: 'other' }
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose' })
    host.table = { ...table, seats: table.seats.slice(1) }
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose' })
    expect(await phone(bo).sees('ask', wren)).toMatchObject({ because: 'no-such-seat' })
  })

  test('JN6: no device asks again at once after a no, and not more wait than can be answered', async () => {
    const { phone, no, pass, join } = await openTable()
    await phone(ana).sees('ask', wren)
    await no()
    expect(await phone(bo).sees('ask', wren)).toMatchObject({ because: 'too-soon' })
    pass(20_000)
    for (let nth = 10; nth < 40; nth++) {
      pass(1_000)
      await phone(`device-number-xxxxxx${nth}`).sees('ask', wren)
    }
    expect(join().requests).toHaveLength(24)
    expect(new Set(join().requests.map(each => each.words)).size).toBe(24)
  })

  test('JN6: a device that asks too fast, or guesses codes, must wait', async () => {
    const { phone } = await openTable()
    for (let nth = 0; nth < 20; nth++) expect(await phone(ana, 'wrong').sees()).toEqual({ state: 'wrong-code' })
    expect(await phone(ana, 'wrong').sees()).toEqual({ state: 'closed' })
    for (let nth = 0; nth < 39; nth++) await phone(ana).say('look')
    expect((await phone(ana).say('look')).status).toBe(429)
  })

  test('JN7: a page of another site, another method, another path and a body do nothing', async () => {
    const { phone, port, join } = await openTable()
    expect((await phone(ana).say('ask', wren, { origin: 'https://example.org' })).status).toBe(403)
    expect((await phone(ana).say('open', wren)).status).toBe(404)
    expect(
      (
        await phone(ana)
          .say('ask', wren, { 'content-length': '99999' })
          .catch(() => ({ status: 413 }))
      ).status
    ).toBe(413)
    expect((await phone('short').say('ask', wren)).status).toBe(400)
    expect((await get(port, '/join/ask')).status).toBe(405)
    expect(join().requests).toEqual([])
  })

  test('JN7: the page is served, and the code opens no socket', async () => {
    const { port, links } = await openTable()
    expect((await get(port, '/join')).text).toBe('<p>seat</p>')
    const knocking = call(port, 'seat', { token: links.joinCode })
    await knocking.refused
    await expect.poll(() => knocking.closed).toBe(4403)
  })

  test('JN7: 2,000 requests of every kind do nothing but ask, look and leave', () => {
    expect(fuzzJoin(2_000, 1)).toBeGreaterThan(5)
  })
})
