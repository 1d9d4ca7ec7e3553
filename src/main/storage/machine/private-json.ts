import { ok } from '#rules/core/result'
import { realDisk, type Disk } from '../disk/disk'
import { JsonStore } from './json-store'
import type { PrivateJson } from '../../stage/stage-links'

/** What this user alone may read: links to private seats are among it. */
const privateDisk: Disk = { ...realDisk, open: (path, flags) => realDisk.open(path, flags, 0o600) }

/** Something small kept in a file of this user's own folder; whoever reads it looks at it with care. */
export function privateJsonAt(path: string): PrivateJson {
  const file = new JsonStore<unknown>(privateDisk, path, { parse: input => ok(input) }, null)
  return {
    read: () => file.read(),
    async write(value) {
      await file.update(() => value)
    }
  }
}
