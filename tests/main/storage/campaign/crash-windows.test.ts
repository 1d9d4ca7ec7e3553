import { copyFile, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { journalPath } from '#main/storage/campaign/journal'
import { act, acts, digest, must, tempFolder, toySetup } from '../toy'

const gone = { pid: 4_000_000, host: 'here', bootedAt: () => 0, isAlive: () => false }

/** A campaign of two filed and three journaled acts, whose process was killed. */
async function killedCampaign(newId: () => string = () => 'bells') {
  const folder = await tempFolder()
  const path = join(folder, 'bells.hearth')
  const setup = toySetup(folder, { machine: gone, newId })
  const store = must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, setup))
  for (const id of [3, 4, 5]) must(await store.append(act(id), digest()))
  return {
    folder,
    path,
    journal: journalPath(path),
    setup,
    store,
    reopen: () => CampaignStore.open(path, 'edit', setup)
  }
}

const tones = (opened: { readonly notices: readonly { readonly tone: string; readonly says: string }[] }) =>
  opened.notices.map(({ tone, says }) => [tone, says.split(/[.:]/)[0]])

describe('after a kill', () => {
  test('the journal’s acts come back, and the GM is informed', async () => {
    const { reopen, folder } = await killedCampaign()
    const opened = must(await reopen())
    expect(opened.entries).toEqual(acts(1, 5))
    expect(tones(opened)).toEqual([['plain', expect.stringMatching(/^\d acts? came back from the journal$/)]])
    must(await opened.store.close())
    expect(await readdir(folder)).toEqual(['bells.hearth', 'user'])
    expect(must(await reopen()).notices).toEqual([])
  })

  test('a torn last line is left out, and the rest comes back', async () => {
    const { reopen, journal } = await killedCampaign()
    await writeFile(journal, (await readFile(journal)).subarray(0, -9))
    const opened = must(await reopen())
    expect(opened.entries).toEqual(acts(1, 4))
    expect(tones(opened).at(-1)).toEqual([
      'plain',
      'The last act in the journal was not written to its end, so it is left out'
    ])
    must(await opened.store.append(act(5, 50), digest()))
    must(await opened.store.close())
    expect(must(await reopen()).entries.at(-1)).toEqual(act(5, 50))
  })

  test('a last line that lacks nothing but its newline is an act like any other', async () => {
    const { reopen, journal } = await killedCampaign()
    await writeFile(journal, (await readFile(journal)).subarray(0, -1))
    const opened = must(await reopen())
    expect(opened.entries).toEqual(acts(1, 5))
    expect(tones(opened)).toEqual([['plain', expect.stringMatching(/^\d acts? came back from the journal$/)]])
    must(await opened.store.append(act(6), digest()))
    await opened.store.abandon()
    expect(must(await reopen()).entries).toEqual(acts(1, 6))
  })

  test.each([0, 1, 30])('a journal cut in its first line, to %i bytes, is kept and told', async bytes => {
    const { reopen, journal, folder } = await killedCampaign()
    const cut = (await readFile(journal)).subarray(0, bytes)
    await writeFile(journal, cut)
    const opened = must(await reopen())
    expect(opened.entries).toEqual(acts(1, 2))
    expect(tones(opened)).toEqual([['warn', 'The journal of this campaign is damaged']])
    must(await opened.store.close())
    const kept = (await readdir(folder)).filter(name => name.includes('broken'))
    expect(kept).toHaveLength(bytes === 0 ? 0 : 1)
  })

  test('the opening promises nothing that it cannot know', async () => {
    const { reopen, journal } = await killedCampaign()
    await writeFile(journal, (await readFile(journal)).subarray(0, -9))
    const says = must(await reopen())
      .notices.map(notice => notice.says)
      .join(' ')
    // An act that was reported as NOT saved was on the screens, and may be the missing one.
    expect(says).not.toMatch(/nothing is lost|had not been shown/i)
  })

  test('a broken journal stops at the last good entry, and its remains are kept once', async () => {
    const { reopen, journal, folder } = await killedCampaign()
    const damaged = (await readFile(journal, 'utf8')).replace('"id":4', '"id":9')
    await writeFile(journal, damaged)
    const opened = must(await reopen())
    expect(opened.entries).toEqual(acts(1, 3))
    expect(tones(opened).at(-1)).toEqual(['warn', 'The journal of this campaign is damaged'])
    await opened.store.abandon()
    const again = must(await reopen())
    must(await again.store.append(act(4), digest()))
    must(await again.store.close())
    const kept = (await readdir(folder)).filter(name => name.includes('broken'))
    expect(kept).toEqual([expect.stringMatching(/^bells\.hearth\.journal\.broken-[0-9a-f]{8}$/)])
    expect(await readFile(join(folder, kept[0] ?? ''), 'utf8')).toBe(damaged)
    expect(must(await reopen()).entries).toEqual(acts(1, 4))
  })

  test('an entry of the journal that breaks the rules ends it there', async () => {
    const { path, setup, store } = await killedCampaign()
    must(await store.append(act(6, -100), digest()))
    must(await store.append(act(7), digest()))
    const opened = must(await CampaignStore.open(path, 'edit', setup))
    expect(opened.entries).toEqual(acts(1, 5))
    expect(tones(opened).at(-1)).toEqual(['warn', 'The journal of this campaign is damaged'])
    must(await opened.store.append(act(6), digest()))
    must(await opened.store.close())
    expect(must(await CampaignStore.open(path, 'edit', setup)).entries).toEqual(acts(1, 6))
  })

  test('looking at it read-only changes nothing on disk', async () => {
    const { path, journal, folder, setup } = await killedCampaign()
    await writeFile(journal, (await readFile(journal, 'utf8')).replace('"id":4', '"id":9'))
    const before = await readdir(folder)
    const opened = must(await CampaignStore.open(path, 'read-only', setup))
    expect(opened.entries).toEqual(acts(1, 3))
    must(await opened.store.close())
    expect(await readdir(folder)).toEqual(before)
  })
})

