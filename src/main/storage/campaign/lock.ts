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

/** What the lock file says: who holds the campaign. */
const holderSchema = z.object({
  pid: z.int(),
  host: z.string(),
  started: z.number(),
  /** New with every taking, so that who lost it can tell. */
  token: z.string().min(1),
  /** The system's name for this run of the machine, where it has one. */
  boot: z.string().optional()
})
type LockHolder = Infer<typeof holderSchema>

interface LockDependencies {
  readonly disk: Disk
  readonly clock: StoreClock
  readonly machine: Machine
}

/** Of a lock file, in bytes; a host's name has 255 at most. */
const longestHolder = 1_000
const heartbeatMs = 10_000
/** The tokens of this process. A lock of ours that is not among them was left behind: it could not be removed. */
const heldTokens = new Set<string>()
/** How long a living loser gets to finish the write it is in. */
const graceMs = 250
/** What is held for a moment, and was not touched for so long, is not held any more. */
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
 * `take-over` also takes it from somebody who is still there; `edit-or-stale` from whoever has not touched it for a minute: that is for
 * files that are held for a moment only, where nobody can be asked.
 */
type LockMode = 'edit' | 'take-over' | 'edit-or-stale'

/** Takes the campaign, or another file, for this process. */
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

/** Works on files that nobody else may change meanwhile, and lets go of them, whatever becomes of it. */
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

/** Who has it instead of us, null when it is ours; and who had it before, where that one had not let go of it. */
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
  const untouchedMs = Math.abs(clock.now() - (touched?.changedAt ?? 0)) // of a clock that was set back, the time lies ahead
  const stays = mode === 'edit' || (mode === 'edit-or-stale' && untouchedMs < staleMs)
  if (alive && stays) return { by: other, takenFrom: null }
  await replaceDurably(disk, file, [text(mine)])
  if (alive) await pause(graceMs)
  const winner = await holderIn(disk, file)
  return { by: winner?.token === mine.token ? null : winner, takenFrom: alive ? other : null }
}

/** The campaign is ours as long as our token stands in the lock file. */
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
    /** Who had it before, and may not know yet. */
    readonly takenFrom: { readonly host: string; readonly started: number } | null = null
  ) {
    this.asText = text(mine)
  }

  /** Shows others that we are alive, and tells once when somebody has taken over. */
  watch(onLost: () => void): void {
    this.onLost = onLost
    this.beat()
  }

  /** Throws when somebody has taken over. */
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
    // One that cannot be removed names nobody who holds it: the next opening sees through it, in this process too.
    if (holder?.token === this.mine.token)
      await removeWithRetries(this.dependencies.disk, this.path).catch(() => undefined)
  }

  /**
   * The token is read every time: the time of the last change is coarse on FAT and HFS+, and out of date on network disks.
   * What cannot be read is not ours to claim: it fails like a write, and the act is told not saved.
   */
  private async isOurs(): Promise<boolean> {
    const { disk } = this.dependencies
    const bytes = await nullIfMissing(disk.readHead(this.path, longestHolder))
    if (bytes?.equals(this.asText)) return true
    if (bytes !== null) return (await holderIn(disk, this.path))?.token === this.mine.token
    // Removed by hand: ours again if nobody else was quicker.
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
      errorCode(error) // a disk that is away for a while is no reason to stop
    }
    this.beat()
  }
}

function text(holder: LockHolder): Buffer {
  const { pid, host, started, token, boot } = holder
  return Buffer.from(`${JSON.stringify({ pid, host, started, token, boot })}\n`)
}

/** Read by whoever may read the campaign. @returns whether it was not there before. */
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

/** Null when there is no lock file or nothing that can be read in it, also a moment later. */
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
 * On another machine we cannot look; on this one a process that has ended, or began before the last start, holds nothing.
 * @param touchedAt its last heartbeat: a clock that was set forward makes `started`, not that, look older than the machine's start.
 */
function isAlive(holder: LockHolder, touchedAt: number, machine: Machine): boolean {
  if (holder.host !== machine.host) return true
  if (holder.pid === machine.pid && !heldTokens.has(holder.token)) return false
  if (!machine.isAlive(holder.pid)) return false
  if (holder.boot !== undefined && machine.bootId !== undefined) return holder.boot === machine.bootId
  return Math.max(holder.started, touchedAt) >= machine.bootedAt()
}
