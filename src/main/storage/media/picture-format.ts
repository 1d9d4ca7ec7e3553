import type { PlainExplanation } from '#rules/core/refusal'
import { fail, ok, type Result } from '#rules/core/result'
import { damagedPicture, type PictureReader, type Size } from './picture-reader'
import { readJpeg } from './read-jpeg'
import { pngPointsFault, readPng } from './read-png'
import { readWebp } from './read-webp'

/**
 * The facts of a picture, from its bytes. A ready-made reader of sizes does not suffice. Hidden data, a decompression bomb and a damaged body must be refused before any screen shows the picture.
 */
export interface PictureFacts extends Size {
  readonly ending: 'jpg' | 'png' | 'webp'
}

/** The largest picture that is accepted (SH8). */
export const largest = { bytes: 8 * 1024 * 1024, side: 4096 } as const

const readers: readonly (readonly [ending: PictureFacts['ending'], begins: string, read: PictureReader])[] = [
  ['jpg', 'ffd8ff', readJpeg],
  ['png', '89504e470d0a1a0a', readPng],
  ['webp', '52494646', readWebp]
]

/** Detects a picture's format from its bytes alone. A failure explains why the picture is refused (SH8). */
export function readPicture(bytes: Uint8Array): Result<PictureFacts, PlainExplanation> {
  if (bytes.length > largest.bytes) return fail({ message: 'This picture is larger than 8 MB', remedy: smaller })
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex')
  const found = readers.find(([, begins]) => head.startsWith(begins))
  if (!found) return fail({ message: 'This is no picture that can be kept', remedy: 'Take a JPEG, PNG or WebP' })
  const [ending, , read] = found
  const size = readSafely(read, bytes)
  if (!size.ok) return size
  const { width, height } = size.value
  if (width < 1 || height < 1) return fail({ message: 'This picture has no size', remedy: 'Take another one' })
  if (width > largest.side || height > largest.side)
    return fail({
      message: `This picture has ${width} × ${height} points; at most ${largest.side} each way are kept`,
      remedy: smaller
    })
  return ok({ ending, width, height })
}

/** A reader that throws on a malformed file must not end the program. */
function readSafely(read: PictureReader, bytes: Uint8Array): ReturnType<PictureReader> {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof RangeError) return damagedPicture()
    throw error
  }
}

/**
 * Like `readPicture`; also decompresses the points of a PNG, without blocking. Runs before a picture is stored, or
 * taken from an untrusted file.
 */
export async function readWholePicture(bytes: Uint8Array): Promise<Result<PictureFacts, PlainExplanation>> {
  const read = readPicture(bytes)
  if (!read.ok || read.value.ending !== 'png') return read
  const fault = await pngPointsFault(bytes)
  return fault ? fail(fault) : read
}

const smaller = 'Make it smaller first'
