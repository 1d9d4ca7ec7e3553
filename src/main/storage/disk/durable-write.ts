import { createHash, randomUUID } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Disk, FileStats, DiskFile } from './disk'
import { errorCode, nullIfMissing } from './attempt'
import type { Adapter } from 'lowdb'

/** A text as bytes, in pieces, so that a long text is never copied into one buffer. */
export type Blocks = readonly Uint8Array[]

/** Blocks, or bytes from another source that is read during the write. */
type ByteSource = Blocks | AsyncIterable<Uint8Array>

export interface ReplaceOptions {
  /** The last moment to stop (by throwing): the temporary file is written, and the target is not replaced yet. */
  readonly beforeRename?: () => Promise<void>
  /** The permissions for a new file; an existing file keeps its own. */
  readonly mode?: number | null
}

const backoffMs = [10, 30, 90, 270, 800]

/**
 * Replaces a file as a whole, so that after any failure either the old or the new file exists, complete. Throws disk
 * errors; the old file is then untouched. One exception: after a failure of the last step (syncing the folder) a power
 * failure may restore either file.
 * @returns the facts of the new file
 */
export async function replaceDurably(
  disk: Disk,
  path: string,
  blocks: ByteSource,
  replacing: ReplaceOptions = {}
): Promise<FileStats> {
  const [target, old] = await Promise.all([resolveTarget(disk, path), nullIfMissing(disk.stat(path))])
  const temporary = join(dirname(target), `${temporaryPrefix(target)}${randomUUID()}.tmp`)
  try {
    await writeNew(disk, temporary, blocks, { ...replacing, mode: old?.mode ?? replacing.mode ?? null })
    await renameWithRetries(disk, temporary, target)
  } catch (error) {
    await disk.remove(temporary).catch(() => undefined)
    throw error
  }
  const [facts] = await Promise.all([disk.stat(target), syncFolder(disk, dirname(target))])
  return facts
}

/**
 * Makes sure that a file with exactly these bytes is safe on the disk. An existing file may be damaged or unsynced
 * after an earlier failure. It is compared byte by byte, then synced or replaced.
 */
export async function ensureDurably(
  disk: Disk,
  path: string,
  bytes: Uint8Array,
  replacing: ReplaceOptions = {}
): Promise<void> {
  const there = await nullIfMissing(disk.stat(path))
  if (there?.kind === 'file' && there.bytes === bytes.length && (await disk.read(path)).equals(bytes)) {
    await syncFile(disk, path)
    await syncFolder(disk, dirname(path))
  } else await replaceDurably(disk, path, [bytes], replacing)
}

/** The folders whose directory entries are synced, as far as this process knows. */
const safeFolders = new WeakMap<Disk, Set<string>>()

/** Creates a folder that survives a power failure: its own entry is synced, and the entry of each parent folder. */
export async function makeFolderDurably(disk: Disk, folder: string): Promise<void> {
  const safe = safeFolders.get(disk) ?? new Set()
  safeFolders.set(disk, safe)
  const wasThere = (await nullIfMissing(disk.stat(folder))) !== null
  if (wasThere && safe.has(folder)) return
  await disk.makeFolder(folder)
  for (let at = folder; dirname(at) !== at && (!wasThere || !safe.has(at)); at = dirname(at)) {
    try {
      await syncFolder(disk, dirname(at))
    } catch (error) {
      // This user may not open some parent folders. Those folders are not new, so they need no sync.
      if (!['EACCES', 'EPERM'].includes(errorCode(error))) throw error
    }
    safe.add(at)
  }
}

/** The path that a write to `path` would change: links are followed, also a link to a missing file. */
export async function resolveTarget(disk: Disk, path: string): Promise<string> {
  const there = await nullIfMissing(disk.realpath(path))
  if (there !== null) return there
  const goal = await disk.readlink(path).catch(() => null)
  if (goal !== null) return resolveTarget(disk, resolve(dirname(path), goal))
  return join(await disk.realpath(dirname(path)), basename(path))
}

/**
 * Removes the temporary files that killed processes left beside `path`. The caller must hold the lock.
 * @param before keeps files that were written after this time (milliseconds since 1970)
 */
export async function removeTemporaries(disk: Disk, path: string, before = Infinity): Promise<void> {
  const target = await resolveTarget(disk, path)
  await removeOurs(disk, dirname(target), temporaryPrefix(target), before)
}

/**
 * Removes a folder's temporary files of every name, such as those of a copy that is never written again.
 * @param before as above
 */
export async function removeAllTemporaries(disk: Disk, folder: string, before: number): Promise<void> {
  await removeOurs(disk, folder, prefixOfAll, before)
}

async function removeOurs(disk: Disk, folder: string, prefix: string, before: number): Promise<void> {
  for (const name of await disk.list(folder)) {
    if (!name.startsWith(prefix) || !name.endsWith('.tmp')) continue
    const left = join(folder, name)
    const facts = await nullIfMissing(disk.stat(left))
    if (facts && facts.changedAt < before) await disk.remove(left)
  }
}

/** Writes every byte, however few each call accepts. */
export async function writeAll(file: DiskFile, blocks: Blocks): Promise<void> {
  let left = blocks.filter(block => block.length > 0)
  while (left.length > 0) {
    let written = await file.write(left)
    if (written === 0) throw diskError('ENOSPC', 'the disk took no bytes')
    left = left.flatMap(block => {
      const rest = block.subarray(written)
      written = Math.max(0, written - block.length)
      return rest.length > 0 ? [rest] : []
    })
  }
}

/**
 * A large write delays the small syncs of a journal on the same disk. Large data is therefore synced in parts of this
 * size while the next part is written. An act then waits for at most two parts.
 */
