import { z } from 'zod'
import { parserOf } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { CampaignLeft, RecentFile } from '#shared/contract'
import type { Problem } from '#shared/problem'
import { JsonStore } from './private-json'
import type { SharedJsonDependencies } from './shared-json'

const most = 12

const leftSchema = z
  .object({ session: z.number(), scene: z.string(), line: z.string(), owed: z.array(z.string()).readonly() })
  .readonly()

const recentParser = parserOf(
  z
    .array(
      z
        .object({
          path: z.string().min(1),
          title: z.string(),
          openedAt: z.number(),
          left: leftSchema.nullable().catch(null)
        })
        .readonly()
    )
    .readonly()
)

/** The campaigns that were opened on this machine, the newest first. */
export class RecentFiles {
  private readonly kept: JsonStore<readonly Omit<RecentFile, 'missing'>[]>

  constructor(
    private readonly dependencies: SharedJsonDependencies,
    path: string
  ) {
    this.kept = new JsonStore(dependencies, path, recentParser, [])
  }

  async list(): Promise<readonly RecentFile[]> {
    const recents = await this.kept.read()
    return Promise.all(recents.map(async recent => ({ ...recent, missing: await this.isMissing(recent.path) })))
  }

  /** @param left the state at closing; null keeps the known one */
  remember(path: string, title: string, left: CampaignLeft | null = null): Promise<Result<null, Problem>> {
    const openedAt = this.dependencies.clock.now()
    return this.kept.update(recents => {
      const known = recents.find(recent => recent.path === path)?.left ?? null
      return [{ path, title, openedAt, left: left ?? known }, ...without(recents, path)].slice(0, most)
    })
  }

  forget(path: string): Promise<Result<null, Problem>> {
    return this.kept.update(recents => without(recents, path))
  }

  private async isMissing(path: string): Promise<boolean> {
    const facts = await this.dependencies.disk.stat(path).catch(() => null)
    return facts?.kind !== 'file'
  }
}

function without<Known extends { readonly path: string }>(recents: readonly Known[], path: string): readonly Known[] {
  return recents.filter(recent => recent.path !== path)
}
