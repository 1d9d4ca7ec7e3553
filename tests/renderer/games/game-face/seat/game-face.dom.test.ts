import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { gm, type SeatId } from '#rules/core/seat'
import { at, board, type Board } from '../../../../support/moments/company'
import { mountSeatBoard, showNow } from '../../../../support/small-game-screens'

/** Two fight; the left one with these dice. */
function duel(dice: 'screen' | 'table'): Board {
  const game = board('game-face', 'The bell rope')
  const [left, right] = game.seats
  const side = (seat: unknown) => ({ who: { kind: 'seat', seat }, strong: 'spades', weak: 'hearts', dice: 'screen' })
  return game.act(gm, {
    type: 'begin',
    contestants: { left: { ...side(left), dice }, right: side(right) },
    voice: null,
    variants: { bonus: 'lasting', ties: 'spent' }
  })
}

let page: VueWrapper
beforeEach(() => localStorage.clear())
afterEach(() => page.unmount())

describe('a contestant’s phone', () => {
  it('GF26 with real dice says what to do with them, and offers no cup', async () => {
    const game = duel('table')
    page = await mountSeatBoard(game, game.seats[0] as SeatId)
    expect(page.text()).toContain('You roll real dice')
    expect(page.text()).toContain('There is nothing to enter on this screen')
    expect(page.text()).not.toContain('Roll under the cup')
  })

  it('with dice on the screen offers the cup, and nothing about real ones', async () => {
    const game = duel('screen')
    page = await mountSeatBoard(game, game.seats[0] as SeatId)
    expect(page.text()).toContain('Roll under the cup')
    expect(page.text()).not.toContain('real dice')
  })

  it('keeps what is being typed when the other side acts, and when the page is loaded again', async () => {
    const game = duel('screen')
    const [left, right] = game.seats as [SeatId, SeatId]
    page = await mountSeatBoard(game, left)
    const words = (): HTMLTextAreaElement => page.get('[aria-label="How you fight"]').element as HTMLTextAreaElement
    await page.get('[aria-label="How you fight"]').setValue('Sways with the ro')
    game.act(at(right), { type: 'pick', side: 'right', suit: 'clubs' })
    await showNow(page, game, left)
    expect(words().value).toBe('Sways with the ro')
    page.unmount()
    page = await mountSeatBoard(game, left)
    expect(words().value).toBe('Sways with the ro')
    expect(page.emitted('act')).toBeUndefined()
    page.unmount()
    page = await mountSeatBoard(game, right)
    expect(words().value).toBe('')
  })

  it('GF35 GF36 called to pick and roll: the pick answers the call, what is said beside it does not', async () => {
    const game = duel('screen')
    const [left] = game.seats
    game.act(gm, { type: 'call-player', seats: [left], what: 'pick-and-roll', why: 'Now!' })
    page = await mountSeatBoard(game, left as SeatId)
    await vi.waitFor(() => page.get('.called-card'), 20_000)
    expect(page.get('.called-card h2').text()).toBe('Pick a die, then roll it')
    await vi.waitFor(() => expect(page.text()).toContain('This phone may go dark by itself'), 20_000)
    await page.get('.cup-picker button').trigger('click')
    await page.get('[aria-label="How you fight"]').setValue('A leap')
    await page.get('[aria-label="How you fight"]').trigger('blur')
    expect((page.emitted('act') ?? []).map(([command]) => command)).toEqual([
      { type: 'answer-call', seat: left, call: 1, answer: { type: 'pick', side: 'left', suit: 'clubs' } },
      { type: 'describe', side: 'left', words: 'A leap' }
    ])
  })
})
