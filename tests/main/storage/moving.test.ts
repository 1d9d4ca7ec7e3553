import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { deleteCampaign, restoreDeleted } from '#main/storage/campaign/deleted-campaigns'
import { journalPath } from '#main/storage/campaign/journal'
import { mediaPath } from '#main/storage/media/media-folder'
import { backupsOf, restoreBackup } from '#main/storage/opening/restore-backup'
import type { StoreDependencies } from '#main/storage/types'
import { faultyDisk, type DiskCall, type FaultyDisk } from './faulty-disk'
import { manualClock } from './manual-clock'
import { isWhole, withPictures } from './media/killed'
import { act, acts, digest, must, tempFolder, toySetup, type Sum } from './toy'

const gone = { pid: 4_000_000, host: 'here', bootedAt: () => 0, isAlive: () => false }

/** A campaign of two filed and three journaled acts, that was left without being saved. */
async function left() {
  const folder = await tempFolder()
  const path = join(folder, 'bells.hearth')
  const clock = manualClock()
  const setup = toySetup(folder, { machine: gone, clock })
  const store = must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, setup))
  for (const id of [3, 4, 5]) must(await store.append(act(id), digest()))
  await store.abandon()
  return { folder, path, setup, clock, bin: join(folder, 'Deleted campaigns') }
}

/** How many acts each campaign of a folder and of its bin opens with. */
async function actsIn(folder: string, setup: StoreDependencies<Sum>): Promise<readonly number[]> {
  const all = await Promise.all(
    [folder, join(folder, 'Deleted campaigns')].map(async each =>
      (await readdir(each).catch(() => [])).filter(name => name.endsWith('.hearth')).map(name => join(each, name))
    )
  )
  const counts: number[] = []
  for (const path of all.flat()) counts.push(must(await CampaignStore.open(path, 'read-only', setup)).entries.length)
  return counts
}

/** The folders and files that were synced after a call, by their names. */
function syncedAfter(disk: FaultyDisk, what: DiskCall['what'], name: string): readonly string[] {
  const place = disk.calls.findLastIndex(call => call.what === what && basename(call.path) === name)
  expect(place, `${what} ${name}`).toBeGreaterThanOrEqual(0)
  return disk.calls.slice(place).flatMap(call => (call.what === 'sync' ? [basename(call.path)] : []))
}

describe('deleting a campaign that has a journal', () => {
  test('cut off at any call, its newest acts are beside it, wherever it is', async () => {
    for (let step = 3, ended = false; !ended; step += 7) {
      const { folder, path, setup } = await left()
      const disk = faultyDisk(call => (call.number >= step ? 'EIO' : null))
      await deleteCampaign(path, { ...setup, disk })
      ended = disk.calls.length < step
      expect(await actsIn(folder, setup), `step ${step}`).toEqual([5])
    }
  }, 300_000)

  test.each(['EIO', 'EACCES'])('refused once by %s, the host goes on: nothing is apart', async code => {
    for (const nth of [1, 2, 3]) {
      const { folder, path, setup } = await left()
      let renames = 0
      const disk = faultyDisk(call => (call.what === 'rename' && ++renames === nth ? code : null))
      await deleteCampaign(path, { ...setup, disk })
      expect(await actsIn(folder, setup), `rename ${nth}`).toEqual([5])
    }
  })

  test('waits while another program holds the file for a moment', async () => {
    const { path, setup, bin } = await left()
    let held = 2
    const disk = faultyDisk(({ what, path: at }) =>
      what === 'rename' && at.includes('deleted') && at.endsWith('.hearth') && held-- > 0 ? 'EBUSY' : null
    )
    const to = must(await deleteCampaign(path, { ...setup, disk }))
    expect(dirname(to)).toBe(bin)
  })

  test('that was cut off before: its journal in the bin is not the next one’s', async () => {
    const { folder, path, setup, bin } = await left()
    const disk = faultyDisk(({ what, path: at }) =>
      what === 'rename' && at.includes('(deleted') && at.endsWith('.hearth') ? 'EIO' : null
    )
    expect((await deleteCampaign(path, { ...setup, disk })).ok).toBe(false)
    expect((await readdir(bin)).filter(name => name.endsWith('.journal'))).toEqual([])
    await writeFile(join(bin, 'bells (deleted, 2026-11-21 18.00).hearth.journal'), 'of another one')
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    must(await store.close())
    const to = must(await deleteCampaign(path, setup))
    expect(must(await CampaignStore.open(to, 'read-only', setup)).notices).toEqual([])
    expect(await readdir(folder)).toEqual(['Deleted campaigns', 'user'])
  })

  test('syncs the bin, then the folder, and the folder once more when the journal is gone', async () => {
    const { folder, path, setup, bin } = await left()
    const disk = faultyDisk(() => null)
    const to = must(await deleteCampaign(path, { ...setup, disk }))
    expect(syncedAfter(disk, 'rename', basename(to))).toEqual([basename(bin), basename(folder), basename(folder)])
    expect(syncedAfter(disk, 'remove', 'bells.hearth.journal')).toEqual([basename(folder)])
  })

  test('syncs a bin that is new', async () => {
    const { folder, path, setup, bin } = await left()
    const disk = faultyDisk(() => null)
    must(await deleteCampaign(path, { ...setup, disk }))
    expect(syncedAfter(disk, 'makeFolder', basename(bin))[0]).toBe(basename(folder))
  })

  test('puts nothing behind a link, where Bring back would not list it', async () => {
    const { folder, path, setup, bin } = await left()
    await mkdir(join(folder, 'elsewhere'))
    await symlink(join(folder, 'elsewhere'), bin)
    expect(await deleteCampaign(path, setup)).toMatchObject({
      ok: false,
      error: { kind: 'unsupported', message: expect.stringMatching(/link/) }
    })
    expect(await readdir(join(folder, 'elsewhere'))).toEqual([])
    expect(await actsIn(folder, setup)).toEqual([5])
  })
})

