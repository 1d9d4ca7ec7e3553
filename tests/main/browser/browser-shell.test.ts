import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Ask, GmSnapshot, Snapshot } from '#shared/contract'
import { informationFor, parseOptions, type Options } from '#main/browser/command-line'
import { BrowserShell } from '#main/browser/browser-shell'
import { freshToken } from '#main/stage/request-guard'
import { temporaryFolder } from '../host/test-host'
import { builtPages, call, get, type TestClient } from '../stage/test-clients'
import { freePort } from '../../support/free-port'
import { seen } from '../../support/seen'

async function start(options: Partial<Options> & { readonly root?: string } = {}) {
  const root = options.root ?? (await temporaryFolder())
  const all: Options = {
    folder: join(root, 'campaigns'),
    userFolder: join(root, 'keep'),
    port: 0,
    browser: 'leave',
    file: null,
    ...options
  }
  const shipped = { version: '0.0.0', pages: await builtPages(), sample: join(root, 'none.hearth') }
  const shell = await BrowserShell.start(all, shipped, () => undefined)
  const closing = vi.fn(() => shell.close())
  onTestFinished(async () => void (await closing()))
  const link = new URL(shell.freshLink())
  return { root, shell, link, port: Number(link.port), folder: all.folder, close: closing }
}

/** Redeems the link, as the GM's browser does. */
async function enter(link: URL): Promise<string> {
  const { status, headers } = await get(Number(link.port), link.pathname + link.search)
  expect([status, headers['location']]).toEqual([303, '/gm'])
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

function showings(caller: TestClient): Snapshot[] {
  return caller.heard.flatMap(said => (said.say === 'snapshot' ? [said.snapshot] : []))
}

class Gm {
  private n = 0
  constructor(readonly caller: TestClient) {}

  get dashboard(): GmSnapshot {
    return showings(this.caller).at(-1) as GmSnapshot
  }

  async ask(ask: Ask) {
    const n = ++this.n
    this.caller.ask(n, ask)
    const answered = () => this.caller.heard.find(said => said.say === 'answer' && said.n === n)
    await seen(() => expect(answered()).toBeDefined())
    const said = answered()
    return said?.say === 'answer' ? said.answer : expect.fail('no answer')
  }
}

async function gmAt(port: number, cookie: string): Promise<Gm> {
  const gm = new Gm(call(port, 'gm', { cookie }))
  await seen(() => expect(showings(gm.caller)).not.toEqual([]))
  return gm
}

/** What this machine keeps of a stage that is not open, at a port that nobody else here has. */
async function closedStage(): Promise<object> {
  const port = await freePort()
  return { on: false, reach: 'loopback', port, table: freshToken(), overlay: freshToken(), seats: {} }
}

const bells = {
  ask: 'new-campaign',
  title: 'The Drowned Bells',
  seats: [{ player: 'Priya', character: 'Sister Wren' }],
  place: null
} as const

describe('the link', () => {
  test('works once; the cookie goes on working', async () => {
    const { link, port } = await start()
    const cookie = await enter(link)
    expect(cookie).toMatch(/^hearthside-\d+=[\w-]{43}$/)
    const path = link.pathname + link.search
    expect((await get(port, path)).status).toBe(403)
    expect((await get(port, path, { Cookie: cookie })).status).toBe(303)
    expect((await get(port, '/', { Cookie: cookie })).status).toBe(303)
    expect((await get(port, '/')).status).toBe(403)
    await gmAt(port, cookie)
    await gmAt(port, cookie)
  })

  test('is exchanged for a cookie that scripts and other sites never see', async () => {
    const { link, port } = await start()
    const { headers } = await get(port, link.pathname + link.search)
    expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict; Path=\/; Max-Age=/)
  })

  test.each(['', 'x', 'x'.repeat(43), '%00', '../'])('is not guessed by %j', async key => {
    const { port, link } = await start()
    expect((await get(port, `/?key=${key}`)).status).toBe(403)
    await enter(link)
  })

  test('is not used up by whoever only looks whether it is there', async () => {
    const { link, port } = await start()
    expect((await get(port, link.pathname + link.search, {}, 'HEAD')).status).toBe(405)
    await enter(link)
  })

  test('a browser that was forgotten is hung up on at once', async () => {
    const { shell, link, port } = await start()
    const oldest = await gmAt(port, await enter(link))
    for (let others = 0; others < 4; others++) await enter(new URL(shell.freshLink()))
    await seen(() => expect(oldest.caller.closed).toBe(4403))
  })

  test('is reached through any crowd of others on this machine', async () => {
    const { link, port } = await start()
    const cookie = await enter(link)
    const crowd = [...Array(90).keys()].map(n => call(port, (['gm', 'table', 'overlay'] as const)[n % 3] ?? 'gm'))
    await Promise.all(crowd.map(each => each.refused))
    expect((await get(port, '/gm', { Cookie: cookie })).status).toBe(200)
    await gmAt(port, cookie)
  })

  test('a fresh one voids the last', async () => {
    const { shell, link, port } = await start()
    const fresh = new URL(shell.freshLink())
    expect((await get(port, link.pathname + link.search)).status).toBe(403)
    await enter(fresh)
  })

  test('without a cookie the dashboard’s page gets no socket, with a wrong one neither', async () => {
    const { link, port } = await start()
    const cookie = await enter(link)
    for (const wrong of [
      {},
      { cookie: 'hearthside=x' },
      { cookie: `${cookie}x` },
      { cookie: cookie.replace('-', '_') }
    ]) {
      const caller = call(port, 'gm', wrong)
      await seen(() => expect(caller.closed).toBe(4403))
      expect(showings(caller)).toEqual([])
    }
    expect(await call(port, 'gm', { cookie, origin: 'http://evil.example' }).refused).toBe(403)
    expect(await call(port, 'seat', { cookie }).refused).toBe(404)
  })
})

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

  test('an answer never comes before the picture that it led to', async () => {
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
    expect(gm.dashboard.stage).toMatchObject({ on: false, tableUrl: `http://127.0.0.1:${port}/table` })
    await gm.ask({ ask: 'set-stage', on: true, reach: 'loopback' })
    const url = new URL(gm.dashboard.stage.seats[0]?.url ?? '')
    const phone = call(Number(url.port), 'seat', { token: url.hash.slice(1) })
    await seen(() => expect(showings(phone)[0]).toMatchObject({ kind: 'seat', frame: { title: 'The Drowned Bells' } }))
    await seen(() => expect(gm.dashboard.open.seats).toBe(1))
    await seen(() => expect(gm.dashboard.stage.seats[0]?.connected).toBe(true))
    phone.ask(1, { ask: 'pause' })
    phone.ask(2, { ask: 'close' })
    await seen(() => expect(phone.heard.filter(said => said.say === 'answer')).toHaveLength(2))
    expect(phone.heard.find(said => said.say === 'answer' && said.n === 2)).toMatchObject({
      n: 2,
      answer: { ok: false, error: { problem: { kind: 'not-allowed' } } }
    })
    await seen(() => expect(gm.dashboard.paused).toBe(true))
    const other = call(Number(url.port), 'seat', { token: url.hash.slice(1) })
    await seen(() => expect(phone.closed).toBe(4409))
    other.socket.close()
    await seen(() => expect(gm.dashboard.stage.seats[0]?.connected).toBe(false))
    const last = call(Number(url.port), 'seat', { token: url.hash.slice(1) })
    await seen(() => expect(showings(last)).not.toEqual([]))
    await gm.ask({ ask: 'set-stage', on: false, reach: 'loopback' })
    await seen(() => expect(last.closed).toBe(1001))
  })

  test('after a crash: the dashboard’s cookie, the seat’s link and the game are as before', async () => {
    const root = await temporaryFolder()
    const kept = join(root, 'keep', 'stage.json')
    await mkdir(join(root, 'keep'))
    await writeFile(kept, JSON.stringify(await closedStage()))
    const before = await start({ root })
    const cookie = await enter(before.link)
    const gm = await gmAt(before.port, cookie)
    await gm.ask(bells)
    await gm.ask({ ask: 'set-stage', on: true, reach: 'loopback' })
    const url = new URL(gm.dashboard.stage.seats[0]?.url ?? '')
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
    // The stage opens its doors a moment after the dashboard is there, and a phone that knocks too early is a failed call.
    await seen(() => expect(back.dashboard.stage.seats[0]?.url).toBe(url.href))
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
    expect((await other.ask({ ask: 'open', place: file, mode: 'edit' })).ok).toBe(true)
    expect((await other.ask({ ask: 'open', place: `${file}.journal`, mode: 'edit' })).ok).toBe(false)
    expect((await other.ask({ ask: 'open', place: join(elsewhere.folder, 'x.hearth'), mode: 'edit' })).ok).toBe(false)
  })

  test('screens and dialogs that a browser has not are refused with what to do', async () => {
    const { link, port } = await start()
    const gm = await gmAt(port, await enter(link))
    expect(await gm.ask({ ask: 'open-screen', screen: 'table' })).toMatchObject({
      error: { problem: { kind: 'unsupported', message: `Open http://127.0.0.1:${port}/table in a browser window.` } }
    })
    for (const ask of [
      { ask: 'close-screen', screen: 'overlay' },
      { ask: 'open', place: null, mode: 'edit' }
    ] as const)
      expect(await gm.ask(ask)).toMatchObject({ error: { problem: { kind: 'unsupported' } } })
  })

  test('ends with everything in the file and nobody left on the line', async () => {
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

describe('the command line', () => {
  test.each([['--help'], ['-h']])('%s tells every option', option => {
    const told = informationFor(['--port', '1', option], '1.2.3') ?? ''
    for (const each of ['--folder', '--data', '--port', '--no-open', '--help', '--version', 'FILE.hearth'])
      expect(told).toContain(each)
  })

  test('--version tells the version, and anything else is no question', () => {
    expect(informationFor(['--version'], '1.2.3')).toBe('Hearthside 1.2.3')
    expect(informationFor(['--no-open', 'help.hearth'], '1.2.3')).toBeNull()
  })

  test('has sensible defaults', () => {
    const options = parseOptions([], { XDG_CONFIG_HOME: '/x' })
    expect(options).toMatchObject({ ok: true, value: { port: 4747, browser: 'open', file: null } })
    expect(options.ok && options.value.folder).toMatch(/Documents.Hearthside$/)
  })

  test('takes them all', async () => {
    const root = await temporaryFolder()
    await mkdir(join(root, 'x'))
    const words = ['--folder', root, '--data', join(root, 'x'), '--port', '5000', '--no-open', join(root, 'a.hearth')]
    expect(parseOptions(words, {})).toEqual({
      ok: true,
      value: { folder: root, userFolder: join(root, 'x'), port: 5000, browser: 'leave', file: join(root, 'a.hearth') }
    })
  })

  test.each([[['--port', 'x']], [['--port', '70000']], [['--what']], [['a', 'b']], [['--folder']]])(
    'refuses %j in a sentence',
    words => {
      const options = parseOptions(words, {})
      expect(options.ok).toBe(false)
      expect(!options.ok && options.error).toContain('Usage')
    }
  )
})
