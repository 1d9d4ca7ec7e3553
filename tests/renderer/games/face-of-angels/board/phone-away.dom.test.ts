import { afterEach, beforeEach, expect, it } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { gm, type SeatId } from '#rules/core/seat'
import { moments } from '../../../../support/moments/index'
import type { Board } from '../../../../support/moments/company'
import { mountSeatBoard, showNow } from '../../../../support/small-game-screens'

let page: VueWrapper
beforeEach(() => localStorage.clear())
afterEach(() => page.unmount())

it('says on the phone of a player who left that they are away, and offers no act', async () => {
  const game = moments['face-of-angels: dealt']?.() as Board
  const [seat] = game.seats as [SeatId]
  page = await mountSeatBoard(game, seat)
  expect(page.findAll('button').length).toBeGreaterThan(0)
  game.act(gm, { type: 'leave-game', seat })
  await showNow(page, game, seat)
  expect(page.text()).toContain('You are away from this game')
  expect(page.findAll('button')).toEqual([])
})
