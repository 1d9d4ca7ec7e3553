// fflate reads an archive from its beginning, or as a whole. A vault of some gigabytes is read entry by entry, by its directory.
import { Inflate, strToU8, zip } from 'fflate'
import type { FolderFile } from '#rules/book/folder/folder'
import { crc32 } from '#shared/bundle/crc32'

/** Packs files into one archive: equal files give equal bytes. */
export async function packFolder(name: string, files: readonly FolderFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const entries = Object.fromEntries(files.map(({ path, text }) => [`${name}/${path}`, strToU8(text)]))
  return new Promise((resolve, reject) =>
    zip(entries, { level: 6, mtime: '1980-01-02' }, (error, data) =>
      error ? reject(error) : resolve(data as Uint8Array<ArrayBuffer>)
    )
  )
}

/** A file in the directory of an archive, before it is unpacked. */
export interface ZipEntry {
  /** Folders are separated by `/`. */
  readonly path: string
  /** The unpacked size in bytes, from the archive. */
  readonly bytes: number
  /** Null when it is damaged, locked with a password, or larger than the archive says. */
  read(): Promise<Uint8Array | null>
}

/** Limits of the directory of an archive, in files and bytes: a vault of many pictures has a tenth. */
const most = { entries: 200_000, bytes: 64 * 1024 * 1024 } as const
/** The largest number of bytes that a packer adds to a file. */
const overhead = 4096
/** Number of packed bytes between two checks of the unpacked size: at most 16 MB each. */
const piece = 16 * 1024

/** The files of an archive from the directory at its end, for every size of archive; null without a directory. */
export async function readZipDirectory(archive: Blob): Promise<readonly ZipEntry[] | null> {
  const tail = await viewOf(archive, Math.max(0, archive.size - 65_557), archive.size)
  const end = endRecord(tail)
  if (end === null) return null
  const list = (await longList(archive, tail, end)) ?? {
    entries: tail.getUint16(end + 10, true),
    size: tail.getUint32(end + 12, true),
    from: tail.getUint32(end + 16, true)
  }
  if (list.entries > most.entries || list.size > most.bytes || list.from + list.size > archive.size) return null
  return entriesIn(archive, await viewOf(archive, list.from, list.from + list.size), list.entries)
}

interface Listed {
  readonly name: Uint8Array
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly bytes: number
  readonly headerAt: number
}

function entriesIn(archive: Blob, view: DataView, count: number): readonly ZipEntry[] | null {
  const listed: Listed[] = []
  let at = 0
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) return null
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map(from => view.getUint16(at + from, true))
    const next = at + 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0)
    if (next > view.byteLength) return null
    listed.push(listedAt(view, at, nameLength ?? 0, extraLength ?? 0))
    at = next
  }
  const names = namesOf(listed.map(({ name, flags }) => ({ bytes: name, isUtf8: (flags & 0x800) !== 0 })))
  return listed.map((entry, nth) => ({
    path: (names[nth] ?? '').includes('/') ? (names[nth] ?? '') : (names[nth] ?? '').replaceAll('\\', '/'),
    bytes: entry.bytes,
    read: () => unpacked(archive, entry)
  }))
}

function listedAt(view: DataView, at: number, nameLength: number, extraLength: number): Listed {
  const bytesAt = (from: number, length: number): Uint8Array =>
    new Uint8Array(view.buffer, view.byteOffset + from, length)
  const entry = {
    name: bytesAt(at + 46, nameLength),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    bytes: view.getUint32(at + 24, true),
    headerAt: view.getUint32(at + 42, true)
  }
  // Numbers above 32 bits are after the name, in this order, without the smaller ones (APPNOTE 4.5.3).
  for (let extra = at + 46 + nameLength, end = extra + extraLength; extra + 4 <= end;) {
    const [id, size] = [view.getUint16(extra, true), view.getUint16(extra + 2, true)]
    if (id === 1) {
      let field = extra + 4
      const wide = (now: number): number => {
        if (now !== 0xffffffff || field + 8 > Math.min(end, extra + 4 + size)) return now
        field += 8
        return Number(view.getBigUint64(field - 8, true))
      }
      const bytes = wide(entry.bytes)
      const packed = wide(entry.packed)
      return { ...entry, bytes, packed, headerAt: wide(entry.headerAt) }
    }
    extra += 4 + size
  }
  return entry
}

