import { connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ok } from '#rules/core/result'
import type { SeatId } from '#rules/core/seat'
import { DeviceLinks } from '#main/server/device-links'
import { PageServer } from '#main/server/page-server'
import { deviceAccess } from '#main/server/device-access'
import { builtPages, call, FakeHost, get, memoryJson, sendRaw, type TestClient } from './test-clients'
import { seen } from '../../support/seen'

// A crowd of connections keeps none out: no player, not the GM, and no X-card.

const wren = 's1' as SeatId
const kresk = 's2' as SeatId

async function openServer(clock = { now: () => Date.now() }) {
  const host = new FakeHost()
  const links = await DeviceLinks.load(memoryJson())
  const setup = { host, access: deviceAccess(links), folder: await builtPages(), clock }
  const server = await PageServer.listen(setup, '127.0.0.1', 0)
  onTestFinished(() => server.close())
  const { port } = server
  const phone = (seat: SeatId) => call(port, 'seat', { token: links.seatToken('bells', seat) })
  return { port, links, host, phone }
}

const answersTo = ({ received }: TestClient) => received.filter(message => message.type === 'answer')
function upgradeRequest(port: number, token: string): string {
  const here = `127.0.0.1:${port}`
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13'
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
  return `GET /socket/seat?token=${token} HTTP/1.1\r\nHost: ${here}\r\nOrigin: http://${here}\r\n${upgrade}\r\n${key}\r\n\r\n`
}

const gone = (caller: TestClient): Promise<unknown> => seen(() => expect(caller.closed).not.toBe(null))

describe('many connections at once', () => {
  test('300 connections that say nothing keep no page and no phone out', async () => {
    const { port, phone } = await openServer()
    const silent: Socket[] = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'))
    onTestFinished(() => silent.forEach(socket => socket.destroy()))
    for (const socket of silent) socket.on('error', () => undefined)
    await Promise.all(silent.map(socket => new Promise(resolve => socket.once('connect', resolve))))
    expect((await get(port, '/seat')).status).toBe(200)
    const seat = phone(wren)
    await seen(() => expect(seat.received).toHaveLength(1))
  })

  test('connections that say nothing are cut', async () => {
    const { port } = await openServer()
    const silent = connect(port, '127.0.0.1')
    const half = connect(port, '127.0.0.1', () => half.write('GET /seat HTTP/1.1\r\nHost: '))
    const closed = [silent, half].map(
      socket => new Promise<string>(done => socket.resume().once('close', () => done('cut')))
    )
    expect(await Promise.all(closed)).toEqual(['cut', 'cut'])
  })

  test('many wrong links are refused, and a right one connects meanwhile', async () => {
    const { port, phone } = await openServer()
    const wrong = Array.from({ length: 200 }, () => call(port, 'seat', { token: 'x'.repeat(43) }))
    const outcomes = await Promise.all(wrong.map(caller => caller.refused))
    expect(outcomes.filter(outcome => outcome === 403).length).toBeGreaterThan(150)
    for (const seat of [wren, kresk]) {
      const good = phone(seat)
      expect(await good.refused).toBe(null)
      await seen(() => expect(good.received[0]).toMatchObject({ type: 'snapshot' }))
    }
  })

  test('too many connections by the table’s link take no place from the overlay or a seat', async () => {
    const { port, links, phone } = await openServer()
    const tables = Array.from({ length: 90 }, () => call(port, 'table', { token: links.tableToken }))
    await Promise.all(tables.map(caller => caller.refused))
    const overlay = call(port, 'overlay', { token: links.layoutToken('strip') })
    const seats = [phone(wren), phone(kresk)]
    for (const each of [overlay, ...seats])
      await seen(() => expect(each.received[0]).toMatchObject({ type: 'snapshot' }))
  })

  test('the host closes the connection of a wrong link that does not answer', async () => {
    const { port } = await openServer()
    // Bytes only: this client does not answer the server's close frame, as a page's socket would.
    const received = await sendRaw(port, upgradeRequest(port, 'x'.repeat(43)))
    expect(received).toContain('101 Switching Protocols')
  })
})

describe('a seat’s allowance', () => {
  test('is not filled up by reconnecting', async () => {
    const { phone, host } = await openServer({ now: () => 1_000 })
    for (let time = 0; time < 5; time++) {
      const seat = phone(wren)
      await seen(() => expect(seat.received).toHaveLength(1))
      for (let n = 1; n <= 30; n++) seat.ask(n, { ask: 'act' })
      await seen(() => expect(answersTo(seat)).toHaveLength(30))
      seat.socket.close()
      await gone(seat)
    }
    expect(host.asked).toHaveLength(30)
  })

  test('leaves the X-card free after any number of other messages', async () => {
    const { phone, host } = await openServer({ now: () => 1_000 })
    const seat = phone(wren)
    await seen(() => expect(seat.received).toHaveLength(1))
    for (let n = 1; n <= 100; n++) seat.ask(n, { ask: 'act' })
    seat.ask(101, { ask: 'pause' })
    await seen(() => expect(answersTo(seat)).toHaveLength(101))
    expect(answersTo(seat).at(-1)).toEqual({ type: 'answer', n: 101, answer: ok(null) })
    expect(host.asked.filter(({ ask }) => isPause(ask))).toHaveLength(1)
  })

  test('of the X-card is its own: no player can use up another’s, and it fills again', async () => {
    let now = 1_000
    const { phone, host } = await openServer({ now: () => now })
    const [one, other] = [phone(wren), phone(kresk)]
    await seen(() => expect(one.received.length + other.received.length).toBe(2))
    for (let n = 1; n <= 30; n++) one.ask(n, { ask: 'pause' })
    await seen(() => expect(answersTo(one)).toHaveLength(30))
    const pressed = () => host.asked.filter(({ ask }) => isPause(ask)).length
    expect(pressed()).toBe(10)
    other.ask(1, { ask: 'pause' })
    await seen(() => expect(answersTo(other)).toEqual([{ type: 'answer', n: 1, answer: ok(null) }]))
    expect(pressed()).toBe(11)
    now += 1_000
    one.ask(31, { ask: 'pause' })
    await seen(() => expect(pressed()).toBe(12))
  })
})

function isPause(ask: unknown): boolean {
  return typeof ask === 'object' && ask !== null && 'ask' in ask && ask.ask === 'pause'
}
