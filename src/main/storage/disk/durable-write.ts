import { createHash, randomUUID } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Disk, FileStats, DiskFile } from './disk'
import { errorCode, nullIfMissing } from './attempt'

/** A text as bytes, in pieces, so that a long one is never copied together. */
export type Blocks = readonly Uint8Array[]

/** The same, or read from somewhere else while it is written. */
export type ByteSource = Blocks | AsyncIterable<Uint8Array>

export interface ReplaceOptions {
  /** The last moment to stop (by throwing): everything is written, nothing is replaced yet. */
  readonly beforeRename?: () => Promise<void>
  /** Who may read and write a file that was not there before; one that was keeps its own. */
  readonly mode?: number | null
}

const backoffMs = [10, 30, 90, 270, 800]

/**
 * Puts a whole file in place of another so that, whatever happens, one of the two is there, whole. Throws what the
 * disk throws; the old file is then untouched, except that a failure of the very last step (syncing the folder) leaves
 * open which of the two a power cut would bring back.
 * @returns the new file's facts
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
 * Makes sure that a file with exactly these bytes is there, safe on the disk. One that is there already may have been left by a try
 * whose last sync failed, or be damaged: it is compared byte by byte, and synced, or replaced.
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

/** The folders whose names are safe, as far as this process knows. */
const safeFolders = new WeakMap<Disk, Set<string>>()

/** A folder that a power cut does not take away again: its own name is synced, and that of each folder around it. */
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
      // Far above may be folders that this user may not open. They are not new either.
      if (!['EACCES', 'EPERM'].includes(errorCode(error))) throw error
    }
    safe.add(at)
  }
}

/** Where writing to `path` would really write: links are followed, also one whose goal is not there yet. */
export async function resolveTarget(disk: Disk, path: string): Promise<string> {
  const there = await nullIfMissing(disk.realpath(path))
  if (there !== null) return there
  const goal = await disk.readlink(path).catch(() => null)
  if (goal !== null) return resolveTarget(disk, resolve(dirname(path), goal))
  return join(await disk.realpath(dirname(path)), basename(path))
}

/**
 * Removes what a killed process of ours left behind beside `path`. Only for whoever holds the lock.
 * @param before spares what was written since (milliseconds since 1970).
 */
export async function removeTemporaries(disk: Disk, path: string, before = Infinity): Promise<void> {
  const target = await resolveTarget(disk, path)
  await removeOurs(disk, dirname(target), temporaryPrefix(target), before)
}

/** Removes from a folder what killed processes of ours left of any file, such as a copy that nobody writes again. @param before as above */
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

/** Every byte, however little the disk takes at a time. */
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
 * A disk that has much to write keeps a journal waiting that has little: of what is long no more than this is synced at a time,
 * and the next is written meanwhile, so that an act waits for no more than twice as much.
 */
const syncedBytes = 4_000_000
/** Written in one go, where there is more than can be synced at a time: with pieces of 4 MB a checkpoint of 261 MB took twice as long. */
const pieceBytes = 1_000_000

/** @returns how many bytes were written */
async function writeInPieces(file: DiskFile, blocks: ByteSource): Promise<number> {
  let [total, unsynced] = [0, 0]
  let syncing = Promise.resolve()
  try {
    for await (const piece of piecesIn(blocks)) {
      const bytes = sizeOf(piece)
      if (unsynced > 0 && unsynced + bytes > syncedBytes) {
        await syncing
        syncing = file.datasync()
        syncing.catch(() => undefined) // looked at before the next sync
        unsynced = 0
      }
      await writeAll(file, piece)
      total += bytes
      unsynced += bytes
    }
  } finally {
    // Whatever went wrong meanwhile: the file must not be closed under a sync.
    await Promise.allSettled([syncing])
  }
  await syncing
  return total
}

/** The same bytes in pieces to write: what is short in one. */
async function* piecesIn(blocks: ByteSource): AsyncGenerator<Blocks> {
  if (Array.isArray(blocks) && sizeOf(blocks as Blocks) <= syncedBytes) return yield blocks as Blocks
  for await (const block of blocks)
    for (let from = 0; from < block.length; from += pieceBytes) yield [block.subarray(from, from + pieceBytes)]
}

export function sizeOf(blocks: Blocks): number {
  return blocks.reduce((sum, block) => sum + block.length, 0)
}

/** A file in pieces, for a copy that is as long as it is. A piece stands only until the next one is asked for. */
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

/** The bytes of a file that is there already. */
export async function syncFile(disk: Disk, path: string): Promise<void> {
  // Windows syncs only what may be written.
  const file = await disk.open(path, process.platform === 'win32' ? 'a' : 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A removal or a new name is only sure once its folder is. */
export async function syncFolder(disk: Disk, folder: string): Promise<void> {
  if (process.platform === 'win32') return // Windows cannot open a folder; its renames are journalled by NTFS
  const opened = await disk.open(folder, 'r')
  try {
    await opened.sync()
  } catch (error) {
    // Some network disks cannot sync a folder at all; that is not a failure of this write.
    if (!['EINVAL', 'ENOTSUP'].includes(errorCode(error))) throw error
  } finally {
    opened.close().catch(() => undefined) // nothing depends on it
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

/** Reads the size back: there are disks that take bytes and lose them. */
async function closeWhole(file: DiskFile, expected: number): Promise<void> {
  try {
    const size = await file.size()
    if (size !== expected) throw diskError('EIO', `${size} of ${expected} bytes are there`)
  } finally {
    await file.close()
  }
}

/** As `Promise.all`, but nothing is still under way when it rejects. */
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

/** On Windows a virus scanner or a backup program may hold a file for a moment. */
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

/** Short whatever the file's own name is, so that a name of full length still has room for its temporary. */
const prefixOfAll = '.hearthside-'

function temporaryPrefix(target: string): string {
  return `${prefixOfAll}${createHash('sha256').update(basename(target)).digest('hex').slice(0, 12)}-`
}

function diskError(code: string, message: string): Error {
  return Object.assign(new Error(`${code}: ${message}`), { code })
}
