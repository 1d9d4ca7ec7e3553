import { writeFileSync } from 'node:fs'
import { readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { realDisk } from '#main/storage/disk/disk'
import { lockPath, acquireLock } from '#main/storage/campaign/lock'
import type { Machine } from '#main/storage/types'
import { faultyDisk } from '../faulty-disk'
import { manualClock } from '../manual-clock'
import { act, acts, digest, must, tempFolder, toySetup } from '../toy'

const here: Machine = { pid: 100, host: 'desk', bootedAt: () => 0, isAlive: () => true }

async function heldCampaign() {
  const folder = await tempFolder()
  const path = join(folder, 'bells.hearth')
  const clock = manualClock()
  const first = { entries: acts(1, 2), digest: digest() }
  const store = must(await CampaignStore.create(path, first, toySetup(folder, { machine: here, clock })))
  return { folder, path, clock, store }
}

describe('a lock file', () => {
  test('says who holds the campaign', async () => {
    const { path, store } = await heldCampaign()
    const says: unknown = JSON.parse(await readFile(lockPath(path), 'utf8'))
    expect(says).toEqual({ pid: 100, host: 'desk', started: expect.any(Number), token: expect.any(String) })
    must(await store.close())
    await expect(stat(lockPath(path))).rejects.toThrow('ENOENT')
  })

  test('keeps a second Hearthside from editing, and that one may still look', async () => {
    const { folder, path, store } = await heldCampaign()
    const other = toySetup(folder, { machine: { ...here, pid: 200 } })
    expect(await CampaignStore.open(path, 'edit', other)).toEqual({
      ok: false,
      error: { kind: 'locked', path, since: expect.any(Number), host: 'desk' }
    })
    const looking = must(await CampaignStore.open(path, 'read-only', other))
    expect(looking.entries).toHaveLength(2)
    must(await store.append(act(3), digest()))
    must(await looking.store.close())
    must(await store.close())
  })

  test('of another machine is never taken without asking', async () => {
    const { folder, path } = await heldCampaign()
    const elsewhere = toySetup(folder, { machine: { ...here, host: 'sofa', isAlive: () => false } })
    expect(await CampaignStore.open(path, 'edit', elsewhere)).toMatchObject({ error: { kind: 'locked' } })
  })

  test.each<readonly [string, Partial<Machine>]>([
    ['whose process has ended', { isAlive: () => false }],
    ['from before the machine was started', { bootedAt: () => Number.MAX_SAFE_INTEGER }]
  ])('%s is taken silently', async (_what, machine) => {
    const { folder, path } = await heldCampaign()
    const opened = must(await CampaignStore.open(path, 'edit', toySetup(folder, { machine: { ...here, ...machine } })))
    expect(opened.notices).toEqual([])
    expect(opened.store.status().save.kind).toBe('saved')
    must(await opened.store.close())
  })

  test.each(['', 'not JSON', '{"pid":"x"}'])('that says nothing (%j) is taken silently', async says => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    await writeFile(lockPath(path), says)
    const world = { disk: realDisk, clock: manualClock(), machine: here }
    must(await acquireLock(path, 'edit', world))
  })

  test('is given to one of two who ask at the same time', async () => {
    const path = join(await tempFolder(), 'bells.hearth')
    const world = { disk: realDisk, clock: manualClock(), machine: here }
    const both = await Promise.all([acquireLock(path, 'edit', world), acquireLock(path, 'edit', world)])
    expect(both.filter(taken => taken.ok)).toHaveLength(1)
  })

  test('that was deleted by hand is made again', async () => {
    const { path, store } = await heldCampaign()
    await rm(lockPath(path))
    must(await store.append(act(3), digest()))
    expect((await stat(lockPath(path))).isFile()).toBe(true)
    must(await store.close())
  })
})

describe('a lock that stayed behind', () => {
  test('because it could not be removed does not lock out the very program that left it', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    let stuck = true
    const disk = faultyDisk(({ what, path: at }) =>
      stuck && what === 'remove' && at.endsWith('.lock') ? 'EBUSY' : null
    )
    const setup = toySetup(folder, { machine: here, disk })
    const store = must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, setup))
    must(await store.close())
    expect((await stat(lockPath(path))).isFile()).toBe(true)
    const again = must(await CampaignStore.open(path, 'edit', setup))
    stuck = false
    must(await again.store.close())
  })

  test('a clock set forward makes no lock look old', async () => {
    const { folder, path, clock } = await heldCampaign()
    const day = 86_400_000
    clock.pass(day) // and with it the holder’s heartbeat
    await expect.poll(async () => (await stat(lockPath(path))).mtimeMs).toBe(clock.now())
    const booted = { ...here, pid: 200, bootedAt: () => clock.now() - 60_000 }
    const other = toySetup(folder, { machine: booted, clock })
    expect(await CampaignStore.open(path, 'edit', other)).toMatchObject({ error: { kind: 'locked' } })
  })

  test.each([
    ['the same start of the machine', 'boot-1', false],
    ['another start', 'boot-2', true]
  ] as const)('of %s is told by the system’s own name for it, whatever the clock says', async (_, boot, taken) => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    const clock = manualClock()
    const holder = toySetup(folder, { machine: { ...here, bootId: 'boot-1' }, clock })
    must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, holder))
    const machine = { ...here, pid: 200, bootId: boot, bootedAt: () => (taken ? 0 : clock.now() + 1) }
    const opened = await CampaignStore.open(path, 'edit', toySetup(folder, { machine, clock }))
    expect(opened.ok).toBe(taken)
  })
})

