import { describe, expect, it } from 'vitest'
import { encode } from 'uqr'
import { qrDrawing } from '../../../../../src/renderer/shell/gm/settings/qr'

const link = 'http://192.168.178.21:4747/seat#Zx2kkLm29dhs8Hq'

/** Paints the path onto a grid, as a phone would see it. */
function painted({ side, path }: ReturnType<typeof qrDrawing>): readonly (readonly boolean[])[] {
  const grid = Array.from({ length: side }, () => Array.from({ length: side }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(width); step++) grid[Number(y)]![Number(x) + step] = true
  return grid
}

describe('a QR code as one path', () => {
  it('paints exactly the dark modules', () => {
    const drawing = qrDrawing(link)
    expect(painted(drawing)).toEqual(encode(link, { ecc: 'M', border: 4 }).data)
  })

  it('keeps a quiet border of four', () => {
    const grid = painted(qrDrawing(link))
    expect(grid.slice(0, 4).flat().some(Boolean)).toBe(false)
    expect(grid.every(row => !row.slice(0, 4).some(Boolean))).toBe(true)
    expect(grid[4]?.[4]).toBe(true)
  })
})
