import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { parserOf } from '#rules/core/parser'
import { fail, ok, type Result } from '#rules/core/result'
import type { Infer } from '#rules/core/schema'
import type { PlainExplanation } from '#rules/core/refusal'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { removeWithRetries, resolveTarget, replaceDurably, writeAll } from '../disk/durable-write'
import { attempt, errorCode, ProblemError, nullIfMissing } from '../disk/attempt'
import type { Machine, StoreClock } from '../types'

/** The content of the lock file: the process that holds the campaign. */
const holderSchema = z.object({
  pid: z.int(),
  host: z.string(),
  started: z.number(),
  /** New for each acquisition, so that a process that lost the lock can tell. */
  token: z.string().min(1),
  /** The system's id of this boot, where the system has one. */
  boot: z.string().optional()
})
type LockHolder = Infer<typeof holderSchema>

interface LockDependencies {
  readonly disk: Disk
  readonly clock: StoreClock
  readonly machine: Machine
}

/** The longest lock file, in bytes; a host name has at most 255. */
const longestHolder = 1_000
const heartbeatMs = 10_000
/** The tokens of this process. A lock of this process with another token is a leftover that could not be removed. */
const heldTokens = new Set<string>()
/** How long a living process that loses the lock may finish its present write, in milliseconds. */
const graceMs = 250
/** A short-term lock that was not touched for this time has expired, in milliseconds. */
const staleMs = 60_000

export const takenOver: PlainExplanation = {
  message: 'Another Hearthside has taken this campaign over. Here it can only be read',
  remedy: 'Save a copy to keep what you see'
}

const holderParser = parserOf(holderSchema)

export function lockPath(campaign: string): string {
  return `${campaign}.lock`
}

/**
 * `take-over` also takes the lock from a living process. `edit-or-stale` takes a lock that was not touched for a
 * minute. It is for files that are locked only for moments, where the program cannot ask a person.
 */
type LockMode = 'edit' | 'take-over' | 'edit-or-stale'

/** Acquires the lock of a campaign, or of another file, for this process. */
export async function acquireLock(
  path: string,
  mode: LockMode,
  world: LockDependencies
): Promise<Result<Lock, Problem>> {
  const target = await attempt(() => resolveTarget(world.disk, path))
  if (!target.ok) return target
  const file = lockPath(target.value)
  const { pid, host, bootId: boot } = world.machine
  const mine: LockHolder = { pid, host, boot, started: world.clock.now(), token: randomUUID() }
  heldTokens.add(mine.token)
  const other = await attempt(() => tryAcquire(file, target.value, mine, mode, world))
  if (other.ok && other.value.by === null) return ok(new Lock(file, target.value, mine, world, other.value.takenFrom))
  heldTokens.delete(mine.token)
  if (!other.ok) return other
  const { started: since, host: by } = other.value.by ?? mine
  return fail({ kind: 'locked', path, since, host: by })
}

/** Runs work while this process holds the locks of all paths, and always releases them. */
export async function underLock<Value>(
  paths: readonly string[],
  world: LockDependencies,
  work: (lock: Lock) => Promise<Result<Value, Problem>>
): Promise<Result<Value, Problem>> {
  const [path, ...others] = paths
  if (path === undefined) throw new Error('no file is named')
  const lock = await acquireLock(path, 'edit', world)
  if (!lock.ok) return lock
  try {
    return await (others.length > 0 ? underLock(others, world, work) : work(lock.value))
  } finally {
    await lock.value.release()
  }
}

/**
 * `by`: the process that holds the lock instead of this one, null when this one does. `takenFrom`: the earlier holder,
 * when it had not released the lock.
 */
interface LockAttempt {
  readonly by: LockHolder | null
  readonly takenFrom: LockHolder | null
}

async function tryAcquire(
  file: string,
  campaign: string,
  mine: LockHolder,
  mode: LockMode,
  { disk, clock, machine }: LockDependencies
): Promise<LockAttempt> {
  if (await makeLockFile(disk, file, mine, campaign)) return { by: null, takenFrom: null }
  const touched = await nullIfMissing(disk.stat(file))
  const other = await holderIn(disk, file)
  const alive = other !== null && isAlive(other, touched?.changedAt ?? 0, machine)
  const untouchedMs = Math.abs(clock.now() - (touched?.changedAt ?? 0)) // after the clock was set back, the time is in the future
  const stays = mode === 'edit' || (mode === 'edit-or-stale' && untouchedMs < staleMs)
  if (alive && stays) return { by: other, takenFrom: null }
  await replaceDurably(disk, file, [text(mine)])
  if (alive) await pause(graceMs)
  const winner = await holderIn(disk, file)
  return { by: winner?.token === mine.token ? null : winner, takenFrom: alive ? other : null }
}

