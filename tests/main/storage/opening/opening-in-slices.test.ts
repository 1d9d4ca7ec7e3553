import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '#main/host/games'
import { CampaignStore } from '#main/storage/campaign-store'
import { Cancelled, type ProgressListener } from '#main/storage/disk/sliced-work'
import { Played } from '../../../support/chronicle'
import { printed } from '../../../support/frozen'
import { runs } from '../../../support/thorough'
import { must, tempFolder, toySetup } from '../toy'

/** A campaign of so many acts of some 0.8 kB, and its bytes. */
async function longCampaign(acts: number) {
  const folder = await tempFolder()
  const path = join(folder, 'long.hearth')
  const table = Played.table('A long one', 'Ada')
  for (let note = 0; note < acts; note++)
    table.campaign({ type: 'write-note', text: `${note} ${'x'.repeat(600)}`, audience: 'gm' })
  const bytes = printed('long', table.chronicle)
  await writeFile(path, bytes)
  return { folder, path, bytes, setup: { ...toySetup(folder), games }, revision: table.chronicle.revision }
}

/** A listener for the progress that cancels after so many reports. */
function watcher(most = Infinity): ProgressListener & { readonly reported: readonly number[] } {
  const control = new AbortController()
  const reported: number[] = []
  const report = (share: number): void => {
    if (reported.push(share) >= most) control.abort()
  }
  return { reported, report, signal: control.signal }
}

describe('opening a long campaign', () => {
  test('lets other work run after each megabyte and each 500 acts, and says how far it is', async () => {
    const { path, setup, revision } = await longCampaign(2500)
    const watching = watcher()
    let turns = 0
    let over = false
    const others = (): void => void (over || ((turns += 1), setImmediate(others)))
    others()
    const { store, entries } = must(await CampaignStore.open(path, 'edit', setup, watching))
    over = true
    expect(entries).toHaveLength(revision)
    // Two megabytes of JSON, and 2,500 acts that are parsed and then played.
    expect(watching.reported.length).toBeGreaterThanOrEqual(2 + 5 + 5)
    expect(turns).toBeGreaterThanOrEqual(watching.reported.length)
    expect([...watching.reported].sort((one, two) => one - two)).toEqual(watching.reported)
    expect(Math.max(...watching.reported)).toBeLessThanOrEqual(1)
    expect(watching.reported.some(share => share > 0.6)).toBe(true)
    await store.close()
  })

  test('can be called off after a slice: nothing was written, and no process holds it', async () => {
    const { path, folder, setup, bytes } = await longCampaign(1300)
    const whole = watcher()
    await must(await CampaignStore.open(path, 'read-only', setup, whole)).store.close()
    for (let looks = 1; looks <= whole.reported.length; looks += runs(3, 1)) {
      await expect(CampaignStore.open(path, 'edit', setup, watcher(looks))).rejects.toThrow(Cancelled)
      expect(await readdir(folder)).toEqual(['long.hearth'])
    }
    expect(bytes.equals(await readFile(path))).toBe(true)
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    expect(store.status().save.kind).toBe('saved')
    await store.close()
  })
})
