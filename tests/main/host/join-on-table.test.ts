import { expect, test } from 'vitest'
import type { DeviceServerStatus } from '#shared/contract'
import { ok } from '#rules/core/result'
import type { SeatId } from '#rules/core/seat'
import type { DeviceServerControl } from '#main/host/dependencies'
import { atTheTable, askGm, noDeviceServer, Onlooker, settle, value } from './test-host'

const joinUrl = 'http://192.0.2.2:15660/join#ZqJoinZ'
/** Every other link, each with a word of its own. */
const secrets = ['ZqSeatZ', 'ZqTableZ', 'ZqStreamZ', 'ZqControlZ', 'ZqKeyZ']

/** A table with every link there is. */
async function withLinks() {
  let join = { open: false, onTable: false }
  const status = (): DeviceServerStatus => ({
    ...noDeviceServer.status(null, [], []),
    on: true,
    reach: 'lan',
    overlayUrl: 'ZqStreamZ',
    tableUrl: 'ZqTableZ',
    seats: [{ seat: 's1' as SeatId, url: 'ZqSeatZ', connected: false }],
    control: { url: 'ZqControlZ', key: 'ZqKeyZ' },
    join: { ...join, url: joinUrl, requests: [] }
  })
  const openJoin = async (open: boolean, onTable: boolean) => {
    join = { open, onTable }
    return ok(null)
  }
  const { host, gm, table, wren } = await atTheTable({ deviceServer: { ...noDeviceServer, status, openJoin } })
  const overlay = new Onlooker({ kind: 'overlay' })
  host.attach(overlay)
  const show = async (onTable: boolean) => {
    value(await askGm(host, { ask: 'open-join', open: true, onTable }))
    await settle(host)
  }
  return { host, gm, table, wren, overlay, show }
}

test('JN9 the table shows the common code while the GM wants it there, and no other screen does', async () => {
  const { gm, table, wren, overlay, show } = await withLinks()
  expect(table.last.joinUrl).toBeUndefined()
  await show(true)
  expect(table.last.joinUrl).toBe(joinUrl)
  expect(gm.dashboard.preview.joinUrl).toBe(joinUrl)
  await show(false)
  expect(table.last.joinUrl).toBeUndefined()
  expect(JSON.stringify([wren.seen, overlay.seen])).not.toContain('ZqJoinZ')
})

test('JN9 a session that begins takes the code off the table; players may still ask to join', async () => {
  const { host, gm, table, show } = await withLinks()
  await show(true)
  value(
    await askGm(host, {
      ask: 'act',
      board: null,
      revision: gm.dashboard.frame!.revision,
      command: { type: 'set-scene', title: 'Home', subtitle: '' }
    })
  )
  expect(table.last.joinUrl, 'another act leaves it there').toBe(joinUrl)
  value(
    await askGm(host, {
      ask: 'act',
      board: null,
      revision: gm.dashboard.frame!.revision,
      command: { type: 'begin-session', at: 0 }
    })
  )
  await settle(host)
  expect(table.last.joinUrl).toBeUndefined()
  expect(gm.dashboard.deviceServer.join.open).toBe(true)
})

test('JN9 with the code no other link comes to any screen', async () => {
  const { table, wren, overlay, show } = await withLinks()
  await show(true)
  const sent = JSON.stringify([table.seen, wren.seen, overlay.seen])
  for (const secret of secrets) expect(sent).not.toContain(secret)
})

test('JN9 a table that is frozen or blank does not show it', async () => {
  const { host, table, show } = await withLinks()
  for (const mode of ['freeze', 'blank'] as const) {
    value(await askGm(host, { ask: 'set-screen-mode', screens: 'table', mode }))
    await show(true)
    expect(table.last.mode).not.toBe('live')
    expect(table.last.joinUrl).toBeUndefined()
    await show(false)
  }
})

test('JN11 a yes to a newcomer adds the seat by the names on the phone, once, as an act that can be undone; a no adds none', async () => {
  const newcomer = { player: 'Zoë', character: 'Ivo' }
  const decided: unknown[] = []
  const deviceServer: DeviceServerControl = {
    ...noDeviceServer,
    newcomer: () => (decided.length === 0 ? newcomer : null),
    answerJoin: async (...answer) => {
      decided.push(answer)
      return ok(null)
    }
  }
  const { host, gm } = await atTheTable({ deviceServer })
  const before = gm.dashboard.frame!.seats
  const [one] = await Promise.all([true, true].map(yes => askGm(host, { ask: 'answer-join', request: 'one', yes })))
  value(one!)
  await settle(host)
  const { seats } = gm.dashboard.frame!
  const made = seats.at(-1)!
  expect(seats).toEqual([...before, { id: made.id, ...newcomer, retired: false }])
  expect(decided).toEqual([
    ['one', true, made.id],
    ['one', true, null]
  ])
  value(await askGm(host, { ask: 'undo', revision: gm.dashboard.frame!.revision, steps: 1 }))
  await settle(host)
  expect(gm.dashboard.frame!.seats).toEqual(before)
  decided.length = 0
  value(await askGm(host, { ask: 'answer-join', request: 'one', yes: false }))
  expect(decided).toEqual([['one', false, null]])
  expect(gm.dashboard.frame!.seats).toEqual(before)
})

test('JN11 at a full table the GM is informed, and the newcomer is not let in', async () => {
  let asked = 0
  const deviceServer: DeviceServerControl = {
    ...noDeviceServer,
    newcomer: () => ({ player: `Guest ${(asked += 1)}`, character: '' }),
    answerJoin: async () => ok(null)
  }
  const { host, gm } = await atTheTable({ deviceServer })
  const places = 12 - gm.dashboard.frame!.seats.length
  for (let nth = 0; nth < places; nth++) value(await askGm(host, { ask: 'answer-join', request: 'one', yes: true }))
  const denied = await askGm(host, { ask: 'answer-join', request: 'one', yes: true })
  expect(denied).toMatchObject({ ok: false, error: { kind: 'refused', because: 'table-is-full' } })
})
