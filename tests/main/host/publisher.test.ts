import { describe, expect, test } from 'vitest'
import type { AudienceSnapshot } from '#shared/contract'
import { askGm, atTheTable, gmCaller, GmViewer, Onlooker, openTestHost, seatCaller, settle, value } from './test-host'

describe('who is shown what', () => {
  test('each audience gets its own frame', async () => {
    const { host, gm, table, wren, wrenSeat } = await atTheTable()
    const overlay = new Onlooker({ kind: 'overlay' })
    host.attach(overlay)
    await settle(host)
    expect(gm.dashboard.frame?.audience).toBe('gm')
    expect(table.last).toMatchObject({ kind: 'table', seat: null, frame: { audience: 'table' } })
    expect(overlay.last).toMatchObject({ kind: 'overlay', seat: null, frame: { audience: 'overlay' } })
    expect(wren.last).toMatchObject({ kind: 'seat', seat: wrenSeat, frame: { audience: 'seat' } })
  })

  test('a note for the GM is in no other snapshot', async () => {
    const { host, gm, table, wren, revision } = await atTheTable()
    const command = { type: 'write-note', text: 'The abbot lies', audience: 'gm' }
    value(await host.ask(gmCaller, { ask: 'act', revision: revision(), board: null, command }))
    expect(JSON.stringify(gm.dashboard)).toContain('The abbot lies')
    expect(JSON.stringify([table.seen, wren.seen])).not.toContain('The abbot lies')
    expect(JSON.stringify(gm.dashboard.preview)).not.toContain('The abbot lies')
  })

  test('serials only grow, also from one host to the next', async () => {
    let now = 1_000
    const first = await atTheTable({ now: () => now })
    value(await first.note('one'))
    const serials = first.gm.seen.map(snapshot => snapshot.serial)
    expect(serials).toEqual([...serials].sort((one, other) => one - other))
    expect(new Set(serials).size).toBe(serials.length)
    now = 2_000
    const next = await openTestHost({ now: () => now })
    const gm = new GmViewer()
    next.host.attach(gm)
    await settle(next.host)
    expect(gm.dashboard.serial).toBeGreaterThan(Math.max(...serials))
  })

  test('an act is one snapshot, for the GM too', async () => {
    const { host, gm, table, note } = await atTheTable()
    await settle(host)
    const before = [gm.seen.length, table.seen.length]
    value(await note('one'))
    await new Promise(resolve => setImmediate(resolve))
    expect([gm.seen.length, table.seen.length]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1])
  })

  test('what only concerns the GM does not trouble the other screens', async () => {
    const { host, gm, table, wren } = await atTheTable()
    await settle(host)
    const before = [gm.seen.length, table.seen.length, wren.seen.length]
    host.notice('warn', 'The projector has gone')
    value(await askGm(host, { ask: 'set-preferences', preferences: { theme: 'contrast' } }))
    expect(gm.seen.length).toBeGreaterThan(before[0] ?? 0)
    expect(gm.dashboard.notices.at(-1)).toMatchObject({ tone: 'warn', says: 'The projector has gone' })
    expect([table.seen.length, wren.seen.length]).toEqual([before[1], before[2]])
  })

  test('the GM sees how many look on', async () => {
    const { host, gm } = await atTheTable()
    expect(gm.dashboard.open).toEqual({ table: 1, overlay: 0, seats: 1 })
    const leave = host.attach(new Onlooker({ kind: 'overlay' }))
    await settle(host)
    expect(gm.dashboard.open.overlay).toBe(1)
    leave()
    expect(gm.dashboard.open.overlay).toBe(0)
  })

  test('a screen that left before its turn came is shown nothing', async () => {
    const { host } = await atTheTable()
    const hasty = new Onlooker({ kind: 'table' })
    host.attach(hasty)()
    await settle(host)
    expect(hasty.seen).toEqual([])
  })
})

