import { execFile } from 'node:child_process'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { wallClock } from '#main/storage/machine/this-machine'
import { buildScript } from '../support/run-typescript'
import { ms, report, spread } from './measure'
import { digest, flip, inFolder, taken, timed, type Samples } from './storage-folder'
import { printedFile } from '../support/printed-file'

// Budgets: design, section 15. Ours and the raw peer take turns in one run, so that a busy machine is busy for both.

let script: string

beforeAll(async () => {
  script = await buildScript('tests/bench/storage-as-shipped.ts')
})

async function asShipped(...words: readonly unknown[]): Promise<{ samples: Samples; bytes: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words.map(String)], { maxBuffer: 1e8 })
  return JSON.parse(stdout) as { samples: Samples; bytes: number }
}

/** The medians, and ours over theirs. */
function compared(samples: Samples) {
  const [mine, theirs] = [spread(samples.ours), spread(samples.raw)]
  return { ours: mine, raw: theirs, ratio: mine.median / theirs.median }
}

function tell(what: string, { ours, raw, ratio }: ReturnType<typeof compared>, budget: number): void {
  report(what, `${ms(ours.median)} / ${ms(raw.median)} = ${ratio.toFixed(2)} ×`, `≤ ${budget} ×`)
  expect(ratio).toBeLessThanOrEqual(budget)
}

describe('storage', () => {
  it('appends durably', async () => {
    const { samples } = await asShipped('append')
    tell('durable append of one entry / raw append + fdatasync', compared(samples), 1.3)
  }, 120_000)

  // On ext4 the rename and the folder's sync alone cost about a millisecond more than writing over the old file. So a small
  // campaign's checkpoint cannot be as cheap as that. The budget is for campaigns where the time would be noticed.
  it.each([
    [1_000, 61],
    [10_000, 61],
    [100_000, 25],
    [750_000, 9]
  ])(
    'makes a checkpoint of %i entries',
    async (count, runs) => {
      const { samples, bytes } = await asShipped('checkpoint', count, runs)
      const what = `checkpoint, ${(bytes / 1e6).toFixed(1)} MB / raw write + fsync`
      tell(what, compared(samples), count < 10_000 ? 4 : 1.5)
    },
    300_000
  )

  it.each([
    [100_000, 8],
    [750_000, 4]
  ])(
    'lets acts through while it makes a checkpoint of %i entries and a backup of them',
    async (count, checkpoints) => {
      await inFolder(async ({ folder, setup, atEnd }) => {
        let hours = 0
        const clock = { ...setup.clock, now: () => wallClock.now() + hours * 3_600_000 }
        const entries = Array.from({ length: count }, (_, index) => flip(index + 1))
        const store = await CampaignStore.create(join(folder, 'a.hearth'), { entries, digest }, { ...setup, clock })
        if (!store.ok) throw new Error(store.error.kind)
        atEnd(() => store.value.close())
        const waits = { alone: [] as number[], beside: [] as number[] }
        let id = entries.length
        const append = async (into: number[]) => into.push(await timed(() => store.value.append(flip(++id), digest)))
        for (hours = 1; hours <= checkpoints; hours++) {
          let making = true
          const made = store.value.checkpoint('save').finally(() => (making = false))
          const began = performance.now()
          while (making) await append(waits.beside)
          await made
          const until = 2 * performance.now() - began
          while (performance.now() < until) await append(waits.alone)
        }
        const [alone, beside] = [spread(waits.alone), spread(waits.beside)]
        const slowest = `${ms(Math.max(...waits.beside))} (alone ${ms(Math.max(...waits.alone))})`
        report(
          `an act beside a checkpoint of ${count}, p95 of ${waits.beside.length}`,
          `${ms(beside.p95)} (alone ${ms(alone.p95)})`,
          '≤ 50 ms'
        )
        report('the slowest', slowest, 'told')
        expect(beside.p95).toBeLessThanOrEqual(50)
        expect(beside.p99 - alone.p99).toBeLessThanOrEqual(50)
      })
    },
    300_000
  )

  it('opens 100,000 entries', async () => {
    await inFolder(async ({ folder, setup }) => {
      const entries = Array.from({ length: 100_000 }, (_, index) => flip(index + 1))
      const head = { ...digest, versions: { file: 1 }, savedBy: 'bench', id: 'bench' }
      const bytes = printedFile(head, entries)
      const path = join(folder, 'a.hearth')
      const file = await open(path, 'w')
      await file.write(bytes)
      await file.close()
      const ours = async () => {
        const opened = await CampaignStore.open(path, 'edit', setup)
        if (!opened.ok) throw new Error(opened.error.kind)
        await opened.value.store.close()
      }
      const raw = async () => JSON.parse(bytes.toString('utf8')) as unknown
      tell(`opening, ${(bytes.length / 1e6).toFixed(1)} MB / JSON.parse`, compared(await taken(7, ours, raw)), 3)
    })
  }, 120_000)
})
