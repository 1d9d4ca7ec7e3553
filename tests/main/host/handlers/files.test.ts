import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FileInFolder } from '#shared/contract'
import type { BackupInfo } from '#shared/problem'
import { realDisk, type Disk } from '#main/storage/disk/disk'
import { askGm, atTheTable, gmCaller, GmViewer, openTestHost, settle, value } from '../test-host'

const newBells = { ask: 'new-campaign', title: 'The Drowned Bells!', seats: [], place: null } as const

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
    const taken = await askGm(host, { ...newBells, place: 'the-drowned-bells' })
    expect(taken).toMatchObject({ ok: false, error: { problem: { kind: 'name-taken' } } })
  })

  test('closing puts everything into the file; opening brings it back', async () => {
    const { host, gm, note, folder } = await atTheTable()
    value(await note('The bells ring'))
    const before = gm.dashboard.frame
    value(await askGm(host, { ask: 'close' }))
    expect(gm.dashboard).toMatchObject({ frame: null, file: null })
    expect(await readFile(join(folder, 'the-drowned-bells.hearth'), 'utf8')).toContain('The bells ring')
    value(await askGm(host, { ask: 'open', place: 'the-drowned-bells', mode: 'edit' }))
    expect(gm.dashboard.frame).toMatchObject({ revision: before?.revision, boards: before?.boards, log: before?.log })
  })

  test('a host that is gone without a word loses nothing that was shown', async () => {
    const { gm, note, root } = await atTheTable()
    for (let n = 0; n < 20; n++) value(await note(`line ${n}`))
    const before = gm.dashboard.frame
    const { host } = await openTestHost({ root })
    const after = new GmViewer()
    host.attach(after)
    value(await askGm(host, { ask: 'open', place: 'the-drowned-bells', mode: 'take-over' }))
    expect(after.dashboard.frame).toMatchObject({
      revision: before?.revision,
      boards: before?.boards,
      log: before?.log
    })
  })

  test('opening the same file again starts from what is on disk', async () => {
    const { host, note, gm } = await atTheTable()
    value(await note('The bells ring'))
    value(await askGm(host, { ask: 'open', place: 'the-drowned-bells', mode: 'edit' }))
    expect(gm.dashboard.file?.save.kind).toBe('saved')
    value(await note('again'))
  })

  test('save as goes on under a new name, save a copy does not', async () => {
    const { host, gm, note, folder } = await atTheTable()
    value(await note('one'))
    value(await askGm(host, { ask: 'save-copy', place: 'copy' }))
    expect(gm.dashboard.file?.name).toBe('the-drowned-bells.hearth')
    value(await askGm(host, { ask: 'save-as', place: 'other' }))
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
    const open = (mode: 'edit' | 'read-only') => askGm(second.host, { ask: 'open', place: 'the-drowned-bells', mode })
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
    const opened = await askGm(host, { ask: 'open', place: 'bad', mode: 'edit' })
    expect(opened.ok).toBe(false)
    expect(gm.dashboard.trouble).not.toBe(null)
    expect(gm.dashboard.frame).toMatchObject({ title: 'The Drowned Bells', revision: before })
    expect(await readFile(path, 'utf8')).toBe(text)
    value(await askGm(host, { ask: 'dismiss-trouble' }))
    expect(gm.dashboard.trouble).toBe(null)
  })

  test('a file that is not there', async () => {
    const { host } = await openTestHost()
    const opened = await askGm(host, { ask: 'open', place: 'nowhere', mode: 'edit' })
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

describe('one folder, and nothing outside of it', () => {
  test.each(['../secret', '/etc/passwd', '..\\secret', 'a/b', '.hidden', 'C:\\x', '\u0000', 'link'])(
    'no page reaches %j',
    async place => {
      const { host, folder, root } = await atTheTable()
      await writeFile(join(root, 'secret.hearth'), '{}')
      await symlink(join(root, 'secret.hearth'), join(folder, 'link.hearth'))
      const asks = [
        { ask: 'open', place, mode: 'edit' },
        { ask: 'save-as', place },
        { ask: 'save-copy', place },
        { ask: 'list-backups', path: place },
        { ask: 'restore-backup', path: place, backup: 'x' },
        { ask: 'new-campaign', title: 'x', seats: [], place },
        { ask: 'import', name: place, text: '{}' }
      ]
      for (const ask of asks) expect((await host.ask(gmCaller, ask)).ok).toBe(false)
      expect(await readFile(join(root, 'secret.hearth'), 'utf8')).toBe('{}')
    }
  )

  test('lists what is there by name and title', async () => {
    const { host } = await atTheTable()
    const files = value(await askGm(host, { ask: 'list-files' })) as readonly FileInFolder[]
    expect(files.map(({ name, title }) => [name, title])).toEqual([['the-drowned-bells.hearth', 'The Drowned Bells']])
  })

  test('exports and imports: the same campaign again, beside the first', async () => {
    const { host, gm, note, folder } = await atTheTable()
    value(await note('The bells ring'))
    const { name, text } = value(await askGm(host, { ask: 'export' })) as { name: string; text: string }
    value(await askGm(host, { ask: 'import', name, text }))
    expect(gm.dashboard.file?.name).toBe('the-drowned-bells 2.hearth')
    expect(JSON.stringify(gm.dashboard.frame?.log)).toContain('The bells ring')
    expect(await askGm(host, { ask: 'import', name: 'junk', text: 'junk' })).toMatchObject({
      ok: false,
      error: { problem: { kind: 'unreadable' } }
    })
    expect(await readdir(folder)).not.toContain('junk.hearth')
  })

  test('opens a copy of the sample, again and again', async () => {
    const origin = await atTheTable()
    const { text } = value(await askGm(origin.host, { ask: 'export' })) as { text: string }
    const sample = join(origin.root, 'the-drowned-bells.hearth')
    await writeFile(sample, text)
    const { host, folder } = await openTestHost({ sample })
    value(await askGm(host, { ask: 'open-sample' }))
    value(await askGm(host, { ask: 'open-sample' }))
    expect((await readdir(folder)).filter(name => name.endsWith('.hearth'))).toHaveLength(2)
  })

  test('says so when there is no sample', async () => {
    const { host } = await openTestHost()
    expect(await askGm(host, { ask: 'open-sample' })).toMatchObject({ error: { problem: { kind: 'not-found' } } })
  })
})

describe('backups', () => {
  test('are listed and put back', async () => {
    const { host, gm, note } = await atTheTable()
    value(await note('before'))
    value(await askGm(host, { ask: 'save' }))
    value(await note('after'))
    const path = gm.dashboard.file?.path ?? ''
    const backups = value(await askGm(host, { ask: 'list-backups', path })) as readonly BackupInfo[]
    const [first] = backups
    expect(first?.reason).toBe('first-of-day')
    value(await askGm(host, { ask: 'restore-backup', path, backup: first?.id ?? '' }))
    expect(JSON.stringify(gm.dashboard.frame?.log)).not.toContain('after')
    const kept = value(await askGm(host, { ask: 'list-backups', path })) as readonly BackupInfo[]
    expect(kept.map(({ reason }) => reason)).toContain('before-restore')
  })
})

describe('what this machine remembers', () => {
  test('preferences and recent campaigns outlive the host', async () => {
    const { host, root, gm } = await atTheTable()
    value(await askGm(host, { ask: 'set-preferences', preferences: { tableScale: 0.9 } }))
    const [recent] = gm.dashboard.recents
    value(await askGm(host, { ask: 'close' }))
    const next = await openTestHost({ root })
    const after = new GmViewer()
    next.host.attach(after)
    await settle(next.host)
    expect(after.dashboard.preferences.tableScale).toBe(0.9)
    expect(after.dashboard.recents).toHaveLength(1)
    value(await askGm(next.host, { ask: 'forget-recent', path: recent?.path ?? '' }))
    expect(after.dashboard.recents).toEqual([])
  })

  test('notices go when they are put away', async () => {
    const { host, gm } = await atTheTable()
    host.notice('plain', 'one')
    host.notice('plain', 'two')
    const [one] = gm.dashboard.notices
    value(await askGm(host, { ask: 'dismiss', notice: one?.id ?? '' }))
    expect(gm.dashboard.notices.map(notice => notice.says)).toEqual(['two'])
  })
})

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
    value(await askGm(second.host, { ask: 'open', place: 'the-drowned-bells', mode: 'take-over' }))
    await first.note('too late')
    expect(first.gm.dashboard.file).toMatchObject({ save: { kind: 'read-only' }, unsaved: 1 })
    expect(first.table.last.notSaved).toBe(true)
  })
})

