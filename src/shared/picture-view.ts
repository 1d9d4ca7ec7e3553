import type { PictureId } from '#rules/core/picture'

/** A place on a picture, in parts of its width and height: 0 is its left or upper edge, 1 the other one. */
export interface PicturePlace {
  readonly x: number
  readonly y: number
}

/** How much larger a picture can be shown. */
export const mostZoom = 8

/** The part of a shown picture that is seen, and where the Game Master points (SH12). */
export interface PictureView extends PicturePlace {
  /** 1: all of it; 2: half its width and height, around `x` and `y`. */
  readonly zoom: number
  /** Where the pointer is; null: there is none. */
  readonly pointer: PicturePlace | null
}

/** A shown picture and how it is seen. */
export interface SeenPicture {
  readonly picture: PictureId
  readonly view: PictureView
}

/** All of it, without a pointer. */
export const wholeView: PictureView = { zoom: 1, x: 0.5, y: 0.5, pointer: null }
