import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { parserOf } from '#rules/core/parser'
import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { realTarget, replaceDurably, writeAll } from '../disk/durable-write'
import { attempt, codeOf, Halt, unlessMissing } from '../disk/attempt'
import type { Machine, StoreClock } from '../types'

/** What the lock file says: who holds the campaign. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly started: number
  /** New with every taking, so that who lost it can tell. */
  readonly token: string
  /** The system's name for this run of the machine, where it has one. */
  readonly boot?: string | undefined
}

interface LockWorld {
  readonly disk: Disk
  readonly clock: StoreClock
  readonly machine: Machine
}

/** Of a lock file, in bytes; a host's name has 255 at most. */
const longestHolder = 1_000
const heartbeatEvery = 10_000
/** The tokens of this process. A lock of ours that is not among them was left behind: it could not be removed. */
const held = new Set<string>()
/** How long a living loser gets to finish the write it is in. */
const grace = 250

export const takenOver = {
  kind: 'read-only',
  says: 'Another Hearthside has taken this campaign over. Here it can only be read; save a copy to keep what you see.'
} as const satisfies Problem

const holderParser = parserOf(
  z.object({
    pid: z.int(),
    host: z.string(),
    started: z.number(),
    token: z.string().min(1),
    boot: z.string().optional()
  })
)

export function lockPath(campaign: string): string {
  return `${campaign}.lock`
}

/** Takes the campaign for this process. `take-over` also takes it from somebody who is still there. */
export async function takeLock(
  path: string,
  mode: 'edit' | 'take-over',
  world: LockWorld
): Promise<Result<Lock, Problem>> {
  const target = await attempt(() => realTarget(world.disk, path))
  if (!target.ok) return target
  const file = lockPath(target.value)
  const { pid, host, bootId: boot } = world.machine
  const mine: Holder = { pid, host, boot, started: world.clock.now(), token: randomUUID() }
  held.add(mine.token)
  const other = await attempt(() => take(file, target.value, mine, mode, world))
  if (other.ok && other.value === null) return ok(new Lock(file, target.value, mine, world))
  held.delete(mine.token)
  if (!other.ok) return other
  const { started: since, host: by } = other.value ?? mine
  return fail({ kind: 'locked', path, since, host: by })
}

/** @returns who has it instead of us; null when it is ours. */
async function take(
  file: string,
  campaign: string,
  mine: Holder,
  mode: 'edit' | 'take-over',
  { disk, machine }: LockWorld
): Promise<Holder | null> {
  if (await makeLockFile(disk, file, mine, campaign)) return null
  const touched = await unlessMissing(disk.facts(file))
  const other = await holderIn(disk, file)
  const alive = other !== null && isThere(other, touched?.changedAt ?? 0, machine)
  if (alive && mode === 'edit') return other
  await replaceDurably(disk, file, [text(mine)])
  if (alive) await pause(grace)
  const winner = await holderIn(disk, file)
  return winner?.token === mine.token ? null : winner
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
    private readonly mine: Holder,
    private readonly world: LockWorld
  ) {
    this.asText = text(mine)
  }

  /** Shows others that we are alive, and tells once when somebody has taken over. */
  watch(onLost: () => void): void {
    this.onLost = onLost
    this.beat()
  }

  /** Throws when somebody has taken over. */
  readonly stillOurs = async (): Promise<void> => {
    if (!this.lost && !(await this.isOurs())) {
      this.lost = true
      this.stopHeart()
      this.onLost()
    }
    if (this.lost) throw new Halt(takenOver)
  }

  async release(): Promise<void> {
    this.stopHeart()
    held.delete(this.mine.token)
    const holder = await holderIn(this.world.disk, this.path).catch(() => null)
    // One that cannot be removed names nobody who holds it: the next opening sees through it, in this process too.
    if (holder?.token === this.mine.token) await this.world.disk.remove(this.path).catch(() => undefined)
  }

  /**
   * The token is read every time: the time of the last change is coarse on FAT and HFS+, and out of date on network disks.
   * What cannot be read is not ours to claim: it fails like a write, and the act is told not saved.
   */
  private async isOurs(): Promise<boolean> {
    const { disk } = this.world
    const bytes = await unlessMissing(disk.readStart(this.path, longestHolder))
    if (bytes?.equals(this.asText)) return true
    if (bytes !== null) return (await holderIn(disk, this.path))?.token === this.mine.token
    // Removed by hand: ours again if nobody else was quicker.
    return makeLockFile(disk, this.path, this.mine, this.campaign)
  }

  private beat(): void {
    this.stopHeart = this.world.clock.after(heartbeatEvery, () => void this.heartbeat())
  }

  private async heartbeat(): Promise<void> {
    try {
      await this.stillOurs()
      await this.world.disk.touch(this.path, this.world.clock.now())
    } catch (error) {
      if (error instanceof Halt) return
      codeOf(error) // a disk that is away for a while is no reason to stop
    }
    this.beat()
  }
}

function text(holder: Holder): Buffer {
  const { pid, host, started, token, boot } = holder
  return Buffer.from(`${JSON.stringify({ pid, host, started, token, boot })}\n`)
}

/** Read by whoever may read the campaign. @returns whether it was not there before. */
async function makeLockFile(disk: Disk, path: string, holder: Holder, campaign: string): Promise<boolean> {
  try {
    const mode = (await unlessMissing(disk.facts(campaign)))?.mode
    const file = await disk.open(path, 'wx', mode)
    try {
      await writeAll(file, [text(holder)])
    } finally {
      await file.close()
    }
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Null when there is no lock file or nothing that can be read in it, also a moment later. */
async function holderIn(disk: Disk, path: string): Promise<Holder | null> {
  for (const wait of [50, 0]) {
    const bytes = await unlessMissing(disk.read(path))
    if (bytes === null) return null
    const holder = parseHolder(bytes.toString('utf8'))
    if (holder) return holder
    await pause(wait)
  }
  return null
}

function parseHolder(text: string): Holder | null {
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
function isThere(holder: Holder, touchedAt: number, machine: Machine): boolean {
  if (holder.host !== machine.host) return true
  if (holder.pid === machine.pid && !held.has(holder.token)) return false
  if (!machine.isAlive(holder.pid)) return false
  if (holder.boot !== undefined && machine.bootId !== undefined) return holder.boot === machine.bootId
  return Math.max(holder.started, touchedAt) >= machine.bootedAt()
}
