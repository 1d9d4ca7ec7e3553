import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { journalPath } from '#main/storage/campaign/journal'
import { lockPath } from '#main/storage/campaign/lock'
import { backupsOf } from '#main/storage/opening/restore-backup'
import type { StoreDependencies } from '#main/storage/types'
import { faultyDisk } from '../faulty-disk'
import { manualClock } from '../manual-clock'
import { act, acts, digest, must, tempFolder, toySetup, type Sum } from '../toy'

async function campaign(changes: Partial<StoreDependencies<Sum>> = {}) {
  const folder = await tempFolder()
  const clock = manualClock()
  const setup = toySetup(folder, { clock, ...changes })
  const path = join(folder, 'bells.hearth')
  const store = must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, setup))
  return { folder, path, clock, setup, store }
}

async function entriesAt(path: string, setup: StoreDependencies<Sum>) {
  return must(await CampaignStore.open(path, 'read-only', setup)).entries
}

describe('a checkpoint', () => {
  test('is made after every five hundred entries', async () => {
    const { store, path } = await campaign()
    for (let id = 3; id <= 501; id++) void store.append(act(id), digest())
    must(await store.append(act(502), digest()))
    expect(store.status().journaled).toBe(500)
    await expect.poll(() => store.status().journaled).toBe(0)
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ revision: 502 })
    must(await store.close())
  })

  test('is made after five quiet minutes, and not before', async () => {
    const { store, path, clock } = await campaign()
    must(await store.append(act(3), digest()))
    clock.pass(200_000)
    must(await store.append(act(4), digest()))
    clock.pass(200_000)
    expect(store.status().journaled).toBe(2)
    clock.pass(100_000)
    await expect.poll(() => store.status().journaled).toBe(0)
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ revision: 4 })
    must(await store.close())
  })

  test('does not hold up acts, and they are in the journal after it', async () => {
    const { store, path, setup } = await campaign()
    must(await store.append(act(3), digest()))
    const saving = store.checkpoint('save')
    const played = Promise.all([4, 5, 6].map(id => store.append(act(id), digest())))
    expect((await played).every(done => done.ok)).toBe(true)
    must(await saving)
    expect(await entriesAt(path, setup)).toEqual(acts(1, 6))
    must(await store.close())
  })

  test('that fails on its own is reported once and tried again later; every act stays safe', async () => {
    let full = false
    const { store, clock, path, setup } = await campaign({
      disk: faultyDisk(call => (full && call.what === 'rename' && call.path.endsWith('bells.hearth') ? 'ENOSPC' : null))
    })
    const notices: string[] = []
    store.onNotice(({ says }) => notices.push(says))
    must(await store.append(act(3), digest()))
    full = true
    clock.pass(300_000)
    await expect.poll(() => notices).toEqual([expect.stringContaining('safe in the journal')])
    expect(store.status()).toMatchObject({ journaled: 1, save: { kind: 'saved' } })
    must(await store.append(act(4), digest()))
    full = false
    clock.pass(300_000)
    await expect.poll(() => store.status().journaled).toBe(0)
    expect(await entriesAt(path, setup)).toEqual(acts(1, 4))
    must(await store.close())
  })

  test('that a GM asks for says what went wrong; closing is possible, because the journal has everything', async () => {
    let full = false
    const { store, path, setup } = await campaign({
      disk: faultyDisk(call => (full && call.what === 'rename' && call.path.endsWith('bells.hearth') ? 'EROFS' : null))
    })
    must(await store.append(act(3), digest()))
    full = true
    expect(await store.checkpoint('save')).toMatchObject({ error: { kind: 'not-written', code: 'EROFS' } })
    must(await store.close())
    expect(await entriesAt(path, setup)).toEqual(acts(1, 3))
  })

  test('restores a file that was deleted while it was open', async () => {
    const { store, path, setup } = await campaign()
    await rm(path)
    must(await store.checkpoint('save'))
    expect(await entriesAt(path, setup)).toEqual(acts(1, 2))
    must(await store.close())
  })
})

