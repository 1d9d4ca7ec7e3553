import { createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DeviceLinks } from '#main/server/device-links'
import { DeviceServer } from '#main/server/device-server'
import { builtPages, call, FakeHost, memoryJson } from './test-clients'
import { seen } from '../../support/seen'
import { openDeviceServer, promised, wren } from './test-device-server'

describe('the device server', () => {
  test('keeps its links and its port over a crash, and opens again', async () => {
    const before = await openDeviceServer()
    const [token, port] = [before.tokenOf(wren), before.port]
    await before.links.flush()
    const crashed = memoryJson(structuredClone(before.keep.kept))
    await before.deviceServer.close()
    const links = await DeviceLinks.load(crashed)
    expect(links.isOn).toBe(true)
    const setup = { host: new FakeHost(), links, folder: await builtPages(), clock: { now: () => Date.now() } }
    const after = new DeviceServer({ ...setup, ownScreens: () => null })
    await after.resume()
    onTestFinished(() => after.close())
    const phone = call(port, 'seat', { token })
    await seen(() => expect(phone.received).toHaveLength(1))
  })

  test('stays open over a clean end, until the GM turns it off', async () => {
    const { deviceServer, keep } = await openDeviceServer()
    await deviceServer.close()
    expect((await DeviceLinks.load(memoryJson(keep.kept))).isOn).toBe(true)
    await deviceServer.set('off', 'loopback')
    expect((await DeviceLinks.load(memoryJson(keep.kept))).isOn).toBe(false)
  })

  test('keeps the promised port while another program has it, says so, and goes back to it', async () => {
    const other = createServer()
    const kept = await promised(true)
    await new Promise<void>(resolve => other.listen(kept.port, '127.0.0.1', () => resolve()))
    const keep = memoryJson(kept)
    const message: string[] = []
    const setup = { host: new FakeHost(), links: await DeviceLinks.load(keep), folder: await builtPages() }
    const warn = (says: string) => void message.push(says)
    const deviceServer = new DeviceServer({ ...setup, clock: { now: () => Date.now() }, ownScreens: () => null, warn })
    onTestFinished(() => deviceServer.close())
    await deviceServer.resume()
    expect(message).toHaveLength(1)
    expect(message[0]).toContain(`port ${kept.port}`)
    const standIn = deviceServer.status('bells', [wren], [])
    expect(standIn).toMatchObject({ on: true, portTaken: kept.port })
    expect(new URL(standIn.tableUrl ?? '').port).not.toBe(String(kept.port))
    await setup.links.flush()
    expect(keep.kept).toMatchObject({ port: kept.port })
    await new Promise(resolve => other.close(resolve))
    await deviceServer.set('on', 'loopback')
    expect(deviceServer.status('bells', [wren], [])).toMatchObject({ on: true, portTaken: null })
    expect(new URL(deviceServer.status('bells', [wren], []).tableUrl ?? '').port).toBe(String(kept.port))
  })

  test('ST13 listens where it stood in before when it starts again while the promised port is still taken', async () => {
    const other = createServer()
    const kept = await promised(true)
    await new Promise<void>(resolve => other.listen(kept.port, '127.0.0.1', () => resolve()))
    onTestFinished(() => new Promise<void>(resolve => other.close(() => resolve())))
    const keep = memoryJson(kept)
    const setup = { host: new FakeHost(), folder: await builtPages(), clock: { now: () => Date.now() } }
    const start = async (): Promise<DeviceServer> => {
      const deviceServer = new DeviceServer({ ...setup, links: await DeviceLinks.load(keep), ownScreens: () => null })
      onTestFinished(() => deviceServer.close())
      await deviceServer.resume()
      await deviceServer.flush()
      return deviceServer
    }
    const before = await start()
    const { tableUrl } = before.status('bells', [wren], [])
    // A crash frees the port as an end does; what is on the disk was written before either.
    await before.close()
    const after = await start()
    expect(after.status('bells', [wren], [])).toMatchObject({ tableUrl, portTaken: kept.port })
  })
})
