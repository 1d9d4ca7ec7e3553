import { ok, type Result } from '#rules/core/result'
import { type SharedJsonDependencies, mergeChanges, SharedJson } from './shared-json'
import { machineHere } from './this-machine'
import type { Parser } from '#rules/core/parser'
import type { Problem } from '#shared/problem'
import type { ReplaceOptions } from '../disk/durable-write'

/** A small file of this machine (recent campaigns, preferences). A damaged file is moved aside and replaced. */
export class JsonStore<Value> {
  private readonly file: SharedJson<Value>

  constructor(
    dependencies: SharedJsonDependencies,
    path: string,
    parser: Parser<Value>,
    private readonly initial: Value,
    replacing: ReplaceOptions = {}
  ) {
    this.file = new SharedJson(dependencies, path, parser, initial, replacing)
  }

  /** The stored value, or the initial value when none can be read. */
  async read(): Promise<Value> {
    const read = await this.file.read()
    return read.ok ? read.value : this.initial
  }

  /** @param make computes the new value from the file's present value, whichever Hearthside wrote it */
  update(make: (value: Value) => Value): Promise<Result<null, Problem>> {
    return this.file.update(value => ({ file: make(value), reply: null }))
  }
}

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
