import { z } from 'zod'
import { parserOf, type Parser } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import { JsonStore } from './private-json'
import type { SharedJsonDependencies } from './shared-json'

/** One stored item of this machine. */
export interface StoredItem<Thing> {
  /** Never reused. */
  readonly id: string
  /** The time of storing, in milliseconds since 1970. */
  readonly keptAt: number
  readonly thing: Thing
}

interface StoredItems<Thing> {
  /** The number of items that were ever stored. */
  readonly made: number
  readonly kept: readonly StoredItem<Thing>[]
}

/** Items that the GM keeps on this machine for all campaigns, the newest first. */
export class JsonCollection<Thing> {
  private readonly file: JsonStore<StoredItems<Thing>>

  constructor(
    private readonly dependencies: SharedJsonDependencies,
    path: string,
    parser: Parser<Thing>
  ) {
    this.file = new JsonStore<StoredItems<Thing>>(dependencies, path, itemsParser(parser), { made: 0, kept: [] })
  }

  async list(): Promise<readonly StoredItem<Thing>[]> {
    return (await this.file.read()).kept
  }

  add(thing: Thing): Promise<Result<null, Problem>> {
    const keptAt = this.dependencies.clock.now()
    return this.file.update(({ made, kept }) => ({
      made: made + 1,
      kept: [{ id: `m${made + 1}`, keptAt, thing }, ...kept]
    }))
  }

  /** Changes one item; a removed item stays removed. */
  update(id: string, make: (thing: Thing) => Thing): Promise<Result<null, Problem>> {
    return this.file.update(({ made, kept }) => ({
      made,
      kept: kept.map(each => (each.id === id ? { ...each, thing: make(each.thing) } : each))
    }))
  }

  remove(id: string): Promise<Result<null, Problem>> {
    return this.file.update(({ made, kept }) => ({ made, kept: kept.filter(each => each.id !== id) }))
  }
}

function itemsParser<Thing>(parser: Parser<Thing>): Parser<StoredItems<Thing>> {
  const thing = z.unknown().transform((raw, context): Thing => {
    const read = parser.parse(raw)
    if (read.ok) return read.value
    context.addIssue(`${read.error.path}: ${read.error.message}`)
    return z.NEVER
  })
  const kept = z.object({ id: z.string().min(1), keptAt: z.number(), thing })
  return parserOf(z.object({ made: z.int().min(0), kept: z.array(kept) }) as z.ZodType<StoredItems<Thing>>)
}