describe('Save As', () => {
  test('goes on under the new name, as a campaign of its own; the old file has everything up to now', async () => {
    const { store, path, folder, setup } = await campaign()
    const id = store.id
    must(await store.append(act(3), digest()))
    const other = join(folder, 'other.hearth')
    must(await store.saveAs(other, 'refuse'))
    expect(store.status()).toMatchObject({ name: 'other.hearth', path: other, journaled: 0, save: { kind: 'saved' } })
    expect(store.id).not.toBe(id)
    must(await store.append(act(4), digest()))
    expect((await readdir(folder)).sort()).toEqual([
      'bells.hearth',
      'other.hearth',
      'other.hearth.journal',
      'other.hearth.lock',
      'user'
    ])
    must(await store.close())
    expect(await entriesAt(path, setup)).toEqual(acts(1, 3))
    expect(await entriesAt(other, setup)).toEqual(acts(1, 4))
    expect(await readdir(join(setup.backupsFolder, id))).toContainEqual(expect.stringMatching(/first-of-day\.2\./))
  })

  test('acts that come while it is being written are in the new file', async () => {
    const { store, folder, setup } = await campaign()
    const other = join(folder, 'other.hearth')
    const saving = store.saveAs(other, 'refuse')
    for (let id = 3; id <= 30; id++) must(await store.append(act(id), digest()))
    must(await saving)
    expect(await entriesAt(other, setup)).toEqual(acts(1, 30))
    must(await store.close())
  })

  test('under its own name, or a link to it, is a plain save', async () => {
    const { store, path, folder } = await campaign()
    await symlink('bells.hearth', join(folder, 'alias.hearth'))
    must(await store.append(act(3), digest()))
    const id = store.id
    must(await store.saveAs(path, 'replace'))
    must(await store.saveAs(join(folder, 'alias.hearth'), 'replace'))
    expect(store).toMatchObject({ id })
    expect(store.status()).toMatchObject({ name: 'bells.hearth', journaled: 0 })
    must(await store.close())
  })

  test('from a full disk to another rescues what could not be saved', async () => {
    let full = false
    const { store, folder, setup } = await campaign({
      disk: faultyDisk(call => (full && call.what === 'write' && !call.path.includes('stick') ? 'ENOSPC' : null))
    })
    await mkdir(join(folder, 'stick'))
    full = true
    expect((await store.append(act(3), digest())).ok).toBe(false)
    expect(store.status().save).toMatchObject({ kind: 'not-saved', acts: 1 })
    must(await store.saveAs(join(folder, 'stick', 'bells.hearth'), 'refuse'))
    expect(store.status().save.kind).toBe('saved')
    must(await store.close())
    expect(await entriesAt(join(folder, 'stick', 'bells.hearth'), setup)).toEqual(acts(1, 3))
  })

  test('that fails leaves everything where it was', async () => {
    const { store, folder, path, setup } = await campaign()
    must(await store.append(act(3), digest()))
    expect(await store.saveAs(join(folder, 'no', 'folder.hearth'), 'refuse')).toMatchObject({
      error: { code: 'ENOENT' }
    })
    must(await store.append(act(4), digest()))
    expect(store.status()).toMatchObject({ path, save: { kind: 'saved' } })
    must(await store.close())
    expect(await entriesAt(path, setup)).toEqual(acts(1, 4))
  })
})

describe('a name that is taken', () => {
  test('is refused unless the GM wants to replace, and then kept as a backup', async () => {
    const { store, folder, setup } = await campaign()
    const other = join(folder, 'other.hearth')
    must(await must(await CampaignStore.create(other, { entries: acts(1, 5), digest: digest() }, setup)).close())
    for (const save of [store.saveAs(other, 'refuse'), store.saveCopy(other, 'refuse')]) {
      expect(await save).toEqual({ ok: false, error: { kind: 'name-taken', name: 'other.hearth' } })
    }
    expect(await CampaignStore.create(other, { entries: [], digest: digest() }, setup)).toMatchObject({
      error: { kind: 'name-taken' }
    })
    const replaced: unknown = JSON.parse(await readFile(other, 'utf8'))
    must(await store.saveCopy(other, 'replace'))
    expect(await entriesAt(other, setup)).toEqual(acts(1, 2))
    const { id } = replaced as { id: string }
    expect(await readdir(join(setup.backupsFolder, id))).toEqual([
      expect.stringMatching(/before-restore\.5\.hearth$/),
      'origin.txt'
    ])
    must(await store.close())
  })

  test.each(['{"format":"hearthside-campaign"}', 'my novel', '\u0000'])(
    'by a file that we cannot read is never overwritten: %j',
    async text => {
      const { store, folder } = await campaign()
      const other = join(folder, 'other.hearth')
      await writeFile(other, text)
      expect(await store.saveAs(other, 'replace')).toMatchObject({ error: { kind: 'name-taken' } })
      expect(await readFile(other, 'utf8')).toBe(text)
      await mkdir(join(folder, 'folder.hearth'))
      expect(await store.saveAs(join(folder, 'folder.hearth'), 'replace')).toMatchObject({
        error: { kind: 'name-taken' }
      })
      must(await store.close())
    }
  )

  test('by a campaign that is open elsewhere is locked', async () => {
    const { store, folder, setup } = await campaign()
    const other = must(
      await CampaignStore.create(join(folder, 'other.hearth'), { entries: [], digest: digest() }, setup)
    )
    expect(await store.saveAs(join(folder, 'other.hearth'), 'replace')).toMatchObject({ error: { kind: 'locked' } })
    must(await other.close())
    must(await store.close())
  })
})

describe('a copy', () => {
  test('has every act and an id of its own, and nothing beside it', async () => {
    const { store, folder, setup } = await campaign()
    must(await store.append(act(3), digest()))
    const copy = join(folder, 'copy.hearth')
    must(await store.saveCopy(copy, 'refuse'))
    expect(store.status()).toMatchObject({ name: 'bells.hearth', journaled: 1 })
    expect(await entriesAt(copy, setup)).toEqual(acts(1, 3))
    await expect(stat(lockPath(copy))).rejects.toThrow('ENOENT')
    await expect(stat(journalPath(copy))).rejects.toThrow('ENOENT')
    expect(JSON.parse(must(store.text()))).toMatchObject({ revision: 3, entries: acts(1, 3) })
    expect(JSON.parse(must(store.text())).id).not.toBe(store.id)
    must(await store.close())
    expect(await backupsOf(copy, setup)).toEqual([])
  })
})