describe('what can be counted', () => {
  test('hidden acts, undone or not, reach no other screen and change no number on it', async () => {
    const { host, gm, table, wren, wrenSeat, act, revision } = await atTheTable()
    const overlay = new Onlooker({ kind: 'overlay' })
    host.attach(overlay)
    await settle(host)
    const screens = [table, overlay, wren]
    const before = screens.map(({ seen }) => seen.length)
    const hidden = () => act({ type: 'write-note', text: 'The abbot lies', audience: 'gm' })
    for (let n = 0; n < 5; n++) value(await hidden())
    value(await askGm(host, { ask: 'undo', revision: revision(), steps: 2 }))
    value(await askGm(host, { ask: 'name-save-point', name: 'Before the abbey' }))
    host.notice('plain', 'For the GM alone')
    expect(gm.dashboard.frame?.cause).toBe('save-point')
    expect(screens.map(({ seen }) => seen.length)).toEqual(before)
    const late = new Onlooker({ kind: 'seat', seat: wrenSeat })
    host.attach(late)
    await settle(host)
    expect(late.last).toEqual(wren.last)
  })

  test('a campaign with hidden acts in it looks, number for number, like one without', async () => {
    const pictures: unknown[] = []
    for (const hidden of [0, 7]) {
      const { table, wren, act, note } = await atTheTable({ now: () => 5_000 })
      for (const text of ['one', 'two', 'three']) {
        for (let n = 0; n < hidden; n++) value(await act({ type: 'write-note', text: `hidden ${n}`, audience: 'gm' }))
        value(await note(text))
      }
      pictures.push(JSON.stringify([table.seen, wren.seen]))
      expect(JSON.stringify(wren.last.frame?.log)).toContain('three')
    }
    expect(pictures[1]).toBe(pictures[0])
  })

  test('a seat’s button does not go stale by what its player was not shown', async () => {
    const { host, wren, wrenSeat, act } = await atTheTable()
    const revision = wren.last.frame?.revision ?? -1
    value(await act({ type: 'write-note', text: 'The abbot lies', audience: 'gm' }))
    const command = { type: 'rename-campaign', title: 'Mine' }
    const ask = { ask: 'act', revision, board: null, command }
    expect(await host.ask(seatCaller(wrenSeat), ask)).toMatchObject({ error: { because: 'gm-only' } })
    value(await act({ type: 'write-note', text: 'All hear it', audience: 'table' }))
    expect(await host.ask(seatCaller(wrenSeat), ask)).toMatchObject({ error: { problem: { kind: 'stale' } } })
  })

  test('DI6: the stream knows the characters’ names, and the people’s when the GM allows it', async () => {
    const { host, table } = await atTheTable()
    const overlay = new Onlooker({ kind: 'overlay' })
    host.attach(overlay)
    await settle(host)
    expect(overlay.last.frame?.seats.map(({ character }) => character)).toEqual(['Sister Wren', 'Kresk'])
    expect(JSON.stringify(overlay.seen)).not.toMatch(/Priya|Tom/)
    expect(JSON.stringify(table.last)).toContain('Priya')
    value(await askGm(host, { ask: 'set-preferences', preferences: { overlayNames: 'players' } }))
    expect(overlay.last.frame?.seats.map(({ player }) => player)).toEqual(['Priya', 'Tom'])
    value(await askGm(host, { ask: 'set-preferences', preferences: { overlayNames: 'characters' } }))
    expect(JSON.stringify(overlay.last)).not.toMatch(/Priya|Tom/)
  })
})

