import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realDisk, type Disk } from '#main/storage/disk/disk'
import { askGm, atTheTable, gmCaller, GmViewer, openTestHost, value } from '../test-host'

const newBells = { ask: 'new-campaign', title: 'The Drowned Bells!', seats: [], path: null } as const

describe('new, open, save, close', () => {
  test('a new campaign is a file at once, remembered, with its seats in it', async () => {
    const { folder, gm } = await atTheTable()
    const text = await readFile(join(folder, 'the-drowned-bells.hearth'), 'utf8')
    expect(text).toContain('Sister Wren')
    expect(gm.dashboard.file).toMatchObject({ name: 'the-drowned-bells.hearth', save: { kind: 'saved' } })
    expect(gm.dashboard.recents).toMatchObject([{ title: 'The Drowned Bells', missing: false }])
  })

  test('a second one of the same title takes another name, unless one was given', async () => {
    const { host, folder } = await openTestHost()
    value(await askGm(host, newBells))
    value(await askGm(host, newBells))
    expect((await readdir(folder)).filter(name => name.endsWith('.hearth'))).toEqual([
      'the-drowned-bells 2.hearth',
      'the-drowned-bells.hearth'
    ])
    const taken = await askGm(host, { ...newBells, path: 'the-drowned-bells' })
    expect(taken).toMatchObject({ ok: false, error: { problem: { kind: 'name-taken' } } })
  })

  test('closing puts everything into the file; opening brings it back', async () => {
    const { host, gm, note, folder } = await atTheTable()
    value(await note('The bells ring'))
    const before = gm.dashboard.frame
    value(await askGm(host, { ask: 'close' }))
    expect(gm.dashboard).toMatchObject({ frame: null, file: null })
    expect(await readFile(join(folder, 'the-drowned-bells.hearth'), 'utf8')).toContain('The bells ring')
    value(await askGm(host, { ask: 'open', path: 'the-drowned-bells', mode: 'edit' }))
    expect(gm.dashboard.frame).toMatchObject({ revision: before?.revision, boards: before?.boards, log: before?.log })
  })

  test('a host that ends without closing loses nothing that was shown', async () => {
    const { gm, note, root } = await atTheTable()
    for (let n = 0; n < 20; n++) value(await note(`line ${n}`))
    const before = gm.dashboard.frame
    const { host } = await openTestHost({ root })
    const after = new GmViewer()
    host.attach(after)
    value(await askGm(host, { ask: 'open', path: 'the-drowned-bells', mode: 'take-over' }))
    expect(after.dashboard.frame).toMatchObject({
      revision: before?.revision,
      boards: before?.boards,
      log: before?.log
    })
  })

  test('opening the same file again starts from what is on disk', async () => {
    const { host, note, gm } = await atTheTable()
    value(await note('The bells ring'))
    value(await askGm(host, { ask: 'open', path: 'the-drowned-bells', mode: 'edit' }))
    expect(gm.dashboard.file?.save.kind).toBe('saved')
    value(await note('again'))
  })

  test('save as goes on under a new name, save a copy does not', async () => {
    const { host, gm, note, folder } = await atTheTable()
    value(await note('one'))
    value(await askGm(host, { ask: 'save-copy', path: 'copy' }))
    expect(gm.dashboard.file?.name).toBe('the-drowned-bells.hearth')
    value(await askGm(host, { ask: 'save-as', path: 'other' }))
    expect(gm.dashboard.file?.name).toBe('other.hearth')
    value(await note('two'))
    value(await askGm(host, { ask: 'close' }))
    const read = (name: string) => readFile(join(folder, name), 'utf8')
    expect(await read('copy.hearth')).not.toContain('two')
    expect(await read('the-drowned-bells.hearth')).not.toContain('two')
    expect(await read('other.hearth')).toContain('two')
  })

  test('two Hearthsides: the second may look on or take over', async () => {
    const first = await atTheTable()
    const second = await openTestHost({ root: first.root })
    const gm = new GmViewer()
    second.host.attach(gm)
    const open = (mode: 'edit' | 'read-only') => askGm(second.host, { ask: 'open', path: 'the-drowned-bells', mode })
    expect(await open('edit')).toMatchObject({ ok: false, error: { problem: { kind: 'locked' } } })
    expect(gm.dashboard.trouble).toMatchObject({ kind: 'locked' })
    value(await open('read-only'))
    expect(gm.dashboard).toMatchObject({ trouble: null, file: { save: { kind: 'read-only' } } })
    const command = { type: 'begin-session' }
    const revision = gm.dashboard.frame?.revision ?? 0
    const acted = await second.host.ask(gmCaller, { ask: 'act', revision, board: null, command })
    expect(acted).toMatchObject({ ok: false, error: { problem: { kind: 'read-only' } } })
  })
})

describe('what cannot be opened', () => {
  test.each([
    ['empty', ''],
    ['not JSON', '{"format":'],
    ['something else', '{"hello":"world"}'],
    ['from the future', JSON.stringify({ format: 'hearthside-campaign', versions: { file: 99 } })]
  ])('%s: stays as it is, and the dashboard says where it fails', async (_what, text) => {
    const { host, folder, gm, revision } = await atTheTable()
    const path = join(folder, 'bad.hearth')
    await writeFile(path, text)
    const before = revision()
    const opened = await askGm(host, { ask: 'open', path: 'bad', mode: 'edit' })
    expect(opened.ok).toBe(false)
    expect(gm.dashboard.trouble).not.toBe(null)
    expect(gm.dashboard.frame).toMatchObject({ title: 'The Drowned Bells', revision: before })
    expect(await readFile(path, 'utf8')).toBe(text)
    value(await askGm(host, { ask: 'dismiss-trouble' }))
    expect(gm.dashboard.trouble).toBe(null)
  })

  test('a file that is not there', async () => {
    const { host } = await openTestHost()
    const opened = await askGm(host, { ask: 'open', path: 'nowhere', mode: 'edit' })
    expect(opened).toMatchObject({ ok: false, error: { problem: { kind: 'not-found' } } })
  })

  test('a folder that may not be written to', async () => {
    const denied = Object.assign(new Error('permission denied'), { code: 'EACCES' })
    const open: Disk['open'] = (path, flags, mode) =>
      flags === 'r' ? realDisk.open(path, flags, mode) : Promise.reject(denied)
    const { host, folder } = await openTestHost({ disk: { ...realDisk, open } })
    expect(await askGm(host, newBells)).toMatchObject({ error: { problem: { kind: 'not-written', code: 'EACCES' } } })
    expect(await readdir(folder)).toEqual([])
  })
})
