import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CampaignStore } from '#main/storage/campaign-store'
import { digest, flip, inFolder, taken, type Samples } from './storage-folder'

// Run by storage.bench.ts as one built file, as it ships: vitest follows every promise, which costs an append 100 µs.
// `append`, or `checkpoint COUNT RUNS`; prints the samples and the size as JSON.

const [what, count, runs] = process.argv.slice(2)
const result = what === 'append' ? await appends() : await checkpoints(Number(count), Number(runs))
process.stdout.write(JSON.stringify(result))

async function appends() {
  const all: Samples = { ours: [], raw: [] }
  await inFolder(async ({ folder, setup, atEnd }) => {
    const peer = await open(join(folder, 'raw'), 'a')
    atEnd(() => peer.close())
    const raw = async (run: number) => {
      await peer.write(Buffer.from(`0123456789abcdef ${JSON.stringify(flip(run + 1))}\n`))
      await peer.datasync()
    }
    // A checkpoint every 500 entries is measured by itself, so each store stays below it. The first one is the warm-up.
    for (const name of ['warm-up', 'a', 'b', 'c']) {
      const store = await CampaignStore.create(join(folder, `${name}.hearth`), { entries: [], digest }, setup)
      if (!store.ok) throw new Error(store.error.kind)
      atEnd(() => store.value.close())
      const samples = await taken(480, run => store.value.append(flip(run + 1), digest), raw)
      if (name === 'warm-up') continue
      all.ours.push(...samples.ours)
      all.raw.push(...samples.raw)
    }
  })
  return { samples: all, bytes: 0 }
}

async function checkpoints(count: number, runs: number) {
  let [samples, bytes]: [Samples, number] = [{ ours: [], raw: [] }, 0]
  await inFolder(async ({ folder, setup, atEnd }) => {
    const entries = Array.from({ length: count }, (_, index) => flip(index + 1))
    const path = join(folder, 'a.hearth')
    const store = await CampaignStore.create(path, { entries, digest }, setup)
    if (!store.ok) throw new Error(store.error.kind)
    atEnd(() => store.value.close())
    await store.value.append(flip(count + 1), digest)
    await store.value.checkpoint('save') // makes the backup of the day, which is not made again for ten minutes
    const text = await readFile(path)
    bytes = text.length
    const checkpoint = async (run: number) => {
      const done = await store.value.checkpoint('save')
      if (!done.ok) throw new Error(`${done.error.kind} in run ${run}`)
    }
    const raw = async () => {
      const file = await open(join(folder, 'raw'), 'w') // over the old one, as a save is
      await file.write(text)
      await file.sync()
      await file.close()
    }
    samples = await taken(runs, checkpoint, raw)
  })
  return { samples, bytes }
}
