import { z } from 'zod'
import type { PictureId } from '#rules/core/picture'
import type { Infer } from '#rules/core/schema'
import { mostZoom } from './picture-view'

const part = z.number().min(0).max(1)

/** A position on a picture as a share of its width and height. 0 is the left or upper edge, 1 the opposite one. */
const pointSchema = z.strictObject({ x: part, y: part })
export type PicturePoint = Infer<typeof pointSchema>

/** The visible part of a shown picture, and the Game Master's pointer (SH12). */
export const pictureViewSchema = z.strictObject({
  /** 1: the whole picture; 2: half its width and height, around `x` and `y`. */
  zoom: z.number().min(1).max(mostZoom),
  ...pointSchema.shape,
  /** The position of the pointer; null: no pointer. */
  pointer: pointSchema.nullable()
})
export type PictureView = Infer<typeof pictureViewSchema>

/** A shown picture and its view. */
export interface SeenPicture {
  readonly picture: PictureId
  readonly view: PictureView
}
