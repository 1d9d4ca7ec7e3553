import type { PlainExplanation } from '#rules/core/refusal'
import { fail, type Fail, type Result } from '#rules/core/result'
import type { PictureId } from '#rules/core/picture'

/** A source of a campaign's pictures: a folder, or a file that contains them. */
export interface PictureSource {
  /** The names of the pictures in this source. */
  list(): Promise<readonly PictureId[]>
  /** The bytes; null when the picture is missing, or when the bytes do not match its name. */
  read(id: PictureId): Promise<Buffer | null>
}

/**
 * A run of this many printable characters, with this many different ones, is no accident. By chance it occurs in one of
 * a million full pictures.
 */
const longRun = 40
const manySigns = 12

/**
 * Whether the compressed data of a picture contains readable text. Compressed data looks random or, for plain areas,
 * repeats a few bytes. Its end cannot be found without decompression, so text behind it is detected by its form.
 */
export function hasWords(data: Uint8Array): boolean {
  let run = 0
  for (let at = 0; at < data.length; at++) {
    const byte = data[at] ?? 0
    run = (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d || byte === 0x09 ? run + 1 : 0
    if (run >= longRun && new Set(data.subarray(at + 1 - longRun, at + 1)).size >= manySigns) return true
  }
  return false
}

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
