/** The most that a folder may hold to be read: files, letters of one and of all, and folders below each other. */
export const limits = { files: 20_000, fileLength: 400_000, length: 64_000_000, depth: 32 } as const

/** The most bytes that one act takes in: command and event have them once each, and no entry has more than 8 MB (OI6). */
export const mostTakenIn = 3_800_000

/** What a page of the book costs in the file besides its text, in bytes: its number, kind and state. */
const costOfPage = 220

/**
 * About how many bytes so many notes take in one act, before anything of them is read.
 * @param bytes of the files together
 */
export function estimatedCost(notes: number, bytes: number): number {
  return notes * costOfPage + bytes
}

/** Whether a file is a note, by its name. */
export function isNote(path: string): boolean {
  return /\.md$/i.test(path)
}

/** Folders and files that systems and programs keep for themselves; nobody wrote them. */
const junk = new Set(['__macosx', 'thumbs.db', 'desktop.ini', 'node_modules', '$recycle.bin'])

/** Whether a path is passed over without a word and before it is read: `.obsidian/`, `.git/`, `__MACOSX/`, `._Note.md` … */
export function isJunk(path: string): boolean {
  return path
    .split(/[/\\]/)
    .some(part => (part.startsWith('.') && part !== '.' && part !== '..') || junk.has(part.toLowerCase()))
}
