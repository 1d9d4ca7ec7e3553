import { describe, expect, test } from 'vitest'
import { askGm, atTheTable, gmCaller, GmViewer, Onlooker, openTestHost, settle } from './test-host'

describe('before a campaign is open', () => {
  test('every screen waits, and acts find nothing to act on', async () => {
    const { host } = await openTestHost()
    const [gm, table] = [new GmViewer(), new Onlooker({ kind: 'table' })]
    host.attach(gm)
    host.attach(table)
    await settle(host)
    expect(gm.dashboard).toMatchObject({ frame: null, file: null, trouble: null, shell: 'browser' })
    expect(table.last).toMatchObject({ mode: 'waiting', frame: null })
    for (const ask of [
      { ask: 'act', revision: 0, board: null, command: {} },
      { ask: 'undo', revision: 0, steps: 1 },
      { ask: 'save' },
      { ask: 'save-copy', path: 'x' },
      { ask: 'export' },
      { ask: 'peek-seat', seat: 's1' },
      { ask: 'peek-table' },
      { ask: 'renew-seat-link', seat: 's1' }
    ])
      expect(await host.ask(gmCaller, ask)).toMatchObject({ ok: false, error: { problem: { kind: 'no-campaign' } } })
    expect(await askGm(host, { ask: 'close' })).toEqual({ ok: true, value: null })
  })
})

describe('hot-seat', () => {
  test('shows a seat to the GM’s machine for once, and acts for it as that seat', async () => {
    const { host, wren, wrenSeat } = await atTheTable()
    const peeked = await host.ask(gmCaller, { ask: 'peek-seat', seat: wrenSeat })
    expect(peeked).toMatchObject({ ok: true, value: { kind: 'seat', seat: wrenSeat, frame: wren.last.frame } })
    const command = { type: 'begin-session' }
    const acted = await host.ask(gmCaller, {
      ask: 'act-as-seat',
      revision: wren.last.frame?.revision ?? -1,
      seat: wrenSeat,
      board: null,
      command
    })
    expect(acted).toMatchObject({ ok: false, error: { because: 'gm-only' } })
    expect(await host.ask(gmCaller, { ask: 'peek-seat', seat: 's9' })).toMatchObject({ ok: false })
  })

  test('PG2 shows what the table may know as it is, also while the screens are dark', async () => {
    const { host } = await atTheTable()
    await askGm(host, { ask: 'set-screen-mode', screens: 'all', mode: 'blank' })
    const peeked = await host.ask(gmCaller, { ask: 'peek-table' })
    expect(peeked).toMatchObject({ ok: true, value: { frame: { audience: 'table' }, known: [] } })
  })
})
