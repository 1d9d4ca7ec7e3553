import { request } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { joinHeaders, type JoinState, onlyWatch } from '#shared/join'
import { StageLinks } from '#main/stage/stage-links'
import { StageServer } from '#main/stage/stage-server'
import { fuzzJoin } from '../../support/torture/join-fuzz'
import { builtPages, call, FakeHost, get, memoryJson, type Fetched } from './test-clients'

const wren = 's1' as SeatId
const kresk = 's2' as SeatId
const ana = 'ana-ana-ana-ana-ana-an'
const bo = 'bo-bo-bo-bo-bo-bo-bo-b'

function post(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false }, response => {
      let text = ''
      response.on('data', chunk => (text += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

async function openTable({ open = true } = {}) {
  const host = new FakeHost()
  host.table = {
    campaign: 'bells',
    title: 'The Drowned Bells',
    seats: [
      { id: wren, player: 'Priya', character: 'Sister Wren', retired: false },
      { id: kresk, player: 'Joon', character: 'Kresk', retired: false }
    ]
  }
  const links = await StageLinks.load(memoryJson())
  let now = 0
  const clock = { now: () => now }
  const stage = new StageServer({ host, links, folder: await builtPages(), clock, ownScreens: () => null })
  await stage.set('on', 'loopback')
  onTestFinished(() => stage.close())
  if (open) await stage.openJoin(true, false)
  const join = () => stage.status('bells', [wren, kresk], []).join
  const port = Number(new URL(join().url!).port)
  const phone = (device: string, code = links.joinCode) => ({
    async say(path: string, seat = '', more: Record<string, string> = {}): Promise<Fetched> {
      const headers = { [joinHeaders.code]: code, [joinHeaders.device]: device, [joinHeaders.seat]: seat }
      return post(port, `/join/${path}`, { origin: `http://127.0.0.1:${port}`, ...headers, ...more })
    },
    async sees(path = 'look', seat = ''): Promise<JoinState> {
      return JSON.parse((await this.say(path, seat)).text) as JoinState
    }
  })
  const yes = (made: SeatId | null = null) => stage.answerJoin(join().requests[0]?.id ?? '', true, made)
  const no = () => stage.answerJoin(join().requests[0]?.id ?? '', false, null)
  return { host, links, stage, port, join, phone, yes, no, pass: (ms: number) => (now += ms) }
}

describe('joining by the common code', () => {
  test('JN1: tells nothing before it is opened, and the names at the table afterwards', async () => {
    const { phone, stage } = await openTable({ open: false })
    expect((await phone(ana).say('look')).text).toBe('{"state":"closed"}')
    await stage.openJoin(true, false)
    expect(await phone(ana).sees()).toMatchObject({
      state: 'choose',
      title: 'The Drowned Bells',
      seats: [
        { seat: wren, player: 'Priya', character: 'Sister Wren', taken: false },
        { seat: kresk, character: 'Kresk' }
      ]
    })
  })

  test('JN1: cannot be opened while no other device can connect, and is closed when that ends', async () => {
    const { stage, join } = await openTable()
    await stage.set('off', 'loopback')
    expect((await stage.openJoin(true, false)).ok).toBe(false)
    await stage.set('on', 'loopback')
    expect(join().open).toBe(false)
  })

  test('JN2: another code than the newest one is told so, and no name', async () => {
    const { phone, links, join } = await openTable()
    const old = phone(ana, links.joinCode)
    links.renew('join')
    expect((await old.say('ask', wren)).text).toBe('{"state":"wrong-code"}')
    expect(join().requests).toEqual([])
    links.bringBack()
    expect(await old.sees()).toMatchObject({ state: 'choose' })
  })

  test('JN3: a yes leads that device, and no other, to its seat; both screens have the same two words', async () => {
    const { phone, links, join, yes, host } = await openTable()
    const waits = await phone(ana).sees('ask', wren)
    const [asked] = join().requests
    expect(waits).toMatchObject({ state: 'waiting', words: asked?.words, place: { seat: wren } })
    expect(asked).toMatchObject({ seat: wren })
    expect(host.refreshed).toBe(1)
    await yes()
    expect(await phone(ana).sees()).toEqual({ state: 'in', link: `/seat#${links.seatToken('bells', wren)}` })
    expect(await phone(bo).sees()).toMatchObject({ state: 'choose', because: null })
    expect(join().requests).toEqual([])
  })

  test('JN3 ST14: a new address is not told to a device that was let in before it was made', async () => {
    const { phone, yes, stage } = await openTable()
    await phone(ana).sees('ask', wren)
    await yes()
    expect(await phone(ana).sees()).toMatchObject({ state: 'in' })
    await stage.renewSeat('bells', kresk)
    expect(await phone(ana).sees()).toMatchObject({ state: 'in' })
    await stage.renewSeat('bells', wren)
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose', because: null })
    await phone(ana).sees('ask', wren)
    await yes()
    await stage.bringBackLink()
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose' })
  })

  test('JN10: a new address of the table screen is not told to whoever was let in to watch', async () => {
    const { phone, yes, stage } = await openTable()
    await phone(ana).sees('ask', onlyWatch)
    await yes()
    expect(await phone(ana).sees()).toMatchObject({ state: 'in' })
    await stage.renewScreen('table')
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose', because: null })
  })

  test('JN3: a no is told, and so is an answer to a phone that has left', async () => {
    const { phone, no, yes } = await openTable()
    await phone(ana).sees('ask', wren)
    await no()
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose', because: 'no' })
    expect((await yes()).ok).toBe(false)
  })

  test('JN4: of two who ask for one seat the other is told; another seat of theirs still waits', async () => {
    const { phone, join, yes } = await openTable()
    await phone(ana).sees('ask', wren)
    await phone(bo).sees('ask', wren)
    await phone('cy-cy-cy-cy-cy-cy-cy-c').sees('ask', kresk)
    await yes()
    expect(await phone(bo).sees()).toMatchObject({ state: 'choose', because: 'given' })
    expect(join().requests).toMatchObject([{ seat: kresk }])
  })

  test('JN11: whoever is not in the list asks by names of their own, and a yes leads them to the seat made for them', async () => {
    const { phone, links, host, stage, join, yes } = await openTable()
    const names = { [joinHeaders.player]: encodeURIComponent('Zoë'), [joinHeaders.character]: '%E2%80%AEIvo%0A' }
    const waits = JSON.parse((await phone(ana).say('ask', 'new', names)).text) as JoinState
    const newcomer = { player: 'Zoë', character: 'Ivo' }
    const [asked] = join().requests
    expect(waits).toMatchObject({ state: 'waiting', words: asked?.words, place: newcomer })
    expect(asked).toMatchObject({ seat: null, newcomer })
    expect(stage.newcomer(asked!.id)).toEqual(newcomer)
    expect((await phone(bo).say('look')).text).not.toContain('Ivo')
    expect((await yes()).ok, 'a yes without a seat lets nobody in').toBe(false)
    const made = 's7' as SeatId
    host.table = { ...host.table!, seats: [...host.table!.seats, { id: made, ...newcomer, retired: false }] }
    await yes(made)
    expect(await phone(ana).sees()).toEqual({ state: 'in', link: `/seat#${links.seatToken('bells', made)}` })
    expect(stage.newcomer(asked!.id)).toBeNull()
  })

  test('JN11: a new seat without a name, or with one that is too long or cannot be read, is not asked for', async () => {
    const { phone, join } = await openTable()
    for (const player of ['', '%20', 'x'.repeat(81), '%E0%A4%A']) {
      const { text } = await phone(ana).say('ask', 'new', { [joinHeaders.player]: player })
      expect(JSON.parse(text)).toMatchObject({ state: 'choose', because: 'nameless' })
    }
    expect(join().requests).toEqual([])
  })

  test('JN10: whoever only watches is led to the table screen by a yes; any number may, and a no is told', async () => {
    const { phone, links, join, yes, no } = await openTable()
    const waits = await phone(ana).sees('ask', 'watch')
    const [asked] = join().requests
    expect(waits).toMatchObject({ state: 'waiting', words: asked?.words, place: null })
    expect(asked?.seat).toBeNull()
    await phone(bo).sees('ask', 'watch')
    await yes()
    expect(await phone(ana).sees()).toEqual({ state: 'in', link: `/table#${links.tableToken}` })
    expect(await phone(bo).sees()).toMatchObject({ state: 'waiting' })
    await no()
    expect(await phone(bo).sees()).toMatchObject({ state: 'choose', because: 'no' })
  })

  test('JN4: whoever is somebody else after all chooses again', async () => {
    const { phone, join } = await openTable()
    await phone(ana).sees('ask', wren)
    await phone(ana).sees('ask', kresk)
    expect(join().requests).toMatchObject([{ seat: kresk }])
    expect(await phone(ana).sees('leave')).toMatchObject({ state: 'choose', because: null })
    expect(join().requests).toEqual([])
  })

  test('JN5: a phone that is loaded anew waits on; after three minutes nobody has answered', async () => {
    const { phone, join, pass } = await openTable()
    const before = await phone(ana).sees('ask', wren)
    pass(60_000)
    expect(await phone(ana).sees()).toEqual({ ...before, left: 120_000 })
    pass(120_000)
    expect(await phone(ana).sees()).toMatchObject({ state: 'choose', because: 'unanswered' })
    expect(join().requests).toEqual([])
  })

  test('JN5: a phone that slept through its yes is let in when it wakes, also when joining was closed meanwhile', async () => {
    const { phone, stage, yes, pass } = await openTable()
    await phone(ana).sees('ask', wren)
    await phone(bo).sees('ask', kresk)
    await yes()
    await stage.openJoin(false, false)
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

  test('JN6: nobody asks again at once after a no, and not more wait than can be answered', async () => {
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

  test('JN6: whoever asks too fast, or guesses codes, is told to wait', async () => {
    const { phone } = await openTable()
    for (let nth = 0; nth < 20; nth++) expect(await phone(ana, 'wrong').sees()).toEqual({ state: 'wrong-code' })
    expect(await phone(ana, 'wrong').sees()).toEqual({ state: 'closed' })
    for (let nth = 0; nth < 39; nth++) await phone(ana).say('look')
    expect((await phone(ana).say('look')).status).toBe(429)
  })

  test('JN7: a page of somebody else, another method, another path and a body do nothing', async () => {
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
