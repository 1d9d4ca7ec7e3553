import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sentences } from '#rules/core/refusal'
import { readPicture, readWholePicture } from '#main/storage/media/picture-format'
import { drawnByChromium } from '../../../support/drawn-pictures'
import { whimOf } from '../../../support/thousand-faces/random-play'
import {
  exifWithPlace,
  jpegComment,
  jpegOf,
  jpegPart,
  losslessOf,
  pngOf,
  pngPart,
  webpOf
} from '../../../support/tiny-pictures'

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
    // the container names a small size, the picture in it a large one
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

  it('SH8 is taken as Chromium draws it, with its profile of colours', async () => {
    for (const [name, bytes] of Object.entries(drawnByChromium))
      expect([name, await readWholePicture(bytes)]).toEqual([
        name,
        { ok: true, value: { ending: name.slice(0, 4).trim(), width: 300, height: 200 } }
      ])
  })
})

const words = Buffer.from(
  'The Dean has poisoned the well; nobody at the table may know of it before the bells ring. '.repeat(3)
)
const at = (bytes: Buffer, sign: string): number => bytes.indexOf(sign, 0, 'latin1')

/** A WebP part longer by some bytes. */
function longer(bytes: Buffer, part: string, more: Buffer): Buffer {
  const [from, size] = [at(bytes, part), bytes.readUInt32LE(at(bytes, part) + 4)]
  const data = Buffer.concat([bytes.subarray(from + 8, from + 8 + size), more])
  const head = Buffer.concat([Buffer.from(part), Buffer.alloc(4)])
  head.writeUInt32LE(data.length, 4)
  const made = Buffer.concat([
    bytes.subarray(0, from),
    head,
    data,
    Buffer.alloc(data.length % 2),
    bytes.subarray(from + 8 + size + (size % 2))
  ])
  made.writeUInt32LE(made.length - 8, 4)
  return made
}

