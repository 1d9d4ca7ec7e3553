/** The limits for reading a folder: files, characters of one file and of all, and the depth of folders. */
export const limits = { files: 20_000, fileLength: 400_000, length: 64_000_000, depth: 32 } as const

/**
 * The most bytes that one act imports (OI6). Command and event contain them once each, and an entry has at most 8 MB.
 */
export const mostTakenIn = 3_800_000

/** The size of a page in the file beside its text, in bytes: its id, kind and standing. */
const costOfPage = 220

/**
 * The approximate size of so many notes in one act, in bytes, before any of them is read.
 * @param bytes of the files together
 */
export function estimatedCost(notes: number, bytes: number): number {
  return notes * costOfPage + bytes
}

/** Whether a file is a note, by its name. */
export function isNote(path: string): boolean {
  return /\.md$/i.test(path)
}

/** Folders and files of systems and programs, not of people. */
const junk = new Set(['__macosx', 'thumbs.db', 'desktop.ini', 'node_modules', '$recycle.bin'])

/** Whether a path is skipped silently, before it is read: `.obsidian/`, `.git/`, `__MACOSX/`, `._Note.md` … */
export function isJunk(path: string): boolean {
  return path
    .split(/[/\\]/)
    .some(part => (part.startsWith('.') && part !== '.' && part !== '..') || junk.has(part.toLowerCase()))
}
