import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { act, acts, digest, must, tempFolder, toySetup } from './toy'

describe('a campaign on disk', () => {
  test('is one file after closing, and opens with every entry', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    const store = must(await CampaignStore.create(path, { entries: acts(1, 2), digest: digest() }, toySetup(folder)))
    must(await store.append(act(3, 40), digest()))
    must(await store.close())
    expect(await readdir(folder)).toEqual(['bells.hearth', 'user'])
    const opened = must(await CampaignStore.open(path, 'edit', toySetup(folder)))
    expect(opened.entries).toEqual([...acts(1, 2), act(3, 40)])
    expect(opened.folded).toEqual({ acts: 3, total: 42 })
    expect(opened.notices).toEqual([])
    await opened.store.close()
  })

  test('is a text that a person can read: an entry per line, a digest at its head', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    const store = must(
      await CampaignStore.create(
        path,
        { entries: acts(1, 2), digest: digest() },
        toySetup(folder, { newId: () => 'abc' })
      )
    )
    must(await store.append(act(3), digest()))
    must(await store.checkpoint('save'))
    expect((await readFile(path, 'utf8')).split('\n')).toEqual([
      '{',
      '  "format": "hearthside-campaign",',
      '  "versions": {"file":1,"toy":1},',
      '  "savedBy": "Hearthside 0.1.0",',
      '  "id": "abc",',
      '  "title": "The Drowned Bells",',
      '  "seats": [],',
      '  "boards": [],',
      '  "entries": [',
      `    ${JSON.stringify(act(1))},`,
      `    ${JSON.stringify(act(2))},`,
      `    ${JSON.stringify(act(3))}`,
      '  ],',
      '  "revision": 3,',
      expect.stringMatching(/^ {2}"digest": "[0-9a-f]{32}"$/),
      '}',
      ''
    ])
    await store.close()
  })
})
