import { z } from 'zod'
import { parserOf } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { RecentFile } from '#shared/contract'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { KeptJson } from './json-store'
import type { StoreClock } from '../types'

const most = 12

const recentParser = parserOf(
  z.array(z.object({ path: z.string().min(1), title: z.string(), openedAt: z.number() }).readonly()).readonly()
)

/** The campaigns that were opened on this machine, the latest first. */
export class Recents {
  private readonly kept: KeptJson<readonly Omit<RecentFile, 'missing'>[]>

  constructor(
    private readonly disk: Disk,
    private readonly clock: Pick<StoreClock, 'now'>,
    path: string
  ) {
    this.kept = new KeptJson(disk, path, recentParser, [])
  }

  async list(): Promise<readonly RecentFile[]> {
    const recents = await this.kept.read()
    return Promise.all(recents.map(async recent => ({ ...recent, missing: await this.isMissing(recent.path) })))
  }

  remember(path: string, title: string): Promise<Result<null, Problem>> {
    const openedAt = this.clock.now()
    return this.kept.change(recents => [{ path, title, openedAt }, ...without(recents, path)].slice(0, most))
  }

  forget(path: string): Promise<Result<null, Problem>> {
    return this.kept.change(recents => without(recents, path))
  }

  private async isMissing(path: string): Promise<boolean> {
    const facts = await this.disk.facts(path).catch(() => null)
    return facts?.kind !== 'file'
  }
}

function without<Known extends { readonly path: string }>(recents: readonly Known[], path: string): readonly Known[] {
  return recents.filter(recent => recent.path !== path)
}
