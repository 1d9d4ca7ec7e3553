import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one colour. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const lines = deflateSync(Buffer.alloc((width + 1) * height))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, pngPart('IHDR', head), pngPart('IDAT', lines), pngPart('IEND', Buffer.alloc(0))])
}

/** A PNG part of any name. */
export function pngPart(name: string, data: Buffer): Buffer {
  const part = Buffer.alloc(12 + data.length)
  part.writeUInt32BE(data.length, 0)
  part.write(name, 4, 'latin1')
  data.copy(part, 8)
  part.writeUInt32BE(crc32(part.subarray(4, 8 + data.length)), 8 + data.length)
  return part
}

/** A JPEG part of any kind. */
export function jpegPart(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** The parts of a JPEG that its readers look at; nothing can be drawn of it. @param more further parts behind the first */
export function jpegOf(width: number, height: number, ...more: readonly Buffer[]): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  const scan = Buffer.concat([
    jpegPart(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4])
  ])
  const jfif = jpegPart(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'))
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jfif,
    ...more,
    jpegPart(0xc0, frame),
    scan,
    Buffer.from([0xff, 0xd9])
  ])
}

/** The location of a photo, as cameras write it. */
export const exifWithPlace = jpegPart(0xe1, Buffer.from('Exif\0\0MM\0*\0\0\0\x08 GPS 59.33N 18.06E ZqPlaceZ', 'latin1'))
/** Words in a JPEG. */
export const jpegComment = jpegPart(0xfe, Buffer.from('ZqCommentZ'))

/** A WebP with these parts. */
export function webpOf(...parts: readonly (readonly [name: string, data: Buffer])[]): Buffer {
  const body = Buffer.concat(
    parts.map(([name, data]) => {
      const head = Buffer.alloc(8)
      head.write(name, 0, 'latin1')
      head.writeUInt32LE(data.length, 4)
      return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
    })
  )
  const riff = Buffer.alloc(12)
  riff.write('RIFF', 0, 'latin1')
  riff.writeUInt32LE(body.length + 4, 4)
  riff.write('WEBP', 8, 'latin1')
  return Buffer.concat([riff, body])
}

/** The data of a lossless WebP picture, as far as its readers check it. */
export function losslessOf(width: number, height: number): Buffer {
  const data = Buffer.alloc(6)
  data[0] = 0x2f
  data.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1)
  return data
}
