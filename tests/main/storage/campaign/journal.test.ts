import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realDisk } from '#main/storage/disk/disk'
import { Journal } from '#main/storage/campaign/journal'
import { parseJournal, type JournalHead } from '#main/storage/campaign/journal-text'
import { faultyDisk } from '../faulty-disk'
import { act, must, tempFolder } from '../toy'

const mark: JournalHead = { campaign: 'c', after: 0, last: '', versions: { file: 1 } }
const ours = { assertHeld: async (): Promise<void> => undefined }
const line = (id: number): string => JSON.stringify(act(id))

async function entriesIn(path: string): Promise<readonly unknown[]> {
  return parseJournal(await readFile(path)).entries
}

describe('a journal', () => {
  test('has a line per entry, each chained to the one before', async () => {
    const path = join(await tempFolder(), 'j')
    const journal = new Journal(realDisk, path, mark, ours)
    must(await journal.append(line(1)))
    must(await journal.append(line(2)))
    await journal.close()
    const text = await readFile(path, 'utf8')
    expect(text.split('\n')).toHaveLength(4)
    expect(parseJournal(Buffer.from(text))).toEqual({ mark, entries: [act(1), act(2)], ending: 'whole' })
  })

  test('syncs an entry before it says so', async () => {
    const path = join(await tempFolder(), 'j')
    const disk = faultyDisk(() => null)
    const journal = new Journal(disk, path, mark, ours)
    must(await journal.append(line(1)))
    const before = disk.calls.length
    must(await journal.append(line(2)))
    expect(disk.calls.slice(before).map(call => call.what)).toEqual(['write', 'datasync', 'stat'])
    await journal.close()
  })

  test('entries that come while a sync is in flight share the next one', async () => {
    const path = join(await tempFolder(), 'j')
    const disk = faultyDisk(() => null)
    const journal = new Journal(disk, path, mark, ours)
    must(await journal.append(line(1)))
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => journal.append(line(index + 2))))
    expect(all.every(done => done.ok)).toBe(true)
    expect(disk.calls.filter(call => call.what === 'datasync').length).toBeLessThanOrEqual(2)
    expect(await entriesIn(path)).toHaveLength(51)
    await journal.close()
  })

  test('a failed sync keeps the entries in memory, and the next append writes all of them anew', async () => {
    const path = join(await tempFolder(), 'j')
    let broken = false
    const disk = faultyDisk(call => (broken && call.what === 'datasync' ? 'EIO' : null))
    const journal = new Journal(disk, path, mark, ours)
    must(await journal.append(line(1)))
    broken = true
    expect(await journal.append(line(2))).toMatchObject({ ok: false, error: { kind: 'not-written', code: 'EIO' } })
    expect(journal.unsynced).toBe(1)
    const opened = disk.calls.filter(call => call.what === 'open').length
    must(await journal.append(line(3)))
    expect(disk.calls.filter(call => call.what === 'open').length).toBeGreaterThan(opened)
    expect(journal.unsynced).toBe(0)
    expect(await entriesIn(path)).toEqual([act(1), act(2), act(3)])
    await journal.close()
  })

  test('a full disk tears no earlier entry', async () => {
    const path = join(await tempFolder(), 'j')
    let full = false
    const disk = faultyDisk(call => (call.what !== 'write' ? null : full ? 'ENOSPC' : null))
    const journal = new Journal(disk, path, mark, ours)
    must(await journal.append(line(1)))
    full = true
    expect(await journal.append(line(2))).toMatchObject({ error: { code: 'ENOSPC' } })
    expect(await journal.sync()).toMatchObject({ error: { code: 'ENOSPC' } })
    expect(await entriesIn(path)).toEqual([act(1)])
    full = false
    must(await journal.sync())
    expect(await entriesIn(path)).toEqual([act(1), act(2)])
    await journal.close()
  })

  test('after a checkpoint it begins anew, with the entries that came meanwhile', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'j')
    const journal = new Journal(realDisk, path, mark, ours)
    for (const id of [1, 2, 3]) must(await journal.append(line(id)))
    must(await journal.shorten(2, { ...mark, after: 2, last: 'x' }))
    expect(parseJournal(await readFile(path))).toEqual({
      mark: { ...mark, after: 2, last: 'x' },
      entries: [act(3)],
      ending: 'whole'
    })
    must(await journal.shorten(1, { ...mark, after: 3, last: 'y' }))
    expect(await readdir(folder)).toEqual([])
    await journal.close()
  })
})

describe('reading a journal', () => {
  async function journalOf(count: number): Promise<Buffer> {
    const path = join(await tempFolder(), 'j')
    const journal = new Journal(realDisk, path, mark, ours)
    for (let id = 1; id <= count; id++) void journal.append(line(id))
    must(await journal.sync())
    await journal.close()
    return readFile(path)
  }

  test('cut at any byte, it still has every line that was whole', async () => {
    const whole = await journalOf(4)
    const ends = [...whole.toString('latin1')].flatMap((letter, index) => (letter === '\n' ? [index + 1] : []))
    for (let length = 0; length <= whole.length; length++) {
      const read = parseJournal(whole.subarray(0, length))
      // A line without its newline is whole all the same.
      const lines = ends.filter(end => end - 1 <= length).length
      expect(read.entries).toHaveLength(Math.max(0, lines - 1))
      expect(read.ending, `cut after ${length}`).toBe(
        lines === 0 ? 'broken' : ends.includes(length) || ends.includes(length + 1) ? 'whole' : 'torn'
      )
    }
  })

  test('with any one byte changed, it stops at the last good entry', async () => {
    const whole = await journalOf(4)
    for (let at = 0; at < whole.length; at += 7) {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ 1
      const read = parseJournal(damaged)
      const intact = whole.toString('latin1', 0, at).split('\n').length - 1
      expect(read.entries).toEqual([act(1), act(2), act(3), act(4)].slice(0, Math.max(0, intact - 1)))
      expect(read.ending).not.toBe('whole')
    }
  })

  test('a line that was taken out or moved breaks the chain there', async () => {
    const lines = (await journalOf(4)).toString('utf8').split('\n')
    const [head, first, second, third] = lines
    expect(parseJournal(Buffer.from([head, first, third, ''].join('\n')))).toMatchObject({
      entries: [act(1)],
      ending: 'broken'
    })
    expect(parseJournal(Buffer.from([head, second, first, ''].join('\n')))).toMatchObject({
      entries: [],
      ending: 'broken'
    })
  })

  test('whatever bytes are there, reading does not throw', async () => {
    const path = join(await tempFolder(), 'j')
    await writeFile(path, Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)))
    await copyFile(path, `${path}2`)
    expect(parseJournal(await readFile(`${path}2`))).toEqual({ mark: null, entries: [], ending: 'broken' })
  })
})
