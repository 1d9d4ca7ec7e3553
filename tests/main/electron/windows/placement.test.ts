import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  displayKey,
  isReachable,
  boundsFor,
  projectorBeside,
  projectorFor,
  sizeFor,
  tableCorner,
  type DisplayPlacement
} from '#main/electron/windows/placement'

const display = (id: number, x: number, y: number, width: number, height: number): DisplayPlacement => ({
  id,
  bounds: { x, y, width, height },
  workArea: { x, y: y + 24, width, height: height - 64 }
})
const laptop = display(1, 0, 0, 1366, 768)
const projector = display(2, 1366, 0, 1280, 720)

const anyDisplay = fc
  .record({
    x: fc.integer({ min: -5000, max: 5000 }),
    y: fc.integer({ min: -5000, max: 5000 }),
    width: fc.integer({ min: 800, max: 5120 }),
    height: fc.integer({ min: 600, max: 2880 })
  })
  .map(({ x, y, width, height }) => display(1, x, y, width, height))
const anyBounds = fc.record({
  x: fc.integer({ min: -9000, max: 9000 }),
  y: fc.integer({ min: -9000, max: 9000 }),
  width: fc.integer({ min: 100, max: 6000 }),
  height: fc.integer({ min: 100, max: 4000 })
})

test('wherever a window was, it opens where it can be caught', () => {
  fc.assert(
    fc.property(anyDisplay, fc.option(anyBounds), anyBounds, (home, remembered, wished) => {
      expect(isReachable(boundsFor(remembered, wished, home, [home]), [home])).toBe(true)
    })
  )
})

test('the waiting table is wholly on the GM’s screen, in its corner, and is still a table', () => {
  fc.assert(
    fc.property(anyDisplay, home => {
      const { x, y, width, height } = tableCorner(home)
      const { workArea } = home
      expect(x + width).toBe(workArea.x + workArea.width)
      expect(y + height).toBe(workArea.y + workArea.height)
      expect(x).toBeGreaterThanOrEqual(workArea.x)
      expect(width).toBeGreaterThanOrEqual(Math.min(640, workArea.width))
    })
  )
})

test('an overlay on a small screen keeps its shape', () => {
  const { width, height } = sizeFor({ width: 1920, height: 1080 }, laptop.workArea, 'ratio')
  expect(width).toBeLessThanOrEqual(1366)
  expect(height).toBeLessThanOrEqual(704)
  expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.01)
  expect(sizeFor({ width: 1440, height: 900 }, laptop.workArea, 'nothing')).toEqual({ width: 1366, height: 704 })
})

test.each([
  ['the other screen', [laptop, projector], null, 1, 2],
  ['none with one screen', [laptop], null, 1, undefined],
  ['the chosen one', [laptop, projector, display(3, 3000, 0, 800, 600)], '3', 1, 3],
  ['none while the chosen one is away', [laptop, projector], '3', 1, undefined],
  ['the laptop, when the GM sits at the projector', [laptop, projector], null, 2, 1]
])('the table belongs on %s', (_which, displays, chosen, gmDisplay, expected) => {
  expect(projectorFor(displays, chosen, gmDisplay)?.id).toBe(expected)
})

const named = (id: number, label: string, x: number, width = 1920): DisplayPlacement => ({
  ...display(id, x, 0, width, 1080),
  label
})

test('ST11 a display is found again by its name, whatever number it has now', () => {
  const key = displayKey(named(7, 'Epson', 1366), [laptop, named(7, 'Epson', 1366)])
  const back = [laptop, named(41, 'Epson', 3000), named(42, 'Dell', 5000)]
  expect(projectorFor(back, key, 1)?.id).toBe(41)
  expect(projectorFor([laptop, named(43, 'Dell', 1366)], key, 1)).toBe(null)
})

test('ST11 of two displays alike the one on the right stays the one on the right', () => {
  const pair = [laptop, named(8, 'Epson', 4000), named(7, 'Epson', 1366)]
  const key = displayKey(pair[1]!, pair)
  expect(new Set(pair.map(each => displayKey(each, pair))).size).toBe(3)
  expect(projectorFor([laptop, named(20, 'Epson', 1366), named(21, 'Epson', 4000)], key, 1)?.id).toBe(21)
})

test('ST11 two displays alike with the same number are still two', () => {
  const twins = [named(9, 'Epson', 0), named(9, 'Epson', 1920)] as const
  expect(projectorBeside(twins, null, twins[0])).toBe(twins[1])
  expect(projectorBeside(twins, null, twins[1])).toBe(twins[0])
  expect(displayKey(twins[0], twins)).not.toBe(displayKey(twins[1], twins))
  expect(projectorBeside(twins, displayKey(twins[1], twins), twins[1])).toBe(null)
  expect(projectorBeside([twins[0]], null, twins[0])).toBe(null)
})
