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
import { makeFolderDurably, type ReplaceOptions } from '../disk/durable-write'
import type { Machine, StoreClock } from '../types'
import { JsonAdapter } from './json-adapter'

export interface SharedJsonDependencies {
  readonly disk: Disk
  readonly clock: StoreClock
  readonly machine: Machine
  /** Tells the Game Master that the file was still locked by a Hearthside that is gone. */
  readonly tell?: (says: string) => void
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
 * at that moment. What cannot be read is put aside, and where it lies now is remembered. The lock is held for moments only, so
 * one that was not touched for a minute is taken over, whoever left it, and the Game Master is told.
 */
export class SharedJson<Value> {
  private readonly queue = new SerialQueue()
  /** The name of the file that was put aside since the program was started, or null. */
  aside: string | null = null

  constructor(
    private readonly dependencies: SharedJsonDependencies,
    private readonly path: string,
    private readonly parser: Parser<Value>,
    private readonly initial: Value,
    private readonly replacing: ReplaceOptions = {}
  ) {}

  /** What the file holds; what one begins with where there is none. */
  read(): Promise<Result<Value, Problem>> {
    return this.queue.run(async () => {
      let isDamaged = false
      const read = await attempt(() => this.readAll(this.low({ onDamage: () => (isDamaged = true) })))
      // It is put aside only while no other Hearthside can be writing it anew.
      return isDamaged ? this.locked(lock => attempt(() => this.readAll(this.low({ lock })))) : read
    })
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
    const low = this.low({ lock })
    const { file, told } = change(await this.readAll(low))
    if (file !== low.data) {
      low.data = file
      await low.write()
    }
    return told
  }

  private async locked<Told>(task: (lock: Lock) => Promise<Result<Told, Problem>>): Promise<Result<Told, Problem>> {
    const made = await attempt(() => makeFolderDurably(this.dependencies.disk, dirname(this.path)))
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
    const lock = await acquireLock(this.path, 'edit-or-stale', this.dependencies)
    if (!lock.ok) return lock.error.kind === 'locked' ? null : lock
    try {
      const { takenFrom } = lock.value
      if (takenFrom !== null) this.dependencies.tell?.(leftLocked(basename(this.path), takenFrom.host))
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

  private low(use: { readonly lock: Lock } | { readonly onDamage: () => void }): Low<Value> {
    const adapter = new JsonAdapter(this.dependencies.disk, this.path, this.parser, {
      ...this.replacing,
      ...('lock' in use
        ? { onDamaged: aside => (this.aside = basename(aside)), beforeRename: () => held(use.lock) }
        : { onDamage: use.onDamage })
    })
    return new Low(adapter, this.initial)
  }
}

function leftLocked(file: string, host: string): string {
  return `The file ${file} was still locked by a Hearthside on “${host}” that has not touched it for a minute. This one uses it again; close the other one if it is still open.`
}

/** The last look before the file is replaced: whoever took the lock from us is writing now. */
async function held(lock: Lock): Promise<void> {
  const still = await attempt(() => lock.assertHeld())
  if (!still.ok) throw new ProblemError(busy)
}
