import { describe, expect, test } from 'vitest'
import { call, get } from '../server/test-clients'
import { seen } from '../../support/seen'
import { enter, gmAt, showings, start } from './test-shell'

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

  test('is not used up by a program that only looks whether it is there', async () => {
    const { link, port } = await start()
    expect((await get(port, link.pathname + link.search, {}, 'HEAD')).status).toBe(405)
    await enter(link)
  })

  test('the connection of a browser that was forgotten is closed at once', async () => {
    const { shell, link, port } = await start()
    const oldest = await gmAt(port, await enter(link))
    for (let others = 0; others < 4; others++) await enter(new URL(shell.freshLink()))
    await seen(() => expect(oldest.caller.closed).toBe(4403))
  })

  test('is reached however many others on this machine connect', async () => {
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
