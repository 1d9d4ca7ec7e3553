import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import type { Disk, DiskFile } from '#main/storage/disk/disk'
import type { Machine, StoreClock } from '#main/storage/types'
import { Chance, diskFault, SimDisk, type SimFile } from './disk'

export type FaultKind = 'kill' | 'power' | 'EIO' | 'ENOSPC' | 'EBUSY' | 'short'

/** What goes wrong: after so many calls of the disk, and so many in a row. */
export interface Fault {
  readonly kind: FaultKind
  readonly after: number
  readonly calls: number
}

/** One running Hearthside. */
export interface Process {
  readonly disk: Disk
  readonly clock: StoreClock
  readonly machine: Machine
  alive: boolean
}

/** Which calls may end so. */
const ends: Readonly<Record<FaultKind, RegExp>> = {
  kill: /./,
  power: /./,
  EIO: /./,
  ENOSPC: /^(?:write|makeFolder|open wx|rename)/,
  EBUSY: /^(?:rename|remove|open)/,
  short: /^write/
}

interface Due {
  readonly at: number
  readonly process: Process | null
  readonly run: () => void
}

/** A computer with one disk, on which time passes and calls return in an order that the seed says. */
export class SimMachine {
  readonly chance: Chance
  readonly files: SimDisk
  /** How often the power was there. */
  boots = 1
  calls = 0
  readonly said: string[] = []
  private now = Date.UTC(2026, 10, 21, 18)
  private readonly processes: Process[] = []
  private ready: Due[] = []
  private waiting: Due[] = []
  private fault: (Fault & { readonly process: Process; counted: number }) | null = null
  private tokens = 0

  constructor(seed: number) {
    this.chance = new Chance(seed)
    // Some disks keep times in steps of two seconds.
    const step = this.chance.is(0.3) ? 2000 : 1
    this.files = new SimDisk(this.chance, () => Math.floor(this.now / step) * step)
    this.files.makeFolder('/home')
  }

  start(): Process {
    const pid = this.processes.length + 100
    const isAlive = (asked: number): boolean => this.processes[asked - 100]?.alive ?? false
    const process: Process = {
      alive: true,
      disk: this.diskOf(() => process),
      clock: { now: () => this.now, after: (milliseconds, run) => this.after(milliseconds, process, run) },
      machine: { pid, host: 'desk', bootedAt: () => 0, bootId: `boot-${this.boots}`, isAlive }
    }
    this.processes.push(process)
    return process
  }

  plan(process: Process, fault: Fault | null): void {
    this.fault = fault && { ...fault, process, counted: 0 }
  }

  kill(process: Process): void {
    process.alive = false
    this.ready = this.ready.filter(each => each.process !== process)
    this.waiting = this.waiting.filter(each => each.process !== process)
  }

  losePower(): void {
    for (const process of this.processes) this.kill(process)
    this.boots += 1
    this.files.losePower()
  }

  /** Runs until this has ended, or its process has; time passes only while nothing else can happen. */
  async until<Value>(process: Process, task: Promise<Value>): Promise<Value | 'died'> {
    let hasEnded = false
    const end = (): void => void (hasEnded = true)
    task.then(end, end)
    for (let steps = 0; steps < 100_000; steps++) {
      await new Promise(resolve => setImmediate(resolve))
      if (hasEnded) return task
      if (!process.alive) return 'died'
      const next = this.ready.splice(this.chance.int(this.ready.length), 1)[0] ?? this.nextWaiting()
      this.now = Math.max(this.now + this.chance.int(3), next.at)
      next.run()
    }
    throw new Error('this takes for ever')
  }

  private nextWaiting(): Due {
    const next = this.waiting.reduce((one, other) => (other.at < one.at ? other : one))
    this.waiting.splice(this.waiting.indexOf(next), 1)
    return next
  }

  after(milliseconds: number, process: Process | null, run: () => void): () => void {
    const due = { at: this.now + milliseconds, process, run }
    this.waiting.push(due)
    return () => (this.waiting = this.waiting.filter(each => each !== due))
  }

  /** Built in: time and names that would be another's at every run. @returns how to put them back */
  takeOverTime(): () => void {
    const kept = [{ ...timers }, crypto.randomUUID] as const
    const use = (all: object, randomUUID: () => string): void => {
      Object.assign(timers, all)
      Object.assign(crypto, { randomUUID })
      syncBuiltinESMExports()
    }
    const wait = (milliseconds: number): Promise<void> => new Promise(run => this.after(milliseconds, null, run))
    const breathe = (): Promise<void> => new Promise(run => this.ready.push({ at: 0, process: null, run }))
    use({ setTimeout: wait, setImmediate: breathe }, () => `token-${++this.tokens}`)
    return () => use(...kept)
  }

