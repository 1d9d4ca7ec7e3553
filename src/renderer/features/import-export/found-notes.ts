import type { FolderRemark } from '#rules/book/folder/collect'
import type { FolderFile } from '#rules/book/folder/folder'
import { estimatedCost, isJunk, isNote, limits, mostTakenIn } from '#rules/book/folder/limits'
import type { PlainExplanation } from '#rules/core/refusal'
import { readZipDirectory } from './zip'

/** The chosen file is no folder of notes. */
export class UnreadableFolder extends Error implements PlainExplanation {
  constructor(
    message: string,
    readonly remedy: string
  ) {
    super(message)
  }
}

/** A note in a folder or an archive, before it is read. */
export interface FoundNote {
  readonly path: string
  /** The size in the listing of the folder or the archive. */
  readonly bytes: number
  /** Null when it cannot be unpacked. */
  read(): Promise<Uint8Array | null>
}

/** A part of a folder that can be imported alone. */
export interface FolderPart {
  /** “World/Places”; for loose notes their folder. */
  readonly name: string
  readonly notes: readonly FoundNote[]
  /** Its approximate share of one step, in bytes. */
  readonly cost: number
}

/** The notes of a chosen folder. */
export function notesIn(chosen: Iterable<File>): readonly FoundNote[] {
  return [...chosen]
    .map(file => ({
      path: file.webkitRelativePath || file.name,
      bytes: file.size,
      read: async () => new Uint8Array(await file.arrayBuffer())
    }))
    .filter(({ path }) => isNote(path) && !isJunk(path))
}

/** The notes of an archive, from its directory alone. Throws `UnreadableFolder`. */
export async function notesInArchive(archive: Blob): Promise<readonly FoundNote[]> {
  const entries = await readZipDirectory(archive)
  if (entries === null)
    throw new UnreadableFolder('This file is no .zip archive, or it is damaged', 'Choose another one')
  return entries.filter(({ path }) => isNote(path) && !isJunk(path))
}

/** The parts for an import: by folder, divided until each part fits into one step. */
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

/** Loose notes that exceed one step, split in their order. */
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

/** The share of one step before reading. A note has at most as many letters as a page, of four bytes each. */
function costOf(notes: readonly FoundNote[]): number {
  return estimatedCost(
    notes.length,
    notes.reduce((sum, { bytes }) => sum + Math.min(bytes, 4 * limits.fileLength), 0)
  )
}

/** Number of folders common to all notes: a packed folder is often inside another one. */
function commonFolder(notes: readonly FoundNote[]): number {
  const [first, ...others] = notes.map(({ path }) => path.split('/').slice(0, -1))
  let depth = first?.length ?? 0
  for (const folders of others) while (folders.slice(0, depth).join('/') !== first?.slice(0, depth).join('/')) depth--
  return depth
}

/** Number of letters that are sent to the host at once: the host reads these without a noticeable delay. */
const sentAtOnce = 400_000

/** Read notes, as many as are sent at once, and messages about others. */
export interface ReadPart {
  readonly files: readonly FolderFile[]
  readonly remarks: readonly FolderRemark[]
  /** The progress over all notes, 0…1. */
  readonly share: number
}

/** Reads notes one after another, and yields to the page between two parts. */
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
  const remarkOf = (says: string, isLeftOut: boolean): FolderRemark => ({ path, line: null, says, isLeftOut })
  // In bytes; a letter has at most four.
  if (bytes > 4 * limits.fileLength)
    return {
      remark: remarkOf(
        `it has more than ${limits.fileLength.toLocaleString('en-GB')} letters, the most that a note has`,
        true
      )
    }
  const data = await read().catch(() => null)
  if (data === null) return { remark: remarkOf('it cannot be read here: damaged, locked, or gone', true) }
  const [encoding, text] = textOf(data)
  if (text === null) return { remark: remarkOf('it is no text', true) }
  // The host reports a longer note, with its length.
  const file = { path, text: text.slice(0, limits.fileLength + 1) }
  return encoding === 'utf-8'
    ? { file }
    : { file, remark: remarkOf(`it is no UTF-8: it is read as ${encoding}, so look at its accents`, false) }
}

/** Decodes UTF-8; else UTF-16 by its byte order mark; else the Windows encoding of Western Europe. Null for data that is no text. */
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
