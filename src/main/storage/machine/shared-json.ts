import { basename, dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Low } from 'lowdb'
import type { Parser } from '#rules/core/parser'
import { fail, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { SerialQueue } from '#shared/serial-queue'
import { acquireLock, type Lock } from '../campaign/lock'
import { attempt, ProblemError } from '../disk/attempt'
import type { Disk } from '../disk/disk'
import type { Machine, StoreClock } from '../types'
import { JsonAdapter } from './json-adapter'

interface SharedJsonDependencies {
  readonly disk: Disk
  readonly clock: StoreClock
  readonly machine: Machine
}

/** How often, and how many milliseconds apart, a file that another Hearthside is writing is asked for again: two seconds in all. */
const tries = 80
const waitMs = 25

const busy: Problem = {
  kind: 'failed',
  message: 'Another Hearthside is still writing this file. Nothing was changed',
  remedy: 'Try again in a moment'
}

/**
 * A file of this user's own that several running Hearthsides change: each change is made under a lock, upon what the file holds
 * at that moment. What cannot be read is put aside, and where it lies now is remembered.
 */
export class SharedJson<Value> {
  private readonly queue = new SerialQueue()
  /** The name of the file that was put aside since the program was started, or null. */
  aside: string | null = null

  constructor(
    private readonly dependencies: SharedJsonDependencies,
    private readonly path: string,
    private readonly parser: Parser<Value>,
    private readonly initial: Value
  ) {}

  /** What the file holds; what one begins with where there is none. */
  read(): Promise<Result<Value, Problem>> {
    return this.queue.run(() => attempt(() => this.readAll(this.low())))
  }

  /** @param change throws a `ProblemError` where nothing is to be changed. @returns what it tells */
  update<Told>(
    change: (value: Value) => { readonly file: Value; readonly told: Told }
  ): Promise<Result<Told, Problem>> {
    return this.queue.run(() => this.locked(lock => attempt(() => this.change(lock, change))))
  }

  private async change<Told>(
    lock: Lock,
    change: (value: Value) => { readonly file: Value; readonly told: Told }
  ): Promise<Told> {
    const low = this.low(lock)
    const { file, told } = change(await this.readAll(low))
    if (file !== low.data) {
      low.data = file
      await low.write()
    }
    return told
  }

  private async locked<Told>(task: (lock: Lock) => Promise<Result<Told, Problem>>): Promise<Result<Told, Problem>> {
    const made = await attempt(() => this.dependencies.disk.makeFolder(dirname(this.path)))
    if (!made.ok) return made
    for (let nth = 0; nth < tries; nth++) {
      const done = await this.once(task)
      if (done !== null) return done
      await pause(waitMs)
    }
    return fail(busy)
  }

  /** @returns null where somebody else has the lock, or took it from us before anything was written */
  private async once<Told>(
    task: (lock: Lock) => Promise<Result<Told, Problem>>
  ): Promise<Result<Told, Problem> | null> {
    const lock = await acquireLock(this.path, 'edit', this.dependencies)
    if (!lock.ok) return lock.error.kind === 'locked' ? null : lock
    try {
      const done = await task(lock.value)
      return !done.ok && done.error === busy ? null : done
    } finally {
      await lock.value.release()
    }
  }

  private async readAll(low: Low<Value>): Promise<Value> {
    low.data = this.initial
    await low.read()
    return low.data
  }

  private low(lock?: Lock): Low<Value> {
    const { disk } = this.dependencies
    const onDamaged = (aside: string): void => void (this.aside = basename(aside))
    const adapter = new JsonAdapter(disk, this.path, this.parser, {
      onDamaged,
      ...(lock ? { beforeRename: () => held(lock) } : {})
    })
    return new Low(adapter, this.initial)
  }
}

/** The last look before the file is replaced: whoever took the lock from us is writing now. */
async function held(lock: Lock): Promise<void> {
  const still = await attempt(() => lock.assertHeld())
  if (!still.ok) throw new ProblemError(busy)
}
