import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AudienceSnapshot } from '#shared/contract'
import { publicScreens, sameFor, type PublicScreen, type ScreenMode } from '#shared/screens'
import { askGm, atTheTable, GmViewer, Onlooker, openTestHost, seatCaller, settle, value } from './test-host'

type Table = Awaited<ReturnType<typeof atTheTable>>

/** All screens of the table, and a stream. */
async function withStream(options: Parameters<typeof atTheTable>[0] = {}) {
  const table = await atTheTable(options)
  const overlay = new Onlooker({ kind: 'overlay' })
  table.host.attach(overlay)
  await settle(table.host)
  const screens = { table: table.table, overlay, phones: table.wren }
  const set = async (screens: PublicScreen | 'all', mode: ScreenMode) =>
    value(await askGm(table.host, { ask: 'set-screen-mode', screens, mode }))
  return { ...table, overlay, screens, set }
}

/** The same machine after the program has ended and begun again, with the campaign open. */
async function restarted({ host, root, folder, gm }: Table) {
  const id = gm.dashboard.frame?.seats[0]?.id
  value(await askGm(host, { ask: 'close' }))
  const next = await openTestHost({ root })
  const again = { table: new Onlooker({ kind: 'table' }), overlay: new Onlooker({ kind: 'overlay' }) }
  const phones = new Onlooker({ kind: 'seat', seat: id as never })
  const dashboard = new GmViewer()
  for (const viewer of [...Object.values(again), phones, dashboard]) next.host.attach(viewer)
  value(await next.host.open(join(folder, 'the-drowned-bells.hearth')))
  return { ...next, gm: dashboard, screens: { ...again, phones } }
}

const kinds = ['table', 'overlay', 'phones'] as const

describe('a frozen stream and the people’s own names', () => {
  const names = (overlayNames: 'players' | 'characters') =>
    ({ ask: 'set-preferences', preferences: { overlayNames } }) as const

  test('DI6: a snapshot that was frozen with them loses them when they are forbidden, and keeps the rest', async () => {
    const { host, overlay, screens, set, note } = await withStream()
    value(await askGm(host, names('players')))
    value(await note('The bell tolls'))
    await set('overlay', 'freeze')
    await set('table', 'freeze')
    expect(JSON.stringify(overlay.last)).toContain('Priya')
    value(await note('The canary sings'))
    value(await askGm(host, names('characters')))
    const late = new Onlooker({ kind: 'overlay' })
    host.attach(late)
    await settle(host)
    for (const { last } of [overlay, late]) {
      expect(last.mode).toBe('frozen')
      expect(JSON.stringify(last)).not.toMatch(/Priya|Tom|canary/)
      expect(JSON.stringify(last)).toContain('The bell tolls')
    }
    expect(JSON.stringify(screens.table.last)).toContain('Priya')
    value(await askGm(host, names('players')))
    expect(overlay.last.mode).toBe('frozen')
    expect(JSON.stringify(overlay.last)).not.toMatch(/Priya|Tom|canary/)
  })

  test('DI6: nor does it have them after a restart, on the screen or on the disk', async () => {
    const table = await withStream()
    value(await askGm(table.host, names('players')))
    await table.set('overlay', 'freeze')
    value(await askGm(table.host, names('characters')))
    expect(await readFile(join(table.userFolder, 'held-pictures.json'), 'utf8')).not.toMatch(/Priya|Tom/)
    const { overlay } = (await restarted(table)).screens
    expect(overlay.last.mode).toBe('frozen')
    expect(JSON.stringify(overlay.seen)).not.toMatch(/Priya|Tom/)
  })

  test('DI6: nor where they were forbidden and the snapshot on the disk still has them', async () => {
    const table = await withStream()
    value(await askGm(table.host, names('players')))
    await table.set('overlay', 'freeze')
    const path = join(table.userFolder, 'held-pictures.json')
    const before = await readFile(path, 'utf8')
    expect(before).toContain('Priya')
    value(await askGm(table.host, names('characters')))
    await writeFile(path, before)
    const { overlay } = (await restarted(table)).screens
    expect(overlay.last.mode).toBe('frozen')
    expect(JSON.stringify(overlay.seen)).not.toMatch(/Priya|Tom/)
  })

  test('DI6: a snapshot on the disk without seats is not read: the stream is dark', async () => {
    const table = await withStream()
    await table.set('overlay', 'freeze')
    const path = join(table.userFolder, 'held-pictures.json')
    const kept = JSON.parse(await readFile(path, 'utf8')) as object
    await writeFile(path, JSON.stringify({ ...kept, pictures: [['overlay', { audience: 'overlay' }]] }))
    expect((await restarted(table)).screens.overlay.last).toMatchObject({ mode: 'blank', frame: null })
  })
})

