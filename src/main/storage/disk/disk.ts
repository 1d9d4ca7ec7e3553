import { close, constants, open, read, stat } from 'node:fs'
import * as fs from 'node:fs/promises'
import { promisify } from 'node:util'

/** The calls of every act, without the handles of `node:fs/promises`, which cost more than the calls themselves. */
const plain = { close: promisify(close), open: promisify(open), read: promisify(read), stat: promisify(stat) }

/**
 * Opens without blocking: opening a pipe otherwise waits for a writer, possibly for ever. Windows has neither such
 * pipes in folders nor this flag.
 */
const toRead = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0)
const toReadAndWrite = constants.O_RDWR | ((constants.O_NONBLOCK as number | undefined) ?? 0)
const toAppend = constants.O_WRONLY | constants.O_APPEND | ((constants.O_NONBLOCK as number | undefined) ?? 0)

/** The error code for a pipe, a socket or a device under the name of a file. */
const notAFile = 'ENOTFILE'

/** Opens a file or a folder; any other kind is closed again with an error. */
async function openPlain(path: string, flags: number): Promise<fs.FileHandle> {
  const file = await fs.open(path, flags)
  const stats = await file.stat().catch(async (error: unknown) => {
    await file.close()
    throw error
  })
  if (stats.isFile() || stats.isDirectory()) return file
  await file.close()
  throw Object.assign(new Error(`${notAFile}: ${path} is neither a file nor a folder`), { code: notAFile })
}

/** One open file, with the calls that storage needs. */
export interface DiskFile {
  /**
   * Writes the blocks in order with one call.
   * @returns the number of bytes written, which may be less than requested
   */
  write(blocks: readonly Uint8Array[]): Promise<number>
  /** @returns the number of bytes read, 0 at the end */
  read(into: Uint8Array): Promise<number>
  /** Syncs the content without the file times. */
  datasync(): Promise<void>
  sync(): Promise<void>
  size(): Promise<number>
  /** The identity of the open file, whatever its present name: as in `FileStats`. */
  identity(): Promise<string>
  chmod(mode: number): Promise<void>
  close(): Promise<void>
}

export interface FileStats {
  readonly kind: 'file' | 'folder' | 'other'
  readonly bytes: number
  readonly mode: number
  readonly changedAt: number
  /** Device and file number: another file under the same name has another identity. */
  readonly identity: string
}

/**
 * Every file system call of storage; tests replace it by a disk that fails on demand. Errors are thrown with Node's
 * `code`.
 */
export interface Disk {
  /** `wx`: create, fail if it exists. `a`: append to an existing file. `r`: read, or sync a folder. */
  open(path: string, flags: 'wx' | 'a' | 'r', mode?: number): Promise<DiskFile>
  read(path: string): Promise<Buffer>
  /** The first bytes of a file, at most `most`. */
  readHead(path: string, most: number): Promise<Buffer>
  /** Bytes from an offset in a file, at most `length`. */
  readRange(path: string, from: number, length: number): Promise<Buffer>
  stat(path: string): Promise<FileStats>
  /** The path after all links are resolved. */
  realpath(path: string): Promise<string>
  readlink(path: string): Promise<string>
  /** Throws when the file may not be written. */
  checkWritable(path: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  list(folder: string): Promise<readonly string[]>
  makeFolder(path: string): Promise<void>
  /** Sets the modification time, in milliseconds since 1970. */
  touch(path: string, at: number): Promise<void>
}

export const realDisk: Disk = {
  async open(path, flags, mode = 0o644) {
    if (flags === 'wx') return diskFile(await fs.open(path, flags, mode))
    return diskFile(await openPlain(path, flags === 'a' ? toAppend : toRead))
  },
  async read(path) {
    const file = await openPlain(path, toRead)
    try {
      return await file.readFile()
    } finally {
      await file.close()
    }
  },
  async readHead(path, most) {
    const file = await plain.open(path, toRead)
    try {
      const { bytesRead, buffer } = await plain.read(file, Buffer.allocUnsafe(most), 0, most, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      plain.close(file).catch(() => undefined) // a failed close has no effect after reading
    }
  },
  async readRange(path, from, length) {
    const file = await openPlain(path, toRead)
    try {
      const range = Buffer.allocUnsafe(length)
      let filled = 0
      // A read may return fewer bytes than requested.
      for (let more = -1; more !== 0 && filled < length; filled += more)
        more = (await file.read(range, filled, length - filled, from + filled)).bytesRead
      return range.subarray(0, filled)
    } finally {
      await file.close()
    }
  },
  async stat(path) {
    const stats = await plain.stat(path)
    const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other'
    const { size: bytes, mtimeMs: changedAt } = stats
    return { kind, bytes, mode: stats.mode & 0o7777, changedAt, identity: identityOf(stats) }
  },
  realpath: path => fs.realpath(path),
  readlink: path => fs.readlink(path),
  async checkWritable(path) {
    await (await openPlain(path, toReadAndWrite)).close()
  },
  rename: (from, to) => fs.rename(from, to),
  remove: path => fs.unlink(path),
  list: folder => fs.readdir(folder),
  async makeFolder(path) {
    await fs.mkdir(path, { recursive: true })
  },
  touch: (path, at) => fs.utimes(path, at / 1000, at / 1000)
}

function identityOf({ dev, ino }: { readonly dev: number; readonly ino: number }): string {
  return `${dev}:${ino}`
}

function diskFile(file: fs.FileHandle): DiskFile {
  return {
    async write(blocks) {
      const [first] = blocks
      const { bytesWritten } = await (blocks.length === 1 && first ? file.write(first) : file.writev(blocks))
      return bytesWritten
    },
    async read(into) {
      const { bytesRead } = await file.read(into)
      return bytesRead
    },
    datasync: () => file.datasync(),
    sync: () => file.sync(),
    async size() {
      return (await file.stat()).size
    },
    identity: async () => identityOf(await file.stat()),
    chmod: mode => file.chmod(mode),
    close: () => file.close()
  }
}
