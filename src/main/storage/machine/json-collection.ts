import { z } from 'zod'
import { parserOf, type Parser } from '#rules/core/parser'
import type { Result } from '#rules/core/result'
import type { Problem } from '#shared/problem'
import type { Disk } from '../disk/disk'
import { KeptJson } from './json-store'
import type { StoreClock } from '../types'

/** One thing on a shelf of this machine. */
export interface Kept<Thing> {
  /** Never given twice. */
  readonly id: string
  /** When it was put there, in ms since 1970. */
  readonly keptAt: number
  readonly thing: Thing
}

interface Shelf<Thing> {
  /** How many were ever put there. */
  readonly made: number
  readonly kept: readonly Kept<Thing>[]
}

/** Things that the GM keeps on this machine for other campaigns as well, the latest first. */
export class KeptShelf<Thing> {
  private readonly file: KeptJson<Shelf<Thing>>

  constructor(
    disk: Disk,
    private readonly clock: Pick<StoreClock, 'now'>,
    path: string,
    parser: Parser<Thing>
  ) {
    this.file = new KeptJson<Shelf<Thing>>(disk, path, shelfParser(parser), { made: 0, kept: [] })
  }

  async list(): Promise<readonly Kept<Thing>[]> {
    return (await this.file.read()).kept
  }

  keep(thing: Thing): Promise<Result<null, Problem>> {
    const keptAt = this.clock.now()
    return this.file.change(({ made, kept }) => ({
      made: made + 1,
      kept: [{ id: `m${made + 1}`, keptAt, thing }, ...kept]
    }))
  }

  /** The same thing, changed; one that has gone stays gone. */
  rewrite(id: string, make: (thing: Thing) => Thing): Promise<Result<null, Problem>> {
    return this.file.change(({ made, kept }) => ({
      made,
      kept: kept.map(each => (each.id === id ? { ...each, thing: make(each.thing) } : each))
    }))
  }

  remove(id: string): Promise<Result<null, Problem>> {
    return this.file.change(({ made, kept }) => ({ made, kept: kept.filter(each => each.id !== id) }))
  }
}

function shelfParser<Thing>(parser: Parser<Thing>): Parser<Shelf<Thing>> {
  const thing = z.unknown().transform((raw, context): Thing => {
    const read = parser.parse(raw)
    if (read.ok) return read.value
    context.addIssue(`${read.error.path}: ${read.error.says}`)
    return z.NEVER
  })
  const kept = z.object({ id: z.string().min(1), keptAt: z.number(), thing })
  return parserOf(z.object({ made: z.int().min(0), kept: z.array(kept) }) as z.ZodType<Shelf<Thing>>)
}