describe('bringing a campaign back', () => {
  test('syncs where it is now, then where it was', async () => {
    const { folder, path, setup, bin } = await left()
    const from = must(await deleteCampaign(path, setup))
    const disk = faultyDisk(() => null)
    must(await restoreDeleted(from, path, { ...setup, disk }))
    const synced = syncedAfter(disk, 'rename', 'bells.hearth')
    expect(synced.slice(0, 2)).toEqual([basename(folder), basename(bin)])
  })

  test('cut off at any call and tried again, it has all its acts, and no journal is kept as damaged', async () => {
    for (let step = 7, ended = false; !ended; step += 13) {
      const { folder, path, setup } = await left()
      const from = must(await deleteCampaign(path, setup))
      const disk = faultyDisk(call => (call.number >= step ? 'EIO' : null))
      const done = await restoreDeleted(from, path, { ...setup, disk })
      ended = disk.calls.length < step
      expect(await actsIn(folder, setup), `step ${step}`).toEqual([5])
      if (!done.ok) await restoreDeleted(from, path, setup)
      expect(await actsIn(folder, setup), `step ${step}, again`).toEqual([5])
      expect(
        (await readdir(folder)).filter(name => name.includes('broken')),
        `step ${step}`
      ).toEqual([])
    }
  })
})

test('pictures that the backups lack are among them before a campaign is moved', async () => {
  const { path, setup, ids, backups } = await withPictures()
  await rm(backups, { recursive: true })
  // The file is moved, and then everything ends.
  let moved = false
  const disk = faultyDisk(({ what, path: at }) => {
    const ends = moved
    moved ||= what === 'rename' && at.includes('(deleted') && at.endsWith('.hearth')
    return ends ? 'EIO' : null
  })
  await deleteCampaign(path, { ...setup, disk })
  const [name = ''] = await readdir(join(dirname(path), 'Deleted campaigns'))
  expect(await isWhole(join(dirname(path), 'Deleted campaigns', name), setup, ids)).toBe(true)
})

describe('restoring a backup over a campaign that has a journal', () => {
  test('cut off at any call, all acts are there or among the copies, and nothing opens without a word', async () => {
    for (let step = 11, ended = false; !ended; step += 23) {
      const { path, setup, clock } = await left()
      const { store } = must(await CampaignStore.open(path, 'edit', setup))
      must(await store.close())
      clock.pass(11 * 60_000)
      const again = must(await CampaignStore.open(path, 'edit', setup))
      must(await again.store.append(act(6), digest()))
      must(await again.store.checkpoint('save'))
      must(await again.store.append(act(7), digest()))
      await again.store.abandon()
      const backup = (await backupsOf(path, setup)).find(each => each.acts === 5)?.id ?? 'none'
      const disk = faultyDisk(call => (call.number >= step ? 'EIO' : null))
      await restoreBackup(path, backup, { ...setup, disk })
      ended = disk.calls.length < step
      const after = must(await CampaignStore.open(path, 'read-only', setup))
      const kept = (await backupsOf(path, setup)).some(each => each.acts === 7)
      expect([after.entries.length, kept], `step ${step}`).toEqual(after.entries.length === 7 ? [7, kept] : [5, true])
      expect(after.notices.filter(({ tone }) => tone === 'warn')).toEqual([])
    }
  }, 300_000)

  test('and over one that cannot be read: file and journal go on together', async () => {
    const { folder, path, setup } = await left()
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    must(await store.append(act(6), digest()))
    must(await store.checkpoint('save'))
    await store.abandon()
    const [backup] = await backupsOf(path, setup)
    await rename(path, join(folder, 'whole'))
    await mkdir(path) // a folder in its place cannot be read as a campaign
    await writeFile(journalPath(path), 'of the one that was there')
    must(await restoreBackup(path, backup?.id ?? '', setup))
    const aside = (await readdir(folder)).filter(name => name.includes('could not be read'))
    expect(aside).toHaveLength(2)
    expect(await readFile(join(folder, aside.find(name => name.endsWith('.journal')) ?? ''), 'utf8')).toContain(
      'was there'
    )
  })
})

test('a restore drill: from the copies of this machine alone, a campaign with its pictures is whole again', async () => {
  const { folder, path, setup, ids } = await withPictures()
  const later = { ...setup, clock: { ...setup.clock, now: () => Date.now() + 11 * 60_000 } }
  const { store } = must(await CampaignStore.open(path, 'edit', later))
  must(await store.append(act(3), digest()))
  must(await store.close())
  await Promise.all([path, mediaPath(path)].map(each => rm(each, { recursive: true })))
  expect(await readdir(folder)).toEqual(['user'])
  const [newest] = await backupsOf(path, later)
  must(await restoreBackup(path, newest?.id ?? '', later))
  expect(newest?.acts).toBe(2)
  expect(await isWhole(path, later, ids)).toBe(true)
  // Each picture was restored beside it, so that the folder can be passed on.
  expect((await readdir(mediaPath(path))).sort()).toEqual([...ids].sort())
}, 300_000)
