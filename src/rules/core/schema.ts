import { z } from 'zod'
import { type PictureId, picturePattern } from './picture'
import type { SeatId } from './seat'

/** A seat's id in files and pages: `s3`. */
export const seatId = z
  .string()
  .regex(/^s[1-9]\d{0,8}$/, 'should be the id of a seat, like s3') as unknown as z.ZodType<SeatId>

/**
 * A seat's id in commands and events of A Thousand Faces. Version 0.1.0 saved texts that are no seat's id.
 */
export const savedSeatId = z.string().min(1).max(40) as unknown as z.ZodType<SeatId>

/** One command or event of a union: its `type` and its fields; other fields are refused. */
export function variant<Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) {
  return z.strictObject({ type: z.literal(type), ...fields })
}

export const pictureId = z
  .string()
  .regex(picturePattern, 'should be the id of a picture') as unknown as z.ZodType<PictureId>

/**
 * The output of a schema as an immutable type. The type that zod infers is mutable; its `readonly()` freezes at run time. Brands stay, because primitives are passed through.
 */
export type Infer<Schema extends z.ZodType> = Immutable<z.infer<Schema>>

export type Immutable<Value> = unknown extends Value
  ? Value
  : Value extends Primitive
    ? Value
    : { readonly [Key in keyof Value]: Immutable<Value[Key]> }

type Primitive = string | number | boolean | null | undefined
