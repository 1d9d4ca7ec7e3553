import { ok } from '#rules/core/result'
import { JsonStore } from './json-store'
import { mergeChanges } from './merge-changes'
import type { SharedJsonDependencies } from './shared-json'
import { machineHere } from './this-machine'

/** A small file of this user's own that nobody else may read. */
export interface PrivateJson {
  /** What was kept last; null when there is nothing, or nothing that can be read. */
  read(): Promise<unknown>
  /** Never rejects: what cannot be kept is forgotten. What another Hearthside changed since it was read stays. */
  write(value: unknown): Promise<void>
}

/** Something small kept in a file of this user's own folder; whoever reads it looks at it with care. */
export function privateJsonAt(path: string): PrivateJson {
  return privateJsonOn(machineHere, path)
}

/** The same on any disk. What this user alone may read: links to private seats are among it. */
export function privateJsonOn(dependencies: SharedJsonDependencies, path: string): PrivateJson {
  const file = new JsonStore<unknown>(dependencies, path, { parse: input => ok(input) }, null, { mode: 0o600 })
  /** What was read or written last. */
  let known: unknown = null
  return {
    async read() {
      known = await file.read()
      return structuredClone(known)
    },
    async write(value) {
      // As the file will have it: without fields that are not there.
      const mine: unknown = JSON.parse(JSON.stringify(value))
      await file.update(saved => mergeChanges(known, mine, saved))
      known = mine
    }
  }
}
