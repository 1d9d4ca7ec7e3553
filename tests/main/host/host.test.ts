import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { realDisk, type Disk, type DiskFile } from '#main/storage/disk/disk'
import { askGm, atTheTable, gmCaller, GmViewer, Onlooker, openTestHost, seatCaller, settle, value } from './test-host'

describe('one act', () => {
  test('is on disk, then on every screen', async () => {
    const { gm, table, wren, note, folder } = await atTheTable()
    value(await note('The bells ring'))
    const journal = await readFile(join(folder, 'the-drowned-bells.hearth.journal'), 'utf8')
    expect(journal).toContain('The bells ring')
    for (const viewer of [table, wren]) expect(JSON.stringify(viewer.last.frame?.log)).toContain('The bells ring')
    expect(JSON.stringify(gm.dashboard.frame?.log)).toContain('The bells ring')
    expect(gm.dashboard.file?.save.kind).toBe('saved')
  })

  test('is not in any picture before it is on disk', async () => {
    let letGo = (): void => undefined
    let atTheDisk = (): void => undefined
    let held: Promise<void> | null = null
    const asked = new Promise<void>(resolve => (atTheDisk = resolve))
    const disk = holding(() => {
      if (held) atTheDisk()
      return held
    })
    const { host, gm, table, note } = await atTheTable({ disk })
    held = new Promise(resolve => (letGo = resolve))
    const noted = note('The bells ring')
    const late = new Onlooker({ kind: 'overlay' })
    host.attach(late)
    value(await host.ask(gmCaller, { ask: 'pause' }))
    await asked
    await vi.waitFor(() => expect(table.last.paused).toBe(true))
    expect(JSON.stringify([gm.seen, table.seen, late.seen])).not.toContain('The bells ring')
    letGo()
    held = null
    value(await noted)
    await settle(host)
    for (const viewer of [gm, table, late]) expect(JSON.stringify(viewer.seen.at(-1))).toContain('The bells ring')
  })

  test('goes on in memory when the disk refuses, and nothing claims to be saved', async () => {
    const disk = failing()
    const { host, gm, table, note } = await atTheTable({ disk })
    disk.refuse = true
    value(await note('The bells ring'))
    expect(JSON.stringify(table.last.frame?.log)).toContain('The bells ring')
    expect(gm.dashboard.file?.save).toMatchObject({
      kind: 'not-saved',
      acts: 1,
      problem: { kind: 'not-written', code: 'ENOSPC' }
    })
    expect(await askGm(host, { ask: 'save' })).toMatchObject({ ok: false, error: { problem: { kind: 'not-written' } } })
    expect(await askGm(host, { ask: 'close' })).toMatchObject({
      ok: false,
      error: { problem: { kind: 'not-written' } }
    })
    expect(gm.dashboard.frame?.title).toBe('The Drowned Bells')
    disk.refuse = false
    value(await askGm(host, { ask: 'save' }))
    expect(gm.dashboard.file?.save.kind).toBe('saved')
  })

  test('stands on the picture it was asked from: of two at once, the second is stale', async () => {
    const { note, revision, gm } = await atTheTable()
    const before = revision()
    const [first, second] = await Promise.all([note('first', before), note('second', before)])
    expect(first.ok).toBe(true)
    const was = { by: 'gm', words: ['first'] }
    expect(second).toEqual({ ok: false, error: { kind: 'problem', problem: { kind: 'stale', first: was } } })
    expect(revision()).toBe(before + 1)
    expect(JSON.stringify(gm.dashboard.frame?.log)).not.toContain('second')
  })

  test('is one of a hundred at once: exactly one wins', async () => {
    const { note, revision } = await atTheTable()
    const before = revision()
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => note(`note ${n}`, before)))
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    expect(revision()).toBe(before + 1)
  })

  test('can be undone and redone', async () => {
    const { host, gm, note, revision } = await atTheTable()
    const before = gm.dashboard.frame
    value(await note('The bells ring'))
    value(await askGm(host, { ask: 'undo', revision: revision(), steps: 1 }))
    expect(gm.dashboard.frame?.cause).toBe('undo')
    expect(gm.dashboard.frame?.boards).toEqual(before?.boards)
    value(await askGm(host, { ask: 'redo', revision: revision(), steps: 1 }))
    expect(gm.dashboard.frame?.undo.redoSteps).toBe(0)
    const far = await askGm(host, { ask: 'undo', revision: revision(), steps: 999 })
    expect(far).toMatchObject({ ok: false, error: { kind: 'refused', because: 'nothing-to-undo' } })
  })

  test('that is no command of its board names the place', async () => {
    const { host, revision } = await atTheTable()
    const command = { type: 'rename-campaign', title: 7 }
    const answer = await host.ask(gmCaller, { ask: 'act', revision: revision(), board: null, command })
    expect(answer).toMatchObject({ ok: false, error: { problem: { kind: 'invalid', path: 'title' } } })
  })
})

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

  test('lets nobody in who has left the game, and lets them in again when they return', async () => {
    const { host, wren, wrenSeat, act } = await atTheTable()
    value(await act({ type: 'retire-seat', seat: wrenSeat }))
    expect(wren.last).toMatchObject({ mode: 'waiting', frame: null })
    const shown = wren.seen.length
    for (const ask of [{ ask: 'pause' }, { ...anAct, command: { type: 'rename-seat' } }])
      expect(await host.ask(seatCaller(wrenSeat), ask)).toMatchObject({
        error: { problem: { kind: 'not-allowed', message: 'This seat is not in the game at the moment.' } }
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
    value(await askGm(host, { ask: 'new-campaign', title: 'Vespers', seats: [], place: null }))
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
    const before = performance.now()
    for (const shape of shapes)
      for (const n of ends) expect(typeof (await host.ask(gmCaller, shape(n))).ok).toBe('boolean')
    expect(performance.now() - before).toBeLessThan(10_000)
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
        ask: fc.constantFrom('act', 'undo', 'open', 'import', 'set-stage', 'peek-seat', '__proto__'),
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
      { ask: 'save-copy', place: 'x' },
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

/** A disk whose files wait for `held` before they are synced. */
function holding(held: () => Promise<void> | null): Disk {
  return {
    ...realDisk,
    async open(path, flags, mode) {
      const file = await realDisk.open(path, flags, mode)
      return {
        ...file,
        async datasync() {
          await held()
          await file.datasync()
        },
        async sync() {
          await held()
          await file.sync()
        }
      }
    }
  }
}

/** A disk that is full whenever it is told to be. */
function failing(): Disk & { refuse: boolean } {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const disk = {
    ...realDisk,
    refuse: false,
    async open(path: string, flags: 'wx' | 'a' | 'r', mode?: number) {
      if (disk.refuse && flags !== 'r') throw full
      const file = await realDisk.open(path, flags, mode)
      const write: DiskFile['write'] = blocks => (disk.refuse ? Promise.reject(full) : file.write(blocks))
      return { ...file, write }
    }
  }
  return disk
}
