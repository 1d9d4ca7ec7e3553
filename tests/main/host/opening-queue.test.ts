import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { realDisk, type Disk } from '#main/storage/disk/disk'
import { Played } from '../../support/chronicle'
import { printed } from '../../support/frozen'
import { askGm, atTheTable, gmCaller, seatCaller, value } from './test-host'

/** A table that plays, and a long campaign beside it. Each look at the clock is a second later, so that every slice is shown. */
async function besideALongOne({ patient = false } = {}) {
  let now = Date.now()
  // Its journal is looked for when most of the file has been read.
  let heldBack: Promise<void> = Promise.resolve()
  const disk: Disk = {
    ...realDisk,
    read: async path => {
      if (path.endsWith('long.hearth.journal')) await heldBack
      return realDisk.read(path)
    }
  }
  const dependencies = await atTheTable({ now: () => (patient ? now : (now += 1000)), disk })
  const hold = () => {
    let go = (): void => undefined
    heldBack = new Promise(resolve => (go = resolve))
    return go
  }
  const table = Played.table('A long one', 'Ada')
  for (let note = 0; note < 2500; note++)
    table.campaign({ type: 'write-note', text: `${note} ${'x'.repeat(600)}`, audience: 'gm' })
  await writeFile(join(dependencies.folder, 'long.hearth'), printed('long', table.chronicle))
  const opening = () => dependencies.host.ask(gmCaller, { ask: 'open', path: 'long.hearth', mode: 'edit' })
  const shown = async () => {
    while (!dependencies.gm.dashboard.opening) await turn()
  }
  return { ...dependencies, opening, shown, hold }
}

describe('while a long campaign is opened', () => {
  test('the dashboard sees how far it is, and nothing of it afterwards', async () => {
    const { gm, opening } = await besideALongOne()
    value(await opening())
    const seen = gm.seen.flatMap(snapshot => (snapshot.kind === 'gm' && snapshot.opening ? [snapshot.opening] : []))
    expect(seen.length).toBeGreaterThan(3)
    expect(seen.every(({ name, canCancel }) => name === 'long.hearth' && canCancel)).toBe(true)
    const shares = seen.map(({ share }) => share)
    expect([...shares].sort((one, two) => one - two)).toEqual(shares)
    expect(gm.dashboard).toMatchObject({ opening: null, frame: { title: 'A long one' } })
  })

  test('nothing is shown of one that is there in a moment', async () => {
    const { gm, opening } = await besideALongOne({ patient: true })
    value(await opening())
    expect(gm.seen.filter(snapshot => snapshot.kind === 'gm' && snapshot.opening)).toEqual([])
  })

  test('the open campaign is played on, and nothing of it is lost', async () => {
    const { host, gm, note, opening, shown, hold, wrenSeat } = await besideALongOne()
    const letGo = hold()
    const opened = opening()
    await shown()
    value(await note('The bells ring'))
    value(await host.ask(seatCaller(wrenSeat), { ask: 'pause' }))
    expect(gm.dashboard).toMatchObject({ paused: true, frame: { title: 'The Drowned Bells' } })
    expect(gm.dashboard.opening).not.toBeNull()
    letGo()
    value(await opened)
    expect(gm.dashboard.frame?.title).toBe('A long one')
    value(await askGm(host, { ask: 'open', path: 'the-drowned-bells', mode: 'edit' }))
    expect(JSON.stringify(gm.dashboard.frame?.log)).toContain('The bells ring')
  })

  test('Cancel leaves the open campaign as it was, and holds nothing of the other', async () => {
    const { host, gm, folder, note, opening, shown, hold } = await besideALongOne()
    const letGo = hold()
    value(await note('before'))
    const before = gm.dashboard
    const opened = opening()
    await shown()
    value(await askGm(host, { ask: 'cancel-opening' }))
    letGo()
    value(await opened)
    expect(gm.dashboard).toMatchObject({ opening: null, trouble: null, notices: [] })
    expect(gm.dashboard.frame).toEqual(before.frame)
    expect(gm.dashboard.file?.path).toBe(before.file?.path)
    expect((await readdir(folder)).filter(name => name.startsWith('long'))).toEqual(['long.hearth'])
    value(await note('after'))
  })

  test('with nothing to cancel, Cancel does nothing', async () => {
    const { host, gm } = await atTheTable()
    value(await askGm(host, { ask: 'cancel-opening' }))
    expect(gm.dashboard.frame?.title).toBe('The Drowned Bells')
  })

  test('another one that is opened takes its place', async () => {
    const { host, gm, opening, shown } = await besideALongOne()
    value(await askGm(host, { ask: 'save-copy', path: 'copy' }))
    const opened = opening()
    await shown()
    value(await askGm(host, { ask: 'open', path: 'copy', mode: 'edit' }))
    value(await opened)
    expect(gm.dashboard).toMatchObject({ opening: null, file: { name: 'copy.hearth' } })
  })

  test('opening the file that is open already cannot be cancelled: there would be nothing to go back to', async () => {
    const { host, gm, opening } = await besideALongOne()
    value(await opening())
    const again = opening()
    while (gm.dashboard.opening?.canCancel !== false) await turn()
    value(await askGm(host, { ask: 'cancel-opening' }))
    value(await again)
    expect(gm.dashboard.frame?.title).toBe('A long one')
  })

  test('closing the program calls it off', async () => {
    const { host, opening, shown, hold, folder } = await besideALongOne()
    const letGo = hold()
    const opened = opening()
    await shown()
    const closed = host.close()
    letGo()
    value(await closed)
    value(await opened)
    expect((await readdir(folder)).sort()).toEqual(['long.hearth', 'the-drowned-bells.hearth'])
  })
})