/** A held lock: it is valid as long as our token is in the lock file. */
export class Lock {
  private readonly asText: Buffer
  private lost = false
  private stopHeart: () => void = () => undefined
  private onLost: () => void = () => undefined

  constructor(
    private readonly path: string,
    private readonly campaign: string,
    private readonly mine: LockHolder,
    private readonly dependencies: LockDependencies,
    /** The earlier holder, which may not know of its loss yet. */
    readonly takenFrom: { readonly host: string; readonly started: number } | null = null
  ) {
    this.asText = text(mine)
  }

  /** Refreshes the lock file as a sign of life, and calls `onLost` once when another process has taken over. */
  watch(onLost: () => void): void {
    this.onLost = onLost
    this.beat()
  }

  /** Throws when another process has taken over. */
  readonly assertHeld = async (): Promise<void> => {
    if (!this.lost && !(await this.isOurs())) {
      this.lost = true
      this.stopHeart()
      this.onLost()
    }
    if (this.lost) throw new ProblemError({ kind: 'read-only', ...takenOver })
  }

  async release(): Promise<void> {
    this.stopHeart()
    heldTokens.delete(this.mine.token)
    const holder = await holderIn(this.dependencies.disk, this.path).catch(() => null)
    // A lock file that cannot be removed holds a token without a living holder. The next opening ignores it, in this
    // process too.
    if (holder?.token === this.mine.token)
      await removeWithRetries(this.dependencies.disk, this.path).catch(() => undefined)
  }

  /**
   * The token is read each time. Modification times are coarse on FAT and HFS+, and stale on network disks. A read
   * error counts as a failed write: the act is reported as not saved.
   */
  private async isOurs(): Promise<boolean> {
    const { disk } = this.dependencies
    const bytes = await nullIfMissing(disk.readHead(this.path, longestHolder))
    if (bytes?.equals(this.asText)) return true
    if (bytes !== null) return (await holderIn(disk, this.path))?.token === this.mine.token
    // The lock file was removed by hand: recreate it, unless another process was faster.
    return makeLockFile(disk, this.path, this.mine, this.campaign)
  }

  private beat(): void {
    this.stopHeart = this.dependencies.clock.after(heartbeatMs, () => void this.heartbeat())
  }

  private async heartbeat(): Promise<void> {
    try {
      await this.assertHeld()
      await this.dependencies.disk.touch(this.path, this.dependencies.clock.now())
    } catch (error) {
      if (error instanceof ProblemError) return
      errorCode(error) // a temporarily missing disk is no reason to stop the heartbeat
    }
    this.beat()
  }
}

function text(holder: LockHolder): Buffer {
  const { pid, host, started, token, boot } = holder
  return Buffer.from(`${JSON.stringify({ pid, host, started, token, boot })}\n`)
}

/** The lock file has the campaign's permissions. @returns whether it did not exist before */
async function makeLockFile(disk: Disk, path: string, holder: LockHolder, campaign: string): Promise<boolean> {
  try {
    const mode = (await nullIfMissing(disk.stat(campaign)))?.mode
    const file = await disk.open(path, 'wx', mode)
    try {
      await writeAll(file, [text(holder)])
    } finally {
      await file.close()
    }
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Null when the lock file is missing, or cannot be parsed, also after a short wait. */
async function holderIn(disk: Disk, path: string): Promise<LockHolder | null> {
  for (const wait of [50, 0]) {
    const bytes = await nullIfMissing(disk.read(path))
    if (bytes === null) return null
    const holder = parseHolder(bytes.toString('utf8'))
    if (holder) return holder
    await pause(wait)
  }
  return null
}

function parseHolder(text: string): LockHolder | null {
  try {
    const read = holderParser.parse(JSON.parse(text))
    return read.ok ? read.value : null
  } catch {
    return null
  }
}

/**
 * A process on another machine counts as alive. On this machine a process that has ended, or started before the last
 * boot, does not.
 * @param touchedAt the time of the last heartbeat. After the clock was set forward, `started` may precede the boot time; the heartbeat does not
 */
function isAlive(holder: LockHolder, touchedAt: number, machine: Machine): boolean {
  if (holder.host !== machine.host) return true
  if (holder.pid === machine.pid && !heldTokens.has(holder.token)) return false
  if (!machine.isAlive(holder.pid)) return false
  if (holder.boot !== undefined && machine.bootId !== undefined) return holder.boot === machine.bootId
  return Math.max(holder.started, touchedAt) >= machine.bootedAt()
}
