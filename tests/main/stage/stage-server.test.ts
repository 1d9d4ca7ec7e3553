import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { freshToken } from '#main/stage/request-guard'
import { firstLayout } from '#shared/overlay-layouts'
import { StageLinks } from '#main/stage/stage-links'
import { StageServer } from '#main/stage/stage-server'
import { builtPages, call, FakeHost, get, memoryJson } from './test-clients'
import { freePort } from '../../support/free-port'
import { seen } from '../../support/seen'

const wren = 's1' as SeatId
const kresk = 's2' as SeatId

/** What a machine keeps that has had its doors open before, at a port that nobody else here has. */
async function promised(on = false) {
  const port = await freePort()
  return { on, reach: 'loopback', port, table: freshToken(), overlay: freshToken(), seats: {} }
}

async function openStage(keep = memoryJson()) {
  const host = new FakeHost()
  keep.kept ??= await promised()
  const links = await StageLinks.load(keep)
  const folder = await builtPages()
  const stage = new StageServer({ host, links, folder, clock: { now: () => Date.now() }, ownScreens: () => null })
  await stage.set('on', 'loopback')
  onTestFinished(() => stage.close())
  const status = () => stage.status('bells', [wren, kresk], ['strip', 'corners'])
  const linkOf = (seat: SeatId) => new URL(status().seats.find(each => each.seat === seat)?.url ?? '')
  const port = Number(linkOf(wren).port)
  const tokenOf = (seat: SeatId) => linkOf(seat).hash.slice(1)
  return { stage, host, links, keep, status, port, tokenOf }
}

