import { describe, expect, it } from 'vitest'
import { sentences } from '#rules/core/refusal'
import { readPicture } from '#main/storage/media/picture-format'
import { exifWithPlace, jpegComment, jpegOf, losslessOf, pngOf, pngPart, webpOf } from '../../../support/tiny-pictures'

const refused = (bytes: Uint8Array): string => {
  const read = readPicture(bytes)
  return read.ok ? `taken as ${read.value.ending}` : sentences(read.error)
}

describe('what a picture is', () => {
  it('SH8 is read from its bytes: JPEG, PNG and WebP, and how large they are', () => {
    expect(readPicture(jpegOf(640, 480))).toEqual({ ok: true, value: { ending: 'jpg', width: 640, height: 480 } })
    expect(readPicture(pngOf(7, 5))).toEqual({ ok: true, value: { ending: 'png', width: 7, height: 5 } })
    const webp = webpOf(['VP8L', losslessOf(300, 200)])
    expect(readPicture(webp)).toEqual({ ok: true, value: { ending: 'webp', width: 300, height: 200 } })
  })

  it('SH8 is no SVG, no page and no text, whatever it is called', () => {
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      '<!doctype html><img>',
      'GIF89a',
      ''
    ])
      expect(refused(Buffer.from(text))).toMatch(/^This is no picture/)
  })

  it('SH8 carries no place, no comment, no text and no time', () => {
    expect(refused(jpegOf(64, 48, exifWithPlace))).toContain('EXIF')
    expect(refused(jpegOf(64, 48, jpegComment))).toContain('a comment')
    const png = pngOf(4, 4)
    for (const name of ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME', 'acTL'])
      expect(
        refused(Buffer.concat([png.subarray(0, 33), pngPart(name, Buffer.from('ZqZ')), png.subarray(33)]))
      ).toContain(name)
    for (const name of ['EXIF', 'XMP ', 'ANIM'])
      expect(refused(webpOf(['VP8L', losslessOf(4, 4)], [name, Buffer.from('ZqZ')]))).toContain(name.trim())
  })

  it('SH8 has nothing behind its end, where another file could hide', () => {
    const more = Buffer.from('PK\u0003\u0004')
    for (const picture of [jpegOf(9, 9), pngOf(9, 9), webpOf(['VP8L', losslessOf(9, 9)])]) {
      expect(readPicture(picture).ok).toBe(true)
      expect(refused(Buffer.concat([picture, more]))).toContain('behind its end')
    }
  })

  it('SH8 has at most 4096 points each way and 8 MB, whatever it would unpack to', () => {
    expect(readPicture(jpegOf(4096, 4096)).ok).toBe(true)
    expect(refused(jpegOf(4097, 10))).toContain('4097 × 10')
    expect(refused(jpegOf(65_535, 65_535))).toContain('65535')
    const bomb = pngOf(1, 1)
    bomb.writeUInt32BE(100_000, 16)
    expect(refused(bomb)).toContain('100000 × 1')
    // the frame of the file says little, the picture in it much
    const small = Buffer.alloc(10)
    expect(refused(webpOf(['VP8X', small], ['VP8L', losslessOf(16_000, 16_000)]))).toContain('16000')
    expect(refused(Buffer.alloc(8 * 1024 * 1024 + 1, 0xff))).toContain('8 MB')
  })

  it('SH8 is whole: cut off anywhere it is refused, and nothing throws', () => {
    for (const picture of [
      jpegOf(20, 20),
      pngOf(20, 20),
      webpOf(['VP8X', Buffer.alloc(10)], ['VP8L', losslessOf(20, 20)])
    ])
      for (let length = 0; length < picture.length; length++)
        expect(readPicture(picture.subarray(0, length)).ok).toBe(false)
  })
})
