import { noEntries } from '#main/storage/campaign/printed-entries'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { games } from '#main/host/games'
import { CampaignStore, FileSize } from '#main/storage/campaign-store'
import { longestText, mostBytes, readLongFile } from '#main/storage/disk/read-json'
import { setupHere } from '#main/storage/machine/this-machine'
import { SlicedWork } from '#main/storage/disk/sliced-work'
import type { Chronicle } from '#rules/campaign/chronicle'
import { Played } from '../../../support/chronicle'
import { printed } from '../../../support/frozen'

function played(notes: number): Chronicle {
  const table = Played.table('A long one', 'Ada')
  for (let note = 0; note < notes; note++)
    table.campaign({ type: 'write-note', text: `“${note}”,\n ] ünd {`, audience: 'gm' })
  return table.chronicle
}

describe('a long campaign file', () => {
  test.each([1, 100, 5000, 30_000])('is read in pieces of %i bytes as it is read whole', async piece => {
    const bytes = printed('long', played(200))
    const read = await readLongFile(bytes, new SlicedWork(), piece)
    expect(read).toStrictEqual(JSON.parse(bytes.toString('utf8')))
    expect(Object.keys(read as object).join()).toBe(Object.keys(JSON.parse(bytes.toString('utf8')) as object).join())
  })

  test.each([
    ['stops in the middle', (text: string) => text.slice(0, -200)],
    ['has an entry that is no JSON', (text: string) => text.replace('"kind":"act"', '"kind":act')],
    ['is laid out by another hand', (text: string) => JSON.stringify(JSON.parse(text))],
    ['is no longer than a piece', (text: string) => text.slice(0, 500)]
  ])('that %s is left to the code that finds the place', async (_, change) => {
    const bytes = Buffer.from(change(printed('long', played(20)).toString('utf8')))
    expect(await readLongFile(bytes, new SlicedWork(), 500)).toBeNull()
  })

  test('with a letter that is no UTF-8 is no text', async () => {
    const bytes = printed('long', played(20))
    bytes[bytes.indexOf('ünd')] = 0xff
    expect(await readLongFile(bytes, new SlicedWork(), 500)).toBeNull()
  })

  test('has the same limit for writing and reading, and space for 1,000,000 acts of 640 bytes', () => {
    const size = new FileSize(noEntries)
    const line = 'x'.repeat(640)
    let reports = 0
    for (let entry = 1; entry <= 1_000_000; entry++) if (size.add(line)) reports++
    expect([size.isFull, reports]).toEqual([false, 0])
    while (!size.isFull) if (size.add(line)) reports++
    expect(reports).toBe(1)
    expect(new FileSize({ ...noEntries, blocks: [Buffer.alloc(0)] }, mostBytes).isFull).toBe(false)
  })

  test('is reported long before it is full, and its content then still opens', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hearthside-long-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const setup = {
      ...setupHere({ games, backupsFolder: join(folder, 'backups'), savedBy: 'tests' }),
      mostBytes: 20_000
    }
    const path = join(folder, 'long.hearth')
    const table = Played.table('A long one', 'Ada')
    const { chronicle } = table
    const created = await CampaignStore.create(path, { entries: chronicle.entries, digest: chronicle.campaign }, setup)
    if (!created.ok) throw new Error(JSON.stringify(created.error))
    const store = created.value
    const notices: [string, number][] = []
    store.onNotice(({ says }) => notices.push([says, chronicle.revision]))
    while (!store.isFull) {
      const entry = table.campaign({ type: 'write-note', text: 'x'.repeat(100), audience: 'gm' })
      await store.append(entry, chronicle.campaign)
    }
    expect(notices).toEqual([[expect.stringContaining('more than half'), expect.any(Number)]])
    expect(notices[0]![1]).toBeLessThan(chronicle.revision * 0.7)
    await store.close()
    const again = await CampaignStore.open(path, 'edit', setup)
    if (!again.ok) throw new Error(JSON.stringify(again.error))
    expect(again.value.entries).toHaveLength(chronicle.revision)
    expect(again.value.store.isFull).toBe(true)
    await again.value.store.close()
  })

  test('is too long for a download before it is too long for a text, and says what to do instead', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hearthside-long-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const { chronicle } = Played.table('A long one', 'Ada')
    const { entries, campaign: digest } = chronicle
    const texts = async (longestText: number) => {
      const setup = { ...setupHere({ games, backupsFolder: join(folder, 'backups'), savedBy: 'tests' }), longestText }
      const made = await CampaignStore.create(join(folder, `${longestText}.hearth`), { entries, digest }, setup)
      if (!made.ok) throw new Error(JSON.stringify(made.error))
      const text = made.value.text()
      await made.value.close()
      return text
    }
    const whole = await texts(longestText)
    if (!whole.ok) throw new Error(JSON.stringify(whole.error))
    expect(JSON.parse(whole.value)).toMatchObject({ revision: entries.length })
    expect(await texts(Buffer.byteLength(whole.value))).toMatchObject({ ok: true })
    const refused = { ok: false, error: { kind: 'unsupported', remedy: expect.stringContaining('“Save a copy…”') } }
    expect(await texts(Buffer.byteLength(whole.value) - 1)).toMatchObject(refused)
  })
})
