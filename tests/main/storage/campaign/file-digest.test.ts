import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { journalPath } from '#main/storage/campaign/journal'
import { backupsOf } from '#main/storage/opening/restore-backup'
import { manualClock } from '../manual-clock'
import { runs } from '../../../support/thorough'
import { act, acts, digest, must, tempFolder, toySetup } from '../toy'

async function closedCampaign() {
  const folder = await tempFolder()
  const path = join(folder, 'bells.hearth')
  const setup = toySetup(folder, { clock: manualClock() })
  const store = must(await CampaignStore.create(path, { entries: acts(1, 3), digest: digest() }, setup))
  must(await store.append(act(4), digest()))
  must(await store.close())
  const open = () => CampaignStore.open(path, 'edit', setup)
  return { folder, path, setup, open, text: await readFile(path, 'utf8') }
}

describe('the file’s digest', () => {
  test('is right for what Hearthside wrote, and no message comes', async () => {
    const { open, text } = await closedCampaign()
    expect(text).toMatch(/"revision": 4,\n {2}"digest": "[0-9a-f]{32}"\n}\n$/)
    const opened = must(await open())
    expect(opened.notices).toEqual([])
    must(await opened.store.append(act(5), digest()))
    must(await opened.store.close())
    expect(must(await open()).notices).toEqual([])
  })

  test('every flipped bit is refused, reported, or changes nothing', async () => {
    const { path, text, setup } = await closedCampaign()
    const bytes = Buffer.from(text)
    const whole = JSON.stringify(acts(1, 4))
    const silent: string[] = []
    for (let bit = 0; bit < bytes.length * 8; bit += runs(19, 5)) {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      await writeFile(path, flipped)
      const opened = await CampaignStore.open(path, 'read-only', setup)
      if (!opened.ok || opened.value.notices.some(({ tone }) => tone === 'warn')) continue
      if (JSON.stringify(opened.value.entries) !== whole)
        silent.push(flipped.toString('utf8', (bit >> 3) - 20, (bit >> 3) + 20))
    }
    expect(silent).toEqual([])
  }, 60_000)

  test('a file that was edited by hand opens, the GM is informed, and the file as found is kept', async () => {
    const { path, open, text, setup } = await closedCampaign()
    const edited = text.replace('[{"add":1}]', '[{"add":6}]')
    await writeFile(path, edited)
    const opened = must(await open())
    expect(opened.folded).toEqual({ acts: 4, total: 9 })
    expect(opened.notices).toEqual([{ tone: 'warn', says: expect.stringContaining('changed outside Hearthside') }])
    const kept = (await backupsOf(path, setup)).find(({ reason }) => reason === 'changed-outside')
    const [home] = await readdir(setup.backupsFolder)
    expect(await readFile(join(setup.backupsFolder, home ?? '', kept?.id ?? ''), 'utf8')).toBe(edited)
    must(await opened.store.append(act(5), digest()))
    must(await opened.store.close())
    expect(must(await open()).notices).toEqual([])
  })

  test('a file that another program formatted anew opens, and the GM is informed', async () => {
    const { path, open, text } = await closedCampaign()
    await writeFile(path, JSON.stringify(JSON.parse(text)))
    const opened = must(await open())
    expect(opened.entries).toEqual(acts(1, 4))
    expect(opened.notices).toEqual([{ tone: 'warn', says: expect.stringContaining('changed outside Hearthside') }])
  })

  test('a file without one, from before there were any, opens without a word', async () => {
    const { path, open, text } = await closedCampaign()
    await writeFile(path, text.replace(/,\n {2}"digest": "[0-9a-f]+"/, ''))
    const opened = must(await open())
    expect(opened.notices).toEqual([])
    must(await opened.store.checkpoint('save'))
    must(await opened.store.close())
    const written = await readFile(path, 'utf8')
    expect(written).toMatch(/"digest": "[0-9a-f]{32}"/)
    expect(JSON.parse(written).entries).toEqual(JSON.parse(text).entries)
  })
})

describe('who may read', () => {
  test('a campaign that only its owner may read keeps its journal, lock, copies and backups to its owner', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    const setup = toySetup(folder)
    const first = { entries: acts(1, 3), digest: digest() }
    must(await must(await CampaignStore.create(path, first, setup)).close())
    await chmod(path, 0o600)
    const { store } = must(await CampaignStore.open(path, 'edit', setup))
    must(await store.append(act(4), digest()))
    const mode = async (at: string) => ((await stat(at)).mode & 0o777).toString(8)
    expect(await mode(journalPath(path))).toBe('600')
    expect(await mode(`${path}.lock`)).toBe('600')
    must(await store.saveCopy(join(folder, 'copy.hearth'), 'refuse'))
    expect(await mode(join(folder, 'copy.hearth'))).toBe('600')
    must(await store.saveAs(join(folder, 'next.hearth'), 'refuse'))
    expect(await mode(join(folder, 'next.hearth'))).toBe('600')
    must(await store.close())
    const homes = await readdir(setup.backupsFolder)
    const names = await Promise.all(
      homes.map(async home =>
        (await readdir(join(setup.backupsFolder, home))).map(name => join(setup.backupsFolder, home, name))
      )
    )
    for (const backup of names.flat()) expect(await mode(backup), backup).toBe('600')
    expect(names.flat().length).toBeGreaterThan(1)
  })

  test('a campaign that a group may write stays so, and so does its journal', async () => {
    const folder = await tempFolder()
    await mkdir(join(folder, 'shared'))
    const path = join(folder, 'shared', 'bells.hearth')
    const first = { entries: acts(1, 3), digest: digest() }
    must(await must(await CampaignStore.create(path, first, toySetup(folder))).close())
    await chmod(path, 0o664)
    const { store } = must(await CampaignStore.open(path, 'edit', toySetup(folder)))
    must(await store.append(act(4), digest()))
    expect((await stat(journalPath(path))).mode & 0o777).toBe(0o664)
    must(await store.close())
  })
})
