import { expect, test } from 'vitest'
import type { PictureId } from '#rules/core/picture'
import { askGm, atTheTable, Onlooker, settle, value } from './test-host'
import type { PictureView } from '#shared/picture-view-schema'
import { jpegOf, pngOf } from '../../support/tiny-pictures'

const near = { zoom: 3, x: 0.25, y: 0.5, pointer: { x: 0.2, y: 0.6 } }

/** A table with a picture on it and on the stream, and functions to continue. */
async function withPicture() {
  const table = await atTheTable()
  const { host, gm } = table
  const overlay = new Onlooker({ kind: 'overlay' })
  host.attach(overlay)
  const keep = async (bytes: Buffer) =>
    (value(await askGm(host, { ask: 'keep-picture', bytes: bytes.toString('base64') })) as { picture: PictureId })
      .picture
  const act = async (command: object) =>
    value(await askGm(host, { ask: 'act', revision: gm.dashboard.frame?.revision ?? 0, board: null, command }))
  const show = async (picture: PictureId, to = 'table-and-overlay') => {
    await act({ type: 'prepare-exhibit', exhibit: { kind: 'picture', title: 'Map', line: '', picture }, to })
    await act({ type: 'show-prepared' })
  }
  const look = (picture: PictureId, view: PictureView = near) => askGm(host, { ask: 'set-picture-view', picture, view })
  const [map, other] = [await keep(jpegOf(640, 480)), await keep(pngOf(9, 9))]
  await show(map)
  return { ...table, overlay, act, show, look, map, other }
}

test('SH12 every screen that shows the picture follows; others do not, and nothing of it is in log or file', async () => {
  const { host, gm, table, overlay, wren, wrenSeat, show, look, map, other } = await withPicture()
  const before = gm.dashboard.frame
  value(await look(map))
  await settle(host)
  expect(table.last?.pictureView).toEqual(near)
  expect(overlay.last?.pictureView).toEqual(near)
  expect(gm.dashboard.preview.pictureView).toEqual(near)
  expect(wren.last?.pictureView).toBeUndefined()
  expect(gm.dashboard.frame?.revision).toBe(before?.revision)
  expect(gm.dashboard.frame?.log).toBe(before?.log)
  await show(other, wrenSeat)
  await settle(host)
  expect(wren.last?.pictureView).toBeUndefined()
  await show(map, wrenSeat)
  await settle(host)
  expect(wren.last?.pictureView).toEqual(near)
})

test('SH12 undo of another act leaves it; what is taken away and shown again is whole', async () => {
  const { host, gm, table, act, show, look, note, map } = await withPicture()
  value(await note('a line'))
  value(await look(map))
  value(await askGm(host, { ask: 'undo', revision: gm.dashboard.frame?.revision ?? 0, steps: 1 }))
  await settle(host)
  expect(table.last?.pictureView).toEqual(near)
  await act({ type: 'take-away', from: 'everywhere' })
  expect(await look(map)).toMatchObject({ ok: false, error: { problem: { kind: 'unsupported' } } })
  await show(map)
  await settle(host)
  expect(table.last?.frame?.shown?.picture).toBe(map)
  expect(table.last?.pictureView).toBeUndefined()
})

test('SH12 a frozen screen keeps what it showed, a blank one is sent nothing of it', async () => {
  const { host, table, look, map } = await withPicture()
  const set = async (mode: string) =>
    value(await askGm(host, { ask: 'set-screen-mode', screens: 'table', mode } as Parameters<typeof askGm>[1]))
  value(await look(map))
  await set('freeze')
  const frozen = table.seen.length
  value(await look(map, { ...near, zoom: 5 }))
  await settle(host)
  expect(table.last?.pictureView).toEqual(near)
  expect(table.seen.length).toBe(frozen)
  await set('blank')
  expect(JSON.stringify(table.last)).not.toContain('pictureView')
  await set('freeze')
  expect(table.last?.pictureView).toEqual(near)
  await set('live')
  expect(table.last?.pictureView).toEqual({ ...near, zoom: 5 })
})

test('SH12 the whole picture without a pointer is the same as no view', async () => {
  const { host, table, look, map } = await withPicture()
  value(await look(map))
  value(await look(map, { zoom: 1, x: 0.5, y: 0.5, pointer: null }))
  await settle(host)
  expect(table.last && 'pictureView' in table.last).toBe(false)
})

test('SH12 pictures on different screens are each pointed at for themselves, and what one phone shows is pointed at there alone', async () => {
  const { host, gm, table, wren, wrenSeat, show, look, act, map, other } = await withPicture()
  await show(other, wrenSeat)
  value(await look(map))
  value(await look(other, { ...near, zoom: 2 }))
  await settle(host)
  expect(table.last?.pictureView).toEqual(near)
  expect(wren.last?.pictureView).toEqual({ ...near, zoom: 2 })
  expect(gm.dashboard.pictureViews).toEqual([
    { picture: map, view: near },
    { picture: other, view: { ...near, zoom: 2 } }
  ])
  await act({ type: 'take-away', from: wrenSeat })
  await settle(host)
  expect(gm.dashboard.pictureViews).toEqual([{ picture: map, view: near }])
  expect(table.last?.pictureView).toEqual(near)
})
