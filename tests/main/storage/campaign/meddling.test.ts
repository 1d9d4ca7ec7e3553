import { mkdir, readdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { journalPath } from '#main/storage/campaign/journal'
import { lockPath } from '#main/storage/campaign/lock'
import { faultyDisk } from '../faulty-disk'
import { act, acts, digest, must, tempFolder, toySetup } from '../toy'

const gone = { pid: 4_000_000, host: 'here', bootedAt: () => 0, isAlive: () => false }

/** Two filed and three journaled acts; `dieAndReopen` is a kill and a new start. */
async function openCampaign() {
  const root = await tempFolder()
  const folder = join(root, 'campaigns')
  await mkdir(folder)
  const path = join(folder, 'bells.hearth')
  const setup = toySetup(root, { machine: gone })
  const store = must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, setup))
  const notices: string[] = []
  store.onNotice(({ says }) => notices.push(says))
  for (const id of [3, 4, 5]) must(await store.append(act(id), digest()))
  const idsAfterKill = async () => {
    const opened = must(await CampaignStore.open(path, 'edit', setup))
    await opened.store.close()
    return opened.entries.map(entry => entry.id)
  }
  return { root, folder, path, setup, store, notices, idsAfterKill }
}

describe('another program touches the journal of an open campaign', () => {
  test.each<readonly [string, (journal: string) => Promise<void>]>([
    ['removed', journal => rm(journal)],
    ['emptied', journal => truncate(journal, 0)],
    ['cut short', journal => truncate(journal, 200)],
    ['replaced by an older copy of itself', journal => replaceByItself(journal)],
    ['replaced by something else', journal => rm(journal).then(() => writeFile(journal, 'mine now'))]
  ])(
    '%s: the next act writes all of it anew before it is called saved, and the GM is informed once',
    async (_, meddle) => {
      const { path, store, notices, idsAfterKill } = await openCampaign()
      await meddle(journalPath(path))
      must(await store.append(act(6), digest()))
      expect(await idsAfterKill()).toEqual([1, 2, 3, 4, 5, 6])
      expect(notices).toEqual([expect.stringContaining('Another program')])
    }
  )

  test('removed between the last act and closing: closing still puts everything into the file', async () => {
    const { path, store, idsAfterKill } = await openCampaign()
    await rm(journalPath(path))
    must(await store.close())
    expect(await idsAfterKill()).toEqual([1, 2, 3, 4, 5])
  })
})

describe('another program removes what is open', () => {
  test('the file: the next act writes it anew', async () => {
    const { path, store, notices, idsAfterKill } = await openCampaign()
    await rm(path)
    must(await store.append(act(6), digest()))
    expect(await idsAfterKill()).toEqual([1, 2, 3, 4, 5, 6])
    expect(notices).toEqual([expect.stringContaining('removed')])
  })

  test('the file, after a save and before closing: closing writes it anew', async () => {
    const { path, store, idsAfterKill } = await openCampaign()
    must(await store.checkpoint('save'))
    await rm(path)
    must(await store.close())
    expect(await idsAfterKill()).toEqual([1, 2, 3, 4, 5])
  })

  test('the whole folder: acts are reported as not saved, and closing is refused', async () => {
    const { folder, store, root } = await openCampaign()
    must(await store.checkpoint('save'))
    await rm(folder, { recursive: true })
    expect(await store.close()).toMatchObject({ ok: false, error: { kind: 'not-written', code: 'ENOENT' } })
    expect(await store.append(act(6), digest())).toMatchObject({ ok: false, error: { code: 'ENOENT' } })
    expect(store.status().save.kind).toBe('not-saved')
    must(await store.saveAs(join(root, 'elsewhere.hearth'), 'refuse'))
    must(await store.close())
    expect(JSON.parse(await readFile(join(root, 'elsewhere.hearth'), 'utf8')).entries).toHaveLength(6)
  })
})

