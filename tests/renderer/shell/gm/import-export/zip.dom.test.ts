import { zipSync, strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { filesOf, packFolder, unpackFolder } from '../../../../../src/renderer/shell/gm/import-export/zip'

const zipOf = (entries: Record<string, Uint8Array>): Blob => new Blob([zipSync(entries) as Uint8Array<ArrayBuffer>])

describe('a folder as one archive', () => {
  it('OI1 comes back as it went, in one folder, and the same files give the same bytes', async () => {
    const files = [
      { path: 'index.md', text: '# Bells\n' },
      { path: 'People/Yögran.md', text: 'A rat 🐺.\r\n' }
    ]
    const [one, other] = [await packFolder('book', files), await packFolder('book', files)]
    expect(one).toEqual(other)
    expect(await unpackFolder(new Blob([one]))).toEqual(files.map(({ path, text }) => ({ path: `book/${path}`, text })))
  })

  it('OI4 unpacks notes only, and leaves other files in the archive', async () => {
    const read = await unpackFolder(
      zipOf({ 'A.md': strToU8('a'), 'map.png': new Uint8Array(9), 'app.json': strToU8('{}') })
    )
    expect(read).toEqual([{ path: 'A.md', text: 'a' }])
  })

  it('OI4 is refused before it is unpacked where it says it is more than a book can hold', async () => {
    const bomb = new Uint8Array(1_500_000)
    const entries = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}.md`, bomb]))
    await expect(unpackFolder(zipOf(entries))).rejects.toThrow('more notes than a book can hold')
  })

  it('OI4 cannot grow beyond what it says of itself', async () => {
    const archive = zipSync({ 'A.md': new Uint8Array(1_000_000) })
    // Both places in which an archive says how large a file is when unpacked.
    const view = new DataView(archive.buffer)
    for (let at = 0; at < archive.length - 4; at++)
      if (view.getUint32(at, true) === 1_000_000) view.setUint32(at, 10, true)
    const read = await unpackFolder(new Blob([archive])).catch(() => [])
    expect(read.every(({ text }) => text.length <= 10)).toBe(true)
  })

  it('OI4 is told to be no archive, or no text', async () => {
    await expect(unpackFolder(new Blob(['hello']))).rejects.toThrow('no .zip archive')
    await expect(filesOf([new File([new Uint8Array([0xff, 0xfe, 0])], 'A.md')])).rejects.toThrow(
      'A.md is no text in UTF-8'
    )
  })
})