describe('the list of campaigns', () => {
  const list = async (host: Parameters<typeof askGm>[0]) =>
    value(await askGm(host, { ask: 'list-files' })) as readonly FileInFolder[]

  test('shows the time and size of the newest act, also when only the journal has it', async () => {
    const { host, folder, note } = await atTheTable()
    const [before] = await list(host)
    const file = await stat(join(folder, 'the-drowned-bells.hearth'))
    value(await note('The bells ring'))
    const journal = await stat(join(folder, 'the-drowned-bells.hearth.journal'))
    expect(before).toMatchObject({ journaled: false, bytes: file.size, changedAt: file.mtimeMs })
    expect(await list(host)).toMatchObject([
      { journaled: true, bytes: file.size + journal.size, changedAt: journal.mtimeMs }
    ])
  })

  test.each(['open', 'left behind by a kill'])('a copy of a campaign that is %s is a whole file', async how => {
    const first = await atTheTable()
    value(await first.note('The bells ring'))
    const path = join(first.folder, 'the-drowned-bells.hearth')
    const host = how === 'open' ? first.host : (await openTestHost({ root: first.root })).host
    value(await askGm(host, { ask: 'copy-file', path }))
    expect(await readFile(path, 'utf8')).not.toContain('The bells ring')
    expect(await readFile(join(first.folder, 'the-drowned-bells copy.hearth'), 'utf8')).toContain('The bells ring')
  })

  test('a deleted campaign goes into a folder of its own with its journal, and opens from there', async () => {
    const { host, folder, note } = await atTheTable()
    value(await note('The bells ring'))
    const path = join(folder, 'the-drowned-bells.hearth')
    const refused = await askGm(host, { ask: 'delete-file', path })
    expect(refused).toMatchObject({ ok: false, error: { problem: { message: expect.stringContaining('Close it') } } })
    value(await askGm(host, { ask: 'close' }))
    const deleted = value(await askGm(host, { ask: 'delete-file', path })) as { readonly path: string }
    expect(await list(host)).toEqual([])
    expect(deleted.path).toContain(join('Deleted campaigns', 'the-drowned-bells (deleted, '))
    expect(await readFile(deleted.path, 'utf8')).toContain('The bells ring')
    expect(await askGm(host, { ask: 'delete-file', path: '/etc/passwd' })).toMatchObject({ ok: false })
  })

  test('save as onto the own name is refused with what to do instead', async () => {
    const { host } = await atTheTable()
    const again = await askGm(host, { ask: 'save-as', place: 'the-drowned-bells' })
    expect(again).toMatchObject({ ok: false, error: { problem: { message: expect.stringContaining('Save now') } } })
  })
})
