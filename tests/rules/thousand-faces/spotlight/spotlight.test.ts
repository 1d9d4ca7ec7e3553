import { expect, it } from 'vitest'
import { type GmView, type TableView, view } from '#rules/thousand-faces/view'
import { noLuck } from '../../../support/luck'
import { ada, bo, board, cy, play, playAll, sheet } from '../../../support/thousand-faces/table'
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
