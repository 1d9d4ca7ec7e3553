import { chmod, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignStore } from '#main/storage/campaign-store'
import { asOrdinaryUser } from '../ordinary-user'
import { act, acts, digest, must, tempFolder, toySetup } from '../toy'
import { printedFile } from '../../../support/printed-file'

const head = { ...digest(), versions: { file: 1, toy: 1 }, savedBy: 'Hearthside 0.1.0', id: 'good' }
const good = printedFile(head, acts(1, 3))
const text = good.toString('utf8')
const lines = text.split('\n')

async function opening(bytes: string | Buffer) {
  const folder = await tempFolder()
  const path = join(folder, 'bells.hearth')
  await writeFile(path, bytes)
  const opened = await CampaignStore.open(path, 'edit', toySetup(folder))
  if (opened.ok) await opened.value.store.close()
  // For any result, the file is unchanged and no other file is beside it.
  expect(await readFile(path)).toEqual(Buffer.from(bytes))
  expect((await readdir(folder)).filter(name => name !== 'user')).toEqual(['bells.hearth'])
  return opened
}

describe('a file that is no campaign is left as it is, and the place is named', () => {
  test.each<readonly [string, string | Buffer, string, RegExp]>([
    ['empty', '', 'the whole file', /empty/],
    ['blank', ' \n\n', 'the whole file', /empty/],
    ['not JSON', 'Once upon a time', 'line 1', /./],
    ['another JSON', '{"format":"minecraft"}', 'format', /not a Hearthside campaign/],
    ['a list', '[1,2,3]', 'the whole file', /./],
    ['a number', '42', 'the whole file', /./],
    ['null', 'null', 'the whole file', /./],
    ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]), 'the whole file', /not a text/],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), 'the whole file', /not a text/],
    ['cut off in an entry', text.slice(0, text.indexOf('"id":2') + 12), 'entries.1', /end is missing/],
    ['cut off after the entries', text.slice(0, text.indexOf('"revision"')), 'line 14', /end is missing/],
    ['cut off in its head', text.slice(0, 60), 'line 3', /end is missing/],
    ['damaged in an entry', text.replace('"id":3', '"id:3'), 'entries.2', /is damaged here/],
    ['damaged in its head', text.replace('"title"', 'title'), 'line 6', /is damaged here/],
    ['with two ends', `${text}}`, 'line 17', /is damaged here/],
    ['without an id', text.replace(/ {2}"id".*\n/, ''), 'id', /./],
    ['with a title that is none', text.replace('"The Drowned Bells"', '7'), 'title', /./],
    ['without entries', text.replace('"entries": [', '"pages": ['), 'entries', /no list of entries/],
    ['with an entry that is none', text.replace(lines[10] ?? '', '    "entry",'), 'entries.1', /./],
    ['with an unknown kind of entry', text.replace('"kind":"act"', '"kind":"dream"'), 'entries.0.kind', /./],
    ['with a gap in its entries', text.replace('"id":2', '"id":7'), 'entries.1.id', /should be entry 2/],
    ['with an entry too few', text.replace(`${lines[10]}\n`, ''), 'entries.1.id', /should be entry 2/],
    ['with a wrong count', text.replace('"revision": 3', '"revision": 4'), 'revision', /4 entries were written/],
    ['with an event that is none', text.replace('[{"add":1}]', '[{"add":"one"}]'), 'entries.0.events.0.add', /number/],
    ['that breaks the rules', text.replaceAll('"add":1', '"add":-1'), 'entries.0', /below zero/],
    ['of tomorrow’s layout', '{"format":"hearthside-campaign","versions":{"file":9}}', 'versions', /newer Hearthside/]
  ])('%s', async (_what, bytes, place, says) => {
    const opened = await opening(bytes)
    expect(opened).toMatchObject({ ok: false, error: { kind: 'unreadable', damagedAt: place, backups: [] } })
    expect(!opened.ok && opened.error.kind === 'unreadable' && opened.error.message).toMatch(says)
  })

  test('far too large', async () => {
    const folder = await tempFolder()
    const file = await open(join(folder, 'huge.hearth'), 'w')
    await file.truncate(1_300_000_000)
    await file.close()
    const opened = await CampaignStore.open(join(folder, 'huge.hearth'), 'edit', toySetup(folder))
    expect(opened).toMatchObject({
      ok: false,
      error: { kind: 'unreadable', message: expect.stringContaining('too large') }
    })
  })

  test('a folder', async () => {
    const folder = await tempFolder()
    await mkdir(join(folder, 'bells.hearth'))
    const opened = await CampaignStore.open(join(folder, 'bells.hearth'), 'edit', toySetup(folder))
    expect(opened).toMatchObject({
      ok: false,
      error: { kind: 'unreadable', message: expect.stringContaining('folder') }
    })
  })

  test.each(['nowhere.hearth', 'no/such/folder/bells.hearth'])('missing: %s', async name => {
    const folder = await tempFolder()
    const opened = await CampaignStore.open(join(folder, name), 'edit', toySetup(folder))
    expect(opened).toEqual({ ok: false, error: { kind: 'not-found', path: join(folder, name) } })
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a campaign that was edited outside Hearthside opens all the same', () => {
  test.each<readonly [string, string | Buffer]>([
    ['as it is', good],
    ['with a byte order mark', `\ufeff${text}`],
    ['with Windows line ends', text.replaceAll('\n', '\r\n')],
    ['laid out on one line', JSON.stringify(JSON.parse(text))],
    ['laid out wide', JSON.stringify(JSON.parse(text), null, 4)],
    ['without a last line end', text.trimEnd()],
    ['with fields that we do not know', text.replace('"seats": []', '"seats": [], "mood": {"entries": [1]}')]
  ])('%s', async (_what, bytes) => {
    expect(must(await opening(bytes)).entries).toEqual(acts(1, 3))
  })

  test.each<readonly [string, string]>([
    ['with a byte order mark', `\ufeff${text}`],
    ['with Windows line ends', text.replaceAll('\n', '\r\n')],
    [
      'with a list that only looks like its entries',
      text.replace('"seats": []', '"seats": [{\n  "entries": [1\n  ]}]')
    ],
    ['with a field we do not know after the entries', text.replace('  "revision"', '  "mood": [\n  ],\n  "revision"')]
  ])('and is in our own layout after the next save: %s', async (_what, bytes) => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    await writeFile(path, bytes)
    const { store } = must(await CampaignStore.open(path, 'edit', toySetup(folder)))
    must(await store.append(act(4), digest()))
    must(await store.close())
    const written = await readFile(path, 'utf8')
    expect(withoutDigest(written)).toBe(
      withoutDigest(text)
        .replace('  ],\n  "rev', `    ${JSON.stringify(act(4))}\n  ],\n  "rev`)
        .replace(/}\n {4}{/, '},\n    {')
        .replace('"revision": 3', '"revision": 4')
    )
  })
})

