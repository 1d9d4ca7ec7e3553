import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { PrivateJson } from '../../storage/machine/private-json'
import type { SealedSeed } from './sealed-luck'

const kept = z.object({
  /** By the id of the shuffle. */
  seeds: z.record(z.string(), z.object({ seed: z.string().regex(/^[\da-f]{64}$/), revealed: z.boolean() }))
})

/**
 * The seeds of the shuffles on this machine (docs/shuffle.md). They are in a file of this user alone and in nothing else until they are revealed;
 * a seal is told only once its seed is on disk, so that a crash changes no seal.
 */
export class SealKeeper {
  private constructor(
    private readonly seeds: Map<string, { readonly seed: string; readonly revealed: boolean }>,
    private readonly file: PrivateJson
  ) {}

  static async load(file: PrivateJson): Promise<SealKeeper> {
    const read = kept.safeParse(await file.read())
    return new SealKeeper(new Map(read.success ? Object.entries(read.data.seeds) : []), file)
  }

  /** What is sealed for a shuffling act; made and kept when it is first asked for. @param number counted from 1 */
  async seedFor(campaign: string, number: number): Promise<SealedSeed> {
    for (let again = 1; ; again++) {
      const id = `${campaign}/${number}${again === 1 ? '' : `.${again}`}`
      const known = this.seeds.get(id)
      if (known && !known.revealed) return { id, seed: known.seed }
      if (known) continue
      const seed = randomBytes(32).toString('hex')
      this.seeds.set(id, { seed, revealed: false })
      await this.write()
      return { id, seed }
    }
  }

  /** The seeds of these shuffles, as far as they lie on this machine. */
  seedsOf(ids: readonly string[]): readonly SealedSeed[] {
    return ids.flatMap(id => {
      const seed = this.seeds.get(id)?.seed
      return seed === undefined ? [] : [{ id, seed }]
    })
  }

  /** Everybody knows these seeds now: nothing is shuffled by them again. */
  async markRevealed(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const known = this.seeds.get(id)
      if (known) this.seeds.set(id, { ...known, revealed: true })
    }
    await this.write()
  }

  private write(): Promise<void> {
    return this.file.write({ seeds: Object.fromEntries(this.seeds) })
  }
}