describe('live, frozen and blank', () => {
  test.each(kinds)(
    'ST1 ST4 blank for %s alone leaves the others live, and sends it nothing of the game',
    async kind => {
      const { gm, screens, set, note } = await withStream()
      await set(kind, 'blank')
      const seen = screens[kind].seen.length
      value(await note('The canary sings'))
      expect(gm.dashboard.modes).toEqual({ ...sameFor(publicScreens, 'live'), [kind]: 'blank' })
      for (const other of kinds) {
        const { mode, frame } = screens[other].last
        expect([mode, frame === null]).toEqual(other === kind ? ['blank', true] : ['live', false])
      }
      expect(screens[kind].seen).toHaveLength(seen)
      expect(JSON.stringify(screens[kind].last)).not.toMatch(/canary|Drowned|Wren/)
    }
  )

  test.each(kinds)(
    'ST1 ST3 freeze for %s alone holds what it showed, also for a page that connects meanwhile',
    async kind => {
      const { host, screens, set, note, wrenSeat } = await withStream()
      const before = screens[kind].last.frame
      await set(kind, 'freeze')
      value(await note('The canary sings'))
      const late = new Onlooker(kind === 'phones' ? { kind: 'seat', seat: wrenSeat } : { kind })
      host.attach(late)
      await settle(host)
      for (const viewer of [screens[kind], late]) expect(viewer.last).toMatchObject({ mode: 'frozen', frame: before })
      for (const other of kinds.filter(each => each !== kind))
        expect(JSON.stringify(screens[other].last)).toContain('canary')
      await set(kind, 'live')
      expect(JSON.stringify(screens[kind].last)).toContain('canary')
    }
  )

  test('ST1 freezing all keeps what one screen was frozen with before', async () => {
    const { screens, set, note } = await withStream()
    await set('table', 'freeze')
    value(await note('The canary sings'))
    await set('all', 'freeze')
    expect(JSON.stringify(screens.table.last)).not.toContain('canary')
    expect(JSON.stringify(screens.overlay.last)).toContain('canary')
  })

  test('ST1 the modes are no act: undo leaves them', async () => {
    const { host, gm, set, note, revision } = await withStream()
    value(await note('one'))
    await set('overlay', 'freeze')
    value(await askGm(host, { ask: 'undo', revision: revision(), steps: 1 }))
    expect(gm.dashboard.modes.overlay).toBe('freeze')
  })

  test('ST3 a frozen table keeps its snapshot while another campaign is opened', async () => {
    const { host, table, wren, set } = await withStream()
    const before = table.last.frame
    await set('all', 'freeze')
    value(await askGm(host, { ask: 'new-campaign', title: 'While screens are blank', seats: [], path: null }))
    expect(table.last).toMatchObject({ mode: 'frozen', frame: before })
    expect(JSON.stringify([table.seen, wren.seen])).not.toContain('While screens are blank')
  })

  test('ST3 a player who comes while the phones are frozen sees nothing', async () => {
    const { host, gm, set, act } = await withStream()
    await set('phones', 'freeze')
    value(await act({ type: 'add-seat', player: 'Ada', character: 'Brindle' }))
    const seat = gm.dashboard.frame?.seats.at(-1)?.id
    const late = new Onlooker({ kind: 'seat', seat: seat as never })
    host.attach(late)
    await settle(host)
    expect(late.last).toMatchObject({ mode: 'blank', frame: null })
  })

  test('ST5 a held phone cannot act, but for the X-card, which every screen shows', async () => {
    const { host, screens, set, wrenSeat } = await withStream()
    await set('table', 'blank')
    await set('phones', 'freeze')
    const ask = {
      ask: 'act',
      revision: screens.phones.last.frame?.revision,
      board: null,
      command: { type: 'begin-session' }
    }
    expect(await host.ask(seatCaller(wrenSeat), ask)).toMatchObject({ error: { problem: { kind: 'not-allowed' } } })
    value(await host.ask(seatCaller(wrenSeat), { ask: 'pause' }))
    for (const kind of kinds) expect(screens[kind].last.paused).toBe(true)
  })
})