describe('SH8 what hides in a picture', () => {
  const png = drawnByChromium['png P3']!
  const webp = drawnByChromium['webp lossless']!
  const part = (...parts: readonly Buffer[]): Buffer => Buffer.concat(parts)
  const insert = (more: Buffer): Buffer => part(pngOf(9, 9).subarray(0, 33), more, pngOf(9, 9).subarray(33))
  const jpegWith = (app: Buffer): Buffer => {
    const plain = jpegOf(9, 9)
    return part(plain.subarray(0, 2), app, plain.subarray(20))
  }
  const jfif = Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')
  const icc = (data: Buffer): Buffer => jpegPart(0xe2, part(Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), data))
  const idat = (data: Buffer): Buffer =>
    part(pngOf(9, 9).subarray(0, 33), pngPart('IDAT', data), pngPart('IEND', Buffer.alloc(0)))
  const points = pngOf(9, 9).subarray(41, -16)
  const profile = drawnByChromium['jpg sRGB']!.subarray(at(drawnByChromium['jpg sRGB']!, 'ICC_PROFILE') + 14).subarray(
    0,
    456
  )

  it.each([
    [
      'a second, small picture in JFIF',
      jpegWith(jpegPart(0xe0, part(jfif.subarray(0, 12), Buffer.from([2, 2]), Buffer.alloc(12)))),
      'a second, small picture'
    ],
    ['words behind JFIF’s fields', jpegWith(jpegPart(0xe0, part(jfif, words))), 'words beside it'],
    ['JFIF twice', jpegWith(part(jpegPart(0xe0, jfif), jpegPart(0xe0, jfif))), 'part e0'],
    [
      'words behind Adobe’s fields',
      jpegWith(jpegPart(0xee, part(Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1'), words))),
      'part ee'
    ],
    ['words as a profile of colours', jpegWith(icc(words)), 'profile of colours'],
    ['words behind a profile of colours', jpegWith(icc(part(profile, words))), 'profile of colours'],
    ['a profile of colours told twice', jpegWith(part(icc(profile), icc(profile))), 'part e2'],
    [
      'words behind a frame',
      jpegOf(9, 9, jpegPart(0xc0, part(Buffer.from([8, 0, 9, 0, 9, 1, 1, 0x11, 0]), words))),
      'damaged'
    ],
    ['words behind tables', jpegOf(9, 9, jpegPart(0xdb, part(Buffer.alloc(65), words))), 'damaged'],
    ['words behind a restart interval', jpegOf(9, 9, jpegPart(0xdd, part(Buffer.alloc(2), words))), 'damaged'],
    [
      'words behind the points of a JPEG',
      part(jpegOf(9, 9).subarray(0, -2), words, Buffer.from([0xff, 0xd9])),
      'words'
    ],
    ['a JPEG without points', part(jpegOf(9, 9).subarray(0, 33), Buffer.from([0xff, 0xd9])), 'damaged'],
    ['words as gamma', insert(pngPart('gAMA', words)), 'gAMA'],
    ['four letters as gamma', insert(pngPart('gAMA', Buffer.from('well'))), 'gAMA'],
    ['words as white points', insert(pngPart('cHRM', words.subarray(0, 32))), 'cHRM'],
    ['words as a size', insert(pngPart('pHYs', Buffer.from('The well\0'))), 'pHYs'],
    ['words as a background', insert(pngPart('bKGD', words)), 'bKGD'],
    ['words as a packed profile', insert(pngPart('iCCP', part(Buffer.from('a\0\0'), deflateSync(words)))), 'iCCP'],
    [
      'words behind a packed profile',
      insert(pngPart('iCCP', part(Buffer.from('a\0\0'), deflateSync(profile), words))),
      'iCCP'
    ],
    ['a palette of words', insert(pngPart('PLTE', words.subarray(0, 100))), 'PLTE'],
    [
      'gamma twice',
      insert(part(pngPart('gAMA', Buffer.from([0, 0, 1, 1])), pngPart('gAMA', Buffer.from([0, 0, 1, 1])))),
      'damaged'
    ],
    ['a PNG without points', part(pngOf(9, 9).subarray(0, 33), pngPart('IEND', Buffer.alloc(0))), 'damaged'],
    ['a file behind the points of a PNG', idat(part(points, Buffer.from('PK\x03\x04'), words)), 'behind its points'],
    ['a PNG with too few points', idat(deflateSync(Buffer.alloc(20))), 'damaged'],
    ['a PNG with too many points', idat(deflateSync(Buffer.alloc(1000))), 'damaged'],
    ['a PNG whose points are words', idat(words), 'damaged'],
    ['words behind the end of a PNG', part(png.subarray(0, -12), pngPart('IEND', words)), 'behind its end'],
    ['a WebP with two pictures', webpOf(['VP8L', losslessOf(9, 9)], ['VP8L', losslessOf(9, 9)]), 'a second picture'],
    [
      'a WebP with two kinds of pictures',
      webpOf(['VP8 ', Buffer.from('000000\x9d\x01\x2a\x09\0\x09\0', 'latin1').subarray(3)], ['VP8L', losslessOf(9, 9)]),
      'a second picture'
    ],
    ['words as the profile of a WebP', longer(webp, 'ICCP', words), 'profile of colours'],
    ['words behind the points of a WebP', longer(webp, 'VP8L', words), 'words among its points'],
    ['words behind the frame of a WebP', longer(webp, 'VP8X', words), 'damaged'],
    [
      'words as what a WebP may be seen through',
      webpOf(['VP8X', Buffer.alloc(10)], ['ALPH', words], ['VP8L', losslessOf(1, 1)]),
      'words'
    ]
  ])('%s is refused with its reason', async (_, bytes, says) => {
    const read = await readWholePicture(bytes)
    expect(read.ok ? 'taken' : sentences(read.error)).toContain(says)
  })

  it('a PNG of every kind of points is taken, also in seven passes', async () => {
    for (const [depth, colour, bits] of [
      [1, 0, 1],
      [16, 2, 48],
      [4, 3, 4],
      [8, 4, 16],
      [16, 6, 64]
    ] as const)
      for (const interlaced of [0, 1]) {
        const [width, height] = [13, 9]
        const head = Buffer.alloc(13)
        head.writeUInt32BE(width, 0)
        head.writeUInt32BE(height, 4)
        head.set([depth, colour, 0, 0, interlaced], 8)
        const passes = interlaced
          ? [
              [0, 0, 8, 8],
              [4, 0, 8, 8],
              [0, 4, 4, 8],
              [2, 0, 4, 4],
              [0, 2, 2, 4],
              [1, 0, 2, 2],
              [0, 1, 1, 2]
            ]
          : [[0, 0, 1, 1]]
        const size = passes.reduce((sum, [x = 0, y = 0, dx = 1, dy = 1]) => {
          const [across, down] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)]
          return sum + (across > 0 ? down * (1 + Math.ceil((across * bits) / 8)) : 0)
        }, 0)
        const bytes = part(
          Buffer.from('89504e470d0a1a0a', 'hex'),
          pngPart('IHDR', head),
          pngPart('IDAT', deflateSync(Buffer.alloc(size)).subarray(0, 9)),
          pngPart('IDAT', deflateSync(Buffer.alloc(size)).subarray(9)),
          pngPart('IEND', Buffer.alloc(0))
        )
        expect(await readWholePicture(bytes)).toMatchObject({ ok: true, value: { width, height } })
      }
  })

  it('a picture of 20 bytes whose head says too little is damaged', () => {
    const short = part(Buffer.from('89504e470d0a1a0a', 'hex'), pngPart('IHDR', Buffer.alloc(0)))
    expect(short).toHaveLength(20)
    expect(refused(short)).toMatch(/^This picture is damaged/)
  })

  it('a JPEG that is drawn in more than 100 passes is refused, one of 100 is taken', () => {
    const scan = jpegOf(9, 9).subarray(33, -2)
    const passes = (count: number): Buffer =>
      part(jpegOf(9, 9).subarray(0, 33), ...Array.from({ length: count }, () => scan), Buffer.from([0xff, 0xd9]))
    expect(readPicture(passes(100)).ok).toBe(true)
    expect(refused(passes(101))).toMatch(/^This picture is drawn in more than 100 passes/)
  })

  it('nothing throws, whatever a byte, a length or a part is', async () => {
    const random = whimOf(8)
    const seeds = [
      ...Object.values(drawnByChromium),
      jpegOf(20, 20),
      pngOf(20, 20),
      webpOf(['VP8L', losslessOf(20, 20)])
    ]
    for (let run = 0; run < 3000; run++) {
      const bytes = Buffer.from(random.one(seeds)!)
      for (let change = random.count(4); change >= 0; change--) {
        const place = random.count(Math.min(bytes.length, 200))
        if (random.count(3) === 0 && place + 4 <= bytes.length)
          bytes.writeUInt32BE(random.one([0, 1, 13, 0xffffffff, 0x7fffffff])!, place)
        else bytes[place] = random.count(256)
      }
      const cut = random.count(2) === 0 ? bytes.subarray(0, random.count(bytes.length + 1)) : bytes
      expect(typeof (await readWholePicture(cut)).ok).toBe('boolean')
    }
  })
})
