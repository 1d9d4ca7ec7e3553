import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { redrawn } from '@/features/showing/redraw-picture'
import { jpegOf, pngOf } from '../../../support/tiny-pictures'

// The browser's drawing, played: which size it is asked for, and what it makes of it.

let asked: { readonly resizeWidth?: number; readonly resizeHeight?: number }[] = []
let encodedAs: { readonly width: number; readonly height: number; readonly quality: number }[] = []
/** What the browser finds in the file. */
let natural = { width: 0, height: 0 }
/** The bytes of what is drawn, each in turn; the last one for all others. */
let sizes = [1000]
let canDraw = true

class Canvas {
  constructor(
    readonly width: number,
    readonly height: number
  ) {}

  getContext() {
    return { drawImage: () => undefined, getImageData: () => ({ data: [0, 0, 0, 255] }), imageSmoothingQuality: 'low' }
  }

  async convertToBlob({ type, quality }: { readonly type: string; readonly quality: number }): Promise<Blob> {
    encodedAs.push({ width: this.width, height: this.height, quality })
    return new Blob([new Uint8Array(sizes.length > 1 ? sizes.shift()! : sizes[0]!)], { type })
  }
}

beforeEach(() => {
  ;[asked, encodedAs, sizes, canDraw] = [[], [], [1000], true]
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', async (_: Blob, options: (typeof asked)[number] = {}) => {
    asked.push(options)
    if (!canDraw) throw new Error('no memory')
    const { resizeWidth, resizeHeight } = options
    const scale = (resizeWidth ?? natural.width) / natural.width
    const other = (resizeHeight ?? natural.height) / natural.height
    const by = Math.min(scale, other)
    return { width: Math.round(natural.width * by), height: Math.round(natural.height * by) }
  })
})
afterEach(() => vi.unstubAllGlobals())

function picture(width: number, height: number, kind: 'PNG' | 'JPEG' = 'PNG'): Blob {
  natural = { width, height }
  const bytes = kind === 'JPEG' ? jpegOf(width, height) : pngOf(1, 1)
  if (kind === 'PNG') {
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
  }
  return new Blob([new Uint8Array(bytes)])
}

describe('SH8 a picture that is drawn anew', () => {
  it.each(['PNG', 'JPEG'] as const)('is made smaller while it is drawn: a %s of 9046 × 12050', async kind => {
    const made = await redrawn(picture(9046, 12_050, kind))
    expect(made).toMatchObject({ ok: true, value: { type: 'image/jpeg' } })
    expect(asked).toEqual([{ resizeQuality: 'high', resizeHeight: 4096 }])
    expect(encodedAs).toEqual([{ width: 3075, height: 4096, quality: 0.9 }])
  })

  it('names its longer side only, whichever that is, and none where it fits', async () => {
    await redrawn(picture(12_050, 9046))
    await redrawn(picture(4096, 300))
    expect(asked).toEqual([{ resizeQuality: 'high', resizeWidth: 4096 }, {}])
  })

  it('is made smaller once more where it has too many bytes, and refused where that does not help', async () => {
    const much = 8 * 1024 * 1024 + 1
    sizes = [much, much, 1000]
    expect((await redrawn(picture(9046, 12_050))).ok).toBe(true)
    expect(encodedAs.map(({ height, quality }) => [height, quality])).toEqual([
      [4096, 0.9],
      [4096, 0.75],
      [2048, 0.75]
    ])
    sizes = [much]
    expect(await redrawn(picture(100, 100))).toMatchObject({
      ok: false,
      error: { remedy: expect.stringContaining('smaller') }
    })
  })

  it('is refused before it is drawn where no machine could, and in true words where this one cannot', async () => {
    expect(await redrawn(picture(60_000, 60_000))).toMatchObject({
      ok: false,
      error: { message: 'This picture has 60000 × 60000 points, which is too many' }
    })
    expect(asked).toEqual([])
    canDraw = false
    const large = await redrawn(picture(9046, 12_050))
    expect(large).toMatchObject({ ok: false, error: { message: expect.stringContaining('could not draw it') } })
    const small = await redrawn(picture(40, 30))
    expect(small).toMatchObject({ ok: false, error: { message: 'This PNG is damaged' } })
  })
})
