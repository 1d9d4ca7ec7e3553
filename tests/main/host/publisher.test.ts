import { describe, expect, test } from 'vitest'
import type { AudienceShowing } from '#shared/contract'
import { askGm, atTheTable, gmGuest, GmOnlooker, Onlooker, openHouse, seatGuest, settle, value } from './houses'

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

  test('a note for the GM is in nobody else’s picture', async () => {
    const { host, gm, table, wren, revision } = await atTheTable()
    const command = { type: 'write-note', text: 'The abbot lies', audience: 'gm' }
    value(await host.ask(gmGuest, { ask: 'act', revision: revision(), board: null, command }))
    expect(JSON.stringify(gm.dashboard)).toContain('The abbot lies')
    expect(JSON.stringify([table.seen, wren.seen])).not.toContain('The abbot lies')
    expect(JSON.stringify(gm.dashboard.preview)).not.toContain('The abbot lies')
  })

  test('serials only grow, also from one host to the next', async () => {
    let now = 1_000
    const first = await atTheTable({ now: () => now })
    value(await first.note('one'))
    const serials = first.gm.seen.map(showing => showing.serial)
    expect(serials).toEqual([...serials].sort((one, other) => one - other))
    expect(new Set(serials).size).toBe(serials.length)
    now = 2_000
    const next = await openHouse({ now: () => now })
    const gm = new GmOnlooker()
    next.host.attach(gm)
    await settle(next.host)
    expect(gm.dashboard.serial).toBeGreaterThan(Math.max(...serials))
  })

  test('an act is one picture, for the GM too', async () => {
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

describe('the table’s modes', () => {
  test('blank shows nothing of the game, to whoever comes', async () => {
    const { host, gm, table, wren, note } = await atTheTable()
    value(await askGm(host, { ask: 'set-table-mode', mode: 'blank' }))
    expect(table.last).toMatchObject({ mode: 'blank', frame: null })
    value(await note('hidden'))
    const late = new Onlooker({ kind: 'table' })
    host.attach(late)
    await settle(host)
    expect(late.last).toMatchObject({ mode: 'blank', frame: null })
    expect(gm.dashboard.preview).toBe(table.last)
    expect(JSON.stringify(wren.last.frame?.log)).toContain('hidden')
  })

  test('freeze keeps the last live picture, also for whoever comes late', async () => {
    const { host, gm, table, note } = await atTheTable()
    const live = table.last.frame
    value(await askGm(host, { ask: 'set-table-mode', mode: 'freeze' }))
    value(await note('behind the ice'))
    const late = new Onlooker({ kind: 'table' })
    host.attach(late)
    await settle(host)
    for (const shown of [table.last, late.last, gm.dashboard.preview as AudienceShowing]) {
      expect(shown.mode).toBe('live')
      expect(shown.frame).toBe(live)
    }
    value(await askGm(host, { ask: 'set-table-mode', mode: 'live' }))
    expect(JSON.stringify(table.last.frame?.log)).toContain('behind the ice')
  })

  test('freeze after blank goes back to what was seen before the curtain fell', async () => {
    const { host, table, note } = await atTheTable()
    const live = table.last.frame
    value(await askGm(host, { ask: 'set-table-mode', mode: 'blank' }))
    value(await note('behind the curtain'))
    value(await askGm(host, { ask: 'set-table-mode', mode: 'freeze' }))
    expect(table.last).toMatchObject({ mode: 'live', frame: live })
  })

  test('the preview is the very picture that the table has', async () => {
    const { host, gm, table, note } = await atTheTable()
    for (const mode of ['freeze', 'blank', 'live'] as const) {
      value(await askGm(host, { ask: 'set-table-mode', mode }))
      value(await note(mode))
      expect(gm.dashboard.preview).toBe(table.last)
      expect(gm.dashboard.tableMode).toBe(mode)
    }
  })
})

describe('the X-card', () => {
  test('CA18 stops every screen at once and says nothing of who', async () => {
    const { host, gm, table, wren, wrenSeat, revision, diary } = await atTheTable()
    const [before, written] = [revision(), diary.length]
    value(await host.ask(seatGuest(wrenSeat), { ask: 'pause' }))
    for (const showing of [gm.dashboard, table.last, wren.last]) expect(showing.paused).toBe(true)
    expect(revision()).toBe(before)
    expect(diary).toHaveLength(written)
    expect(JSON.stringify(gm.dashboard.notices)).toBe('[]')
    value(await askGm(host, { ask: 'resume' }))
    expect([gm.dashboard.paused, table.last.paused]).toEqual([false, false])
  })

  test('CA18 looks the same whoever presses it', async () => {
    const { host, gm, wrenSeat, kreskSeat } = await atTheTable()
    await settle(host)
    const pictures: string[] = []
    for (const guest of [seatGuest(wrenSeat), seatGuest(kreskSeat), gmGuest]) {
      value(await host.ask(guest, { ask: 'pause' }))
      pictures.push(JSON.stringify(gm.dashboard).replace(/"serial":\d+/g, ''))
      value(await askGm(host, { ask: 'resume' }))
    }
    expect(new Set(pictures).size).toBe(1)
  })

  test('can be pressed again and again, within reason', async () => {
    const { host, table, wrenSeat } = await atTheTable({ now: () => 5 })
    const answers = []
    for (let n = 0; n < 12; n++) {
      answers.push((await host.ask(seatGuest(wrenSeat), { ask: 'pause' })).ok)
      value(await askGm(host, { ask: 'resume' }))
    }
    expect(answers).toEqual([...Array<boolean>(10).fill(true), false, false])
    expect(table.last.paused).toBe(false)
  })

  test('pressed twice is pressed once', async () => {
    const { host, table, wrenSeat } = await atTheTable()
    value(await host.ask(seatGuest(wrenSeat), { ask: 'pause' }))
    const shown = table.seen.length
    for (let n = 0; n < 50; n++) value(await host.ask(seatGuest(wrenSeat), { ask: 'pause' }))
    expect(table.seen).toHaveLength(shown)
  })

  test('is over when the host begins anew, and is in no file', async () => {
    const { host, root } = await atTheTable()
    value(await askGm(host, { ask: 'pause' }))
    const text = value(await askGm(host, { ask: 'export' })) as { text: string }
    expect(text.text).not.toContain('pause')
    value(await askGm(host, { ask: 'close' }))
    const next = await openHouse({ root })
    const gm = new GmOnlooker()
    next.host.attach(gm)
    await settle(next.host)
    expect(gm.dashboard.paused).toBe(false)
  })
})