describe('the table’s modes', () => {
  test('blank shows nothing of the game, also to screens that come later', async () => {
    const { host, gm, table, wren, note } = await atTheTable()
    value(await askGm(host, { ask: 'set-screen-mode', screens: 'all', mode: 'blank' }))
    expect(table.last).toMatchObject({ mode: 'blank', frame: null })
    value(await note('hidden'))
    const late = new Onlooker({ kind: 'table' })
    host.attach(late)
    await settle(host)
    expect(late.last).toMatchObject({ mode: 'blank', frame: null })
    expect(gm.dashboard.preview).toBe(table.last)
    expect(wren.last).toMatchObject({ mode: 'blank', frame: null })
  })

  test('freeze keeps the last live snapshot, also for screens that come later', async () => {
    const { host, gm, table, note } = await atTheTable()
    const live = table.last.frame
    value(await askGm(host, { ask: 'set-screen-mode', screens: 'all', mode: 'freeze' }))
    value(await note('while the picture is frozen'))
    const late = new Onlooker({ kind: 'table' })
    host.attach(late)
    await settle(host)
    for (const shown of [table.last, late.last, gm.dashboard.preview as AudienceSnapshot]) {
      expect(shown.mode).toBe('frozen')
      expect(shown.frame).toBe(live)
    }
    value(await askGm(host, { ask: 'set-screen-mode', screens: 'all', mode: 'live' }))
    expect(JSON.stringify(table.last.frame?.log)).toContain('while the picture is frozen')
  })

  test('freeze after blank shows again what was seen before the blank screen', async () => {
    const { host, table, note } = await atTheTable()
    const live = table.last.frame
    value(await askGm(host, { ask: 'set-screen-mode', screens: 'all', mode: 'blank' }))
    value(await note('while the screen is blank'))
    value(await askGm(host, { ask: 'set-screen-mode', screens: 'all', mode: 'freeze' }))
    expect(table.last).toMatchObject({ mode: 'frozen', frame: live })
  })

  test('the preview is exactly the snapshot of the table', async () => {
    const { host, gm, table, note } = await atTheTable()
    for (const mode of ['freeze', 'blank', 'live'] as const) {
      value(await askGm(host, { ask: 'set-screen-mode', screens: 'all', mode }))
      value(await note(mode))
      expect(gm.dashboard.preview).toBe(table.last)
      expect(gm.dashboard.modes.table).toBe(mode)
    }
  })
})

describe('the X-card', () => {
  test('CA18 stops every screen at once and says nothing of who', async () => {
    const { host, gm, table, wren, wrenSeat, revision, log } = await atTheTable()
    const [before, written] = [revision(), log.length]
    value(await host.ask(seatCaller(wrenSeat), { ask: 'pause' }))
    for (const snapshot of [gm.dashboard, table.last, wren.last]) expect(snapshot.paused).toBe(true)
    expect(revision()).toBe(before)
    expect(log).toHaveLength(written)
    expect(JSON.stringify(gm.dashboard.notices)).toBe('[]')
    value(await askGm(host, { ask: 'resume' }))
    expect([gm.dashboard.paused, table.last.paused]).toEqual([false, false])
  })

  test('CA18 looks the same no matter who presses it', async () => {
    const { host, gm, wrenSeat, kreskSeat } = await atTheTable()
    await settle(host)
    const pictures: string[] = []
    for (const guest of [seatCaller(wrenSeat), seatCaller(kreskSeat), gmCaller]) {
      value(await host.ask(guest, { ask: 'pause' }))
      pictures.push(JSON.stringify(gm.dashboard).replace(/"serial":\d+/g, ''))
      value(await askGm(host, { ask: 'resume' }))
    }
    expect(new Set(pictures).size).toBe(1)
  })

  test('pressed twice is pressed once', async () => {
    const { host, table, wrenSeat } = await atTheTable()
    value(await host.ask(seatCaller(wrenSeat), { ask: 'pause' }))
    const shown = table.seen.length
    for (let n = 0; n < 50; n++) value(await host.ask(seatCaller(wrenSeat), { ask: 'pause' }))
    expect(table.seen).toHaveLength(shown)
  })

  test('is over when the host begins anew, and is in no file', async () => {
    const { host, root } = await atTheTable()
    value(await askGm(host, { ask: 'pause' }))
    const text = value(await askGm(host, { ask: 'export' })) as { text: string }
    expect(text.text).not.toContain('pause')
    value(await askGm(host, { ask: 'close' }))
    const next = await openTestHost({ root })
    const gm = new GmViewer()
    next.host.attach(gm)
    await settle(next.host)
    expect(gm.dashboard.paused).toBe(false)
  })
})
