import type { Parser } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { ReplaceOptions } from '../disk/durable-write'
import { SharedJson, type SharedJsonDependencies } from './shared-json'

/** A small file of this machine's own (recent campaigns, preferences). Damaged, it is put aside and begun again. */
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

  /** What is kept. Where nothing can be read, what one begins with. */
  async read(): Promise<Value> {
    const read = await this.file.read()
    return read.ok ? read.value : this.initial
  }

  /** @param make of what the file holds now, whichever Hearthside wrote it */
  update(make: (value: Value) => Value): Promise<Result<null, Problem>> {
    return this.file.update(value => ({ file: make(value), told: null }))
  }
}
