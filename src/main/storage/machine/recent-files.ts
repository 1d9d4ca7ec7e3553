import { z } from 'zod'
import { parserOf } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { RecentFile } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { JsonStore } from './json-store'
import type { StoreClock } from '../types'

const most = 12

const recentParser = parserOf(
  z.array(z.object({ path: z.string().min(1), title: z.string(), openedAt: z.number() }).readonly()).readonly()
)

/** The campaigns that were opened on this machine, the latest first. */
export class RecentFiles {
  private readonly kept: JsonStore<readonly Omit<RecentFile, 'missing'>[]>

  constructor(
    private readonly disk: Disk,
    private readonly clock: Pick<StoreClock, 'now'>,
    path: string
  ) {
    this.kept = new JsonStore(disk, path, recentParser, [])
  }

  async list(): Promise<readonly RecentFile[]> {
    const recents = await this.kept.read()
    return Promise.all(recents.map(async recent => ({ ...recent, missing: await this.isMissing(recent.path) })))
  }

  remember(path: string, title: string): Promise<Result<null, Problem>> {
    const openedAt = this.clock.now()
    return this.kept.update(recents => [{ path, title, openedAt }, ...without(recents, path)].slice(0, most))
  }

  forget(path: string): Promise<Result<null, Problem>> {
    return this.kept.update(recents => without(recents, path))
  }

  private async isMissing(path: string): Promise<boolean> {
    const facts = await this.disk.stat(path).catch(() => null)
    return facts?.kind !== 'file'
  }
}

function without<Known extends { readonly path: string }>(recents: readonly Known[], path: string): readonly Known[] {
  return recents.filter(recent => recent.path !== path)
}
