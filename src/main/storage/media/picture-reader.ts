import type { PlainExplanation } from '#rules/core/refusal'
import { fail, type Fail, type Result } from '#rules/core/result'

/** A picture’s size in points. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Goes through a whole file, part by part, and takes only the parts that a drawn picture has: no words, no place, no second picture,
 * nothing behind its end. What is wrong is told in words for the Game Master.
 */
export type PictureReader = (bytes: Uint8Array) => Result<Size, PlainExplanation>

/** The file ends too early, or a part of it cannot be understood. */
export function damagedPicture(): Fail<PlainExplanation> {
  return fail({ message: 'This picture is damaged', remedy: 'Open it in another program, save it anew, and try again' })
}

/** It carries more than a picture: where it was taken, what with, words, a second picture. */
export function pictureWithMore(part: string): Fail<PlainExplanation> {
  return fail({
    message: `This picture carries more than the picture itself (${part}), so it is not kept`,
    remedy: 'Save it without that in another program, and try again'
  })
}

/** It is drawn in so many passes that screens would draw for minutes. */
export function tooManyPasses(most: number): Fail<PlainExplanation> {
  return fail({
    message: `This picture is drawn in more than ${most} passes`,
    remedy: 'Open it in another program, save it anew, and try again'
  })
}
