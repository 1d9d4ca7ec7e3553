import { fold, tidyName } from '../mentions'
import { longest } from '../vocabulary'
import { folderOf, recapFolder, characterFolder, type FolderFile } from './folder'
import { readNote, type Note } from './read-note'

/** The most that a folder may hold to be taken in. */
export const limits = { files: 12_000, fileLength: 400_000, length: 12_000_000, depth: 8 } as const

/** What the Game Master is told of a folder before anything is taken in: about one file, and where in it. */
export interface FolderRemark {
  readonly path: string
  readonly line: number | null
  readonly says: string
  /** Nothing of this file is taken in. */
  readonly isLeftOut: boolean
}

/** The notes of a folder that can be read, and what is to be told of the others. */
export interface FolderNotes {
  readonly notes: readonly Note[]
  /** The campaign that the folder was made of, as it says; null where nothing says so. */
  readonly campaign: string | null
  /** The characters whose notes lie there, by path. */
  readonly characters: ReadonlyMap<string, string>
  readonly remarks: readonly FolderRemark[]
}

/** Reads a folder that anybody may have made (OI4). */
export function collectNotes(files: readonly FolderFile[]): FolderNotes {
  const remarks: FolderRemark[] = []
  const leaveOut = (path: string, line: number | null, says: string): void =>
    void remarks.push({ path, line, says, isLeftOut: true })
  const notes: Note[] = []
  const characters = new Map<string, string>()
  const names = new Map<string, string>()
  let campaign: string | null = null
  for (const file of inOrder(files)) {
    const why = pathProblem(file)
    if (why !== null) leaveOut(file.path, null, why)
    if (why !== null || isHidden(file.path)) continue
    const read = readNote(file)
    if (!read.ok) leaveOut(file.path, read.error.line, read.error.says)
    else if ('own' in read.value) {
      if (read.value.own === 'index') campaign ??= read.value.campaign
      if (read.value.own === 'character') characters.set(file.path, baseOf(file.path))
    } else {
      const name = tidyName(read.value.name)
      const twin = names.get(fold(name))
      if (name === '' || name.length > longest.name) leaveOut(file.path, null, 'its name cannot be the name of a note')
      else if (twin !== undefined) leaveOut(file.path, null, `“${twin}” has the same name`)
      else {
        names.set(fold(name), file.path)
        notes.push({ ...read.value, name })
      }
    }
  }
  return { notes, campaign, characters, remarks }
}

/** The name of a file without folder and ending. */
function baseOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.md$/i, '').normalize('NFC')
}

/** By path, below the folder that they all lie in: whoever packs a folder often packs it into one more. */
function inOrder(files: readonly FolderFile[]): readonly FolderFile[] {
  const markdown = files
    .filter(({ path }) => /\.md$/i.test(path))
    .map(({ path, text }) => ({ path: path.normalize('NFC'), text }))
  const [top = ''] = markdown[0]?.path.split('/') ?? []
  const ours: readonly string[] = [...Object.values(folderOf), characterFolder, recapFolder]
  const isPacked =
    markdown.length > 0 && !ours.includes(top) && markdown.every(({ path }) => path.startsWith(`${top}/`))
  const inside = isPacked ? markdown.map(({ path, text }) => ({ path: path.slice(top.length + 1), text })) : markdown
  return inside.sort((one, other) => (one.path < other.path ? -1 : 1))
}

function isHidden(path: string): boolean {
  return path.split('/').some(part => part.startsWith('.') || part === '__MACOSX')
}

function pathProblem({ path, text }: FolderFile): string | null {
  const parts = path.split('/')
  if (/[\\\p{Cc}]/u.test(path) || /^[a-z]:/i.test(path) || parts.includes('..') || parts.includes(''))
    return 'its path leads out of the folder'
  if (parts.length > limits.depth) return `it lies more than ${limits.depth} folders deep`
  return text.length > limits.fileLength ? 'it is longer than any note' : null
}