describe('what forbids writing makes a campaign read-only', () => {
  async function expectReadOnly(folder: string, path: string, says: RegExp): Promise<void> {
    const before = await readFile(path)
    const { store, entries } = must(await CampaignStore.open(path, 'edit', toySetup(folder)))
    expect(entries).toHaveLength(3)
    expect(store.status().save).toMatchObject({ kind: 'read-only', message: expect.stringMatching(says) })
    for (const done of [await store.append(act(4), digest()), await store.checkpoint('save'), await store.retry()]) {
      expect(done).toMatchObject({ ok: false, error: { kind: 'read-only' } })
    }
    must(await store.close())
    expect(await readFile(path)).toEqual(before)
  }

  test('a folder that may not be written to', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    await writeFile(path, good)
    await chmod(folder, 0o555)
    await asOrdinaryUser(folder, () => expectReadOnly(folder, path, /may not be written to/))
    await chmod(folder, 0o755)
  })

  test('a file that may not be written to', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    await writeFile(path, good)
    await chmod(path, 0o444)
    await chmod(folder, 0o777)
    await asOrdinaryUser(folder, () => expectReadOnly(folder, path, /may not be written to/))
    expect(await readdir(folder)).toEqual(['bells.hearth'])
  })

  test('a newer version of a game, when all of it can be read', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    await writeFile(path, text.replace('"toy":1', '"toy":2').replace('Hearthside 0.1.0', 'Hearthside 3.2.1'))
    await expectReadOnly(folder, path, /newer Hearthside \(Hearthside 3\.2\.1\)/)
    expect(await readdir(folder)).toEqual(['bells.hearth'])
  })

  test('a game that we do not know', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    await writeFile(path, text.replace('"toy":1', '"toy":1,"chess":1'))
    await expectReadOnly(folder, path, /newer Hearthside/)
  })

  test('a newer version that we cannot read is unreadable, and says to update', async () => {
    const opened = await opening(text.replace('"toy":1', '"toy":2').replace('[{"add":1}]', '[{"plus":1}]'))
    expect(opened).toMatchObject({
      ok: false,
      error: { kind: 'unreadable', damagedAt: 'versions', remedy: expect.stringContaining('Update') }
    })
  })

  test('because the GM asked for it', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    await writeFile(path, good)
    const { store } = must(await CampaignStore.open(path, 'read-only', toySetup(folder)))
    expect(store.status().save.kind).toBe('read-only')
    expect(await readdir(folder)).toEqual(['bells.hearth'])
    must(await store.saveAs(join(folder, 'mine.hearth'), 'refuse'))
    must(await store.append(act(4), digest()))
    expect(store.status()).toMatchObject({ name: 'mine.hearth', save: { kind: 'saved' } })
    must(await store.close())
    expect(await readFile(path)).toEqual(good)
  })

  test('a file that may not even be read is a problem', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'bells.hearth')
    await writeFile(path, good)
    await chmod(path, 0)
    await asOrdinaryUser(folder, async () => {
      const opened = await CampaignStore.open(path, 'edit', toySetup(folder))
      expect(opened).toMatchObject({
        ok: false,
        error: { kind: 'unreadable', message: expect.stringContaining('not allowed') }
      })
    })
  })
})

/** Another last entry makes another digest: `file-digest.test.ts` looks at that. */
function withoutDigest(file: string): string {
  return file.replace(/,\n {2}"digest": "[0-9a-f]{32}"/, '')
}
