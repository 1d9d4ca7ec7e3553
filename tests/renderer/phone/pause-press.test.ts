import { effectScope, shallowRef, type ShallowRef } from 'vue'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import type { AudienceSnapshot } from '#shared/contract'
import { DeviceLinks } from '#main/server/device-links'
import { PageServer } from '#main/server/page-server'
import { deviceAccess } from '#main/server/device-access'
import { usePausePress, canPause } from '@/phone/pause-press'
import { SocketBridge } from '@/bridge/socket-bridge'
import type { ConnectionState } from '@/bridge/use-snapshot'
import { builtPages, FakeHost, memoryJson, picture } from '../../main/server/test-clients'
import { seen } from '../../support/seen'
import { Page, sockets, useBrowserSockets } from '../browser-page'

useBrowserSockets()

// The X-card over real sockets. A press is pending until the host has it, or the player reads that it cannot arrive.

const wren = 's1' as SeatId

async function atTheTable() {
  const links = await DeviceLinks.load(memoryJson())
  const folder = await builtPages()
  const host = new FakeHost()
  const serve = async (port: number) => {
    const clock = { now: () => Date.now() }
    const server = await PageServer.listen({ host, access: deviceAccess(links), folder, clock }, '127.0.0.1', port)
    onTestFinished(() => server.close().catch(() => undefined))
    return server
  }
  const server = await serve(0)
  const { port } = server
  const phone = () => openPhone(new Page(port, `#${links.seatToken('bells', wren)}`))
  const presses = () => host.asked.length
  return { links, host, serve, server, port, phone, presses }
}

function openPhone(page: Page) {
  const bridge = new SocketBridge('seat', page as unknown as Window)
  const connection: ShallowRef<ConnectionState> = shallowRef('connecting')
  const snapshot: ShallowRef<AudienceSnapshot<'seat'> | null> = shallowRef(null)
  bridge.onConnection(state => (connection.value = state))
  bridge.onSnapshot(next => (snapshot.value = next as AudienceSnapshot<'seat'>))
  const scope = effectScope()
  const pause = scope.run(() => usePausePress(() => bridge.ask<'pause'>({ ask: 'pause' }), connection, snapshot))
  onTestFinished(() => {
    scope.stop()
    bridge.leave()
  })
  if (!pause) throw new Error('the scope did not run')
  return { page, bridge, connection, snapshot, pause }
}

describe('a press of the X-card', () => {
  test('CA18 is on its way until the host has it', async () => {
    const { phone, presses } = await atTheTable()
    const { pause, connection } = phone()
    await seen(() => expect(connection.value).toBe('open'))
    pause.press()
    expect(pause.state.value).toBe('on-its-way')
    await seen(() => expect(pause.state.value).toBe('none'))
    expect(presses()).toBe(1)
  })

  test('CA18 without a line waits, says so, and arrives when the host is back', async () => {
    const { phone, presses, server, serve, port } = await atTheTable()
    const { page, pause, connection } = phone()
    page.haste = 10
    await seen(() => expect(connection.value).toBe('open'))
    await server.close()
    await seen(() => expect(connection.value).toBe('lost'))
    pause.press()
    // The line was tried often enough since: every delay between two tries was waited for once.
    await seen(() => expect(page.waits.length).toBeGreaterThan(5))
    expect([pause.state.value, presses()]).toEqual(['on-its-way', 0])
    await serve(port)
    await seen(() => expect([pause.state.value, presses()]).toEqual(['none', 1]))
  })

  test('CA18 over a line that is dead without saying so is sent again over a new one', async () => {
    const { phone, presses, host } = await atTheTable()
    const { page, pause, connection } = phone()
    page.haste = 10
    await seen(() => expect(connection.value).toBe('open'))
    const answer = host.ask.bind(host)
    host.ask = () => new Promise(() => undefined)
    pause.press()
    await seen(() => expect(sockets.length).toBe(2))
    host.ask = answer
    await seen(() => expect([pause.state.value, presses()]).toEqual(['none', 1]))
  })

  test('CA18 that came too often is sent again until the host takes it', async () => {
    const { phone, presses, host } = await atTheTable()
    const { pause, connection } = phone()
    await seen(() => expect(connection.value).toBe('open'))
    host.answer = {
      ok: false,
      error: { kind: 'problem', problem: { kind: 'failed', message: 'Too many at once', remedy: 'Wait a second' } }
    }
    pause.press()
    await seen(() => expect(presses()).toBe(1))
    expect(pause.state.value).toBe('on-its-way')
    host.answer = { ok: true, value: null }
    await seen(() => expect([pause.state.value, presses()]).toEqual(['none', 2]))
  })

  test('CA18 that can never arrive is called lost: another device took the seat, or the link was renewed', async () => {
    const { phone, links, server, serve, port } = await atTheTable()
    const first = phone()
    await seen(() => expect(first.connection.value).toBe('open'))
    await server.close()
    await seen(() => expect(first.connection.value).toBe('lost'))
    first.pause.press()
    links.renewSeat('bells', wren)
    await serve(port)
    await seen(() => expect([first.connection.value, first.pause.state.value]).toEqual(['revoked', 'lost']))
  })

  test.each(['no-campaign', 'not-allowed'] as const)(
    'CA18 that the host refuses for good (%s) is called lost',
    async kind => {
      const { phone, host } = await atTheTable()
      const { pause, connection } = phone()
      await seen(() => expect(connection.value).toBe('open'))
      const problem =
        kind === 'no-campaign'
          ? { kind }
          : { kind, message: 'This seat is not in the game at the moment', remedy: 'Ask your Game Master' }
      host.answer = { ok: false, error: { kind: 'problem', problem } }
      pause.press()
      await seen(() => expect(pause.state.value).toBe('lost'))
    }
  )

  test('CA18 is offered only where it can arrive', () => {
    const seated = { ...picture(1), kind: 'seat', mode: 'live', seat: wren } as AudienceSnapshot<'seat'>
    for (const connection of ['open', 'lost', 'connecting'] as const) expect(canPause(seated, connection)).toBe(true)
    for (const connection of ['replaced', 'revoked'] as const) expect(canPause(seated, connection)).toBe(false)
    for (const mode of ['blank', 'frozen'] as const) expect(canPause({ ...seated, mode }, 'open')).toBe(true)
    expect(canPause({ ...seated, mode: 'waiting' }, 'open')).toBe(false)
    expect(canPause({ ...seated, seat: null }, 'open')).toBe(false)
    expect(canPause(null, 'open')).toBe(false)
  })
})
