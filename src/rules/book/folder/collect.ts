import type { Steps } from '../../core/steps'
import { cutBetweenLetters } from '../../core/text'
import { fold, tidyName } from '../mentions'
import { longest } from '../vocabulary'
import { recapFolder, characterFolder, type FolderFile } from './folder'
import { kindOfFolder } from './folder-kinds'
import { isJunk, isNote, limits } from './limits'
import { readNote, type Note } from './read-note'

/** A remark for the Game Master before the import: about one file, with the line. */
export interface FolderRemark {
  readonly path: string
  readonly line: number | null
  readonly says: string
  /** Whether the whole file is left out. */
  readonly isLeftOut: boolean
}

/** The readable notes of a folder, and the remarks about the others. */
export interface FolderNotes {
  readonly notes: readonly Note[]
  /** The campaign that the folder names as its source; null when it names none. */
  readonly campaign: string | null
  /** The characters that have notes in the folder, by path. */
  readonly characters: ReadonlyMap<string, string>
  readonly remarks: readonly FolderRemark[]
}

/** The number of characters to read in one step, which takes a few milliseconds. */
export const stepLength = 16_000
/** The number of paths to check in one step. */
const pathsInStep = 1000

/** Reads a folder from an unknown author (OI4), in steps. */
export function* collectNotesInSteps(files: readonly FolderFile[]): Steps<FolderNotes> {
  const remarks: FolderRemark[] = []
  const tell = (path: string, line: number | null, says: string, isLeftOut = false): void =>
    void remarks.push({ path, line, says, isLeftOut })
  const notes: Note[] = []
  const characters = new Map<string, string>()
  const names = new FreeNames()
  let campaign: string | null = null
  let read = 0
  const ordered = yield* inOrder(files)
  for (const [nth, file] of ordered.entries()) {
    const why = pathProblem(file)
    if (why !== null) {
      tell(file.path, null, why, true)
      continue
    }
    const { note, wrong } = readNote(file)
    for (const { line, says } of wrong) tell(file.path, line, says)
    if ('own' in note) {
      if (note.own === 'index') campaign ??= note.campaign
      if (note.own === 'character') characters.set(file.path, baseOf(file.path))
    } else {
      const { name, says } = names.nameFor(note)
      if (says !== null) tell(file.path, null, says)
      notes.push({ ...note, name, aliases: name === note.name ? note.aliases : [note.name, ...note.aliases] })
    }
    read += file.text.length
    if (read < stepLength) continue
    read = 0
    yield (nth + 1) / ordered.length
  }
  return { notes, campaign, characters, remarks }
}

/** The name of a file without folder and extension. */
function baseOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.md$/i, '').normalize('NFC')
}

/** The folder of a file; empty for none. */
export function folderAround(path: string): string {
  return path.split('/').at(-2) ?? ''
}

/** Sorted by path, below the common folder of all files: a packed folder often contains one outer folder. */
function* inOrder(files: readonly FolderFile[]): Steps<readonly FolderFile[]> {
  const notes: FolderFile[] = []
  for (const [nth, { path, text }] of files.entries()) {
    if (nth % pathsInStep === 0) yield 0
    if (isNote(path) && !isJunk(path)) notes.push({ path: tidyPath(path), text })
  }
  const [top = ''] = notes[0]?.path.split('/') ?? []
  const isOurs = top === characterFolder || top === recapFolder || kindOfFolder(top) !== null
  const isPacked = !isOurs && top !== '' && top !== '..' && notes.every(({ path }) => path.startsWith(`${top}/`))
  const inside = isPacked ? notes.map(({ path, text }) => ({ path: path.slice(top.length + 1), text })) : notes
  yield 0
  return inside.sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0))
}

/** With `/` between named folders; a path that leads out of the folder stays recognisable. */
function tidyPath(path: string): string {
  const plain = path.normalize('NFC')
  if (/^(?:[/\\]|[a-z]:[/\\])/i.test(plain)) return plain
  return plain
    .split('/')
    .filter(part => part !== '' && part !== '.')
    .join('/')
}

function pathProblem({ path, text }: FolderFile): string | null {
  const parts = path.split(/[/\\]/)
  if (/^(?:[/\\]|[a-z]:[/\\])/i.test(path) || parts.includes('..')) return 'its path leads out of the folder'
  if (parts.length > limits.depth) return `it lies more than ${limits.depth} folders deep`
  return text.length > limits.fileLength
    ? `it has ${text.length.toLocaleString('en-GB')} letters; a note has at most ${limits.fileLength.toLocaleString('en-GB')}`
    : null
}

/** Gives each note a name that no earlier note has; a note is never left out because of its name. */
class FreeNames {
  private readonly known = new Map<string, string>()
  /** The number to try next, by name. */
  private readonly numbers = new Map<string, number>()

  /** @returns the name, and a remark when it differs from the note's own */
  nameFor({ name: written, path }: Pick<Note, 'name' | 'path'>): {
    readonly name: string
    readonly says: string | null
  } {
    const whole = written.replaceAll(/["@{}\s]+/g, ' ').trim()
    const wished = tidyName(whole) || tidyName(folderAround(path)) || 'Untitled'
    const name = this.free(wished, folderAround(path))
    const twin = this.known.get(fold(wished))
    this.known.set(fold(name), path)
    if (whole === '') return { name, says: `its name cannot be the name of a page: it is called “${name}”` }
    if (whole.length > longest.name) return { name, says: `its name is too long: it is called “${name}”` }
    return {
      name,
      says: name === wished ? null : `“${twin ?? wished}” has the same name: this one is called “${name}”`
    }
  }

  private free(wished: string, folder: string): string {
    if (!this.known.has(fold(wished))) return wished
    const inFolder = folder === '' ? wished : withSuffix(wished, folder)
    if (!this.known.has(fold(inFolder))) return inFolder
    for (let nth = this.numbers.get(fold(inFolder)) ?? 2; ; nth++) {
      const made = withSuffix(inFolder, String(nth))
      if (this.known.has(fold(made))) continue
      this.numbers.set(fold(inFolder), nth + 1)
      return made
    }
  }
}

/** “The mill (Places)”, at most as long as a name may be. */
export function withSuffix(name: string, suffix: string): string {
  const short = tidyName(cutBetweenLetters(suffix, longest.name / 2))
  return `${cutBetweenLetters(name, longest.name - short.length - 3).trim()} (${short})`
}
