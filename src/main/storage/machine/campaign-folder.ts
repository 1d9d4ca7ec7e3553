import { basename, dirname, isAbsolute, join, sep } from 'node:path'
import { fail, ok, type Result } from '#rules/core/result'
import type { FileInFolder } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { deletedFolderName } from '../campaign/deleted-campaigns'
import { resolveTarget } from '../disk/durable-write'
import { campaignExtension, mayBeThere, safeFileName, withoutExtension } from '../disk/file-names'
import { journalPath } from '../campaign/journal'
import { attempt } from '../disk/attempt'

/** The one folder for campaigns in the browser shell. No name can reach a path outside it. */
export class CampaignFolder {
  constructor(
    private readonly disk: Disk,
    private readonly folder: string
  ) {}

  /** Sorted by name; links that lead out of the folder are ignored. */
  async list(): Promise<Result<readonly FileInFolder[], Problem>> {
    return attempt(async () => {
      await this.disk.makeFolder(this.folder)
      const names = (await this.disk.list(this.folder)).filter(name => name.endsWith(campaignExtension))
      const files = await Promise.all(names.map(name => this.fileNamed(name)))
      const found = files.filter(file => file !== null)
      return found.sort((one, other) => one.name.localeCompare(other.name))
    })
  }

  /** The real path of a campaign, named as in the list or by its path. The file need not exist. */
  async pathOf(nameOrPath: string): Promise<Result<string, Problem>> {
    const name = isAbsolute(nameOrPath) ? await this.nameOf(nameOrPath) : await this.nameIn(nameOrPath)
    if (!name.ok) return name
    const made = await attempt(() => this.disk.makeFolder(this.folder))
    if (!made.ok) return made
    const path = await attempt(async () => {
      const home = await this.disk.realpath(this.folder)
      const target = await resolveTarget(this.disk, join(home, name.value))
      return target.startsWith(home + sep) && target.endsWith(campaignExtension) ? target : null
    })
    if (!path.ok) return path
    return path.value ? ok(path.value) : outside(nameOrPath)
  }

  /** The deleted campaigns that can be restored, sorted by name. */
  async listDeleted(): Promise<Result<readonly FileInFolder[], Problem>> {
    const deletedFolder = await this.bin()
    return deletedFolder === null ? ok([]) : deletedFolder.list()
  }

  async deletedPathOf(path: string): Promise<Result<string, Problem>> {
    return (await this.bin())?.pathOf(path) ?? outside(path)
  }

  /** Null while there are no deleted campaigns, or when the folder is a link to another path. */
  private async bin(): Promise<CampaignFolder | null> {
    const home = await this.disk.realpath(this.folder).catch(() => null)
    if (home === null) return null
    const bin = join(home, deletedFolderName)
    return (await this.disk.realpath(bin).catch(() => null)) === bin ? new CampaignFolder(this.disk, bin) : null
  }

  /** A free path: "the-drowned-bells", else "the-drowned-bells 2" … The comparison ignores case. */
  async freePath(wished: string): Promise<Result<string, Problem>> {
    const name = safeFileName(wished)
    if (!name.ok) return name
    const made = await attempt(async () => {
      await this.disk.makeFolder(this.folder)
      return this.disk.list(this.folder)
    })
    if (!made.ok) return made
    const taken = new Set(made.value.map(there => there.normalize('NFC').toLowerCase()))
    const stem = withoutExtension(name.value)
    let candidate = name.value
    for (let number = 2; taken.has(candidate.toLowerCase()); number++)
      candidate = `${stem} ${number}${campaignExtension}`
    return this.pathOf(candidate)
  }

  private async nameOf(path: string): Promise<Result<string, Problem>> {
    const parent = await this.disk.realpath(dirname(path)).catch(() => null)
    const home = await this.disk.realpath(this.folder).catch(() => this.folder)
    return parent === home || dirname(path) === this.folder ? this.nameIn(basename(path)) : outside(path)
  }

  /** An existing campaign keeps a name that an older Hearthside allowed. */
  private async nameIn(wished: string): Promise<Result<string, Problem>> {
    const safe = nameIn(wished)
    if (safe.ok || !mayBeThere(wished)) return safe
    const there = await this.disk.list(this.folder).catch((): readonly string[] => [])
    return there.includes(wished) ? ok(wished) : safe
  }

  private async fileNamed(name: string): Promise<FileInFolder | null> {
    const path = await this.pathOf(name)
    const facts = path.ok ? await this.disk.stat(path.value).catch(() => null) : null
    if (!path.ok || facts?.kind !== 'file') return null
    const journal = await this.disk.stat(journalPath(path.value)).catch(() => null)
    const title = titleIn(await this.disk.readHead(path.value, 4096).catch(() => Buffer.alloc(0)))
    return {
      name,
      path: path.value,
      title,
      bytes: facts.bytes + (journal?.bytes ?? 0),
      changedAt: Math.max(facts.changedAt, journal?.changedAt ?? 0),
      journaled: journal !== null
    }
  }
}

/** A text with the extension is the exact name of a file. A text without it was typed by a person. */
function nameIn(wished: string): Result<string, Problem> {
  const safe = safeFileName(wished)
  return safe.ok && wished.endsWith(campaignExtension) ? ok(wished) : safe
}

function outside(name: string): Result<never, Problem> {
  return fail({
    kind: 'bad-name',
    name,
    message: `“${name}” is outside the campaigns folder`,
    remedy: 'Choose a name in it'
  })
}

/** The title is in the first lines of the file, on a line of its own. */
function titleIn(start: Buffer): string | null {
  const line = start
    .toString('utf8')
    .split('\n')
    .find(each => each.trimStart().startsWith('"title":'))
  const json = line
    ?.slice(line.indexOf(':') + 1)
    .trim()
    .replace(/,$/, '')
  try {
    const title: unknown = json === undefined ? null : JSON.parse(json)
    return typeof title === 'string' ? title : null
  } catch {
    return null
  }
}
