import { strToU8, unzip, zip, type Unzipped } from 'fflate'
import { limits } from '#rules/book/folder/collect'
import type { PlainExplanation } from '#rules/core/refusal'
import type { FolderFile } from '#rules/book/folder/folder'

/** A file of a folder that is no text, or more than a folder may hold. */
export class UnreadableFolder extends Error implements PlainExplanation {
  constructor(
    message: string,
    readonly remedy: string
  ) {
    super(message)
  }
}

/** The heaviest archive that is looked into, in bytes. */
const heaviest = 40 * 1024 * 1024

/** Files as one archive: the same files give the same bytes. */
export async function packFolder(name: string, files: readonly FolderFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const entries = Object.fromEntries(files.map(({ path, text }) => [`${name}/${path}`, strToU8(text)]))
  return new Promise((resolve, reject) =>
    zip(entries, { level: 6, mtime: '1980-01-02' }, (error, data) =>
      error ? reject(error) : resolve(data as Uint8Array<ArrayBuffer>)
    )
  )
}

/**
 * The Markdown files of an archive. What an archive says of its sizes is believed only as an upper bound: never more is
 * unpacked than a folder may hold. Throws `UnreadableFolder`.
 */
export async function unpackFolder(archive: Blob): Promise<readonly FolderFile[]> {
  if (archive.size > heaviest)
    throw new UnreadableFolder('This archive is far too large to be a folder of notes', 'Choose another one')
  const wanted = new Budget()
  const bytes = new Uint8Array(await archive.arrayBuffer())
  const found = await new Promise<Unzipped>((resolve, reject) =>
    unzip(bytes, { filter: ({ name, originalSize }) => wanted.takes(name, originalSize) }, (error, files) =>
      error
        ? reject(new UnreadableFolder('This file is no .zip archive, or it is damaged', 'Choose another one'))
        : resolve(files)
    )
  )
  wanted.check()
  return Object.entries(found).map(([path, data]) => ({ path, text: textOf(path, data) }))
}

/** The Markdown files of a folder that was chosen. Throws `UnreadableFolder`. */
export async function filesOf(chosen: Iterable<File>): Promise<readonly FolderFile[]> {
  const wanted = new Budget()
  const notes = [...chosen].filter(file => wanted.takes(pathOf(file), file.size))
  wanted.check()
  return Promise.all(
    notes.map(async file => ({
      path: pathOf(file),
      text: textOf(pathOf(file), new Uint8Array(await file.arrayBuffer()))
    }))
  )
}

/** Counts what is asked for, before anything of it is read. */
class Budget {
  private files = 0
  private bytes = 0

  takes(path: string, size: number): boolean {
    if (!/\.md$/i.test(path)) return false
    this.files += 1
    this.bytes += size
    // In bytes, of which a letter has four at most; the file itself is told of and left out later.
    return !this.isOver && size <= 4 * limits.fileLength
  }

  check(): void {
    if (this.isOver)
      throw new UnreadableFolder('This folder has more notes than a book can hold', 'Choose a part of it')
  }

  private get isOver(): boolean {
    return this.files > limits.files || this.bytes > 4 * limits.length
  }
}

function pathOf(file: File): string {
  return file.webkitRelativePath || file.name
}

function textOf(path: string, data: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data)
  } catch {
    throw new UnreadableFolder(`${path} is no text in UTF-8`, 'Save it as UTF-8 in a text editor, then try again')
  }
}
