import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { PictureId } from '#rules/core/picture'
import { jpegOf, pngOf } from '../../../support/tiny-pictures'
import { askGm, atTheTable, openTestHost, value } from '../test-host'

const tower = jpegOf(640, 480)

/** A table with a picture in the tray, and its name. */
async function withPicture() {
  const table = await atTheTable()
  const { host, gm } = table
  const kept = value(await askGm(host, { ask: 'keep-picture', bytes: tower.toString('base64') }))
  const { picture } = kept as { readonly picture: PictureId }
  const exhibit = { kind: 'picture', title: 'The tower', line: '', picture }
  const command = { type: 'fill-tray', exhibit, place: null }
  value(await askGm(host, { ask: 'act', revision: gm.dashboard.frame?.revision ?? 0, board: null, command }))
  return { ...table, picture }
}

it('SH11 Save a copy of a campaign with a picture is one file, and opens with it', async () => {
  const { host, folder, picture } = await withPicture()
  value(await askGm(host, { ask: 'save-copy', place: 'copy' }))
  expect((await readdir(folder)).filter(name => name.startsWith('copy'))).toEqual(['copy.hearth'])
  value(await askGm(host, { ask: 'close' }))
  value(await askGm(host, { ask: 'open', place: 'copy', mode: 'edit' }))
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
