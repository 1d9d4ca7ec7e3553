import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askGm, atTheTable, gmCaller, Onlooker, seatCaller, settle, value } from './test-host'

describe('who may ask what', () => {
  const anAct = { ask: 'act', revision: 0, board: null, command: { type: 'begin-session' } } as const

  test.each(['table', 'overlay'] as const)('lets a %s ask nothing', async screen => {
    const { host } = await atTheTable()
    for (const ask of [anAct, { ask: 'pause' }, { ask: 'save' }]) {
      const answer = await host.ask({ ...gmCaller, screen }, ask)
      expect(answer).toMatchObject({ ok: false, error: { problem: { kind: 'not-allowed' } } })
    }
  })

  test('lets a seat act and pause, and writes down whatever else it tries', async () => {
    const { host, log, revision, wrenSeat, kreskSeat } = await atTheTable()
    const others = [
      { ask: 'undo', revision: revision(), steps: 1 },
      { ask: 'peek-seat', seat: kreskSeat },
      { ask: 'peek-table' },
      { ask: 'export' },
      { ask: 'resume' },
      { ask: 'act-as-seat', revision: revision(), seat: kreskSeat, board: null, command: {} },
      { ask: 'older-log', before: 9, count: 9 }
    ]
    for (const ask of others) {
      const answer = await host.ask(seatCaller(wrenSeat), ask)
      expect(answer).toMatchObject({ ok: false, error: { problem: { kind: 'not-allowed' } } })
    }
    expect(log.filter(line => line.includes('refused'))).toHaveLength(others.length)
    expect(await host.ask(seatCaller(wrenSeat), { ask: 'pause' })).toEqual({ ok: true, value: null })
  })

  test('lets a seat act as itself only, by the rules', async () => {
    const { host, wren, wrenSeat } = await atTheTable()
    const command = { type: 'rename-campaign', title: 'Mine' }
    const revision = wren.last.frame?.revision ?? -1
    const answer = await host.ask(seatCaller(wrenSeat), { ask: 'act', revision, board: null, command })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'refused', because: 'gm-only' } })
  })

  test('opens a seat’s own campaign only', async () => {
    const { host, revision, wrenSeat } = await atTheTable()
    const elsewhere = seatCaller(wrenSeat, 'another-campaign')
    expect(await host.ask(elsewhere, { ...anAct, revision: revision() })).toMatchObject({
      error: { problem: { kind: 'no-campaign' } }
    })
    const phone = new Onlooker({ kind: 'seat', seat: wrenSeat }, 'another-campaign')
    host.attach(phone)
    await settle(host)
    expect(phone.last).toMatchObject({ mode: 'waiting', frame: null })
  })

  test('lets no player in who has left the game, and lets them in again when they return', async () => {
    const { host, wren, wrenSeat, act } = await atTheTable()
    value(await act({ type: 'retire-seat', seat: wrenSeat }))
    expect(wren.last).toMatchObject({ mode: 'waiting', frame: null })
    const shown = wren.seen.length
    for (const ask of [{ ask: 'pause' }, { ...anAct, command: { type: 'rename-seat' } }])
      expect(await host.ask(seatCaller(wrenSeat), ask)).toMatchObject({
        error: { problem: { kind: 'not-allowed', message: 'This seat is not in the game at the moment' } }
      })
    value(await act({ type: 'write-note', text: 'Without her', audience: 'table' }))
    expect(wren.seen).toHaveLength(shown)
    value(await act({ type: 'bring-back-seat', seat: wrenSeat }))
    expect(wren.last.mode).toBe('live')
    expect(await host.ask(seatCaller(wrenSeat), { ask: 'pause' })).toEqual({ ok: true, value: null })
  })

  test('lets the X-card of a seat stop the campaign of that seat, and no other', async () => {
    const { host, gm, wren, wrenSeat } = await atTheTable()
    expect(await host.ask(seatCaller(wrenSeat, 'another-campaign'), { ask: 'pause' })).toMatchObject({
      error: { problem: { kind: 'no-campaign' } }
    })
    expect([gm.dashboard.paused, wren.last.paused]).toEqual([false, false])
    const elsewhere = new Onlooker({ kind: 'seat', seat: wrenSeat }, 'another-campaign')
    host.attach(elsewhere)
    await settle(host)
    value(await host.ask(seatCaller(wrenSeat), { ask: 'pause' }))
    expect([gm.dashboard.paused, wren.last.paused, elsewhere.last.paused]).toEqual([true, true, false])
    value(await askGm(host, { ask: 'new-campaign', title: 'Vespers', seats: [], path: null }))
    expect(gm.dashboard.paused).toBe(false)
  })

  test('answers every number of every ask, up to the ends of its range', async () => {
    const { host, wrenSeat } = await atTheTable()
    const ends = [0, 1, -1, 0.5, 500, 501, 1e6, 1e6 + 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e308, -0]
    const shapes: ((n: number) => object)[] = [
      n => ({ ask: 'act', revision: n, board: null, command: { type: 'begin-session' } }),
      n => ({ ask: 'act-as-seat', revision: n, seat: wrenSeat, board: null, command: {} }),
      n => ({ ask: 'undo', revision: n, steps: 1 }),
      n => ({ ask: 'undo', revision: 0, steps: n }),
      n => ({ ask: 'redo', revision: 0, steps: n }),
      n => ({ ask: 'older-log', before: n, count: 500 }),
      n => ({ ask: 'older-log', before: 9, count: n }),
      n => ({ ask: 'set-preferences', preferences: { tableScale: n } })
    ]
    for (const shape of shapes)
      for (const n of ends) expect(typeof (await host.ask(gmCaller, shape(n))).ok).toBe('boolean')
  })

  test('answers, and goes on, when a mistake of ours stops an ask halfway', async () => {
    const { host, dependencies, log, note } = await atTheTable()
    const { recents } = dependencies.library
    Object.assign(dependencies.library, { recents: () => Promise.reject(new Error('a mistake of ours')) })
    expect(await askGm(host, { ask: 'forget-recent', path: '/nowhere' })).toMatchObject({
      ok: false,
      error: { problem: { kind: 'failed' } }
    })
    Object.assign(dependencies.library, { recents })
    expect(log.join()).toContain('failed: forget-recent: Error: a mistake of ours')
    value(await note('on we go'))
  })

  test('refuses what is not an ask, never throws, and changes nothing', async () => {
    const { host, gm, wrenSeat } = await atTheTable()
    const before = gm.dashboard
    const guests = [gmCaller, seatCaller(wrenSeat), { ...gmCaller, screen: 'table' as const }]
    const asks = fc.oneof(
      fc.jsonValue(),
      fc.record({
        ask: fc.constantFrom('act', 'undo', 'open', 'import', 'set-device-server', 'peek-seat', '__proto__'),
        more: fc.jsonValue()
      }),
      fc.anything()
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...guests), asks, async (guest, ask) => {
        expect((await host.ask(guest, ask)).ok).toBe(false)
      }),
      { numRuns: 2_000 }
    )
    expect(gm.dashboard.frame).toBe(before.frame)
  })
})