describe('the stage', () => {
  test('is off until it is turned on, and off again', async () => {
    const { stage, port } = await openStage()
    expect(stage.status('bells', [wren], []).on).toBe(true)
    await stage.set('off', 'loopback')
    expect(stage.status('bells', [wren], [])).toMatchObject({
      on: false,
      overlayUrl: null,
      tableUrl: null,
      seats: [],
      layouts: [],
      control: null
    })
    await expect(get(port, '/table')).rejects.toThrow('ECONNREFUSED')
  })

  test('serves table, overlay and seat, and no dashboard', async () => {
    const { port } = await openStage()
    for (const page of ['table', 'overlay', 'seat']) expect((await get(port, `/${page}`)).text).toContain(page)
    for (const page of ['/gm', '/gm.html', '/', '/gm/', '/%67m']) expect((await get(port, page)).status).toBe(404)
  })

  test('lets a seat in by its token, as that seat of that campaign', async () => {
    const { port, tokenOf, host } = await openStage()
    const phone = call(port, 'seat', { token: tokenOf(wren) })
    await seen(() => expect(phone.heard[0]).toMatchObject({ say: 'snapshot' }))
    phone.ask(1, { ask: 'pause' })
    await seen(() => expect(phone.heard[1]).toEqual({ say: 'answer', n: 1, answer: { ok: true, value: null } }))
    const caller = { actor: { kind: 'seat', seat: wren }, screen: 'seat', campaign: 'bells' }
    expect(host.asked).toEqual([{ caller, ask: { ask: 'pause' } }])
  })

  test.each([
    ['no token', undefined],
    ['an empty one', ''],
    ['a made-up one', 'x'.repeat(43)],
    ['a path', '../../etc/passwd']
  ])('turns a seat away that brings %s, in words', async (_what, token) => {
    const { port, host } = await openStage()
    const phone = call(port, 'seat', token === undefined ? {} : { token })
    await seen(() => expect(phone.closed).toBe(4403))
    expect(phone.heard).toEqual([{ say: 'ended', why: 'revoked' }])
    expect(host.viewers.size).toBe(0)
  })

  test('takes no token of another screen', async () => {
    const { port, tokenOf, links } = await openStage()
    for (const attempt of [
      call(port, 'table', { token: tokenOf(wren) }),
      call(port, 'overlay', { token: links.tableToken }),
      call(port, 'seat', { token: links.tableToken })
    ])
      await seen(() => expect(attempt.closed).toBe(4403))
    expect(await call(port, 'gm', { token: tokenOf(wren) }).refused).toBe(404)
  })

  test('refuses foreign origins and names, before anything else', async () => {
    const { port, tokenOf } = await openStage()
    const token = tokenOf(wren)
    for (const origin of ['http://evil.example', `https://127.0.0.1:${port}`, 'null', `http://127.0.0.1:${port + 1}`])
      expect(await call(port, 'seat', { token, origin }).refused).toBe(403)
    const rebound = { token, host: `evil.example:${port}`, origin: `http://evil.example:${port}` }
    expect(await call(port, 'seat', rebound).refused).toBe(403)
    expect((await get(port, '/table', { Host: `evil.example:${port}` })).status).toBe(421)
  })

  test('gives a seat to the device that came last, and tells the first', async () => {
    const { port, tokenOf, host, status } = await openStage()
    const first = call(port, 'seat', { token: tokenOf(wren) })
    const other = call(port, 'seat', { token: tokenOf(kresk) })
    await seen(() => expect(first.heard.length + other.heard.length).toBe(2))
    const second = call(port, 'seat', { token: tokenOf(wren) })
    await seen(() => expect(first.closed).toBe(4409))
    expect(first.heard.at(-1)).toEqual({ say: 'ended', why: 'replaced' })
    expect([second.closed, other.closed]).toEqual([null, null])
    expect(host.viewers.size).toBe(2)
    expect(status().seats.map(seat => seat.connected)).toEqual([true, true])
  })

  test('renews a link: whoever came by the old one is told and goes', async () => {
    const { stage, port, tokenOf } = await openStage()
    const token = tokenOf(wren)
    const phone = call(port, 'seat', { token })
    const other = call(port, 'seat', { token: tokenOf(kresk) })
    await seen(() => expect(phone.heard.length + other.heard.length).toBe(2))
    await stage.renewSeat('bells', wren)
    await seen(() => expect(phone.closed).toBe(4403))
    expect(other.closed).toBe(null)
    expect(tokenOf(wren)).not.toBe(token)
    const late = call(port, 'seat', { token })
    await seen(() => expect(late.closed).toBe(4403))
  })

  test('renews the overlay’s link alone', async () => {
    const { stage, port, links } = await openStage()
    const overlay = call(port, 'overlay', { token: links.layoutToken('strip') })
    const table = call(port, 'table', { token: links.tableToken })
    await seen(() => expect(overlay.heard.length + table.heard.length).toBe(2))
    await stage.renewStreamLink('strip')
    await seen(() => expect(overlay.closed).toBe(4403))
    expect(table.closed).toBe(null)
  })

  test('DI3: each layout has a link of its own that shows that layout, until it is renewed or removed', async () => {
    const { stage, host, port, status } = await openStage()
    const tokenOfLayout = (layout: string) =>
      new URL(status().layouts.find(each => each.layout === layout)?.url ?? '').hash.slice(1)
    const [strip, corners] = [tokenOfLayout('strip'), tokenOfLayout('corners')]
    const pages = [call(port, 'overlay', { token: strip }), call(port, 'overlay', { token: corners })]
    await seen(() => expect(pages.map(({ heard }) => heard.length)).toEqual([1, 1]))
    expect([...host.viewers].map(({ layout }) => layout).sort()).toEqual(['corners', 'strip'])
    expect(status().layouts.map(({ viewers }) => viewers)).toEqual([1, 1])
    await stage.renewStreamLink('corners')
    await seen(() => expect(pages.map(({ closed }) => closed)).toEqual([null, 4403]))
    const again = call(port, 'overlay', { token: tokenOfLayout('corners') })
    await seen(() => expect(again.heard.length).toBe(1))
    stage.keepLayouts(['strip'])
    await seen(() => expect(again.closed).toBe(4403))
    expect(tokenOfLayout('strip')).toBe(strip)
  })

  test('keeps its links and its port over a crash, and opens again', async () => {
    const before = await openStage()
    const [token, port] = [before.tokenOf(wren), before.port]
    await before.links.flush()
    const crashed = memoryJson(structuredClone(before.keep.kept))
    await before.stage.close()
    const links = await StageLinks.load(crashed)
    expect(links.isOn).toBe(true)
    const setup = { host: new FakeHost(), links, folder: await builtPages(), clock: { now: () => Date.now() } }
    const after = new StageServer({ ...setup, ownScreens: () => null })
    await after.resume()
    onTestFinished(() => after.close())
    const phone = call(port, 'seat', { token })
    await seen(() => expect(phone.heard).toHaveLength(1))
  })

  test('stays open over a clean end, until the GM turns it off', async () => {
    const { stage, keep } = await openStage()
    await stage.close()
    expect((await StageLinks.load(memoryJson(keep.kept))).isOn).toBe(true)
    await stage.set('off', 'loopback')
    expect((await StageLinks.load(memoryJson(keep.kept))).isOn).toBe(false)
  })

  test('keeps the promised port while another program has it, says so, and goes back to it', async () => {
    const other = createServer()
    const kept = await promised(true)
    await new Promise<void>(resolve => other.listen(kept.port, '127.0.0.1', () => resolve()))
    const keep = memoryJson(kept)
    const said: string[] = []
    const setup = { host: new FakeHost(), links: await StageLinks.load(keep), folder: await builtPages() }
    const warn = (says: string) => void said.push(says)
    const stage = new StageServer({ ...setup, clock: { now: () => Date.now() }, ownScreens: () => null, warn })
    onTestFinished(() => stage.close())
    await stage.resume()
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(`port ${kept.port}`)
    const standIn = stage.status('bells', [wren], [])
    expect(standIn).toMatchObject({ on: true, portTaken: kept.port })
    expect(new URL(standIn.tableUrl ?? '').port).not.toBe(String(kept.port))
    await setup.links.flush()
    expect(keep.kept).toMatchObject({ port: kept.port })
    await new Promise(resolve => other.close(resolve))
    await stage.set('on', 'loopback')
    expect(stage.status('bells', [wren], [])).toMatchObject({ on: true, portTaken: null })
    expect(new URL(stage.status('bells', [wren], []).tableUrl ?? '').port).toBe(String(kept.port))
  })

  test('ST13 listens where it stood in before when it starts again while the promised port is still taken', async () => {
    const other = createServer()
    const kept = await promised(true)
    await new Promise<void>(resolve => other.listen(kept.port, '127.0.0.1', () => resolve()))
    onTestFinished(() => new Promise<void>(resolve => other.close(() => resolve())))
    const keep = memoryJson(kept)
    const setup = { host: new FakeHost(), folder: await builtPages(), clock: { now: () => Date.now() } }
    const start = async (): Promise<StageServer> => {
      const stage = new StageServer({ ...setup, links: await StageLinks.load(keep), ownScreens: () => null })
      onTestFinished(() => stage.close())
      await stage.resume()
      await stage.flush()
      return stage
    }
    const before = await start()
    const { tableUrl } = before.status('bells', [wren], [])
    // A crash frees the port as an end does; what is on the disk was written before either.
    await before.close()
    const after = await start()
    expect(after.status('bells', [wren], [])).toMatchObject({ tableUrl, portTaken: kept.port })
  })

  test('ST14 a link that was made anew can be had back, once, and the new one stops', async () => {
    const { stage, port, tokenOf, status } = await openStage()
    const token = tokenOf(wren)
    expect(status().renewed).toBe(null)
    expect(await stage.bringBackLink()).toMatchObject({ error: { kind: 'not-allowed' } })
    await stage.renewSeat('bells', wren)
    expect(status().renewed).toBe(wren)
    const phone = call(port, 'seat', { token: tokenOf(wren) })
    await seen(() => expect(phone.heard.some(({ say }) => say === 'snapshot')).toBe(true))
    expect(await stage.bringBackLink()).toMatchObject({ ok: true })
    await seen(() => expect(phone.closed).toBe(4403))
    expect([tokenOf(wren), status().renewed]).toEqual([token, null])
    expect((await stage.bringBackLink()).ok).toBe(false)
  })

  test('ST14 only the newest can be had back, of table and stream too, and none of a player who has left', async () => {
    const { stage, status } = await openStage()
    const links = () => [status().tableUrl, status().overlayUrl]
    const before = links()
    await stage.renewScreen('table')
    await stage.renewStreamLink(firstLayout)
    expect(status().renewed).toBe(`layout ${firstLayout}`)
    await stage.bringBackLink()
    expect([links()[0] === before[0], links()[1] === before[1]]).toEqual([false, true])
    await stage.renewScreen('table')
    await stage.bringBackLink()
    expect((await stage.bringBackLink()).ok).toBe(false)
    await stage.renewSeat('bells', wren)
    stage.revokeSeats('bells', [wren])
    expect((await stage.bringBackLink()).ok).toBe(false)
  })

  test('closes a retired player’s connections at once, and gives a new link when the player returns', async () => {
    const { stage, port, tokenOf, status } = await openStage()
    const token = tokenOf(wren)
    const [phone, other] = [call(port, 'seat', { token }), call(port, 'seat', { token: tokenOf(kresk) })]
    await seen(() => expect(phone.heard.length + other.heard.length).toBe(2))
    stage.revokeSeats('bells', [wren])
    await seen(() => expect(phone.closed).toBe(4403))
    expect(phone.heard.at(-1)).toEqual({ say: 'ended', why: 'revoked' })
    expect(other.closed).toBe(null)
    const late = call(port, 'seat', { token })
    await seen(() => expect(late.closed).toBe(4403))
    expect(tokenOf(wren)).not.toBe(token)
    const back = call(port, 'seat', { token: tokenOf(wren) })
    await seen(() => expect(back.heard).toHaveLength(1))
    expect(status().seats.map(seat => seat.connected)).toEqual([true, true])
  })

  test('takes the players along when the campaign goes on under another id', async () => {
    const { stage, port, tokenOf, host } = await openStage()
    const token = tokenOf(wren)
    const phone = call(port, 'seat', { token })
    await seen(() => expect(phone.heard).toHaveLength(1))
    await stage.moveLinks('bells', 'bells-2')
    await seen(() => expect(phone.closed).toBe(1001))
    const back = call(port, 'seat', { token })
    await seen(() => expect(back.heard).toHaveLength(1))
    expect([...host.viewers].map(viewer => viewer.campaign)).toEqual(['bells-2'])
  })

  test('says when a link that was shown outlives a crash', async () => {
    const { stage, keep } = await openStage(memoryJson())
    await stage.flush()
    const { url } = stage.status('vespers', [wren], []).seats[0] ?? {}
    expect(JSON.stringify(keep.kept)).not.toContain('vespers')
    await stage.flush()
    expect(JSON.stringify(keep.kept)).toContain(new URL(url ?? '').hash.slice(1))
  })

  test('keeps nothing of a file that is not its own', async () => {
    for (const kept of [
      null,
      'x',
      { on: true },
      { on: true, reach: 'moon', port: 1, table: '', overlay: '', seats: {} }
    ])
      expect((await StageLinks.load(memoryJson(kept))).isOn).toBe(false)
  })
})
