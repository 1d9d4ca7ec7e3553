import type { z } from 'zod'
import { fail, ok, type Result } from './result'

/** The position of a fault in an unknown value, such as `entries.412.events.0.card`, and a sentence. */
export interface Invalid {
  readonly path: string
  readonly message: string
}

/** Turns an unknown value into a `Value`, or returns the position of the fault. Never throws. */
export interface Parser<Value> {
  parse(input: unknown): Result<Value, Invalid>
}

/** A parser from a zod schema; it reports the first issue that zod finds. */
export function parserOf<Value>(schema: z.ZodType<Value>): Parser<Value> {
  return {
    parse(input) {
      const read = schema.safeParse(input)
      if (read.success) return ok(read.data)
      const [first] = read.error.issues
      return fail({ path: first?.path.map(String).join('.') ?? '', message: first?.message ?? 'not readable' })
    }
  }
}
