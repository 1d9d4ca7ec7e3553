import { dirname } from 'node:path'
import { Low, type Adapter } from 'lowdb'
import type { Parser } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { moveDamagedAway } from '../disk/keep-damaged'
import { DurableFile } from '../disk/durable-file'
import type { Disk } from '../disk/disk'
import { readJson } from '../disk/read-json'
import { attempt } from '../disk/attempt'
import { SerialQueue } from '#shared/serial-queue'

/** A small file of this machine's own (recent campaigns, preferences). Damaged, it is put aside and begun again. */
export class JsonStore<Value> {
  private readonly low: Low<Value>
  private readonly queue = new SerialQueue()

  constructor(
    disk: Disk,
    path: string,
    parser: Parser<Value>,
    private readonly initial: Value
  ) {
    this.low = new Low(new JsonAdapter(disk, path, parser), initial)
  }

  /** What is kept. Where nothing can be read, what one begins with. */
  read(): Promise<Value> {
    return this.queue.run(async () => {
      this.low.data = this.initial
      await attempt(() => this.low.read())
      return this.low.data
    })
  }

  update(make: (value: Value) => Value): Promise<Result<null, Problem>> {
    return this.queue.run(() =>
      attempt(async () => {
        this.low.data = this.initial
        await this.low.read()
        this.low.data = make(this.low.data)
        await this.low.write()
        return null
      })
    )
  }
}

class JsonAdapter<Value> implements Adapter<Value> {
  private readonly file: DurableFile

  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private readonly parser: Parser<Value>
  ) {
    this.file = new DurableFile(disk, path)
  }

  async read(): Promise<Value | null> {
    const blocks = await this.file.read()
    if (blocks === null) return null
    const json = readJson(Buffer.concat(blocks))
    const value = json.ok ? this.parser.parse(json.value) : json
    if (value.ok) return value.value
    await moveDamagedAway(this.disk, this.path)
    return null
  }

  async write(value: Value): Promise<void> {
    await this.disk.makeFolder(dirname(this.path))
    await this.file.write([Buffer.from(`${JSON.stringify(value, null, 2)}\n`)])
  }
}
