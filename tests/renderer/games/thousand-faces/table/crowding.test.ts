import { expect, it } from 'vitest'
import type { PublicFoe } from '#rules/thousand-faces/foes/view'
import { foesThatFit } from '../../../../../src/renderer/games/thousand-faces/table/foes/that-fit'
import { eachOnce } from '../../../../../src/renderer/games/thousand-faces/table/markers/each-once'
import { rowsOf } from '../../../../../src/renderer/games/thousand-faces/table/seats/rows'

const foes = (count: number, name: string): readonly PublicFoe[] =>
  Array.from({ length: count }, () => ({ name }) as PublicFoe)

it('places stand in one tall row, two low ones or three', () => {
  expect([1, 5, 6, 8, 9, 12].map(rowsOf)).toEqual([1, 1, 2, 2, 3, 3])
})

it('four foes are named, and above several rows of places as many as two lines hold', () => {
  expect(foesThatFit(foes(12, 'Bell-Eater'), false)).toBe(4)
  expect(foesThatFit(foes(4, 'Bell-Eater'), true)).toBe(4)
  expect(foesThatFit(foes(12, 'Tide Warden of the Drowned Bells 1'), true)).toBe(3)
  expect(foesThatFit(foes(12, 'Tide Warden of the Drowned Bells 1'), true, 4 / 3)).toBe(2)
  expect(foesThatFit(foes(2, 'Tide Warden of the Drowned Bells, who never sleeps, and his two dogs'), true, 1)).toBe(1)
})

it('MK3 the legend says each shape and word once', () => {
  const fire = { shape: 'circle', word: 'on fire' } as const
  const prone = { shape: 'circle', word: 'prone' } as const
  expect(
    eachOnce([{ markers: [fire, prone] }, { markers: [prone] }, { markers: [{ ...fire, shape: 'square' }] }])
  ).toEqual([fire, prone, { shape: 'square', word: 'on fire' }])
})