async function unpacked(
  archive: Blob,
  { flags, method, crc, packed, bytes, headerAt }: Listed
): Promise<Uint8Array | null> {
  const isLocked = (flags & 1) !== 0
  if (isLocked || (method !== 0 && method !== 8) || packed > bytes + overhead + bytes / 100) return null
  const head = await viewOf(archive, headerAt, headerAt + 30)
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50) return null
  const from = headerAt + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const data = new Uint8Array(await archive.slice(from, from + packed).arrayBuffer())
  if (data.length !== packed) return null
  const whole = method === 0 ? data : inflated(data, bytes)
  return whole?.length === bytes && crc32(whole) === crc ? whole : null
}

/** Unpacks piece by piece, so that the result cannot exceed its stated size. */
function inflated(data: Uint8Array, bytes: number): Uint8Array | null {
  const whole = new Uint8Array(bytes)
  let filled = 0
  let isTooMuch = false
  const inflate = new Inflate(part => {
    isTooMuch ||= filled + part.length > bytes
    if (!isTooMuch) whole.set(part, filled)
    filled += part.length
  })
  try {
    for (let at = 0; at < data.length && !isTooMuch; at += piece)
      inflate.push(data.subarray(at, at + piece), at + piece >= data.length)
  } catch {
    return null
  }
  return isTooMuch || filled !== bytes ? null : whole
}

/** The start of the end record of an archive: after it comes a comment of at most 65,535 bytes. */
function endRecord(tail: DataView): number | null {
  for (let at = tail.byteLength - 22; at >= 0; at--)
    if (tail.getUint32(at, true) === 0x06054b50 && at + 22 + tail.getUint16(at + 20, true) <= tail.byteLength) return at
  return null
}

interface List {
  readonly entries: number
  readonly size: number
  readonly from: number
}

/** The directory of an archive with more than 65,535 files or 4 GB; null for every other one. */
async function longList(archive: Blob, tail: DataView, end: number): Promise<List | null> {
  const locator = end - 20
  if (locator < 0 || tail.getUint32(locator, true) !== 0x07064b50) return null
  const at = Number(tail.getBigUint64(locator + 8, true))
  const view = await viewOf(archive, at, at + 56)
  if (view.byteLength < 56 || view.getUint32(0, true) !== 0x06064b50) return null
  const [entries = 0, size = 0, from = 0] = [32, 40, 48].map(field => Number(view.getBigUint64(field, true)))
  return { entries, size, from }
}

async function viewOf(archive: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await archive.slice(from, to).arrayBuffer())
}

/** The upper half of the default character table of ZIP files (APPNOTE, appendix D: IBM 437). */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/** The encoded name in an archive. */
interface RawName {
  readonly bytes: Uint8Array
  /** Whether the archive declares UTF-8. */
  readonly isUtf8: boolean
}

/**
 * The names of an archive. Finder and Info-ZIP write UTF-8 without declaring it, Windows in Japan Shift-JIS, old programs IBM 437.
 * One program writes the whole archive, so the chosen encoding must fit all names.
 */
function namesOf(raw: readonly RawName[]): readonly string[] {
  const silent = raw.filter(({ isUtf8, bytes }) => !isUtf8 && bytes.some(byte => byte > 0x7f))
  const read = silent.every(({ bytes }) => decoded('utf-8', bytes) !== null)
    ? utf8
    : isJapanese(silent.map(({ bytes }) => decoded('shift_jis', bytes)))
      ? (bytes: Uint8Array) => decoded('shift_jis', bytes) ?? ibm437(bytes)
      : ibm437
  return raw.map(({ bytes, isUtf8 }) => (isUtf8 ? utf8 : read)(bytes))
}

function decoded(encoding: 'utf-8' | 'shift_jis', bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function utf8(bytes: Uint8Array): string {
  return decoded('utf-8', bytes) ?? ibm437(bytes)
}

function ibm437(bytes: Uint8Array): string {
  return Array.from(bytes, byte => (byte < 0x80 ? String.fromCharCode(byte) : (upperHalf[byte - 0x80] ?? ''))).join('')
}

/** Two Japanese characters in a row are no coincidence: an accent among Latin letters gives one at most. */
function isJapanese(names: readonly (string | null)[]): boolean {
  const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]{2}/u
  return (
    names.every(name => name !== null) && names.some(name => japanese.test(name.replaceAll(/[\uff61-\uff9f]/g, ' ')))
  )
}
