import { expect, test } from 'vitest'
import type { MoveId } from '#rules/thousand-faces/moves/ids'
import { Played } from '../../../../support/chronicle'
import { frameFor } from '#rules/campaign/frame'
import { chipMoves } from '@/games/thousand-faces/moves/chip-moves'

function movesOf(...cards: readonly MoveId[]) {
  const played = Played.table('The salt road', 'Kresk')
  for (const move of cards)
    played.act({ type: 'correct-move', seat: played.seats[0]!, move, level: '0', face: 'up', tokens: 0, reason: '' })
  const [board] = frameFor(played.chronicle, { kind: 'gm' }).boards
  if (board?.system !== 'thousand-faces') throw new Error('another game is on the first board')
  return board.view.sheets[0]!.character.moves
}

const names = (...of: Parameters<typeof chipMoves>): readonly string[] => chipMoves(...of).map(({ name }) => name)

test('chips are the moves on own cards; what needs no flip has none', () => {
  expect(names(movesOf(), false, null)).toEqual([])
  expect(names(movesOf('backstab', 'intimidate'), false, null)).toEqual(['Intimidate', 'Backstab'])
})

test('while foes stand the moves of a fight come first, those that all characters have too', () => {
  expect(names(movesOf('intimidate', 'backstab'), true, null)).toEqual([
    'Mix It Up',
    'Volley',
    'Backstab',
    'Intimidate'
  ])
})

test('the move that is set up has a chip, though nothing else gives it one', () => {
  expect(names(movesOf(), false, 'discern')).toEqual(['Discern'])
})

test('dots say the level of an own card among those that are printed', () => {
  const [chip] = chipMoves(movesOf('backstab'), false, null)
  expect(chip?.dots).toMatch(/^●+○*$/)
})
