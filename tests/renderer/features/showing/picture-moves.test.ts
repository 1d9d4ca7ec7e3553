import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeView } from '#shared/picture-view'
import type { PictureView } from '#shared/picture-view-schema'
import { moveView, pointUnder, pointedAt, pointerMoved, zoomView } from '@/features/showing/use-picture-view'

const at = (x: number, y: number): { x: number; y: number } => ({ x, y })

describe('how a shown picture is seen', () => {
  it('SH12 the point under the mouse stays there during a zoom', () => {
    const near = zoomView(wholeView, 2, at(0.25, 0.75))
    expect(near.zoom).toBe(2)
    expect(pointUnder(near, at(0.25, 0.75))).toEqual(at(0.25, 0.75))
    expect(zoomView(near, 0.5, at(0.25, 0.75))).toEqual(wholeView)
  })

  it('SH12 a whole picture cannot be moved, a zoomed one only to its edge', () => {
    expect(moveView(wholeView, at(0.3, 0.3))).toEqual(wholeView)
    expect(moveView(zoomView(wholeView, 2), at(5, -5))).toMatchObject({ x: 0.25, y: 0.75 })
  })

  it('SH12 points where the mouse is, and by keys from the middle of what is seen', () => {
    const near = zoomView(wholeView, 4, at(0, 0))
    expect(pointedAt(near, pointUnder(near, at(1, 1))).pointer).toEqual(at(0.25, 0.25))
    expect(pointerMoved(near, at(0, 0)).pointer).toEqual(at(0.125, 0.125))
  })

  it('SH12 the picture follows a pointer that leaves the visible part', () => {
    let view = pointerMoved(zoomView(wholeView, 4), at(0, 0))
    for (let step = 0; step < 40; step++) view = pointerMoved(view, at(0.1, 0))
    expect(view).toEqual({ zoom: 4, x: 0.875, y: 0.5, pointer: at(1, 0.5) })
  })

  it('SH12 whatever is done, it is a view that the host takes: 1 to 8 times, nothing seen beyond the picture', () => {
    const part = fc.double({ min: -3, max: 3, noNaN: true })
    const step = fc.oneof(
      fc.tuple(fc.constantFrom(0.5, 0.8, 1.25, 3), part, part).map(
        ([by, x, y]) =>
          (view: PictureView) =>
            zoomView(view, by, at(x, y))
      ),
      fc.tuple(part, part).map(
        ([x, y]) =>
          (view: PictureView) =>
            moveView(view, at(x, y))
      ),
      fc.tuple(part, part).map(
        ([x, y]) =>
          (view: PictureView) =>
            pointerMoved(view, at(x, y))
      ),
      fc.tuple(part, part).map(
        ([x, y]) =>
          (view: PictureView) =>
            pointedAt(view, pointUnder(view, at(x, y)))
      )
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), steps => {
        const view = steps.reduce<PictureView>((now, each) => each(now), wholeView)
        const edge = 0.5 / view.zoom - 1e-4
        expect(view.zoom >= 1 && view.zoom <= 8).toBe(true)
        for (const middle of [view.x, view.y]) expect(middle >= edge && middle <= 1 - edge).toBe(true)
        for (const point of view.pointer ? [view.pointer.x, view.pointer.y] : [])
          expect(point >= 0 && point <= 1).toBe(true)
      })
    )
  })
})
