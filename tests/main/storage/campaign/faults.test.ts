import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import type { Disk } from '#main/storage/disk/disk'
import { wallClock } from '#main/storage/machine/this-machine'
import type { StoreClock } from '#main/storage/types'
import { someOf } from '../../../support/thorough'
import { faultyDisk, type DiskCall, type Fate } from '../faulty-disk'
import { act, acts, digest, must, toySetup } from '../toy'

/** What a store reported while its disk was failing. */
interface Story {
  readonly folder: string
  readonly acknowledged: readonly number[]
  readonly claimsSaved: boolean
  readonly path: string
}

// A file system all the same, where a thousand evenings do not wait for a thousand times a hundred syncs.
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

const silent: StoreClock = { now: wallClock.now, after: () => () => undefined }
const gone = { pid: 4_000_000, host: 'here', bootedAt: () => 0, isAlive: () => false }

/** A short evening: play, save, play, save under another name, play, close. */
async function evening(folder: string, disk: Disk): Promise<Story> {
  const setup = toySetup(folder, { disk, clock: silent, machine: gone })
  const first = join(folder, 'bells.hearth')
  const acknowledged: number[] = []
  const created = await CampaignStore.create(first, { entries: acts(1, 2), digest: digest() }, setup)
  if (!created.ok) return { folder, acknowledged, claimsSaved: false, path: first }
  const store = created.value
  acknowledged.push(1, 2)
  const play = async (id: number): Promise<void> => {
    if ((await store.append(act(id), digest())).ok) acknowledged.push(id)
  }
  for (const id of [3, 4, 5]) await play(id)
  await store.checkpoint('save')
  for (const id of [6, 7]) await play(id)
  await store.saveAs(join(folder, 'other.hearth'), 'refuse')
  for (const id of [8, 9]) await play(id)
  const { path, save } = store.status()
  const closed = await store.close()
  if (!closed.ok) await store.abandon()
  return { folder, acknowledged, claimsSaved: save.kind === 'saved', path }
}

/** Whatever was acknowledged is there when the machine comes back; what the store called saved is all there. */
async function expectNothingLost({ folder, acknowledged, claimsSaved, path }: Story, what: string): Promise<void> {
  if (acknowledged.length === 0) return
  const opened = await CampaignStore.open(path, 'edit', toySetup(folder, { clock: silent, machine: gone }))
  const ids = must(opened).entries.map(entry => entry.id)
  expect(ids, what).toEqual(expect.arrayContaining([...acknowledged]))
  if (claimsSaved) expect(ids, what).toHaveLength(9)
  await must(opened).store.close()
}

async function tellOf(fate: (call: DiskCall) => Fate, what: string): Promise<readonly DiskCall[]> {
  const folder = await mkdtemp(join(memory, 'hearthside-faults-'))
  const disk = faultyDisk(fate)
  await expectNothingLost(await evening(folder, disk), what)
  await expect.poll(disk.openFiles).toBe(0)
  await rm(folder, { recursive: true })
  return disk.calls
}

/** Each call in the thorough run, each ninth one in `npm test`. Eight at a time, because they wait for the disk. */
async function forCalls(last: number, report: (number: number) => Promise<unknown>): Promise<void> {
  const calls = someOf(
    Array.from({ length: last }, (_, index) => index + 1),
    9
  )
  for (let first = 0; first < calls.length; first += 8) await Promise.all(calls.slice(first, first + 8).map(report))
}

describe('an evening on a failing disk loses nothing that was acknowledged', () => {
  test.each(['EIO', 'ENOSPC'])(
    'when the N-th call fails with %s',
    async code => {
      const { length } = await tellOf(() => null, 'a good disk')
      expect(length).toBeGreaterThan(100)
      await forCalls(length, n => tellOf(call => (call.number === n ? code : null), `call ${n} fails`))
    },
    300_000
  )

  test('when everything from the N-th call on fails', async () => {
    const { length } = await tellOf(() => null, 'a good disk')
    await forCalls(length, n => tellOf(call => (call.number >= n ? 'EIO' : null), `dead from call ${n} on`))
  }, 300_000)

  test('when no sync ever succeeds, nothing is called saved', async () => {
    const folder = await mkdtemp(join(memory, 'hearthside-faults-'))
    let broken = false
    const disk = faultyDisk(call => (broken && ['sync', 'datasync'].includes(call.what) ? 'EIO' : null))
    const setup = toySetup(folder, { disk })
    const store = must(
      await CampaignStore.create(join(folder, 'a.hearth'), { entries: acts(1, 1), digest: digest() }, setup)
    )
    broken = true
    for (const id of [2, 3, 4]) expect((await store.append(act(id), digest())).ok).toBe(false)
    expect(store.status().save).toMatchObject({
      kind: 'not-saved',
      acts: 3,
      problem: { kind: 'not-written', code: 'EIO' }
    })
    expect(await store.retry()).toMatchObject({ ok: false })
    expect(await store.checkpoint('save')).toMatchObject({ ok: false })
    expect(await store.close()).toMatchObject({ ok: false })
    broken = false
    must(await store.retry())
    expect(store.status().save.kind).toBe('saved')
    must(await store.close())
    await rm(folder, { recursive: true })
  })

  test('when the disk takes one byte at a time, all is well', async () => {
    await tellOf(call => (call.what === 'write' ? 'short' : null), 'short writes')
  })
})
