import { expect, it } from 'vitest'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import { takesSpotlight } from '#rules/thousand-faces/spotlight/acting'
import { noLuck } from '../../../support/luck'
import { ada, bo, board, cy, digital, flip, play, playAll, sheet } from '../../../support/thousand-faces/table'
import type { SeatId } from '#rules/core/seat'

const three = () => board([sheet(ada), sheet(bo), sheet(cy)])
const shine = (seat: SeatId | null) => ({ type: 'give-spotlight', seat }) as const

it('T1 one character has it, or none', () => {
  const state = play(three(), shine(bo)).state
  expect((view(state, { kind: 'table' }) as TableView).spotlight).toEqual({ seat: bo, turn: 1 })
  expect(play(state, shine(null)).state.spotlight.seat).toBeNull()
})

it('T3 the same character again is a new moment, not another turn', () => {
  const state = playAll(three(), noLuck, shine(ada), shine(ada))
  expect(state.spotlight.had[ada]).toEqual({ turns: 1, last: 2 })
})

it('T4 the character who had it least, and longest ago, comes first', () => {
  const state = playAll(three(), noLuck, shine(ada), shine(bo), shine(ada))
  const { order } = (view(state, { kind: 'gm' }) as GmView).spotlight
  expect(order.map(each => [each.seat, each.turns, each.ago])).toEqual([
    [cy, 0, null],
    [bo, 1, 1],
    [ada, 2, 0]
  ])
})

it.each([
  [{ fast: false, move: null }, true],
  [{ fast: false, move: 'Discern' }, true],
  [{ fast: true, move: 'Sangfroid' }, false],
  [{ fast: false, move: 'Defend' }, false],
  [{ fast: false, move: 'Defy Danger' }, false]
])('T2 a flip of %j takes the spotlight: %s', (made, takes) => {
  expect(takesSpotlight(made)).toBe(takes)
})

it('T5 all screens name the player who acts: the newest flip, until the spotlight is passed', () => {
  const seats = (state: ReturnType<typeof three>) =>
    (['gm', 'table', 'overlay'] as const).map(kind => (view(state, { kind }) as GmView | TableView).spotlight.seat)
  const deck = sheet(bo, { piles: digital({ top: ['1', '2', '3', '4'] }) })
  const lit = play(board([sheet(ada), deck, sheet(cy)]), shine(ada)).state
  const flipped = play(lit, flip({ seat: bo, move: 'Discern' })).state
  expect(seats(flipped)).toEqual([bo, bo, bo])
  expect(seats(play(lit, flip({ seat: bo, move: 'Defy Danger' })).state)).toEqual([ada, ada, ada])
  expect(seats(play(flipped, shine(cy)).state)).toEqual([cy, cy, cy])
  expect(seats({ ...flipped, sheets: flipped.sheets.map(each => ({ ...each, retired: each.seat === bo })) })).toEqual([
    ada,
    ada,
    ada
  ])
})
