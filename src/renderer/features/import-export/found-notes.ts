import type { FolderRemark } from '#rules/book/folder/collect'
import type { FolderFile } from '#rules/book/folder/folder'
import { estimatedCost, isJunk, isNote, limits, mostTakenIn } from '#rules/book/folder/limits'
import type { PlainExplanation } from '#rules/core/refusal'
import { readZipDirectory } from './zip-directory'

/** A file that was chosen is no folder of notes. */
export class UnreadableFolder extends Error implements PlainExplanation {
  constructor(
    message: string,
    readonly remedy: string
  ) {
    super(message)
  }
}

/** A note that lies in a folder or an archive; nothing of it is read yet. */
export interface FoundNote {
  readonly path: string
  /** As the folder or the archive says. */
  readonly bytes: number
  /** Null where it cannot be unpacked. */
  read(): Promise<Uint8Array | null>
}

/** A part of a folder that can be taken in by itself. */
export interface FolderPart {
  /** “World/Places”; for loose notes the folder that they lie in. */
  readonly name: string
  readonly notes: readonly FoundNote[]
  /** About what it takes of one step, in bytes. */
  readonly cost: number
}

/** The notes of a folder that was chosen. */
export function notesIn(chosen: Iterable<File>): readonly FoundNote[] {
  return [...chosen]
    .map(file => ({
      path: file.webkitRelativePath || file.name,
      bytes: file.size,
      read: async () => new Uint8Array(await file.arrayBuffer())
    }))
    .filter(({ path }) => isNote(path) && !isJunk(path))
}

/** The notes of an archive, by its list alone. Throws `UnreadableFolder`. */
export async function notesInArchive(archive: Blob): Promise<readonly FoundNote[]> {
  const entries = await readZipDirectory(archive)
  if (entries === null)
    throw new UnreadableFolder('This file is no .zip archive, or it is damaged', 'Choose another one')
  return entries.filter(({ path }) => isNote(path) && !isJunk(path))
}

/** The parts in which notes can be taken in: by folder, as deep as it takes for each to fit into one step. */
export function partsOf(notes: readonly FoundNote[]): readonly FolderPart[] {
  return split(notes, '', commonFolder(notes))
}

function split(notes: readonly FoundNote[], name: string, depth: number): readonly FolderPart[] {
  const groups = new Map<string, FoundNote[]>()
  for (const note of notes) {
    const folders = note.path.split('/').slice(0, -1)
    const folder = folders.slice(0, depth + 1).join('/')
    const key = folders.length > depth ? folder : '/'
    const group = groups.get(key)
    if (group) group.push(note)
    else groups.set(key, [note])
  }
  return [...groups].flatMap(([key, group]) => {
    const cost = costOf(group)
    const called = key === '/' ? name : key
    if (cost <= mostTakenIn) return [{ name: called, notes: group, cost }]
    return key === '/' ? pieces(group, called) : split(group, called, depth + 1)
  })
}

/** Loose notes that are too many for one step, in their order. */
function pieces(notes: readonly FoundNote[], name: string): readonly FolderPart[] {
  let part: FoundNote[] = []
  const made = [part]
  let cost = 0
  for (const note of notes) {
    cost += costOf([note])
    if (cost > mostTakenIn && part.length > 0) {
      part = []
      made.push(part)
      cost = costOf([note])
    }
    part.push(note)
  }
  return made.map((notes, nth) => ({
    name: `${name} (${nth + 1} of ${made.length})`.trim(),
    notes,
    cost: costOf(notes)
  }))
}

/** What notes take of one step, before they are read. A note has at most as many letters as its page may have, of four bytes each. */
function costOf(notes: readonly FoundNote[]): number {
  return estimatedCost(
    notes.length,
    notes.reduce((sum, { bytes }) => sum + Math.min(bytes, 4 * limits.fileLength), 0)
  )
}

/** How many folders all notes lie in together: whoever packs a folder often packs it into one more. */
function commonFolder(notes: readonly FoundNote[]): number {
  const [first, ...others] = notes.map(({ path }) => path.split('/').slice(0, -1))
  let depth = first?.length ?? 0
  for (const folders of others) while (folders.slice(0, depth).join('/') !== first?.slice(0, depth).join('/')) depth--
  return depth
}

/** So much is sent to the host at once, in letters: it has read that before anybody waits. */
const sentAtOnce = 400_000

/** Notes that were read, so many as are sent at once, and what is to be told of others. */
export interface ReadPart {
  readonly files: readonly FolderFile[]
  readonly remarks: readonly FolderRemark[]
  /** Of all of them, between 0 and 1. */
  readonly share: number
}

/** Reads notes, one after the other, and gives the page its turn between two parts. */
export async function* readParts(notes: readonly FoundNote[]): AsyncGenerator<ReadPart> {
  let files: FolderFile[] = []
  let remarks: FolderRemark[] = []
  let length = 0
  for (const [nth, note] of notes.entries()) {
    const read = await readNote(note)
    if (read.file) files.push(read.file)
    if (read.remark) remarks.push(read.remark)
    length += read.file?.text.length ?? 0
    if (length < sentAtOnce && nth + 1 < notes.length) continue
    yield { files, remarks, share: (nth + 1) / notes.length }
    ;[files, remarks, length] = [[], [], 0]
  }
}

interface NoteOutcome {
  readonly file?: FolderFile
  readonly remark?: FolderRemark
}

async function readNote({ path, bytes, read }: FoundNote): Promise<NoteOutcome> {
  const told = (says: string, isLeftOut: boolean): FolderRemark => ({ path, line: null, says, isLeftOut })
  // In bytes, of which a letter has four at most.
  if (bytes > 4 * limits.fileLength)
    return {
      remark: told(
        `it has more than ${limits.fileLength.toLocaleString('en-GB')} letters, the most that a note has`,
        true
      )
    }
  const data = await read().catch(() => null)
  if (data === null) return { remark: told('it cannot be read here: damaged, locked, or gone', true) }
  const [encoding, text] = textOf(data)
  if (text === null) return { remark: told('it is no text', true) }
  // What is longer is told by the host, with its length.
  const file = { path, text: text.slice(0, limits.fileLength + 1) }
  return encoding === 'utf-8'
    ? { file }
    : { file, remark: told(`it is no UTF-8: it is read as ${encoding}, so look at its accents`, false) }
}

/** As UTF-8; else by the mark at its beginning as UTF-16, else as Windows wrote in Europe. Null for what is no text. */
function textOf(data: Uint8Array): readonly [encoding: string, text: string | null] {
  const [first, second] = data
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  if (marked) return [marked, new TextDecoder(marked).decode(data)]
  try {
    return ['utf-8', new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data)]
  } catch {
    return ['windows-1252', data.includes(0) ? null : new TextDecoder('windows-1252').decode(data)]
  }
}
