import { dirname } from 'node:path'
import type { Adapter } from 'lowdb'
import type { Parser } from '#rules/core/parser'
import type { Disk } from '../disk/disk'
import { DurableFile } from '../disk/durable-file'
import { makeFolderDurably, type ReplaceOptions } from '../disk/durable-write'
import { moveDamagedAway } from '../disk/keep-damaged'
import { readJson } from '../disk/read-json'

export interface JsonAdapterOptions extends ReplaceOptions {
  /** Called with the new path of a damaged file that was moved aside. */
  readonly onDamaged?: (aside: string) => void
  /** Called instead when a damaged file is left at its path. */
  readonly onDamage?: () => void
}

/** lowdb's adapter for a small file of this machine, read through a parser. A damaged file is moved aside. */
export class JsonAdapter<Value> implements Adapter<Value> {
  private readonly file: DurableFile

  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private readonly parser: Parser<Value>,
    private readonly options: JsonAdapterOptions = {}
  ) {
    this.file = new DurableFile(disk, path, options)
  }

  async read(): Promise<Value | null> {
    const blocks = await this.file.read()
    if (blocks === null) return null
    const json = readJson(Buffer.concat(blocks))
    const value = json.ok ? this.parser.parse(json.value) : json
    if (value.ok) return value.value
    const { onDamage, onDamaged } = this.options
    const aside = onDamage ? null : await moveDamagedAway(this.disk, this.path)
    onDamage?.()
    if (aside !== null) onDamaged?.(aside)
    return null
  }

  async write(value: Value): Promise<void> {
    await makeFolderDurably(this.disk, dirname(this.path))
    await this.file.write([Buffer.from(`${JSON.stringify(value, null, 2)}\n`)])
  }
}
