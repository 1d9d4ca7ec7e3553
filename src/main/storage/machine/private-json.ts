import { ok } from '#rules/core/result'
import { JsonStore } from './json-store'
import { type SharedJsonDependencies, mergeChanges } from './shared-json'
import { machineHere } from './this-machine'

/** A small file that only this user may read. */
export interface PrivateJson {
  /** The value that was stored last; null when there is none, or when it cannot be read. */
  read(): Promise<unknown>
  /** Never rejects: a value that cannot be stored is dropped. Changes by another running Hearthside are kept. */
  write(value: unknown): Promise<void>
}

/** A small file in this user's own folder. Callers must validate the value that they read. */
export function privateJsonAt(path: string): PrivateJson {
  return privateJsonOn(machineHere, path)
}

/** A private file on any disk. It may hold links to private seats, so only this user may read it. */
export function privateJsonOn(dependencies: SharedJsonDependencies, path: string): PrivateJson {
  const file = new JsonStore<unknown>(dependencies, path, { parse: input => ok(input) }, null, { mode: 0o600 })
  /** The value that was last read or written. */
  let known: unknown = null
  return {
    async read() {
      known = await file.read()
      return structuredClone(known)
    },
    async write(value) {
      // A copy in the form of the file: without undefined fields.
      const mine: unknown = JSON.parse(JSON.stringify(value))
      await file.update(saved => mergeChanges(known, mine, saved))
      known = mine
    }
  }
}
