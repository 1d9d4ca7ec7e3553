import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { Journal, journalPath } from '#main/storage/campaign/journal'
import { OverwriteGuard } from '#main/storage/campaign/overwrite-guard'
import { realDisk } from '#main/storage/disk/disk'
import { ProblemError } from '#main/storage/disk/attempt'
import { importCampaign } from '#main/storage/opening/import-campaign'
import type { StoreDependencies, StoreNotice } from '#main/storage/types'
import { faultyDisk } from '../faulty-disk'
import { sent } from '../bundle-damage'
import { act, acts, digest, must, tempFolder, toyGames, toySetup, type Sum } from '../toy'

/** Opens, plays, saves, plays and closes. @returns everything that was reported */
async function playedOn(path: string, setup: StoreDependencies<Sum>): Promise<readonly StoreNotice[]> {
  const { store, entries, notices } = must(await CampaignStore.open(path, 'edit', setup))
  const all = [...notices]
  store.onNotice(notice => all.push(notice))
  must(await store.append(act(entries.length + 1), digest()))
  must(await store.checkpoint('save'))
  must(await store.append(act(entries.length + 2), digest()))
  must(await store.close())
  return all.filter(({ tone }) => tone === 'warn')
}

const migrating = { ...toyGames, versions: { toy: 2 }, migrations: { toy: [{ from: 1, act: (deed: never) => deed }] } }

describe('where no other program was', () => {
  test('a bundle that was opened is played and saved without a warning, and nothing is kept beside it', async () => {
    const { folder, bundle, setup } = await sent()
    expect(await playedOn(bundle, setup)).toEqual([])
    expect((await readdir(folder)).filter(name => name.includes('other version'))).toEqual([])
  })

  test('also on a disk that gives a file another number at every look', async () => {
    const { folder, bundle, setup } = await sent()
    let looks = 0
    const disk = {
      ...realDisk,
      stat: async (path: string) => ({ ...(await realDisk.stat(path)), identity: `${++looks}` })
    }
    expect(await playedOn(bundle, { ...setup, disk })).toEqual([])
    expect((await readdir(folder)).filter(name => name.includes('other version'))).toEqual([])
  })

  test('a campaign that was migrated, too', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'old.hearth')
    must(
      await must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, toySetup(folder))).close()
    )
    expect(await playedOn(path, toySetup(folder, { games: migrating as never }))).toEqual([])
    expect(await readdir(folder)).toEqual(['old.hearth', 'user'])
  })

  test('a save whose very last step failed is known for our own', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    let [replaced, failing] = [false, true]
    const disk = faultyDisk(({ what, path: at }) => {
      if (what === 'rename' && at === path) replaced = true
      const fails = failing && replaced && what === 'sync' && at === folder
      if (fails) failing = false
      return fails ? 'EIO' : null
    })
    must(
      await must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, toySetup(folder))).close()
    )
    const { store } = must(await CampaignStore.open(path, 'edit', toySetup(folder, { disk })))
    const notices: StoreNotice[] = []
    store.onNotice(notice => notices.push(notice))
    must(await store.append(act(3), digest()))
    expect((await store.checkpoint('save')).ok).toBe(false)
    must(await store.append(act(4), digest()))
    must(await store.close())
    expect(notices).toEqual([])
    expect((await readdir(folder)).filter(name => name.includes('other version'))).toEqual([])
  })

  test('an import to where a journal was left behind opens without a warning', async () => {
    const folder = await tempFolder()
    const [path, from] = [join(folder, 'bells.hearth'), join(folder, 'from.hearth')]
    const setup = toySetup(folder)
    must(await must(await CampaignStore.create(from, { entries: acts(1, 2), digest: digest() }, setup)).close())
    await writeFile(journalPath(path), 'of one that is not there any more')
    must(await importCampaign(path, (await realDisk.read(from)).toString(), setup))
    expect(must(await CampaignStore.open(path, 'read-only', setup)).notices).toEqual([])
  })

  test('what is seen while a write of our own is under way is ours', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    await writeFile(path, 'before')
    const before = await realDisk.stat(path)
    const guard = new OverwriteGuard(toySetup(folder), path, { ...before, content: 'before' }, () => undefined)
    let seen: boolean | null = null
    await guard.replace('after', async () => {
      await writeFile(path, 'after, and longer')
      seen = await guard.isUnchanged()
      return realDisk.stat(path)
    })
    expect([seen, guard.isGone]).toEqual([true, false])
  })

  test('what is seen while a write of our own begins is ours', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    await writeFile(path, 'before')
    const before = await realDisk.stat(path)
    let end: () => void = () => undefined
    let writing: Promise<void> | null = null
    const begin = (): Promise<void> =>
      new Promise(begins => {
        writing = guard.replace('after', async () => {
          await writeFile(path, 'after, and longer')
          begins()
          await new Promise<void>(resolve => (end = resolve))
          return realDisk.stat(path)
        })
      })
    let begun: Promise<void> | null = null
    const disk = { ...realDisk, stat: async (of: string) => (await (begun ??= begin()), realDisk.stat(of)) }
    const setup = { ...toySetup(folder), disk }
    const guard = new OverwriteGuard(setup, path, { ...before, content: 'before' }, () => undefined)
    expect([await guard.isUnchanged(), guard.isGone]).toEqual([true, false])
    end()
    await writing
  })
})

