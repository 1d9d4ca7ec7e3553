import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { realDisk, type Disk } from '#main/storage/disk/disk'
import { act, acts, digest, must, tempFolder, toySetup } from '../toy'

/** The machine's disk. `longest`: the largest write. `unsynced`: the most bytes that waited for a sync. */
function watchedDisk() {
  const seen = { longest: 0, unsynced: 0, readWhole: [] as string[], betweenPieces: async () => undefined as unknown }
  const disk: Disk = {
    ...realDisk,
    async read(path) {
      seen.readWhole.push(path)
      return realDisk.read(path)
    },
    async open(path, flags, mode) {
      const file = await realDisk.open(path, flags, mode)
      let waiting = 0
      return {
        ...file,
        async write(blocks) {
          const written = await file.write(blocks)
          seen.longest = Math.max(seen.longest, written)
          seen.unsynced = Math.max(seen.unsynced, (waiting += written))
          return written
        },
        async datasync() {
          const before = waiting
          await file.datasync()
          waiting -= before
          if (flags === 'wx') await seen.betweenPieces()
        },
        async sync() {
          await file.sync()
          waiting = 0
        }
      }
    }
  }
  return { disk, seen }
}

/** Some 20 MB on disk, and an act in the journal. */
async function longCampaign() {
  const folder = await tempFolder()
  const path = join(folder, 'long.hearth')
  const { disk, seen } = watchedDisk()
  let now = Date.now()
  const clock = { now: () => (now += 3_600_000), after: () => () => undefined }
  const setup = toySetup(folder, { disk, clock })
  const entries = acts(1, 2500).map(each => ({ ...each, command: { type: 'add', pad: 'x'.repeat(8000) } }))
  const store = must(await CampaignStore.create(path, { entries, digest: digest() }, setup))
  must(await store.append(act(2501), digest()))
  return { store, seen, path, setup }
}

test('a checkpoint and its backup are written a megabyte at a time, and never are more than 8 MB not synced', async () => {
  const { store, seen, path } = await longCampaign()
  Object.assign(seen, { longest: 0, unsynced: 0, readWhole: [] })
  must(await store.checkpoint('save'))
  expect(seen.longest).toBeLessThanOrEqual(1_000_000)
  expect(seen.unsynced).toBeLessThanOrEqual(8_000_000)
  expect(seen.unsynced).toBeGreaterThanOrEqual(4_000_000)
  expect(seen.readWhole).not.toContain(path)
  await store.close()
})

test('acts are written down between the pieces of a checkpoint, and are there afterwards', async () => {
  const { store, seen, path, setup } = await longCampaign()
  let next = 2502
  // After each synced piece of the backup or the file. The act must not wait for the end of both.
  seen.betweenPieces = async () => {
    must(await store.append(act(next++), digest()))
    expect(store.status()).toMatchObject({ unsaved: 0, save: { kind: 'saved' } })
  }
  must(await store.checkpoint('save'))
  seen.betweenPieces = async () => undefined
  expect(next).toBeGreaterThanOrEqual(2502 + 2 + 2)
  expect(store.status().journaled).toBeGreaterThanOrEqual(2)
  await store.close()
  const again = must(await CampaignStore.open(path, 'edit', setup))
  expect(again.entries).toHaveLength(next - 1)
  await again.store.close()
})
