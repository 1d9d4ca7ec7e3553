import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { appFolder } from '../../../../support/app-folder'

const folder = join(appFolder, 'src/renderer/games/thousand-faces')

/** A word of a marker, read past `markerText`: `marker.word`, `({ word })` or `{ id, word }` of markers. */
const ownReading =
  /\bmarker\w*\.word\b|\bmarkers?\w*(\.value)?\.(map|flatMap)\(\(?\{[^}]*\bword\b|\(\{[^}]*\bword\b[^}]*\}, \w+\) in markers/

it('MK1 every screen and the palette say what markerText says of a marker', () => {
  const readers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(vue|ts)$/.test(name))
    .filter(name => ownReading.test(readFileSync(join(folder, name), 'utf8')))
  expect(readers, 'call markerText of rules/thousand-faces/markers/marker-text.ts instead').toEqual([])
})
