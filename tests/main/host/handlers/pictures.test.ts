import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Renditions } from '#main/host/shown-pictures'
import type { PictureId } from '#rules/core/picture'
import { nothingShown } from '#rules/showing/vocabulary'
import { exifWithPlace, jpegOf, pngOf } from '../../../support/tiny-pictures'
import { askGm, atTheTable, openTestHost, settle, value } from '../test-host'

const tower = jpegOf(640, 480)

/** A table with a picture in the tray, and its name. */
async function withPicture() {
  const table = await atTheTable()
  const { host, gm } = table
  const kept = value(await askGm(host, { ask: 'keep-picture', bytes: tower.toString('base64') }))
  const { picture } = kept as { readonly picture: PictureId }
  const exhibit = { kind: 'picture', title: 'The tower', line: '', picture }
  const act = async (command: object) =>
    value(await askGm(host, { ask: 'act', revision: gm.dashboard.frame?.revision ?? 0, board: null, command }))
  await act({ type: 'fill-tray', exhibit, place: null })
  return { ...table, act, picture }
}

it('SH11 Save a copy of a campaign with a picture is one file, and opens with it', async () => {
  const { host, folder, picture } = await withPicture()
  value(await askGm(host, { ask: 'save-copy', path: 'copy' }))
  expect((await readdir(folder)).filter(name => name.startsWith('copy'))).toEqual(['copy.hearth'])
  value(await askGm(host, { ask: 'close' }))
  value(await askGm(host, { ask: 'open', path: 'copy', mode: 'edit' }))
  expect(await readdir(join(folder, 'copy.hearth.media'))).toEqual([picture])
})

it('SH11 an import finds its pictures on this machine, and has them beside it', async () => {
  const { host, picture } = await withPicture()
  const { name, text } = value(await askGm(host, { ask: 'export' })) as { name: string; text: string }
  const other = await openTestHost()
  const bytes = tower.toString('base64')
  value(await askGm(other.host, { ask: 'bring-picture', picture, bytes }))
  value(await askGm(other.host, { ask: 'import', name, text }))
  expect(await readdir(join(other.folder, 'the-drowned-bells.hearth.media'))).toEqual([picture])
})

it('SH11 a picture that is not the one the campaign names, or carries more than a picture, is refused', async () => {
  const { host, picture } = await withPicture()
  for (const bytes of [pngOf(9, 9), Buffer.from('<svg/>')]) {
    const answer = await askGm(host, { ask: 'bring-picture', picture, bytes: bytes.toString('base64') })
    expect(answer).toMatchObject({ ok: false, error: { problem: { kind: 'unsupported' } } })
  }
})

it('SH13 a rendition is wanted of what is prepared, served to the screen it is shown on, and all points beside it', async () => {
  const { host, gm, table, act, picture } = await withPicture()
  expect(gm.dashboard.renditionsWanted).toEqual([picture])
  const keep = (bytes: Buffer | null) =>
    askGm(host, { ask: 'keep-rendition', picture, bytes: bytes && bytes.toString('base64') })
  for (const bad of [Buffer.from('<svg/>'), jpegOf(64, 48, exifWithPlace), jpegOf(1921, 48)])
    expect(await keep(bad)).toMatchObject({ ok: false, error: { problem: { kind: 'unsupported' } } })
  expect(gm.dashboard.renditionsWanted).toEqual([picture])
  const small = jpegOf(1920, 1080)
  value(await keep(small))
  expect(gm.dashboard.renditionsWanted).toBeUndefined()

  const served = async (path: string) => (await host.picture(path))?.bytes
  const { pictureKey } = gm.dashboard
  expect(await served(`/picture/${pictureKey}/${picture}`)).toEqual(small)
  expect(await served(`/picture/${pictureKey}/${picture}/full`)).toEqual(tower)
  expect(await served(`/picture/${pictureKey}`)).toBeUndefined()
  await act({
    type: 'prepare-exhibit',
    exhibit: { kind: 'picture', title: 'The tower', line: '', picture },
    to: 'table'
  })
  expect(JSON.stringify(table.seen)).not.toContain(picture)
  await act({ type: 'show-prepared' })
  await settle(host)
  const shown = `/picture/${table.last?.pictureKey}`
  expect(await served(shown)).toEqual(small)
  expect(await served(`${shown}/full`)).toEqual(tower)
  expect(await served(`${shown}/${picture}/full`)).toBeUndefined()
  value(await keep(null))
  expect(await served(shown)).toEqual(tower)
  await act({ type: 'take-away', from: 'everywhere' })
  for (const path of [shown, `${shown}/full`]) expect(await served(path)).toBeUndefined()
})

it('SH13 renditions are in no file: the copy has the pictures themselves', async () => {
  const { host, folder, picture } = await withPicture()
  value(await askGm(host, { ask: 'keep-rendition', picture, bytes: pngOf(9, 9).toString('base64') }))
  value(await askGm(host, { ask: 'save-copy', path: 'copy' }))
  value(await askGm(host, { ask: 'close' }))
  value(await askGm(host, { ask: 'open', path: 'copy', mode: 'edit' }))
  expect(await readdir(join(folder, 'copy.hearth.media'))).toEqual([picture])
})

it('SH13 of more renditions than are remembered those of the tray stay, however old they are', () => {
  const renditions = new Renditions()
  const id = (nth: number) => `${String(nth).padStart(64, '0')}.jpg` as PictureId
  const tray = Array.from(
    { length: 9 },
    (_, nth) => ({ kind: 'picture', title: '', line: '', picture: id(nth) }) as const
  )
  const showing = { ...nothingShown, tray }
  for (let nth = 0; nth < 60; nth++) value(renditions.keep(id(nth), jpegOf(64, 48), showing))
  expect(renditions.wanted(showing)).toEqual([])
  expect(Array.from({ length: 60 }, (_, nth) => renditions.of(id(nth))).filter(Boolean)).toHaveLength(48)
})