describe('after a restart', () => {
  test('ST2 each screen is in the mode that it was left in', async () => {
    const table = await withStream()
    await table.set('table', 'blank')
    await table.set('phones', 'freeze')
    const again = await restarted(table)
    expect(again.gm.dashboard.modes).toEqual({ table: 'blank', overlay: 'live', phones: 'freeze' })
    expect(again.screens.table.seen.every(each => (each as AudienceSnapshot).mode === 'blank')).toBe(true)
  })

  test('ST2 one mode for all, as it was kept before, is every screen’s', async () => {
    const { root, userFolder } = await openTestHost()
    await mkdir(userFolder, { recursive: true })
    await writeFile(join(userFolder, 'table-mode.json'), '"blank"')
    const { host } = await openTestHost({ root })
    const gm = new GmViewer()
    host.attach(gm)
    await settle(host)
    expect(gm.dashboard.modes).toEqual({ table: 'blank', overlay: 'blank', phones: 'blank' })
  })

  test('ST2 a mode that cannot be read is blank', async () => {
    const table = await withStream()
    await table.set('all', 'live')
    const path = join(table.userFolder, 'screens.json')
    const kept = JSON.parse(await readFile(path, 'utf8')) as { modes: object }
    await writeFile(path, JSON.stringify({ ...kept, modes: { ...kept.modes, overlay: 'seen by nobody' } }))
    const again = await restarted(table)
    expect(again.gm.dashboard.modes).toEqual({ table: 'live', overlay: 'blank', phones: 'live' })
  })

  test('ST3 frozen screens show the very pictures that they were frozen with', async () => {
    const table = await withStream()
    await table.set('all', 'freeze')
    const before = kinds.map(kind => JSON.stringify(table.screens[kind].last.frame))
    value(await table.note('The canary sings'))
    const again = await restarted(table)
    // A seat's link names its campaign, as this one does not: it is found once that is open.
    for (const [at, kind] of kinds.entries()) {
      expect(again.screens[kind].last.mode).toBe('frozen')
      expect(JSON.stringify(again.screens[kind].last.frame)).toBe(before[at])
      expect(JSON.stringify(again.screens[kind].seen)).not.toContain('canary')
    }
    value(await askGm(again.host, { ask: 'set-screen-mode', screens: 'all', mode: 'live' }))
    for (const kind of kinds) expect(JSON.stringify(again.screens[kind].last)).toContain('canary')
  })

  test('ST3 pictures of another version are not shown: the screens are dark', async () => {
    const table = await withStream()
    await table.set('table', 'freeze')
    const path = join(table.userFolder, 'held-pictures.json')
    const kept = JSON.parse(await readFile(path, 'utf8')) as object
    await writeFile(path, JSON.stringify({ ...kept, savedBy: 'Hearthside 0.0.1' }))
    expect((await restarted(table)).screens.table.last).toMatchObject({ mode: 'blank', frame: null })
  })
})
