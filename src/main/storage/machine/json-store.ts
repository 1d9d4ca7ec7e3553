import type { Parser } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { ReplaceOptions } from '../disk/durable-write'
import { SharedJson, type SharedJsonDependencies } from './shared-json'

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
