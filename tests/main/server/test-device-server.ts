import { onTestFinished } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { freshToken } from '#main/server/request-guard'
import { DeviceLinks } from '#main/server/device-links'
import { DeviceServer } from '#main/server/device-server'
import { builtPages, FakeHost, memoryJson } from './test-clients'
import { createServer, type AddressInfo } from 'node:net'

/** A port of this machine on which no program listens now. */
function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

export const wren = 's1' as SeatId
export const kresk = 's2' as SeatId

/** The saved settings of a machine whose server was open before, at a port that no other test has. */
export async function promised(on = false) {
  const port = await freePort()
  return { on, reach: 'loopback', port, table: freshToken(), overlay: freshToken(), seats: {} }
}

/** A device server with an open server, and two players with links. */
export async function openDeviceServer(keep = memoryJson()) {
  const host = new FakeHost()
  keep.kept ??= await promised()
  const links = await DeviceLinks.load(keep)
  const folder = await builtPages()
  const deviceServer = new DeviceServer({
    host,
    links,
    folder,
    clock: { now: () => Date.now() },
    ownScreens: () => null
  })
  await deviceServer.set('on', 'loopback')
  onTestFinished(() => deviceServer.close())
  const status = () => deviceServer.status('bells', [wren, kresk], ['strip', 'corners'])
  const linkOf = (seat: SeatId) => new URL(status().seats.find(each => each.seat === seat)?.url ?? '')
  const port = Number(linkOf(wren).port)
  const tokenOf = (seat: SeatId) => linkOf(seat).hash.slice(1)
  return { deviceServer, host, links, keep, status, port, tokenOf }
}
