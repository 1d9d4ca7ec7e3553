import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { GmSnapshot } from '#shared/contract'
import { printUpdate, readUpdate, updated } from '#shared/snapshot-update'
import { gmCaller, GmViewer, openTestHost } from '../main/host/test-host'
import { appFolder } from '../support/app-folder'
import { ms, report, spread } from './measure'

/**
 * The data that crosses Electron's bridge into the Game Master's page at one act. Before: the whole snapshot as an object, of which
 * `contextBridge` copies every value. Now: the changes as text, without copies. Both use the same snapshots. `structuredClone` replaces
 * Electron's copying. It is faster, because it copies the values in C++ without checks for the other world.
 */
it('sends the page what an act changed', async () => {
  const { host } = await openTestHost({
    sample: join(appFolder, 'resources', 'samples', 'the-drowned-bells.hearth')
  })
  const gm = new GmViewer()
  host.attach(gm)
  await host.ask(gmCaller, { ask: 'open-sample' })
  const acts = 400
  for (let act = 0; act < acts; act++) await host.ask(gmCaller, { ask: 'name-save-point', name: `Moment ${act}` })
  const shown = gm.seen.slice(-acts) as readonly GmSnapshot[]
  const pairs = shown.slice(1).map((now, nth) => [shown[nth] as GmSnapshot, now] as const)

  const updates = pairs.map(([before, now]) => printUpdate(before, now))
  const whole = spread(pairs.map(([, now]) => timed(() => structuredClone(now))))
  const copied = spread(updates.map(text => timed(() => structuredClone(text))))
  const applied = spread(updates.map((text, nth) => timed(() => updated(pairs[nth]![0], readUpdate(text)))))
  const [last] = pairs.slice(-1)
  const values = valuesIn(last?.[1])
  const bytes = JSON.stringify(last?.[1]).length
  const text = updates.at(-1) ?? ''

  report('before: values that cross at one act', String(values), 'none')
  report('before: size of the picture', `${bytes} bytes`, 'none')
  report('before: a structured clone of it', `${ms(whole.median)}, p95 ${ms(whole.p95)}`, 'none')
  report('now: values that cross at one act', '1', '1')
  report('now: size of the text', `${text.length} bytes`, '8000 bytes')
  report('now: a structured clone of it', `${ms(copied.median)}, p95 ${ms(copied.p95)}`, 'a tenth of before')
  report('now: read and applied in the page', `${ms(applied.median)}, p95 ${ms(applied.p95)}`, 'as before')
  expect(updated(last![0], readUpdate(updates.at(-1)!))).toEqual(JSON.parse(JSON.stringify(last![1])))
  expect(text.length).toBeLessThan(8_000)
  expect(copied.median).toBeLessThan(whole.median / 10)
  expect(copied.median + applied.median).toBeLessThan(whole.median)
})

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** As `contextBridge` goes through them: each object, list and plain value is one. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, each) => sum + valuesIn(each), 1)
}
