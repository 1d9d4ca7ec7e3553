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

/** All asks that a page may send to the host. */
export type Ask = { [Kind in AskKind]: AskOf<Kind, (typeof asks)[Kind]> }[AskKind]

/**
 * The path of an existing or a new campaign. The browser shell uses names in its folder; in Electron `null` opens a
 * native dialog.
 */
export type FilePath = string | null

/** The audience of a recap. */
export type RecapAudience = z.infer<typeof recapFor>

const known = parserOf(
  z.discriminatedUnion(
    'ask',
    Object.entries(asks).map(([kind, fields]) => z.strictObject({ ask: z.literal(kind), ...fields })) as never
  ) as unknown as z.ZodType<Ask>
)

/** Parses an ask of a page; only the known kinds in exactly their known shape are accepted. */
export const askParser: Parser<Ask> = {
  parse(input) {
    // A structured clone can contain more than JSON: typed arrays, maps, cycles. No ask contains these.
    if (!isShallowJson(withoutCommand(input), 32)) return fail({ path: '', message: 'is not a question' })
    return known.parse(input)
  }
}

/** The command is parsed separately, so that its faults are reported with their own path. */
function withoutCommand(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype) return input
  return { ...input, command: null }
}
