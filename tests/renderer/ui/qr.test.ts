import jsqr from 'jsqr'
import { describe, expect, it } from 'vitest'
import { qrDrawing } from '@/ui/qr'

const links = [
  'http://192.168.178.21:4747/seat#Zx2kkLm29dhs8Hq',
  'http://127.0.0.1:14739/overlay#0123456789abcdef0123456789abcdef0123456789a',
  'http://[fe80::1ff:fe23:4567:890a]:4747/seat#-_-_-_-_'
]

/** Paints the path onto a grid, as a phone would see it. */
function painted({ side, path }: ReturnType<typeof qrDrawing>): readonly (readonly boolean[])[] {
  const grid = Array.from({ length: side }, () => Array.from({ length: side }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(width); step++) grid[Number(y)]![Number(x) + step] = true
  return grid
}

/** What a reader makes of it, each module four pixels wide. */
function read(grid: readonly (readonly boolean[])[]): string | null {
  const scale = 4
  const side = grid.length * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (grid[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return jsqr(pixels, side, side)?.data ?? null
}

describe('a QR code as one path', () => {
  it.each(links)('is read as the link that it was drawn for: %s', link => {
    expect(read(painted(qrDrawing(link)))).toBe(link)
  })

  it('keeps a quiet border of four modules', () => {
    const grid = painted(qrDrawing(links[0]!))
    expect(grid.slice(0, 4).flat().some(Boolean)).toBe(false)
    expect(grid.every(row => !row.slice(0, 4).some(Boolean))).toBe(true)
    expect(grid[4]?.[4]).toBe(true)
  })
})
