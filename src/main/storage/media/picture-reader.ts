import type { PlainExplanation } from '#rules/core/refusal'
import { fail, type Fail, type Result } from '#rules/core/result'

/** A picture's size in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Parses a whole file, part by part, and accepts only the parts of a plain picture. Text, locations, a second picture
 * and data after the end are refused. A failure is a message for the Game Master.
 */
export type PictureReader = (bytes: Uint8Array) => Result<Size, PlainExplanation>

/** The file ends too early, or a part cannot be parsed. */
export function damagedPicture(): Fail<PlainExplanation> {
  return fail({ message: 'This picture is damaged', remedy: 'Open it in another program, save it anew, and try again' })
}

/** The file contains more than a picture: a location, a camera, text, or a second picture. */
export function pictureWithMore(part: string): Fail<PlainExplanation> {
  return fail({
    message: `This picture carries more than the picture itself (${part}), so it is not kept`,
    remedy: 'Save it without that in another program, and try again'
  })
}

/** The picture has so many passes that drawing takes minutes. */
export function tooManyPasses(most: number): Fail<PlainExplanation> {
  return fail({
    message: `This picture is drawn in more than ${most} passes`,
    remedy: 'Open it in another program, save it anew, and try again'
  })
}
