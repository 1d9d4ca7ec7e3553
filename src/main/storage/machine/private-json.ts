import { ok } from '#rules/core/result'
import { realDisk, type Disk } from '../disk/disk'
import { JsonStore } from './json-store'

/** A small file of this user's own that nobody else may read. */
export interface PrivateJson {
  /** What was kept last; null when there is nothing, or nothing that can be read. */
  read(): Promise<unknown>
  /** Never rejects: what cannot be kept is forgotten. */
  write(value: unknown): Promise<void>
}

/** Something small kept in a file of this user's own folder; whoever reads it looks at it with care. */
export function privateJsonAt(path: string): PrivateJson {
  return privateJsonOn(realDisk, path)
}

/** The same on any disk. What this user alone may read: links to private seats are among it. */
export function privateJsonOn(disk: Disk, path: string): PrivateJson {
  const privateDisk: Disk = { ...disk, open: (at, flags) => disk.open(at, flags, 0o600) }
  const file = new JsonStore<unknown>(privateDisk, path, { parse: input => ok(input) }, null)
  return {
    read: () => file.read(),
    async write(value) {
      await file.update(() => value)
    }
  }
}
