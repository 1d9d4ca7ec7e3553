import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { notices } from '#main/storage/notices'
import { faultyDisk } from '../faulty-disk'
import { act, acts, digest, must, tempFolder, toySetup } from '../toy'

describe('why a campaign opens to be read only', () => {
  test.each([
    ['ENOSPC', /The disk is full/],
    ['EACCES', /may not be written to/],
    ['EROFS', /can only be read/]
  ])('%s is reported by its own name', async (code, words) => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    must(
      await must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, toySetup(folder))).close()
    )
    const disk = faultyDisk(({ what, path: at }) => (what === 'open' && at === `${path}.lock` ? code : null))
    const { store } = must(await CampaignStore.open(path, 'edit', toySetup(folder, { disk })))
    expect(store.status().save).toEqual({
      kind: 'read-only',
      message: expect.stringMatching(words),
      remedy: expect.any(String)
    })
    must(await store.saveAs(join(folder, 'elsewhere.hearth'), 'refuse'))
    await store.abandon()
  })
})

describe('names as long as disks allow', () => {
  test.each([200, 239, 240, 241, 247, 248])('%i bytes and the ending: it opens', async length => {
    const folder = await tempFolder()
    const short = join(folder, 'a.hearth')
    const store = must(await CampaignStore.create(short, { entries: acts(1, 2), digest: digest() }, toySetup(folder)))
    const path = join(folder, `${'b'.repeat(length)}.hearth`)
    await writeFile(path, must(store.text()))
    must(await store.close())
    const opened = must(await CampaignStore.open(path, 'edit', toySetup(folder)))
    expect(opened.entries).toEqual(acts(1, 2))
    const { save } = opened.store.status()
    if (save.kind === 'saved') must(await opened.store.append(act(3), digest()))
    else
      expect(save).toEqual({
        kind: 'read-only',
        message: expect.stringContaining('name is too long'),
        remedy: 'Save the campaign under a shorter one'
      })
    await opened.store.close()
    must(await CampaignStore.open(path, 'read-only', toySetup(folder)))
  })
})

test.each([
  [1, 'the last act is only in bells.hearth.journal'],
  [2, 'the last 2 acts are only in bells.hearth.journal']
])('what closing warns of agrees with its number: %i', (acts, says) => {
  expect(notices.closedWithJournal(acts, 'bells.hearth.journal').says).toContain(says)
})