const syncedBytes = 4_000_000
/**
 * The size of one write call for data above that size. With pieces of 4 MB a checkpoint of 261 MB took twice as long.
 */
const pieceBytes = 1_000_000

/** @returns the number of bytes written */
async function writeInPieces(file: DiskFile, blocks: ByteSource): Promise<number> {
  let [total, unsynced] = [0, 0]
  let syncing = Promise.resolve()
  try {
    for await (const piece of piecesIn(blocks)) {
      const bytes = sizeOf(piece)
      if (unsynced > 0 && unsynced + bytes > syncedBytes) {
        await syncing
        syncing = file.datasync()
        syncing.catch(() => undefined) // checked before the next sync
        unsynced = 0
      }
      await writeAll(file, piece)
      total += bytes
      unsynced += bytes
    }
  } finally {
    // After any error: the file must not be closed during a sync.
    await Promise.allSettled([syncing])
  }
  await syncing
  return total
}

/** The same bytes in pieces to write; short data is one piece. */
async function* piecesIn(blocks: ByteSource): AsyncGenerator<Blocks> {
  if (Array.isArray(blocks) && sizeOf(blocks as Blocks) <= syncedBytes) return yield blocks as Blocks
  for await (const block of blocks)
    for (let from = 0; from < block.length; from += pieceBytes) yield [block.subarray(from, from + pieceBytes)]
}

export function sizeOf(blocks: Blocks): number {
  return blocks.reduce((sum, block) => sum + block.length, 0)
}

/** A file in pieces, for copying a long file. The content of a piece is valid only until the next is requested. */
export async function* readInPieces(disk: Disk, path: string): AsyncGenerator<Uint8Array> {
  const file = await disk.open(path, 'r')
  try {
    const piece = new Uint8Array(pieceBytes)
    for (;;) {
      const read = await file.read(piece)
      if (read === 0) return
      yield piece.subarray(0, read)
    }
  } finally {
    await file.close()
  }
}

/** Syncs the bytes of an existing file. */
export async function syncFile(disk: Disk, path: string): Promise<void> {
  // Windows can sync only files that are opened for writing.
  const file = await disk.open(path, process.platform === 'win32' ? 'a' : 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A removal or a rename is durable only after its folder is synced. */
export async function syncFolder(disk: Disk, folder: string): Promise<void> {
  if (process.platform === 'win32') return // Windows cannot open a folder; its renames are journalled by NTFS
  const opened = await disk.open(folder, 'r')
  try {
    await opened.sync()
  } catch (error) {
    // Some network disks cannot sync folders; the write still counts as successful.
    if (!['EINVAL', 'ENOTSUP'].includes(errorCode(error))) throw error
  } finally {
    opened.close().catch(() => undefined) // a failed close has no effect here
  }
}

async function writeNew(
  disk: Disk,
  path: string,
  blocks: ByteSource,
  { mode, beforeRename }: ReplaceOptions
): Promise<void> {
  const file = await disk.open(path, 'wx', mode ?? undefined)
  let expected = 0
  try {
    const [size] = await allOf([writeInPieces(file, blocks), typeof mode === 'number' ? file.chmod(mode) : null])
    expected = size
    await file.sync()
  } catch (error) {
    await file.close()
    throw error
  }
  await allOf([closeWhole(file, expected), beforeRename?.()])
}

/** Checks the size, because some disks accept bytes and lose them. */
async function closeWhole(file: DiskFile, expected: number): Promise<void> {
  try {
    const size = await file.size()
    if (size !== expected) throw diskError('EIO', `${size} of ${expected} bytes are there`)
  } finally {
    await file.close()
  }
}

/** Like `Promise.all`, but rejects only after all work has ended. */
async function allOf<Values extends readonly unknown[]>(
  work: readonly [...Values]
): Promise<{ -readonly [Index in keyof Values]: Awaited<Values[Index]> }> {
  await Promise.allSettled(work)
  return Promise.all(work)
}

export function renameWithRetries(disk: Disk, from: string, to: string): Promise<void> {
  return withRetries(() => disk.rename(from, to))
}

export function removeWithRetries(disk: Disk, path: string): Promise<void> {
  return withRetries(() => disk.remove(path))
}

/** On Windows a virus scanner or a backup program may lock a file for a moment. */
async function withRetries(work: () => Promise<void>): Promise<void> {
  for (const wait of backoffMs) {
    try {
      return await work()
    } catch (error) {
      if (!['EPERM', 'EBUSY', 'EACCES'].includes(errorCode(error))) throw error
      await pause(wait)
    }
  }
  await work()
}

/** Short, and independent of the file's name, so that a file name of full length still permits a temporary name. */
const prefixOfAll = '.hearthside-'

function temporaryPrefix(target: string): string {
  return `${prefixOfAll}${createHash('sha256').update(basename(target)).digest('hex').slice(0, 12)}-`
}

function diskError(code: string, message: string): Error {
  return Object.assign(new Error(`${code}: ${message}`), { code })
}

/**
 * lowdb's adapter with a writer that syncs, follows links and keeps permissions, unlike lowdb's own. It carries the
 * file's text in blocks; `envelope.ts` knows their meaning.
 */
export class DurableFile implements Adapter<Blocks> {
  /** The facts of the file after the last write. */
  written: FileStats | null = null

  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private readonly replacing: ReplaceOptions = {}
  ) {}

  async read(): Promise<Blocks | null> {
    const bytes = await nullIfMissing(this.disk.read(this.path))
    return bytes && [bytes]
  }

  async write(blocks: Blocks): Promise<void> {
    this.written = await replaceDurably(this.disk, this.path, blocks, this.replacing)
  }
}
