import type { z } from 'zod'
import { fail, ok, type Result } from './result'

/** Where an unknown value stops being what it should be: `entries.412.events.0.card` and a sentence. */
export interface Invalid {
  readonly path: string
  readonly message: string
}

/** Turns something from outside into a `Value`, or says where it is not one. Never throws. */
export interface Parser<Value> {
  parse(input: unknown): Result<Value, Invalid>
}

/** A parser from a zod schema: the first issue that zod finds is the place we report. */
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
