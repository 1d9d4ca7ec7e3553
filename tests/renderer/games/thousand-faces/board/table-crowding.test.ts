import { expect, it } from 'vitest'
import { foesThatFit, rowsOf } from '@/games/thousand-faces/board/table-crowding'
import { eachOnce } from '@/games/thousand-faces/markers/each-once'

it('places stand in one tall row, two low ones or three', () => {
  expect([1, 5, 6, 8, 9, 12].map(rowsOf)).toEqual([1, 1, 1, 2, 3, 3])
})

it('TB8 four foes have a card, of more three and a card that counts the others; fewer on an old projector', () => {
  expect([0, 3, 4, 5, 12].map(count => foesThatFit(count))).toEqual([0, 3, 4, 3, 3])
  expect([3, 4, 12].map(count => foesThatFit(count, 4 / 3))).toEqual([3, 2, 2])
})

it('MK3 the legend says each shape and word once', () => {
  const fire = { shape: 'circle', word: 'on fire' } as const
  const prone = { shape: 'circle', word: 'prone' } as const
  expect(
    eachOnce([{ markers: [fire, prone] }, { markers: [prone] }, { markers: [{ ...fire, shape: 'square' }] }])
  ).toEqual([fire, prone, { shape: 'square', word: 'on fire' }])
})