describe('a journal that says nothing new', () => {
  test('is removed on opening', async () => {
    const { store, journal, reopen, folder } = await killedCampaign()
    await copyFile(journal, join(folder, 'old-journal'))
    must(await store.checkpoint('save'))
    await rename(join(folder, 'old-journal'), journal)
    const opened = must(await reopen())
    expect(opened.notices).toEqual([])
    must(await opened.store.close())
    expect(await readdir(folder)).toEqual(['bells.hearth', 'user'])
  })
})

describe('a journal that does not begin where the file ends', () => {
  test('killed between the checkpoint and the emptying of the journal: nothing comes twice', async () => {
    const { store, journal, reopen, folder } = await killedCampaign()
    await copyFile(journal, join(folder, 'old-journal'))
    must(await store.checkpoint('save'))
    must(await store.append(act(6), digest()))
    await rename(join(folder, 'old-journal'), journal)
    const opened = must(await reopen())
    expect(opened.entries).toEqual(acts(1, 5))
    expect(opened.notices).toEqual([])
    must(await opened.store.append(act(6, 6), digest()))
    must(await opened.store.close())
    expect(must(await reopen()).entries).toEqual([...acts(1, 5), act(6, 6)])
  })

  test('with acts that came while the checkpoint was written: those come back', async () => {
    const { store, path, journal, reopen, folder } = await killedCampaign()
    must(await store.checkpoint('save'))
    await copyFile(path, join(folder, 'checkpoint'))
    must(await store.append(act(6), digest()))
    must(await store.checkpoint('save'))
    for (const id of [7, 8]) must(await store.append(act(id), digest()))
    // The journal goes on from 6; a file that has 5 is older than that, one that has 6 fits.
    const opened = must(await reopen())
    expect(opened.entries).toEqual(acts(1, 8))
    await opened.store.abandon()
    await rename(join(folder, 'checkpoint'), path)
    const older = must(await reopen())
    expect(older.entries).toEqual(acts(1, 5))
    expect(tones(older)).toEqual([['warn', 'The journal beside this campaign does not fit the file']])
    expect((await readdir(folder)).filter(name => name.startsWith('bells.hearth.journal'))).toEqual([
      expect.stringMatching(/broken-/)
    ])
    expect(journal).toBe(`${path}.journal`)
  })

  test('of another campaign it is put aside and not used', async () => {
    const one = await killedCampaign()
    const other = await killedCampaign(() => 'other')
    await copyFile(other.journal, one.journal)
    const opened = must(await one.reopen())
    expect(opened.entries).toEqual(acts(1, 2))
    expect(opened.notices[0]?.says).toContain('another campaign')
    must(await opened.store.close())
    const kept = (await readdir(one.folder)).filter(name => name.includes('broken'))
    expect(await readFile(join(one.folder, kept[0] ?? ''))).toEqual(await readFile(other.journal))
  })

  test('of another course of the same campaign it is put aside and not used', async () => {
    const { path, reopen } = await killedCampaign()
    await writeFile(
      path,
      (await readFile(path, 'utf8'))
        .replace('"add":1', '"add":2')
        .replace('"add":1', '"add":2')
        .replace('"add":1', '"add":2')
        .replace('"add":1', '"add":2')
    )
    const opened = must(await reopen())
    expect(opened.entries).toHaveLength(2)
    expect(opened.notices[0]?.says).toContain('another version of this campaign')
  })
})
