import { describe, expect, test } from 'vitest'
import { realDisk, type Disk } from '#main/storage/disk/disk'
import { askGm, atTheTable, openTestHost, settle, value } from '../test-host'

describe('what is not saved', () => {
  test('is marked on every screen that shows it, until it is saved', async () => {
    let full = false
    const disk: Disk = {
      ...realDisk,
      open: (path, flags, mode) =>
        full ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : realDisk.open(path, flags, mode),
      rename: (from, to) =>
        full ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : realDisk.rename(from, to)
    }
    const { host, gm, table, wren, note } = await atTheTable({ disk })
    value(await note('saved'))
    value(await askGm(host, { ask: 'save' }))
    expect([table.last.notSaved, wren.last.notSaved]).toEqual([undefined, undefined])
    full = true
    value(await note('not saved'))
    expect(gm.dashboard.file?.save.kind).toBe('not-saved')
    expect([table.last.notSaved, wren.last.notSaved, gm.dashboard.preview.notSaved]).toEqual([true, true, true])
    full = false
    value(await askGm(host, { ask: 'save' }))
    await settle(host)
    expect([table.last.notSaved, wren.last.notSaved]).toEqual([undefined, undefined])
  })

  test('of a campaign that was taken over is marked too', async () => {
    const first = await atTheTable()
    value(await first.note('mine'))
    const second = await openTestHost({ root: first.root })
    value(await askGm(second.host, { ask: 'open', path: 'the-drowned-bells', mode: 'take-over' }))
    await first.note('too late')
    expect(first.gm.dashboard.file).toMatchObject({ save: { kind: 'read-only' }, unsaved: 1 })
    expect(first.table.last.notSaved).toBe(true)
  })
})
