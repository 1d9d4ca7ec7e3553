import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { spectatorAdmission, type AccessPolicy } from '#main/server/access-policy'
import { PageServer } from '#main/server/page-server'
import { builtPages, call, FakeHost, get, sendRaw } from './test-clients'
import { seen } from '../../support/seen'

const open: AccessPolicy = {
  pages: ['gm', 'table', 'seat'],
  respond: () => false,
  admit: screen => ({
    ...spectatorAdmission('table', () => true),
    caller: { actor: { kind: 'gm' }, screen, campaign: null }
  })
}

async function openServer(clock = { now: () => Date.now() }) {
  const host = new FakeHost()
  const setup = { host, access: open, folder: await builtPages(), clock }
  const server = await PageServer.listen(setup, '127.0.0.1', 0)
  onTestFinished(() => server.close())
  return { host, server, port: server.port, setup }
}

describe('serving pages', () => {
  test('binds every answer with the same headers', async () => {
    const { port } = await openServer()
    for (const path of ['/table', '/nowhere', '/assets/page.js']) {
      const { headers } = await get(port, path)
      expect(headers['content-security-policy']).toContain(`default-src 'none'`)
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/assets/%252e%252e/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/.env',
    '/%2eenv',
    '//secret.txt',
    '/%00',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    '/overlay'
  ])('has nothing at %s', async path => {
    const { port } = await openServer()
    const { status, text } = await get(port, path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain('SECRET')
  })

  test('only reads', async () => {
    const { port } = await openServer()
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await get(port, '/table', {}, method)).status).toBe(405)
  })

  test('answers 400 to what is not HTTP, and goes on', async () => {
    const { port } = await openServer()
    expect(await sendRaw(port, '\u0000\u0001garbage\r\n\r\n')).toContain('400')
    expect(
      await sendRaw(port, `GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
    ).toContain('400')
    expect((await get(port, '/table')).status).toBe(200)
  })

  test('takes another port when its own is taken', async () => {
    const { setup, port } = await openServer()
    const second = await PageServer.listen(setup, '127.0.0.1', port)
    onTestFinished(() => second.close())
    expect(second.port).not.toBe(port)
    expect((await get(second.port, '/table')).status).toBe(200)
  })
})

describe('talking to pages', () => {
  test('cuts off a message that is too long for its page, and goes on', async () => {
    const { port, host } = await openServer()
    const [seat, table] = [call(port, 'seat'), call(port, 'table')]
    await seen(() => expect(seat.received.length + table.received.length).toBe(2))
    seat.socket.send(JSON.stringify({ type: 'ask', n: 1, ask: 'x'.repeat(40_000) }))
    table.socket.send(JSON.stringify({ type: 'ask', n: 1, ask: 'x'.repeat(600) }))
    await seen(() => expect([seat.closed, table.closed]).toEqual([1009, 1009]))
    expect(host.asked).toEqual([])
    expect(host.viewers.size).toBe(0)
  })

  test('takes 100 asks at once from the GM, and slows down a seat', async () => {
    const { port, host } = await openServer({ now: () => 1_000 }) // at once, however slow the machine is
    const [gm, seat] = [call(port, 'gm'), call(port, 'seat')]
    await seen(() => expect(gm.received.length + seat.received.length).toBe(2))
    for (let n = 1; n <= 100; n++) gm.ask(n, { ask: 'save' })
    await seen(() => expect(gm.received).toHaveLength(101))
    expect(host.asked).toHaveLength(100)
    for (let n = 1; n <= 100; n++) seat.ask(n, { ask: 'pause' })
    await seen(() => expect(seat.received).toHaveLength(101))
    expect(host.asked.length).toBeLessThan(140)
    const refused = seat.received.filter(message => message.type === 'answer' && !message.answer.ok)
    expect(refused.length).toBeGreaterThan(60)
  })

  test('closes the connection of a page that goes on sending what is malformed', async () => {
    const { port, host } = await openServer()
    const page = call(port, 'seat')
    await seen(() => expect(page.received).toHaveLength(1))
    for (let n = 0; n < 400; n++) page.socket.send(n % 2 ? '{"type":' : Buffer.from([1, 2, 3]))
    await seen(() => expect(page.closed).toBe(4429))
    expect(host.asked).toEqual([])
  })

  test('keeps only the newest snapshot for a page that does not read', async () => {
    const { port, host } = await openServer()
    const slow = call(port, 'table')
    await seen(() => expect(slow.received).toHaveLength(1))
    slow.socket.pause()
    for (let serial = 2; serial <= 60; serial++) {
      host.show(serial, String(serial).repeat(1_000_000))
      await turn()
    }
    slow.socket.resume()
    await seen(() => expect(slow.received.at(-1)).toMatchObject({ snapshot: { serial: 60 } }))
    expect(slow.received.length).toBeLessThan(50)
  })

  test('sends a page the whole snapshot once, and then only what changed since the last one that it was sent', async () => {
    const { port, host } = await openServer()
    const page = call(port, 'table')
    const texts: string[] = []
    page.socket.on('message', bytes => texts.push(bytes.toString()))
    await seen(() => expect(page.received).toHaveLength(1))
    host.show(2, 'long'.repeat(1000))
    await seen(() => expect(page.received).toHaveLength(2))
    host.show(3, 'long'.repeat(1000))
    await seen(() => expect(page.received).toHaveLength(3))
    expect(JSON.parse(texts.at(-1)!)).toEqual({ type: 'change', from: 2, change: { props: { serial: { value: 3 } } } })
    expect(page.received.at(-1)).toMatchObject({ snapshot: { serial: 3, padding: 'long'.repeat(1000) } })
    const late = call(port, 'table')
    await seen(() => expect(late.received).toMatchObject([{ type: 'snapshot', snapshot: { serial: 1 } }]))
  })

  test('limits the connections of each audience, whatever the others have', async () => {
    const { port } = await openServer()
    const callers = Array.from({ length: 70 }, () => call(port, 'table'))
    const outcomes = await Promise.all(callers.map(caller => caller.refused))
    expect(outcomes.filter(outcome => outcome === null)).toHaveLength(24)
    expect(outcomes.filter(outcome => outcome === 503)).toHaveLength(46)
    const gm = call(port, 'gm')
    await seen(() => expect(gm.received).toHaveLength(1))
  })

  test('serves the packed copy of a text to clients that can unpack it', async () => {
    const { setup } = await openServer()
    await writeFile(join(setup.folder, 'assets', 'page.js.gz'), gzipSync('export {}'))
    await writeFile(join(setup.folder, 'assets', 'page.js.br'), brotliCompressSync('export {}'))
    const server = await PageServer.listen(setup, '127.0.0.1', 0)
    onTestFinished(() => server.close())
    const packed = await get(server.port, '/assets/page.js', { 'Accept-Encoding': 'gzip' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/javascript' })
    const smaller = await get(server.port, '/assets/page.js', { 'Accept-Encoding': 'gzip, br' })
    expect(smaller.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript' })
    const plain = await get(server.port, '/assets/page.js')
    expect([plain.headers['content-encoding'], plain.text]).toEqual([undefined, 'export {}'])
  })

  test('serves no source maps', async () => {
    const { port, setup } = await openServer()
    await writeFile(join(setup.folder, 'assets', 'page.js.map'), '{"sourcesContent":["SECRET"]}')
    const second = await PageServer.listen(setup, '127.0.0.1', 0)
    onTestFinished(() => second.close())
    for (const each of [port, second.port]) expect((await get(each, '/assets/page.js.map')).status).toBe(404)
    expect((await get(second.port, '/assets/page.js')).status).toBe(200)
  })

  test('answers, and goes on, when an ask fails in the host itself', async () => {
    const { port, host } = await openServer()
    host.ask = () => Promise.reject(new Error('a mistake of ours'))
    const gm = call(port, 'gm')
    await seen(() => expect(gm.received).toHaveLength(1))
    gm.ask(1, { ask: 'save' })
    await seen(() => expect(gm.received.at(-1)).toMatchObject({ type: 'answer', n: 1, answer: { ok: false } }))
    expect((await get(port, '/table')).status).toBe(200)
  })

  test('says that it closes, and closes', async () => {
    const { port, server } = await openServer()
    const page = call(port, 'table')
    await seen(() => expect(page.received).toHaveLength(1))
    await server.close()
    await seen(() => expect(page.received.at(-1)).toEqual({ type: 'ended', why: 'closing' }))
    await expect(get(port, '/table')).rejects.toThrow()
  })
})
