import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { parserOf } from '#rules/core/parser'
import { fail, ok, type Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { Disk } from './disk'
import { realTarget, replaceDurably, writeAll } from './durable-text'
import { attempt, codeOf, Halt, unlessMissing } from './problems'
import type { Machine, StoreClock } from './types'

/** What the lock file says: who holds the campaign. */
interface Holder {
  readonly pid: number
  readonly host: string
  readonly started: number
  /** New with every taking, so that who lost it can tell. */
  readonly token: string
}

interface LockWorld {
  readonly disk: Disk
  readonly clock: StoreClock
  readonly machine: Machine
}

const heartbeatEvery = 10_000
/** How long a living loser gets to finish the write it is in. */
const grace = 250

export const takenOver = {
  kind: 'read-only',
  says: 'Another Hearthside has taken this campaign over. Here it can only be read; save a copy to keep what you see.'
} as const satisfies Problem

const holderParser = parserOf(
  z.object({ pid: z.int(), host: z.string(), started: z.number(), token: z.string().min(1) })
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
  const mine: Holder = { ...world.machine, started: world.clock.now(), token: randomUUID() }
  const done = await attempt(async () => {
    if (await makeLockFile(world.disk, file, mine)) return null
    const other = await holderIn(world.disk, file)
    const alive = other !== null && isThere(other, world.machine)
    if (alive && mode === 'edit') return other
    await replaceDurably(world.disk, file, [text(mine)])
    if (alive) await pause(grace)
    const winner = await holderIn(world.disk, file)
    return winner?.token === mine.token ? null : winner
  })
  if (!done.ok) return done
  if (done.value) return fail({ kind: 'locked', path, since: done.value.started, host: done.value.host })
  return ok(new Lock(file, mine, world))
}

/** The campaign is ours as long as our token stands in the lock file. */
export class Lock {
  private seen = -1
  private lost = false
  private stopHeart: () => void = () => undefined
  private onLost: () => void = () => undefined

  constructor(
    private readonly path: string,
    private readonly mine: Holder,
    private readonly world: LockWorld
  ) {}

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
    const holder = await holderIn(this.world.disk, this.path).catch(() => null)
    // A lock file that cannot be removed names a process that is about to end: the next opening sees through it.
    if (holder?.token === this.mine.token) await this.world.disk.remove(this.path).catch(() => undefined)
  }

  /** One look at the time of the last change is enough while nobody has touched the file. */
  private async isOurs(): Promise<boolean> {
    const { disk } = this.world
    try {
      const facts = await disk.facts(this.path)
      if (facts.changedAt === this.seen) return true
      if ((await holderIn(disk, this.path))?.token !== this.mine.token) return false
      this.seen = facts.changedAt
      return true
    } catch (error) {
      // Removed by hand: ours again if nobody else was quicker. A disk that is gone shows itself in the write.
      return codeOf(error) !== 'ENOENT' || makeLockFile(disk, this.path, this.mine).catch(() => true)
    }
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
  const { pid, host, started, token } = holder
  return Buffer.from(`${JSON.stringify({ pid, host, started, token })}\n`)
}

async function makeLockFile(disk: Disk, path: string, holder: Holder): Promise<boolean> {
  try {
    const file = await disk.open(path, 'wx')
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

/** On another machine we cannot look; on this one a process that has ended, or began before the last start, holds nothing. */
function isThere(holder: Holder, machine: Machine): boolean {
  if (holder.host !== machine.host) return true
  return holder.started >= machine.bootedAt() && machine.isAlive(holder.pid)
}
