import { Low } from 'lowdb'
import type { Parser } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { attempt } from '../disk/attempt'
import { JsonAdapter } from './json-adapter'
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
