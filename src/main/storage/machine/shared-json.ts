import { basename, dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Low, type Adapter } from 'lowdb'
import type { Parser } from '#rules/core/parser'
import { fail, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { SerialQueue } from '#shared/serial-queue'
import { acquireLock, type Lock } from '../campaign/lock'
import { attempt, ProblemError } from '../disk/attempt'
import type { Disk } from '../disk/disk'
import { makeFolderDurably, type ReplaceOptions, DurableFile } from '../disk/durable-write'
import type { Machine, StoreClock } from '../types'
import { moveDamagedAway } from '../disk/keep-damaged'
import { readJson } from '../disk/read-json'
import { isDeepStrictEqual } from 'node:util'
import { isObject } from '#rules/core/values'

export interface SharedJsonDependencies {
  readonly disk: Disk
  readonly clock: StoreClock
  readonly machine: Machine
  /** Reports to the Game Master that the file was still locked by a program that has ended. */
  readonly tell?: (says: string) => void
}

/**
 * The number of attempts while another Hearthside holds the file, and the wait between them in milliseconds. Two seconds in all.
 */
const tries = 80
const waitMs = 25

const busy: Problem = {
  kind: 'failed',
  message: 'Another Hearthside is still writing this file. Nothing was changed',
  remedy: 'Try again in a moment'
}

/**
 * A file of this user that several running Hearthsides may change. Each change is made under a lock, from the file's
 * present value. An unreadable file is moved aside, and its new name is kept. The lock is held only for moments. A lock
 * that was not touched for a minute is taken over, and the Game Master is informed.
 */
export class SharedJson<Value> {
  private readonly queue = new SerialQueue()
  /** The name of the file that was moved aside since the program started, or null. */
  aside: string | null = null

  constructor(
    private readonly dependencies: SharedJsonDependencies,
    private readonly path: string,
    private readonly parser: Parser<Value>,
    private readonly initial: Value,
    private readonly replacing: ReplaceOptions = {}
  ) {}

  /** The file's value; the initial value when there is no file. */
  read(): Promise<Result<Value, Problem>> {
    return this.queue.run(async () => {
      let isDamaged = false
      const read = await attempt(() => this.readAll(this.low({ onDamage: () => (isDamaged = true) })))
      // The file is moved aside only under the lock, so that no other Hearthside can be writing it.
      return isDamaged ? this.locked(lock => attempt(() => this.readAll(this.low({ lock })))) : read
    })
  }

  /** @param change throws a `ProblemError` to leave the file unchanged @returns the `reply` value of the change */
  update<Reply>(
    change: (value: Value) => { readonly file: Value; readonly reply: Reply }
  ): Promise<Result<Reply, Problem>> {
    return this.queue.run(() => this.locked(lock => attempt(() => this.change(lock, change))))
  }

  private async change<Reply>(
    lock: Lock,
    change: (value: Value) => { readonly file: Value; readonly reply: Reply }
  ): Promise<Reply> {
    const low = this.low({ lock })
    const { file, reply } = change(await this.readAll(low))
    if (file !== low.data) {
      low.data = file
      await low.write()
    }
    return reply
  }

  private async locked<Reply>(task: (lock: Lock) => Promise<Result<Reply, Problem>>): Promise<Result<Reply, Problem>> {
    const made = await attempt(() => makeFolderDurably(this.dependencies.disk, dirname(this.path)))
    if (!made.ok) return made
    for (let nth = 0; nth < tries; nth++) {
      const done = await this.once(task)
      if (done !== null) return done
      await pause(waitMs)
    }
    return fail(busy)
  }

  /** @returns null when another process holds the lock, or took it before the write */
  private async once<Reply>(
    task: (lock: Lock) => Promise<Result<Reply, Problem>>
  ): Promise<Result<Reply, Problem> | null> {
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

/** The last check before the file is replaced: a process that took the lock may be writing now. */
async function held(lock: Lock): Promise<void> {
  const still = await attempt(() => lock.assertHeld())
  if (!still.ok) throw new ProblemError(busy)
}

interface JsonAdapterOptions extends ReplaceOptions {
  /** Called with the new path of a damaged file that was moved aside. */
  readonly onDamaged?: (aside: string) => void
  /** Called instead when a damaged file is left at its path. */
  readonly onDamage?: () => void
}

/** lowdb's adapter for a small file of this machine, read through a parser. A damaged file is moved aside. */
class JsonAdapter<Value> implements Adapter<Value> {
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

/**
 * Applies the changes of this Hearthside to the file's present value, key by key. Two running programs thereby keep
 * each other's changes. When both changed a key, the later writer wins.
 * @param base the value that this program last read or wrote
 * @param mine its new value
 * @param file the file's present value
 */
export function mergeChanges(base: unknown, mine: unknown, file: unknown): unknown {
  if (isDeepStrictEqual(base, mine)) return file
  if (!isObject(mine) || !isObject(file)) return mine
  const before = isObject(base) ? base : {}
  const merged: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(file), ...Object.keys(mine)])) {
    const value =
      Object.hasOwn(mine, key) || Object.hasOwn(before, key)
        ? mergeChanges(before[key], mine[key], file[key])
        : file[key]
    if (value !== undefined) merged[key] = value
  }
  return merged
}