  /** A call of the disk. It happens at its own moment, or fails, or never returns because its process ends. */
  private call<Value>(process: Process, what: string, work: (fault: FaultKind | null) => Value): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (!process.alive) return
      const run = (): void => {
        this.calls += 1
        const fault = this.faultOf(process, what)
        if (fault !== null) this.said.push(`    ${fault} at ${what}`)
        const isEnd = fault === 'kill' || fault === 'power'
        // The call that is under way may be the last that was done.
        const isDone = !isEnd || this.chance.is(0.5)
        try {
          const value = isDone ? work(isEnd ? null : fault) : null
          if (!isEnd) resolve(value as Value)
        } catch (error) {
          if (!isEnd) reject(error)
        }
        if (fault === 'kill') this.kill(process)
        if (fault === 'power') this.losePower()
      }
      this.ready.push({ at: 0, process, run })
    })
  }

  private faultOf(process: Process, what: string): FaultKind | null {
    const { fault } = this
    if (fault?.process !== process) return null
    const isDue = fault.counted >= fault.after
    const fits = ends[fault.kind].test(what)
    if (!isDue || fits) fault.counted += 1
    return isDue && fits && fault.counted <= fault.after + fault.calls ? fault.kind : null
  }

  private diskOf(process: () => Process): Disk {
    const { files } = this
    const call =
      <Args extends readonly unknown[], Value>(name: string, work: (...args: Args) => Value) =>
      (...args: Args): Promise<Value> => {
        const what = `${name === 'open' ? `open ${String(args[1])}` : name} ${String(args[0])}`
        return this.call(process(), what, fault => {
          if (fault !== null) throw diskFault(fault, what)
          return work(...args)
        })
      }
    const read = (path: string, from?: number, length = 0): Buffer =>
      Buffer.from(files.file(path).bytes.subarray(from, from === undefined ? undefined : from + length))
    return {
      open: call('open', (path: string, flags: string) =>
        this.fileOf(process(), path, flags === 'wx' ? files.create(path) : files.at(path))
      ),
      read: call('read', (path: string) => read(path)),
      readHead: call('readHead', (path: string, most: number) => read(path, 0, most)),
      readRange: call('readRange', read),
      stat: call('stat', (path: string) => {
        const { kind, identity, bytes, changedAt } = files.at(path)
        return { kind, identity, bytes: bytes.length, mode: 0o644, changedAt }
      }),
      realpath: call('realpath', (path: string) => (files.at(path), path)),
      readlink: call('readlink', (path: string) => {
        throw diskFault(files.has(path) ? 'EINVAL' : 'ENOENT', path)
      }),
      checkWritable: call('checkWritable', (path: string) => void files.file(path)),
      rename: call('rename', (from: string, to: string) => files.rename(from, to)),
      remove: call('remove', (path: string) => files.remove(path)),
      list: call('list', (path: string) => files.list(path)),
      makeFolder: call('makeFolder', (path: string) => files.makeFolder(path)),
      touch: call('touch', (path: string, at: number) => void (files.file(path).changedAt = at))
    }
  }

  private fileOf(process: Process, path: string, node: SimFile): DiskFile {
    let place = 0
    const call =
      <Args extends readonly unknown[], Value>(name: string, work: (fails: boolean, ...args: Args) => Value) =>
      (...args: Args): Promise<Value> =>
        this.call(process, `${name} ${path}`, fault => {
          const value = work(fault !== null, ...args)
          if (fault !== null && fault !== 'short') throw diskFault(fault, `${name} ${path}`)
          return value
        })
    const sync = call('sync', fails => this.files.sync(node, fails))
    return {
      write: call('write', (fails, blocks: readonly Uint8Array[]) => {
        const all = Buffer.concat(blocks)
        const taken = fails ? this.chance.int(all.length) + 1 : all.length
        this.files.append(node, all.subarray(0, taken))
        return taken
      }),
      read: call('read', (_, into: Uint8Array) => {
        const taken = node.bytes.copy(into, 0, place)
        place += taken
        return taken
      }),
      datasync: sync,
      sync,
      size: call('size', () => node.bytes.length),
      identity: call('identity', () => node.identity),
      chmod: call('chmod', () => undefined),
      close: call('close', () => undefined)
    }
  }
}
