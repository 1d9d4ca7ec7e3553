import { realDisk, type Disk, type DiskFile } from '#main/storage/disk/disk'

/** One call that storage makes of the disk, counted from 1. */
export interface DiskCall {
  readonly number: number
  readonly what: keyof Disk | keyof DiskFile
  readonly path: string
}

/** What becomes of a call: a code to fail with, `short` to write one byte only, nothing to go well. */
export type Fate = string | null

export interface FaultyDisk extends Disk {
  readonly calls: readonly DiskCall[]
  /** How many files are open now. */
  readonly openFiles: () => number
}

/** The machine's disk, failing by plan. `calls` is everything that was asked of it. */
export function faultyDisk(fate: (call: DiskCall) => Fate): FaultyDisk {
  const calls: DiskCall[] = []
  let opened = 0

  function ask(what: DiskCall['what'], path: string): Fate {
    const call = { number: calls.length + 1, what, path }
    calls.push(call)
    const planned = fate(call)
    if (planned !== null && planned !== 'short') {
      throw Object.assign(new Error(`${planned}: planned failure of ${what} ${path}`), { code: planned })
    }
    return planned
  }

  function file(path: string, real: DiskFile): DiskFile {
    return {
      async write(blocks) {
        const planned = ask('write', path)
        return real.write(planned === 'short' ? blocks.slice(0, 1).map(block => block.subarray(0, 1)) : blocks)
      },
      read: async into => (ask('read', path), real.read(into)),
      datasync: async () => (ask('datasync', path), real.datasync()),
      sync: async () => (ask('sync', path), real.sync()),
      size: async () => (ask('size', path), real.size()),
      identity: async () => (ask('identity', path), real.identity()),
      chmod: async mode => (ask('chmod', path), real.chmod(mode)),
      async close() {
        await real.close() // a failing close has closed all the same
        opened -= 1
        ask('close', path)
      }
    }
  }

  return {
    calls,
    openFiles: () => opened,
    async open(path, flags, mode) {
      ask('open', path)
      const real = await realDisk.open(path, flags, mode)
      opened += 1
      return file(path, real)
    },
    read: async path => (ask('read', path), realDisk.read(path)),
    readHead: async (path, most) => (ask('readHead', path), realDisk.readHead(path, most)),
    readRange: async (path, from, length) => (ask('readRange', path), realDisk.readRange(path, from, length)),
    stat: async path => (ask('stat', path), realDisk.stat(path)),
    realpath: async path => (ask('realpath', path), realDisk.realpath(path)),
    readlink: async path => (ask('readlink', path), realDisk.readlink(path)),
    checkWritable: async path => (ask('checkWritable', path), realDisk.checkWritable(path)),
    rename: async (from, to) => (ask('rename', to), realDisk.rename(from, to)),
    remove: async path => (ask('remove', path), realDisk.remove(path)),
    list: async folder => (ask('list', folder), realDisk.list(folder)),
    makeFolder: async path => (ask('makeFolder', path), realDisk.makeFolder(path)),
    touch: async (path, at) => (ask('touch', path), realDisk.touch(path, at))
  }
}
