import { z } from 'zod'
import type { PictureId } from '#rules/core/picture'
import type { Infer } from '#rules/core/schema'
import { mostZoom } from './picture-view'

const part = z.number().min(0).max(1)

/** A place on a picture, in parts of its width and height: 0 is its left or upper edge, 1 the other one. */
const placeSchema = z.strictObject({ x: part, y: part })
export type PicturePlace = Infer<typeof placeSchema>

/** The part of a shown picture that is seen, and where the Game Master points (SH12). */
export const pictureViewSchema = z.strictObject({
  /** 1: all of it; 2: half its width and height, around `x` and `y`. */
  zoom: z.number().min(1).max(mostZoom),
  ...placeSchema.shape,
  /** Where the pointer is; null: there is none. */
  pointer: placeSchema.nullable()
})
export type PictureView = Infer<typeof pictureViewSchema>

/** A shown picture and how it is seen. */
export interface SeenPicture {
  readonly picture: PictureId
  readonly view: PictureView
}
