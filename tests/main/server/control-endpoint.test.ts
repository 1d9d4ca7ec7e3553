import { describe, expect, onTestFinished, test } from 'vitest'
import { controlActs } from '#shared/control-acts'
import { DeviceLinks } from '#main/server/device-links'
import { DeviceServer } from '#main/server/device-server'
import { fail, ok } from '#rules/core/result'
import { fuzzControl } from '../../support/torture/control-fuzz'
import { screenProblem } from '#main/host/authorization'
import { kinds } from '../../support/fuzz'
import { builtPages, FakeHost, get, memoryJson, sendRaw } from './test-clients'

async function openControl() {
  const host = new FakeHost()
  host.answer = ok({ says: 'Blank' })
  const keep = memoryJson()
  const links = await DeviceLinks.load(keep)
  let now = 0
  const clock = { now: () => now }
  const deviceServer = new DeviceServer({ host, links, folder: await builtPages(), clock, ownScreens: () => null })
  await deviceServer.set('on', 'loopback')
  onTestFinished(() => deviceServer.close())
  const { control } = deviceServer.status(null, [], [])
  if (!control) throw new Error('there is no control link')
  const port = Number(new URL(control.url).port)
  const press = (act: string, more: { key?: string; headers?: Record<string, string>; method?: string } = {}) =>
    get(port, `/control/${act}?key=${more.key ?? control.key}`, more.headers ?? {}, more.method ?? 'GET')
  return { host, deviceServer, links, keep, port, control, press, pass: (ms: number) => (now += ms) }
}

describe('the control link', () => {
  test.each(['GET', 'POST'])('CT1: does an act by a plain %s, and says what it did', async method => {
    const { host, press } = await openControl()
    expect(await press('blank', { method })).toMatchObject({ status: 200, text: 'Blank\n' })
    expect(host.asked).toEqual([
      { caller: { actor: { kind: 'gm' }, screen: 'control', campaign: null }, ask: { ask: 'control', act: 'blank' } }
    ])
  })

  test('CT2: there are ten acts at most, and the refusal of another one lists them', async () => {
    const { host, press } = await openControl()
    expect(controlActs.length).toBeLessThanOrEqual(10)
    expect((await press('delete-file')).text).toContain(controlActs.join(', '))
    expect(host.asked).toEqual([])
  })

  test('CT2: the host does nothing else for it, and these acts for no other caller', () => {
    const gm = { kind: 'gm' } as const
    for (const kind of kinds) {
      const allowed = kind === 'control'
      expect(screenProblem({ actor: gm, screen: 'control' }, kind) === null, kind).toBe(allowed)
      expect(screenProblem({ actor: gm, screen: 'gm' }, kind) === null, kind).toBe(!allowed)
    }
  })

  test('CT2: what cannot be done now is refused in words', async () => {
    const { host, press } = await openControl()
    host.answer = fail({ kind: 'problem', problem: { kind: 'no-campaign' } })
    expect(await press('blank')).toMatchObject({ status: 409 })
  })

  test('CT3: a web page, a wrong key and a browser that fetches beforehand do nothing', async () => {
    const { host, press, port } = await openControl()
    const web: Record<string, string>[] = [
      { Origin: 'https://example.org' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Purpose': 'prefetch' }
    ]
    for (const headers of web) expect((await press('blank', { headers })).status).toBe(403)
    expect((await press('blank', { key: 'x'.repeat(43) })).status).toBe(403)
    expect((await press('blank', { method: 'HEAD' })).status).toBe(405)
    expect((await get(port, '/control/blank')).status).toBe(403)
    expect(
      await sendRaw(port, `POST /control/blank HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 9999\r\n\r\n`)
    ).toContain('413')
    expect(host.asked).toEqual([])
  })

  test('CT4: so many at once and no more, and wrong keys do not use up the right one', async () => {
    const { host, press, pass } = await openControl()
    const wrong = []
    for (let n = 0; n < 25; n += 1) wrong.push((await press('live', { key: 'guess' })).status)
    expect(wrong.filter(status => status === 429)).toHaveLength(5)
    for (let n = 0; n < 25; n += 1) await press('live')
    expect(host.asked).toHaveLength(20)
    pass(1_000)
    expect((await press('live')).status).toBe(200)
  })

  test('CT5: a renewed link stops working at once, and is kept over a restart', async () => {
    const { deviceServer, keep, press, control } = await openControl()
    await deviceServer.renewStreamLink(null)
    expect((await press('live')).status).toBe(403)
    const fresh = deviceServer.status(null, [], []).control?.key ?? ''
    expect(fresh).not.toBe(control.key)
    expect((await press('live', { key: fresh })).status).toBe(200)
    expect((await DeviceLinks.load(keep)).controlToken).toBe(fresh)
  })

  test('CT2 CT3: 4,000 requests of every kind do its acts and nothing else', () => {
    expect(fuzzControl(4_000, 7)).toBeGreaterThan(50)
  })
})
