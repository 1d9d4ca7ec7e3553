import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Backups } from '#main/storage/campaign/backups'
import { CampaignStore } from '#main/storage/campaign-store'
import { realDisk } from '#main/storage/disk/disk'
import { backupsOf, restoreBackup } from '#main/storage/opening/restore-backup'
import { faultyDisk } from '../faulty-disk'
import { manualClock } from '../manual-clock'
import { act, acts, digest, must, tempFolder, toySetup } from '../toy'

const minute = 60_000

async function campaign() {
  const folder = await tempFolder()
  const path = join(folder, 'bells.hearth')
  const clock = manualClock()
  const setup = toySetup(folder, { clock })
  const store = must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, setup))
  return { folder, path, clock, setup, store }
}

const reasons = async (path: string, setup: Parameters<typeof backupsOf>[1]) =>
  (await backupsOf(path, setup)).map(({ reason, acts }) => `${reason} ${acts}`)

describe('backups', () => {
  test('are kept outside the campaign’s folder: the first save of a day, then at most every ten minutes', async () => {
    const { folder, path, clock, setup, store } = await campaign()
    const play = async (id: number): Promise<void> => {
      must(await store.append(act(id), digest()))
      must(await store.checkpoint('save'))
    }
    await play(3)
    await play(4)
    clock.pass(11 * minute)
    await play(5)
    clock.pass(24 * 60 * minute)
    await play(6)
    must(await store.close())
    expect(await reasons(path, setup)).toEqual(['first-of-day 5', 'ring 4', 'first-of-day 2'])
    expect(await readdir(folder)).toEqual(['bells.hearth', 'user'])
  })

  test('a failing backup does not keep a campaign from being saved, and the GM is informed', async () => {
    const folder = await tempFolder()
    const disk = faultyDisk(call => (call.path.includes('backups') ? 'ENOSPC' : null))
    const setup = toySetup(folder, { disk })
    const store = must(
      await CampaignStore.create(join(folder, 'a.hearth'), { entries: acts(1, 1), digest: digest() }, setup)
    )
    const notices: string[] = []
    store.onNotice(({ says }) => notices.push(says))
    must(await store.append(act(2), digest()))
    must(await store.checkpoint('save'))
    expect(notices).toEqual([expect.stringContaining('No copy')])
    must(await store.close())
  })

  test('a file name that is no backup’s is not listed and not read', async () => {
    const { setup, path, store } = await campaign()
    must(await store.append(act(3), digest()))
    must(await store.close())
    const [home] = await readdir(setup.backupsFolder)
    await writeFile(join(setup.backupsFolder, home ?? '', 'notes.hearth'), 'mine')
    expect(await backupsOf(path, setup)).toHaveLength(1)
    const backups = new Backups(realDisk, setup.clock, setup.backupsFolder)
    for (const id of ['notes.hearth', '../../bells.hearth', '/etc/passwd', '']) {
      expect(await backups.read(home ?? '', id)).toMatchObject({ ok: false, error: { kind: 'not-found' } })
    }
  })

  test('a campaign’s id can never lead out of the folder', async () => {
    const backups = new Backups(realDisk, manualClock(), await tempFolder())
    await expect(backups.list('../elsewhere')).rejects.toThrow('not the id of a campaign')
  })
})

