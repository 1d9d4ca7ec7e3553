import { basename, dirname } from 'node:path'

/** Numbers that follow from a seed alone (mulberry32). */
export class Chance {
  private state: number

  constructor(seed: number) {
    this.state = Math.imul(seed, 0x9e3779b9) >>> 0
  }

  /** From 0 up to, not with, `below`. */
  int(below: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below)
  }

  is(share: number): boolean {
    return this.int(1000) < share * 1000
  }

  of<Value>(values: readonly Value[]): Value {
    return values[this.int(values.length)] as Value
  }
}

/** `safe`: so many bytes outlive a power loss. `stuck`: a sync failed, and what was unsafe then never becomes safe (as on Linux). */
export interface SimFile {
  readonly kind: 'file' | 'folder'
  readonly identity: string
  bytes: Buffer
  safe: number
  stuck: boolean
  changedAt: number
}

/** One change of a folder: some of its names now mean something else, all at once. */
interface Change {
  readonly folder: string
  readonly sets: readonly (readonly [path: string, file: SimFile | null])[]
  /** The new name in another folder: without it the old one is not safely removed. At worst, both names are there. */
  readonly needs: Change | null
}

const nothing = { bytes: Buffer.alloc(0), safe: 0, stuck: false, changedAt: 0 }

export function diskFault(code: string, what: string): Error {
  return Object.assign(new Error(`${code}: ${what}`), { code })
}

/**
 * A disk in memory that keeps what POSIX promises and no more. Bytes are safe once their file is synced, names once their folder is synced.
 * A power loss between two syncs keeps any beginning of a file's bytes and of a folder's changes.
 */
export class SimDisk {
  private made = 0
  private names = new Map<string, SimFile>([['/', { ...nothing, kind: 'folder', identity: '1:0' }]])
  private readonly safeNames = new Map(this.names)
  /** Oldest first. */
  private unsynced: Change[] = []

  constructor(
    private readonly chance: Chance,
    private readonly now: () => number
  ) {}

  has(path: string): boolean {
    return this.names.has(path)
  }

  at(path: string): SimFile {
    const file = this.names.get(path)
    if (!file) throw diskFault('ENOENT', path)
    return file
  }

  file(path: string): SimFile {
    const file = this.at(path)
    if (file.kind === 'folder') throw diskFault('EISDIR', path)
    return file
  }

  create(path: string, kind: SimFile['kind'] = 'file'): SimFile {
    if (this.has(path)) throw diskFault('EEXIST', path)
    const identity = `1:${++this.made}`
    const made = { ...nothing, kind, identity, changedAt: this.now() }
    this.change(path, [[path, made]])
    return made
  }

  makeFolder(path: string): void {
    if (this.has(path)) return
    this.makeFolder(dirname(path))
    this.create(path, 'folder')
  }

  append(file: SimFile, bytes: Uint8Array): void {
    file.bytes = Buffer.concat([file.bytes, bytes])
    file.changedAt = this.now()
  }

  /** @param fails the disk says so */
  sync(file: SimFile, fails: boolean): void {
    if (file.kind === 'folder' && !fails) this.syncNames([...this.names].find(([, each]) => each === file)?.[0] ?? '')
    if (fails) file.stuck ||= file.safe < file.bytes.length
    else if (!file.stuck) file.safe = file.bytes.length
  }

  /** The rename of a folder with its content, whose names count as safe: that makes it one change. */
  rename(from: string, to: string): void {
    if (this.at(from).kind !== (this.names.get(to) ?? this.at(from)).kind) throw diskFault('EISDIR', to)
    this.syncNames(from)
    const moved = [...this.names].filter(([path]) => path === from || path.startsWith(`${from}/`))
    const gone = moved.map(([path]) => [path, null] as const)
    const there = moved.map(([path, file]) => [to + path.slice(from.length), file] as const)
    if (dirname(from) === dirname(to)) this.change(to, [...gone, ...there])
    else this.change(from, gone, this.change(to, there))
  }

  remove(path: string): void {
    this.file(path)
    this.change(path, [[path, null]])
  }

  list(folder: string): readonly string[] {
    this.at(folder)
    return [...this.names.keys()].filter(path => dirname(path) === folder && path !== '/').map(path => basename(path)).sort() // prettier-ignore
  }

  /** Every path of a file, of all folders. */
  all(): readonly string[] {
    return [...this.names].flatMap(([path, { kind }]) => (kind === 'file' ? [path] : [])).sort()
  }

  /** Everything is safe, as on a disk that has been left alone for long. */
  settle(): void {
    for (const { folder } of [...this.unsynced]) this.syncNames(folder)
    for (const file of this.names.values()) Object.assign(file, { safe: file.bytes.length, stuck: false })
  }

  losePower(): void {
    const lost = new Set<Change | string>()
    for (const change of this.unsynced) {
      const isLost = lost.has(change.folder) || (change.needs && lost.has(change.needs)) || this.chance.is(0.3)
      if (isLost) lost.add(change).add(change.folder)
      else apply(this.safeNames, change)
    }
    this.unsynced = []
    this.names = new Map()
    // The content of a folder whose own name is lost is lost with it.
    for (const [path, file] of [...this.safeNames].sort(([one], [other]) => one.length - other.length)) {
      if (path !== '/' && !this.has(dirname(path))) this.safeNames.delete(path)
      else this.names.set(path, file)
    }
    for (const file of this.names.values()) {
      const safe = file.safe + (this.chance.is(0.5) ? 0 : this.chance.int(file.bytes.length - file.safe + 1))
      Object.assign(file, { safe, bytes: file.bytes.subarray(0, safe), stuck: false })
    }
  }

  private change(path: string, sets: Change['sets'], needs: Change | null = null): Change {
    const made = { folder: dirname(path), sets, needs }
    if (!this.has(made.folder)) throw diskFault('ENOENT', path)
    apply(this.names, made)
    this.unsynced.push(made)
    return made
  }

  private syncNames(folder: string): void {
    const here = this.unsynced.filter(change => change.folder === folder)
    this.unsynced = this.unsynced.filter(change => change.folder !== folder)
    for (const { needs } of here) if (needs && this.unsynced.includes(needs)) this.syncNames(needs.folder)
    for (const change of here) apply(this.safeNames, change)
  }
}

function apply(names: Map<string, SimFile>, { sets }: Change): void {
  for (const [path, file] of sets)
    if (file) names.set(path, file)
    else names.delete(path)
}