/** File times as on FAT, or as a network disk that looks them up once in a while. */
function coarse<Facts extends { readonly changedAt: number }>(facts: Facts, how: string): Facts {
  return { ...facts, changedAt: how.startsWith('cached') ? 1_000_000 : Math.floor(facts.changedAt / 2e9) * 2e9 }
}

describe('taking over', () => {
  test('the one who had it notices with the next act, writes nothing more, and can still save elsewhere', async () => {
    const { folder, path, store } = await heldCampaign()
    const notices: string[] = []
    store.onNotice(({ says }) => notices.push(says))
    must(await store.append(act(3), digest()))
    const taker = must(
      await CampaignStore.open(path, 'take-over', toySetup(folder, { machine: { ...here, pid: 200 } }))
    )
    expect(taker.store.status().save.kind).toBe('saved')
    expect(taker.entries).toHaveLength(3)
    must(await taker.store.append(act(4, 7), digest()))
    const before = await contentOf(folder)
    expect(await store.append(act(4, 9), digest())).toMatchObject({ error: { kind: 'read-only' } })
    expect(await store.checkpoint('save')).toMatchObject({ error: { kind: 'read-only' } })
    expect(await contentOf(folder)).toEqual(before)
    expect(store.status().save.kind).toBe('read-only')
    expect(notices).toEqual([expect.stringContaining('taken this campaign over')])
    must(await store.saveAs(join(folder, 'mine.hearth'), 'refuse'))
    must(await store.close())
    must(await taker.store.append(act(5), digest()))
    must(await taker.store.close())
    const mine = must(await CampaignStore.open(join(folder, 'mine.hearth'), 'read-only', toySetup(folder)))
    expect(mine.entries.at(-1)).toEqual(act(4, 9))
    const theirs = must(await CampaignStore.open(path, 'read-only', toySetup(folder)))
    expect(theirs.entries.slice(3)).toEqual([act(4, 7), act(5)])
  })

  test('in the middle of a checkpoint stops it before it replaces the file', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    const before = { entries: acts(1, 2), digest: digest() }
    let armed = false
    const disk = faultyDisk(({ what }) => {
      // Reading the size back is the last thing before the rename.
      if (armed && what === 'size')
        writeFileSync(lockPath(path), '{"pid":200,"host":"desk","started":1,"token":"theirs"}')
      return null
    })
    const store = must(await CampaignStore.create(path, before, toySetup(folder, { machine: here, disk })))
    must(await store.append(act(3), digest()))
    must(await store.checkpoint('save')) // with it the backup of the day is made
    must(await store.append(act(4), digest()))
    const untouched = await readFile(path)
    armed = true
    expect(await store.checkpoint('save')).toMatchObject({ error: { kind: 'read-only' } })
    expect(await readFile(path)).toEqual(untouched)
    expect((await readdir(folder)).filter(name => name.endsWith('.tmp'))).toEqual([])
    await store.abandon()
  })

  test.each(['a clock of two seconds', 'cached file times'])('is noticed at once on a disk with %s', async how => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    const disk = { ...realDisk, facts: async (at: string) => coarse(await realDisk.stat(at), how) }
    const setup = toySetup(folder, { machine: here, disk })
    const store = must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, setup))
    must(await store.append(act(3), digest()))
    const other = toySetup(folder, { machine: { ...here, pid: 200 }, disk })
    const taker = must(await CampaignStore.open(path, 'take-over', other))
    expect(await store.append(act(4, 9), digest())).toMatchObject({ ok: false, error: { kind: 'read-only' } })
    expect(store.status().save.kind).toBe('read-only')
    must(await taker.store.append(act(4), digest()))
    must(await taker.store.close())
    await store.abandon()
  })

  test('is noticed by the heartbeat when no player acts', async () => {
    const { folder, path, clock, store } = await heldCampaign()
    const taker = must(
      await CampaignStore.open(path, 'take-over', toySetup(folder, { machine: { ...here, pid: 200 } }))
    )
    const changed = new Promise<void>(resolve => store.onChange(resolve))
    clock.pass(10_000)
    await changed
    expect(store.status().save.kind).toBe('read-only')
    must(await store.close())
    must(await taker.store.close())
  })

  test('the heartbeat shows others that we are there', async () => {
    const { path, clock, store } = await heldCampaign()
    await utimes(lockPath(path), 1, 1)
    clock.pass(10_000)
    await expect.poll(async () => (await stat(lockPath(path))).mtimeMs).toBe(clock.now())
    must(await store.close())
  })
})

async function contentOf(folder: string): Promise<readonly (readonly [string, string])[]> {
  const names = (await readdir(folder)).filter(name => name.startsWith('bells'))
  return Promise.all(names.map(async name => [name, await readFile(join(folder, name), 'utf8')] as const))
}
