import { zipSync, strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { mostTakenIn } from '#rules/book/folder/limits'
import { notesIn, notesInArchive, partsOf, readParts, type FoundNote } from '@/features/import-export/found-notes'
import { packFolder, readZipDirectory } from '@/features/import-export/zip'

const zipOf = (entries: Record<string, Uint8Array>, level: 0 | 6 = 6): Blob =>
  new Blob([zipSync(entries, { level }) as Uint8Array<ArrayBuffer>])

async function readAll(notes: readonly FoundNote[]) {
  const files = []
  const remarks = []
  for await (const part of readParts(notes)) {
    files.push(...part.files)
    remarks.push(...part.remarks.map(({ path, says, isLeftOut }) => `${isLeftOut ? 'left out ' : ''}${path}: ${says}`))
  }
  return { files, remarks }
}

/** An archive whose names are these bytes, without the mark that says UTF-8. */
function silentZip(names: readonly Uint8Array[]): Blob {
  const plain = names.map((name, nth) => String(nth).padEnd(name.length, 'x'))
  const archive = zipSync(Object.fromEntries(plain.map(name => [name, strToU8('x')])))
  for (const [nth, name] of names.entries()) {
    const placeholder = strToU8(plain[nth]!)
    for (let at = 0; at + name.length <= archive.length; at++)
      if (placeholder.every((byte, behind) => archive[at + behind] === byte)) archive.set(name, at)
  }
  return new Blob([archive as Uint8Array<ArrayBuffer>])
}

describe('a folder as one archive', () => {
  it('OI1 comes back as it went, in one folder, and the same files give the same bytes', async () => {
    const files = [
      { path: 'index.md', text: '# Bells\n' },
      { path: 'People/Yögran.md', text: 'A rat 🐺.\r\n' }
    ]
    const [one, other] = [await packFolder('book', files), await packFolder('book', files)]
    expect(one).toEqual(other)
    const { files: back, remarks } = await readAll(await notesInArchive(new Blob([one])))
    expect(back).toEqual(files.map(({ path, text }) => ({ path: `book/${path}`, text })))
    expect(remarks).toEqual([])
  })

  it('OI4 finds notes only; other files and what systems and programs keep for themselves are not even read', async () => {
    const junk = [
      '__MACOSX/._A.md',
      'x/._B.md',
      '.obsidian/app.md',
      'x/.git/C.md',
      '.trash/D.md',
      'Thumbs.db',
      'map.png'
    ]
    const broken = new Uint8Array([0xff, 0])
    const entries = Object.fromEntries([...junk, 'x/.DS_Store'].map(name => [name, broken]))
    const { files, remarks } = await readAll(await notesInArchive(zipOf({ ...entries, 'A.md': strToU8('a') })))
    expect([files, remarks]).toEqual([[{ path: 'A.md', text: 'a' }], []])
    const chosen = junk.map(name =>
      Object.defineProperty(new File([broken], 'x.md'), 'webkitRelativePath', { value: name })
    )
    expect(notesIn(chosen)).toEqual([])
  })

  it('OI4 has its names as they were given: UTF-8 without the mark, Shift-JIS, and the table of old programs', async () => {
    const bytes = (...values: readonly (number | string)[]): Uint8Array =>
      new Uint8Array(values.flatMap(value => (typeof value === 'string' ? [...strToU8(value)] : [value])))
    const named = async (...names: readonly Uint8Array[]) =>
      (await notesInArchive(silentZip(names))).map(({ path }) => path)
    expect(await named(strToU8('Städte/Mühle.md'), strToU8('Ünder/Ærø.md'))).toEqual([
      'Städte/Mühle.md',
      'Ünder/Ærø.md'
    ])
    expect(await named(bytes('M', 0x81, 'hle.md'), bytes('H', 0x94, 'hle.md'))).toEqual(['Mühle.md', 'Höhle.md'])
    expect(await named(bytes('ch', 0x83, 'teau ni', 0xa4, 'o.md'))).toEqual(['château niño.md'])
    expect(await named(bytes(0x83, 0x86, 0x83, 0x4f, 0x83, 0x89, 0x83, 0x93, '.md'))).toEqual(['ユグラン.md'])
    expect(await named(strToU8('Places\\A.md'))).toEqual(['Places/A.md'])
  })

  it('OI4 cannot grow beyond its stated size, and is reported', async () => {
    const archive = zipSync({ 'A.md': new Uint8Array(1_000_000), 'B.md': strToU8('b') })
    // Both places in which an archive says how large a file is when unpacked.
    const view = new DataView(archive.buffer)
    for (let at = 0; at < archive.length - 4; at++)
      if (view.getUint32(at, true) === 1_000_000) view.setUint32(at, 1000, true)
    const { files, remarks } = await readAll(await notesInArchive(new Blob([archive as Uint8Array<ArrayBuffer>])))
    expect(files).toEqual([{ path: 'B.md', text: 'b' }])
    expect(remarks).toEqual(['left out A.md: it cannot be read here: damaged, locked, or gone'])
  })

  it('OI4 with a damaged byte loses that note alone, also where it is not packed', async () => {
    for (const level of [0, 6] as const) {
      const archive = new Uint8Array(
        await zipOf({ 'A.md': strToU8('aaaaaaaa'), 'B.md': strToU8('b') }, level).arrayBuffer()
      )
      archive[36] = (archive[36] ?? 0) ^ 1
      const { files, remarks } = await readAll(await notesInArchive(new Blob([archive])))
      expect(files).toEqual([{ path: 'B.md', text: 'b' }])
      expect(remarks).toHaveLength(1)
    }
  })

  it('OI4 is reported as no archive, wherever it is cut off', async () => {
    await expect(notesInArchive(new Blob(['hello']))).rejects.toThrow('no .zip archive')
    const whole = zipOf({ 'A.md': strToU8('a'), 'B.md': strToU8('b') })
    for (let length = 0; length < whole.size; length++)
      expect(await readZipDirectory(whole.slice(0, length))).toBeNull()
  })

  it('OI4 of whatever bytes is read or refused, and nothing throws', async () => {
    const whole = new Uint8Array(await zipOf({ 'A.md': strToU8('a'.repeat(99)), 'B/C.md': strToU8('b') }).arrayBuffer())
    for (let at = 0; at < whole.length; at++)
      for (const change of [0xff, 0x01]) {
        const bent = whole.slice()
        bent[at] = (bent[at] ?? 0) ^ change
        const entries = await readZipDirectory(new Blob([bent]))
        const { files } = await readAll(entries ?? [])
        expect(files.every(({ text }) => ['a'.repeat(99), 'b'].includes(text))).toBe(true)
      }
  })
})

describe('OI4 the text of a note', () => {
  it.each([
    [[0xff, 0xfe, 0x41, 0], 'A', 'A.md: it is no UTF-8: it is read as utf-16le, so look at its accents'],
    [[0xfe, 0xff, 0, 0x41], 'A', 'A.md: it is no UTF-8: it is read as utf-16be, so look at its accents'],
    [[0x4d, 0xfc, 0x68], 'Müh', 'A.md: it is no UTF-8: it is read as windows-1252, so look at its accents'],
    [[0xff, 0, 1], null, 'left out A.md: it is no text']
  ])('in other letters is read, what is no text is reported: %j', async (bytes, text, says) => {
    const files = [new File([new Uint8Array(bytes)], 'A.md'), new File(['b'], 'B.md')]
    const read = await readAll(notesIn(files))
    expect(read.files).toEqual([...(text === null ? [] : [{ path: 'A.md', text }]), { path: 'B.md', text: 'b' }])
    expect(read.remarks).toEqual([says])
  })

  it('that is longer than any note is reported, and never read', async () => {
    let reads = 0
    const note = { path: 'A.md', bytes: 1_600_001, read: async () => (reads++, new Uint8Array()) }
    const { files, remarks } = await readAll([note])
    expect([files, reads, remarks.join()]).toEqual([[], 0, expect.stringContaining('more than 400,000 letters')])
  })
})

describe('OI4 the parts of a folder', () => {
  const note = (path: string, bytes: number): FoundNote => ({ path, bytes, read: async () => new Uint8Array() })
  const told = (notes: readonly FoundNote[]) =>
    partsOf(notes).map(({ name, notes: { length } }) => `${name}: ${length}`)

  it('are its folders, below the one that they all lie in', () => {
    expect(told([note('V/A.md', 9), note('V/P/B.md', 9), note('V/P/Q/C.md', 9), note('V/R/D.md', 9)])).toEqual([
      ': 1',
      'V/P: 2',
      'V/R: 1'
    ])
  })

  it('each fit into one step: a folder that is too large is offered by its own, loose notes by the dozen', () => {
    const notes = [
      ...Array.from({ length: 20 }, (_, nth) => note(`V/P/Q${nth % 2}/${nth}.md`, 300_000)),
      ...Array.from({ length: 20 }, (_, nth) => note(`V/${nth}.md`, 300_000)),
      note('V/R/x.md', 9)
    ]
    const parts = partsOf(notes)
    expect(parts.map(({ name }) => name)).toEqual(['V/P/Q0', 'V/P/Q1', '(1 of 2)', '(2 of 2)', 'V/R'])
    expect(parts.every(({ cost }) => cost <= mostTakenIn)).toBe(true)
    expect(parts.flatMap(part => part.notes)).toHaveLength(notes.length)
  })
})
