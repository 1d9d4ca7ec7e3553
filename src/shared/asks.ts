import { z } from 'zod'
import { parserOf, type Parser } from '#rules/core/parser'
import { fail } from '#rules/core/result'
import type { Infer } from '#rules/core/schema'
import type { recapFor } from './asks/fields'
import { fileAsks } from './asks/files'
import { pageAsks } from './asks/pages'
import { playAsks } from './asks/play'
import { stageAsks } from './asks/stage'
import { isShallowJson } from './shallow-json'

const asks = { ...playAsks, ...pageAsks, ...fileAsks, ...stageAsks }

export type AskKind = keyof typeof asks

type AskOf<Kind extends string, Fields extends z.ZodRawShape> = Infer<
  z.ZodObject<{ ask: z.ZodLiteral<Kind> } & Fields, z.core.$strict>
>

/** Everything a page may ask of the host. */
export type Ask = { [Kind in AskKind]: AskOf<Kind, (typeof asks)[Kind]> }[AskKind]

/** Where a campaign is or shall be. The browser shell knows names in its folder, Electron asks with a native dialog when `null`. */
export type FilePath = string | null

/** Whom a recap is for. */
export type RecapAudience = z.infer<typeof recapFor>

const known = parserOf(
  z.discriminatedUnion(
    'ask',
    Object.entries(asks).map(([kind, fields]) => z.strictObject({ ask: z.literal(kind), ...fields })) as never
  ) as unknown as z.ZodType<Ask>
)

/** What a page asks of the host, if it is one of the known questions in exactly its known shape. */
export const askParser: Parser<Ask> = {
  parse(input) {
    // A structured clone can carry more than JSON: typed arrays, maps, circles. No question of ours does.
    if (!isShallowJson(withoutCommand(input), 32)) return fail({ path: '', message: 'is not a question' })
    return known.parse(input)
  }
}

/** A command is looked at on its own, so that what is wrong with it is said of it. */
function withoutCommand(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype) return input
  return { ...input, command: null }
}
