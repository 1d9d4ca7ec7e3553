import { describe, expect, it } from 'vitest'
import { pictureHead } from '@/features/showing/redraw-picture'
import { jpegOf, losslessOf, pngOf, webpOf } from '../../../support/tiny-pictures'

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + Buffer.concat(parts).length, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, ...parts])
}

/** The head of a file of this family. @param brands the major one, then the compatible ones */
function familyOf([major = '', ...brands]: readonly string[], width: number, height: number): Buffer {
  const size = Buffer.alloc(12)
  size.writeUInt32BE(width, 4)
  size.writeUInt32BE(height, 8)
  return Buffer.concat([
    box('ftyp', Buffer.from(`${major}\0\0\0\0${brands.join('')}`, 'latin1')),
    box('meta', box('ispe', size)),
    Buffer.alloc(16)
  ])
}

const bombOf = (): Buffer => {
  const png = pngOf(1, 1)
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

describe('SH8 what a picture is, by its first bytes', () => {
  it.each([
    ['PNG', pngOf(40, 30), 40, 30],
    ['PNG', bombOf(), 60_000, 60_000],
    ['JPEG', jpegOf(60_000, 60_000), 60_000, 60_000],
    ['WebP', webpOf(['VP8L', losslessOf(16_000, 16_000)]), 16_000, 16_000],
    ['AVIF', familyOf(['avif', 'mif1', 'miaf'], 60_000, 60_000), 60_000, 60_000],
    ['AVIF', familyOf(['avis', 'msf1'], 8, 9), 8, 9],
    ['AVIF', familyOf(['mif1', 'miaf', 'avif'], 8, 9), 8, 9]
  ] as const)('%s, %#', (kind, bytes, width, height) => {
    expect(pictureHead(bytes)).toEqual({ kind, width, height })
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['a HEIC', familyOf(['heic', 'mif1'], 8, 9)],
    ['a film', familyOf(['isom', 'mp42'], 8, 9)],
    ['a PNG that is cut off', pngOf(40, 30).subarray(0, 18)],
    ['a JPEG that is cut off', jpegOf(40, 30).subarray(0, 24)],
    ['nothing', Buffer.alloc(0)]
  ])('%s is none', (_what, bytes) => {
    expect(pictureHead(bytes)).toBeNull()
  })
})
