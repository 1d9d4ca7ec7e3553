import type { VueWrapper } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { commandOf } from '../../../../support/chronicle'
import { gm, type SeatId } from '#rules/core/seat'
import { moments } from '../../../../support/moments/index'
import type { Board } from '../../../../support/moments/company'
import { lastBoard, mountSeatBoard, showNow } from '../../../../support/small-game-screens'

let page: VueWrapper
afterEach(() => page.unmount())

it('A43 A44 called to take the turn: what the turn asks for is sent as the answer to the call', async () => {
  const game = moments['face-of-angels: a player is called']?.() as Board
  const seat = game.seats[1] as SeatId
  page = await mountSeatBoard(game, seat)
  await vi.waitFor(() => page.get('.called-card'), 20_000)
  expect(page.get('.called-card').text()).toContain('He has not asked for your name yet')
  await vi.waitFor(() => expect(page.text()).toContain('This phone may go dark by itself'), 20_000)
  const yes = page.findAll('button').find(each => each.text() === 'Yes, they do')
  await yes?.trigger('click')
  const [[question, answers] = []] = page.emitted('answer') ?? []
  expect([question, answers]).toEqual([`limits ${seat} 1.1`, {}])
  const { campaign } = game.played.chronicle
  expect(commandOf(campaign, lastBoard(game), String(question), {}, { kind: 'seat', seat })).toEqual({
    type: 'answer-call',
    seat,
    call: 1,
    answer: { type: 'confirm-limits', who: seat }
  })
})

it('a new question comes into sight, though no player was called', async () => {
  const game = moments['face-of-angels: a card lies']?.() as Board
  const seat = game.seats[1] as SeatId
  page = await mountSeatBoard(game, seat)
  const scrolled = vi.fn()
  page.get('.mine').element.scrollIntoView = scrolled
  game.act(gm, { type: 'end-contest', winner: 'initiator', reason: 'The gate opens' })
  await showNow(page, game, seat)
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled())
})