describe('a journal that is written anew', () => {
  const mark = { campaign: 'bells', after: 0, last: '', versions: {} }
  const lost = () => Promise.reject(new ProblemError({ kind: 'read-only', message: 'Taken over', remedy: '' }))

  test.each([1, 2])('asks whose the campaign is before it replaces anything, also at look %i', async nth => {
    const path = join(await tempFolder(), 'bells.hearth.journal')
    await writeFile(path, 'of whoever took over')
    let looks = 0
    const owner = { assertHeld: () => (++looks >= nth ? lost() : Promise.resolve()) }
    const journal = new Journal(realDisk, path, mark, owner)
    expect(await journal.append(JSON.stringify(act(1)))).toMatchObject({ ok: false, error: { kind: 'read-only' } })
    expect((await realDisk.read(path)).toString()).toBe('of whoever took over')
  })

  test('syncs its folder when it is removed', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth.journal')
    const disk = faultyDisk(() => null)
    const journal = new Journal(disk, path, mark, { assertHeld: () => Promise.resolve() })
    must(await journal.append(JSON.stringify(act(1))))
    must(await journal.shorten(1, { ...mark, after: 1 }))
    const removed = disk.calls.findIndex(({ what }) => what === 'remove')
    expect(disk.calls.slice(removed).some(({ what, path: at }) => what === 'sync' && at === folder)).toBe(true)
  })
})

test('an opening that throws lets go of its lock', async () => {
  const { bundle, setup } = await sent()
  const failing = {
    ...setup,
    games: {
      ...setup.games,
      summarize: () => {
        throw new Error('a mistake of ours')
      }
    }
  }
  await expect(CampaignStore.open(bundle, 'edit', failing)).rejects.toThrow('a mistake of ours')
  must(await must(await CampaignStore.open(bundle, 'edit', setup)).store.close())
})

test('what a killed process wrote and did not sync is synced before it is called saved', async () => {
  const folder = await tempFolder()
  const path = join(folder, 'bells.hearth')
  const setup = toySetup(folder, { machine: { pid: 4_000_000, host: 'here', bootedAt: () => 0, isAlive: () => false } })
  const left = must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, setup))
  must(await left.append(act(3), digest()))
  const disk = faultyDisk(() => null)
  const { store } = must(await CampaignStore.open(path, 'edit', { ...setup, disk }))
  expect(store.status().save.kind).toBe('saved')
  const synced = disk.calls.flatMap(({ what, path: at }) => (what === 'sync' ? [at] : []))
  expect(synced).toEqual(expect.arrayContaining([path, folder]))
  expect(disk.calls.some(({ what, path: at }) => what === 'rename' && at === journalPath(path))).toBe(true)
  await store.abandon()
  await left.abandon()
})