describe('restoring', () => {
  async function playedCampaign() {
    const made = await campaign()
    must(await made.store.append(act(3), digest()))
    must(await made.store.close())
    const [backup] = await backupsOf(made.path, made.setup)
    return { ...made, backup: backup?.id ?? '' }
  }

  test('backs up what is there first, so that it can be undone', async () => {
    const { path, setup, clock, backup } = await playedCampaign()
    clock.pass(minute)
    must(await restoreBackup(path, backup, setup))
    const opened = must(await CampaignStore.open(path, 'edit', setup))
    expect(opened.entries).toEqual(acts(1, 2))
    must(await opened.store.close())
    expect(await reasons(path, setup)).toEqual(['before-restore 3', 'first-of-day 2'])
    const [undo] = await backupsOf(path, setup)
    must(await restoreBackup(path, undo?.id ?? '', setup))
    const again = must(await CampaignStore.open(path, 'read-only', setup))
    expect(again.entries).toEqual(acts(1, 3))
  })

  test.each<readonly [string, (text: string) => string]>([
    ['cut off', text => text.slice(0, -40)],
    ['empty', () => ''],
    ['overwritten with something else', () => '\u0000\u0001']
  ])('a file that was %s: its backups are offered, and it is itself kept', async (_what, damage) => {
    const { path, setup, clock, backup } = await playedCampaign()
    const damaged = damage(await readFile(path, 'utf8'))
    await writeFile(path, damaged)
    expect(await CampaignStore.open(path, 'edit', setup)).toMatchObject({
      error: { kind: 'unreadable', backups: [{ id: backup, acts: 2 }] }
    })
    clock.pass(minute)
    must(await restoreBackup(path, backup, setup))
    const opened = must(await CampaignStore.open(path, 'edit', setup))
    expect(opened.entries).toEqual(acts(1, 2))
    must(await opened.store.close())
    const [kept] = await backupsOf(path, setup)
    const [home] = await readdir(setup.backupsFolder)
    expect(await readFile(join(setup.backupsFolder, home ?? '', kept?.id ?? ''), 'utf8')).toBe(damaged)
  })

  test('a file that is gone', async () => {
    const { path, setup, backup } = await playedCampaign()
    await rm(path)
    must(await restoreBackup(path, backup, setup))
    expect(must(await CampaignStore.open(path, 'read-only', setup)).entries).toEqual(acts(1, 2))
  })

  test('keeps the acts of a journal in a backup, so that they do not come back and are not lost', async () => {
    const { path, folder, clock, setup, backup } = await playedCampaign()
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    must(await store.append(act(4), digest()))
    await store.abandon()
    clock.pass(minute)
    must(await restoreBackup(path, backup, setup))
    expect(must(await CampaignStore.open(path, 'read-only', setup)).entries).toEqual(acts(1, 2))
    expect((await readdir(folder)).filter(name => name.includes('journal'))).toEqual([])
    const [kept] = await backupsOf(path, setup)
    const [home] = await readdir(setup.backupsFolder)
    const whole = JSON.parse(await readFile(join(setup.backupsFolder, home ?? '', kept?.id ?? ''), 'utf8')) as {
      entries: readonly { id: number }[]
    }
    expect(whole.entries.at(-1)?.id).toBe(4)
  })

  test('is refused while a program has the campaign open, or when the current file cannot be backed up', async () => {
    const { path, setup, backup } = await playedCampaign()
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    expect(await restoreBackup(path, backup, setup)).toMatchObject({ error: { kind: 'locked' } })
    must(await store.close())
    const before = await readFile(path)
    const disk = faultyDisk(call => (call.what === 'makeFolder' ? 'ENOSPC' : null))
    expect(await restoreBackup(path, backup, { ...setup, disk })).toMatchObject({ error: { code: 'ENOSPC' } })
    expect(await restoreBackup(path, 'no such', setup)).toMatchObject({ error: { kind: 'not-found' } })
    expect(await readFile(path)).toEqual(before)
  })

  test.each(['EBUSY', 'EIO', 'EACCES'])(
    'a file that cannot be read for a moment (%s) is set aside whole, never replaced',
    async code => {
      const { path, folder, setup, backup } = await playedCampaign()
      const { store } = must(await CampaignStore.open(path, 'edit', setup))
      must(await store.append(act(4), digest()))
      await store.abandon()
      const disk = faultyDisk(({ what, path: at }) => (what === 'read' && at === path ? code : null))
      must(await restoreBackup(path, backup, { ...setup, disk }))
      expect(must(await CampaignStore.open(path, 'read-only', setup)).entries).toEqual(acts(1, 2))
      const [aside] = (await readdir(folder)).filter(name => /^bells \(could not be read.*\.hearth$/.test(name))
      const opened = must(await CampaignStore.open(join(folder, aside ?? ''), 'read-only', setup))
      expect(opened.entries).toEqual(acts(1, 4))
    }
  )

  test('a file that can neither be read nor set aside is left alone', async () => {
    const { path, setup, backup } = await playedCampaign()
    const before = await readFile(path)
    const disk = faultyDisk(({ what, path: at }) =>
      (what === 'read' && at === path) || (what === 'rename' && at.includes('could not be read')) ? 'EIO' : null
    )
    expect(await restoreBackup(path, backup, { ...setup, disk })).toMatchObject({ error: { code: 'EIO' } })
    expect(await readFile(path)).toEqual(before)
  })

  test('the copy that is made first has the acts of the journal too', async () => {
    const { path, clock, setup, backup } = await playedCampaign()
    const disk = faultyDisk(({ what, path: at }) => (what === 'rename' && at === path ? 'EIO' : null))
    const { store } = must(await CampaignStore.open(path, 'edit', { ...setup, disk }))
    must(await store.append(act(4), digest()))
    expect(await store.checkpoint('save')).toMatchObject({ ok: false })
    must(await store.close())
    clock.pass(minute)
    must(await restoreBackup(path, backup, setup))
    clock.pass(minute)
    const copy = (await backupsOf(path, setup)).find(({ reason }) => reason === 'before-restore')
    expect(copy).toMatchObject({ acts: 4 })
    must(await restoreBackup(path, copy?.id ?? '', setup))
    expect(must(await CampaignStore.open(path, 'read-only', setup)).entries).toEqual(acts(1, 4))
  })
})
