import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../host/test-host'
import { call, get } from '../server/test-clients'
import { promised } from '../server/test-device-server'
import { seen } from '../../support/seen'
import { bells, enter, gmAt, showings, start } from './test-shell'

describe('an evening in the browser', () => {
  test('from a new campaign to the table’s screen and the disk', async () => {
    const { link, port, folder } = await start()
    const gm = await gmAt(port, await enter(link))
    const [table, overlay] = [call(port, 'table'), call(port, 'overlay')]
    for (const screen of [table, overlay]) await seen(() => expect(showings(screen)).not.toEqual([]))
    expect(await gm.ask(bells)).toEqual({ ok: true, value: null })
    const { frame } = gm.dashboard
    const board = frame?.boards[0]?.id ?? null
    const command = { type: 'gain-xp', seat: frame?.seats[0]?.id, amount: 1, reason: 'a story' }
    expect((await gm.ask({ ask: 'act', revision: frame?.revision ?? 0, board, command })).ok).toBe(true)
    for (const screen of [table, overlay])
      await seen(() =>
        expect(showings(screen).at(-1)).toMatchObject({
          mode: 'live',
          frame: { title: 'The Drowned Bells', session: frame?.session }
        })
      )
    expect(await readFile(join(folder, 'the-drowned-bells.hearth.journal'), 'utf8')).toContain('gain-xp')
  })

  test('an answer never comes before the snapshot that it led to', async () => {
    const { link, port } = await start()
    const gm = await gmAt(port, await enter(link))
    await gm.ask(bells)
    for (let n = 0; n < 30; n++) {
      const revision = gm.dashboard.frame?.revision ?? -1
      expect(await gm.ask({ ask: 'act', revision, board: null, command: { type: 'begin-session' } })).toEqual({
        ok: true,
        value: null
      })
    }
  })

  test('a seat plays through the stage, in its own campaign, as itself', async () => {
    const { link, port } = await start()
    const gm = await gmAt(port, await enter(link))
    await gm.ask(bells)
    expect(gm.dashboard.deviceServer).toMatchObject({ on: false, tableUrl: `http://127.0.0.1:${port}/table` })
    await gm.ask({ ask: 'set-device-server', on: true, reach: 'loopback' })
    const url = new URL(gm.dashboard.deviceServer.seats[0]?.url ?? '')
    const phone = call(Number(url.port), 'seat', { token: url.hash.slice(1) })
    await seen(() => expect(showings(phone)[0]).toMatchObject({ kind: 'seat', frame: { title: 'The Drowned Bells' } }))
    await seen(() => expect(gm.dashboard.open.seats).toBe(1))
    await seen(() => expect(gm.dashboard.deviceServer.seats[0]?.connected).toBe(true))
    phone.ask(1, { ask: 'pause' })
    phone.ask(2, { ask: 'close' })
    await seen(() => expect(phone.received.filter(message => message.type === 'answer')).toHaveLength(2))
    expect(phone.received.find(message => message.type === 'answer' && message.n === 2)).toMatchObject({
      n: 2,
      answer: { ok: false, error: { problem: { kind: 'not-allowed' } } }
    })
    await seen(() => expect(gm.dashboard.paused).toBe(true))
    const other = call(Number(url.port), 'seat', { token: url.hash.slice(1) })
    await seen(() => expect(phone.closed).toBe(4409))
    other.socket.close()
    await seen(() => expect(gm.dashboard.deviceServer.seats[0]?.connected).toBe(false))
    const last = call(Number(url.port), 'seat', { token: url.hash.slice(1) })
    await seen(() => expect(showings(last)).not.toEqual([]))
    await gm.ask({ ask: 'set-device-server', on: false, reach: 'loopback' })
    await seen(() => expect(last.closed).toBe(1001))
  })

  test('after a crash: the dashboard’s cookie, the seat’s link and the game are as before', async () => {
    const root = await temporaryFolder()
    const kept = join(root, 'keep', 'stage.json')
    await mkdir(join(root, 'keep'))
    await writeFile(kept, JSON.stringify(await promised()))
    const before = await start({ root })
    const cookie = await enter(before.link)
    const gm = await gmAt(before.port, cookie)
    await gm.ask(bells)
    await gm.ask({ ask: 'set-device-server', on: true, reach: 'loopback' })
    const url = new URL(gm.dashboard.deviceServer.seats[0]?.url ?? '')
    const atTheCrash = await readFile(kept)
    const { frame } = gm.dashboard
    await before.close()
    await writeFile(kept, atTheCrash)

    const after = await start({
      root: before.root,
      port: before.port,
      file: join(before.folder, 'the-drowned-bells.hearth')
    })
    await after.shell.open(join(before.folder, 'the-drowned-bells.hearth'))
    const back = await gmAt(after.port, cookie)
    expect(back.dashboard.frame).toMatchObject({ revision: frame?.revision, boards: frame?.boards })
    // The device server starts after the dashboard. A phone that calls too early is a failed call.
    await seen(() => expect(back.dashboard.deviceServer.seats[0]?.url).toBe(url.href))
    const phone = call(Number(url.port), 'seat', { token: url.hash.slice(1) })
    await seen(() => expect(showings(phone).at(-1)).toMatchObject({ frame: { title: 'The Drowned Bells' } }))
  })

  test('a campaign outside the folder is opened when the command line named it, and no other', async () => {
    const elsewhere = await start()
    const gm = await gmAt(elsewhere.port, await enter(elsewhere.link))
    await gm.ask(bells)
    await gm.ask({ ask: 'close' })
    const file = join(elsewhere.folder, 'the-drowned-bells.hearth')
    const { shell, link, port } = await start({ file })
    expect(await shell.open(file)).toEqual({ ok: true, value: null })
    const other = await gmAt(port, await enter(link))
    expect(other.dashboard.file?.path).toBe(file)
    expect((await other.ask({ ask: 'close' })).ok).toBe(true)
    expect((await other.ask({ ask: 'open', path: file, mode: 'edit' })).ok).toBe(true)
    expect((await other.ask({ ask: 'open', path: `${file}.journal`, mode: 'edit' })).ok).toBe(false)
    expect((await other.ask({ ask: 'open', path: join(elsewhere.folder, 'x.hearth'), mode: 'edit' })).ok).toBe(false)
  })

  test('screens and dialogs that a browser has not are refused with what to do', async () => {
    const { link, port } = await start()
    const gm = await gmAt(port, await enter(link))
    expect(await gm.ask({ ask: 'open-screen', screen: 'table' })).toMatchObject({
      error: { problem: { kind: 'unsupported', remedy: `Open http://127.0.0.1:${port}/table in a browser window` } }
    })
    for (const ask of [
      { ask: 'close-screen', screen: 'overlay' },
      { ask: 'open', path: null, mode: 'edit' }
    ] as const)
      expect(await gm.ask(ask)).toMatchObject({ error: { problem: { kind: 'unsupported' } } })
  })

  test('ends with everything in the file and every connection closed', async () => {
    const { link, port, folder, shell } = await start()
    const gm = await gmAt(port, await enter(link))
    const table = call(port, 'table')
    await gm.ask(bells)
    expect(await shell.close()).toEqual({ ok: true, value: [] })
    await seen(() => expect([gm.caller.closed, table.closed]).toEqual([1001, 1001]))
    expect(await readFile(join(folder, 'the-drowned-bells.hearth'), 'utf8')).toContain('Sister Wren')
    await expect(get(port, '/table')).rejects.toThrow()
  })
})
