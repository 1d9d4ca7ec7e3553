import { onTestFinished } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { joinHeaders, type JoinState } from '#shared/join'
import { DeviceLinks } from '#main/server/device-links'
import { DeviceServer } from '#main/server/device-server'
import { builtPages, FakeHost, get, memoryJson, type Fetched } from './test-clients'
import { kresk, wren } from './test-device-server'

export const ana = 'ana-ana-ana-ana-ana-an'
export const bo = 'bo-bo-bo-bo-bo-bo-bo-b'

/** A table with two players whose common code is open, unless an option keeps it closed. */
export async function openTable({ open = true } = {}) {
  const host = new FakeHost()
  host.table = {
    campaign: 'bells',
    title: 'The Drowned Bells',
    seats: [
      { id: wren, player: 'Priya', character: 'Sister Wren', retired: false },
      { id: kresk, player: 'Joon', character: 'Kresk', retired: false }
    ]
  }
  const links = await DeviceLinks.load(memoryJson())
  let now = 0
  const clock = { now: () => now }
  const deviceServer = new DeviceServer({ host, links, folder: await builtPages(), clock, ownScreens: () => null })
  await deviceServer.set('on', 'loopback')
  onTestFinished(() => deviceServer.close())
  if (open) await deviceServer.openJoin(true, false)
  const join = () => deviceServer.status('bells', [wren, kresk], []).join
  const port = Number(new URL(join().url!).port)
  const phone = (device: string, code = links.joinCode) => ({
    async say(path: string, seat = '', more: Record<string, string> = {}): Promise<Fetched> {
      const headers = { [joinHeaders.code]: code, [joinHeaders.device]: device, [joinHeaders.seat]: seat }
      return get(port, `/join/${path}`, { origin: `http://127.0.0.1:${port}`, ...headers, ...more }, 'POST')
    },
    async sees(path = 'look', seat = ''): Promise<JoinState> {
      return JSON.parse((await this.say(path, seat)).text) as JoinState
    }
  })
  const yes = (made: SeatId | null = null) => deviceServer.answerJoin(join().requests[0]?.id ?? '', true, made)
  const no = () => deviceServer.answerJoin(join().requests[0]?.id ?? '', false, null)
  return { host, links, deviceServer, port, join, phone, yes, no, pass: (ms: number) => (now += ms) }
}