describe('another machine replaces the file of an open campaign', () => {
  /** What a sync service puts in place: the same campaign with other acts. */
  async function synced(path: string): Promise<string> {
    const theirs = (await readFile(path, 'utf8')).replace('"add":1', '"add":70')
    await writeFile(`${path}.incoming`, theirs)
    await rename(`${path}.incoming`, path)
    return theirs
  }

  test.each(['save', 'close'] as const)('%s keeps the other version beside ours and tells', async how => {
    const { path, folder, store, notices } = await openCampaign()
    const theirs = await synced(path)
    must(how === 'save' ? await store.checkpoint('save') : await store.close())
    if (how === 'save') must(await store.close())
    const names = (await readdir(folder)).sort()
    expect(names).toEqual([expect.stringMatching(/^bells \(other version.*here.*\)\.hearth$/), 'bells.hearth'])
    expect(await readFile(join(folder, names[0] ?? ''), 'utf8')).toBe(theirs)
    expect(JSON.parse(await readFile(path, 'utf8')).entries).toEqual(acts(1, 5))
    expect(notices).toEqual([expect.stringContaining('other version')])
  })

  test('the next act keeps both, so that a kill loses neither', async () => {
    const { path, folder, store, idsAfterKill } = await openCampaign()
    const theirs = await synced(path)
    must(await store.append(act(6), digest()))
    expect(await idsAfterKill()).toEqual([1, 2, 3, 4, 5, 6])
    const [kept] = (await readdir(folder)).filter(name => name.includes('other version'))
    expect(await readFile(join(folder, kept ?? ''), 'utf8')).toBe(theirs)
  })

  test('the GM is given a way to open the other version', async () => {
    const { path, store, folder } = await openCampaign()
    const opens: unknown[] = []
    store.onNotice(notice => opens.push(notice.opens))
    await synced(path)
    must(await store.checkpoint('save'))
    const [kept] = (await readdir(folder)).filter(name => name.includes('other version'))
    expect(opens).toEqual([join(folder, kept ?? '')])
    await store.close()
  })

  test('by exactly the same bytes under another time: nothing is kept and no message comes', async () => {
    const { path, folder, store, notices } = await openCampaign()
    await utimes(path, 1_000_000, 1_000_000)
    must(await store.append(act(6), digest()))
    must(await store.close())
    expect(await readdir(folder)).toEqual(['bells.hearth'])
    expect(notices).toEqual([])
  })

  test('when the other version cannot be kept, it is not replaced', async () => {
    const { root, path } = await openCampaign()
    const disk = faultyDisk(({ path: at, what }) => (at.includes('other version') && what === 'rename' ? 'EIO' : null))
    const opened = must(await CampaignStore.open(path, 'edit', toySetup(root, { machine: gone, disk })))
    must(await opened.store.append(act(6), digest()))
    const theirs = await synced(path)
    expect(await opened.store.checkpoint('save')).toMatchObject({ ok: false, error: { code: 'EIO' } })
    expect(await readFile(path, 'utf8')).toBe(theirs)
    await opened.store.abandon()
  })
})

test('a file that cannot be renewed at closing: the GM is asked to keep the journal with it', async () => {
  const root = await tempFolder()
  const path = join(root, 'bells.hearth')
  let full = false
  const disk = faultyDisk(({ what, path: at }) => (full && what === 'rename' && at === path ? 'EACCES' : null))
  const setup = toySetup(root, { machine: gone, disk })
  const store = must(await CampaignStore.create(path, { entries: acts(1, 4), digest: digest() }, setup))
  const notices: string[] = []
  store.onNotice(({ says }) => notices.push(says))
  for (const id of [5, 6, 7, 8]) must(await store.append(act(id), digest()))
  full = true
  must(await store.close())
  expect(notices).toEqual([expect.stringMatching(/4 acts.*bells\.hearth\.journal/)])
  await expect(stat(lockPath(path))).rejects.toThrow('ENOENT')
  full = false
  const opened = must(await CampaignStore.open(path, 'edit', setup))
  expect(opened.entries).toHaveLength(8)
  expect(opened.notices.map(notice => notice.says).join()).toMatch(/^4 acts came back from the journal/)
  await opened.store.close()
}, 20_000)

async function replaceByItself(journal: string): Promise<void> {
  const bytes = await readFile(journal)
  await writeFile(`${journal}.tmp`, bytes.subarray(0, bytes.indexOf('\n', 300) + 1))
  await rename(`${journal}.tmp`, journal)
}
