import { createHash, randomUUID } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Disk, DiskFile } from './disk'
import { codeOf, unlessMissing } from './attempt'

/** A text as bytes, in pieces, so that a long one is never copied together. */
export type Blocks = readonly Uint8Array[]

/** The same, or read from somewhere else while it is written. */
export type Stream = Blocks | AsyncIterable<Uint8Array>

export interface Replacing {
  /** The last moment to stop (by throwing): everything is written, nothing is replaced yet. */
  readonly beforeRename?: () => Promise<void>
  /** Who may read and write a file that was not there before; one that was keeps its own. */
  readonly mode?: number | null
}

const renameWaits = [10, 30, 90, 270, 800]

/**
 * Puts a whole file in place of another so that, whatever happens, one of the two is there, whole. Throws what the
 * disk throws; the old file is then untouched, except that a failure of the very last step (syncing the folder) leaves
 * open which of the two a power cut would bring back.
 */
export async function replaceDurably(
  disk: Disk,
  path: string,
  blocks: Stream,
  replacing: Replacing = {}
): Promise<void> {
  const target = await realTarget(disk, path)
  const temporary = join(dirname(target), `${temporaryPrefix(target)}${randomUUID()}.tmp`)
  const old = await unlessMissing(disk.facts(target))
  try {
    await writeNew(disk, temporary, blocks, old?.mode ?? replacing.mode ?? null)
    await replacing.beforeRename?.()
    await renameWithPatience(disk, temporary, target)
  } catch (error) {
    await disk.remove(temporary).catch(() => undefined)
    throw error
  }
  await syncFolder(disk, dirname(target))
}

/** Where writing to `path` would really write: links are followed, also one whose goal is not there yet. */
export async function realTarget(disk: Disk, path: string): Promise<string> {
  const there = await unlessMissing(disk.realpath(path))
  if (there !== null) return there
  const goal = await disk.readlink(path).catch(() => null)
  if (goal !== null) return realTarget(disk, resolve(dirname(path), goal))
  return join(await disk.realpath(dirname(path)), basename(path))
}

/**
 * Removes what a killed process of ours left behind beside `path`. Only for whoever holds the lock.
 * @param before spares what was written since (milliseconds since 1970).
 */
export async function sweepTemporaries(disk: Disk, path: string, before = Infinity): Promise<void> {
  const target = await realTarget(disk, path)
  const prefix = temporaryPrefix(target)
  for (const name of await disk.list(dirname(target))) {
    if (!name.startsWith(prefix) || !name.endsWith('.tmp')) continue
    const left = join(dirname(target), name)
    const facts = await unlessMissing(disk.facts(left))
    if (facts && facts.changedAt < before) await disk.remove(left)
  }
}

/** Every byte, however little the disk takes at a time. */
export async function writeAll(file: DiskFile, blocks: Blocks): Promise<void> {
  for (const block of blocks) {
    let written = 0
    while (written < block.length) {
      const more = await file.write(block, written)
      if (more === 0) throw diskError('ENOSPC', 'the disk took no bytes')
      written += more
    }
  }
}

/**
 * A disk that has much to write keeps a journal waiting that has little: what is long is written in pieces, and so much of it
 * synced at a time that an act need not wait for more than that.
 */
const pieceBytes = 1_000_000
const syncedAtOnce = 8_000_000

/** @returns how many bytes were written */
async function writeInPieces(file: DiskFile, blocks: Stream): Promise<number> {
  let [written, unsynced] = [0, 0]
  for await (const block of blocks) {
    for (let from = 0; from < block.length; from += pieceBytes) {
      const piece = block.subarray(from, from + pieceBytes)
      if (unsynced + piece.length > syncedAtOnce) {
        await file.datasync()
        unsynced = 0
      }
      await writeAll(file, [piece])
      written += piece.length
      unsynced += piece.length
    }
  }
  return written
}

/** A file in pieces, for a copy that is as long as it is. A piece stands only until the next one is asked for. */
export async function* piecesOf(disk: Disk, path: string): AsyncGenerator<Uint8Array> {
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

/** A removal or a new name is only sure once its folder is. */
export async function syncFolder(disk: Disk, folder: string): Promise<void> {
  if (process.platform === 'win32') return // Windows cannot open a folder; its renames are journalled by NTFS
  const opened = await disk.open(folder, 'r')
  try {
    await opened.sync()
  } catch (error) {
    // Some network disks cannot sync a folder at all; that is not a failure of this write.
    if (!['EINVAL', 'ENOTSUP'].includes(codeOf(error))) throw error
  } finally {
    await opened.close()
  }
}

async function writeNew(disk: Disk, path: string, blocks: Stream, mode: number | null): Promise<void> {
  const file = await disk.open(path, 'wx', mode ?? undefined)
  try {
    if (mode !== null) await file.chmod(mode)
    const expected = await writeInPieces(file, blocks)
    await file.sync()
    const size = await file.size()
    if (size !== expected) throw diskError('EIO', `${size} of ${expected} bytes are there`)
  } finally {
    await file.close()
  }
}

/** On Windows a virus scanner or a backup program may hold the old file for a moment. */
async function renameWithPatience(disk: Disk, from: string, to: string): Promise<void> {
  for (const wait of renameWaits) {
    try {
      return await disk.rename(from, to)
    } catch (error) {
      if (!['EPERM', 'EBUSY', 'EACCES'].includes(codeOf(error))) throw error
      await pause(wait)
    }
  }
  await disk.rename(from, to)
}

/** Short whatever the file's own name is, so that a name of full length still has room for its temporary. */
function temporaryPrefix(target: string): string {
  return `.hearthside-${createHash('sha256').update(basename(target)).digest('hex').slice(0, 12)}-`
}

function diskError(code: string, message: string): Error {
  return Object.assign(new Error(`${code}: ${message}`), { code })
}
