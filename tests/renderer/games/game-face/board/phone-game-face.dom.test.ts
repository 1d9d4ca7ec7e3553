import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { gm, type SeatId } from '#rules/core/seat'
import { at, board, type Board } from '../../../../support/moments/company'
import { moments } from '../../../../support/moments/index'
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
const number = (): HTMLInputElement => page.get('.own-side form input').element as HTMLInputElement

/** The left one's phone, with the part for real dice fetched. */
async function mountRealSide(game: Board): Promise<VueWrapper> {
  page = await mountSeatBoard(game, game.seats[0] as SeatId)
  await vi.waitFor(() => page.get('[aria-label="Your real dice"]'), 20_000)
  return page
}
beforeEach(() => localStorage.clear())
afterEach(() => page.unmount())

describe('a contestant’s phone', () => {
  it('GF26: with real dice it says what to do with them, takes what they show, and offers no cup', async () => {
    const game = duel('table')
    page = await mountRealSide(game)
    expect(page.text()).toContain(
      'Choose one of your unused dice, roll it under a real cup and enter what it shows here'
    )
    expect(page.text()).not.toContain('Roll under the cup')
    const enter = page.get('.own-side form .btn')
    await enter.trigger('click')
    await page.get('.own-side form').trigger('submit')
    expect(page.emitted('act')).toBeUndefined()
    await page.get('.cup-picker [aria-label^="Hearts"]').trigger('click')
    expect(number().placeholder).toBe('1–6')
    await page.get('.own-side form input').setValue('6')
    await enter.trigger('click')
    const entered = { type: 'enter-die', side: 'left', suit: 'hearts', roll: 6 }
    expect(page.emitted('act')).toEqual([[entered]])
    game.act(at(game.seats[0]), entered)
    await showNow(page, game, game.seats[0] as SeatId)
    expect(page.get('.own-side h2').text()).toBe('You entered 6 with Hearts. Do not show it yet')
    expect([number().value, enter.text(), enter.attributes('aria-disabled')]).toEqual(['6', 'Change it', 'true'])
  })

  it('GF26 GF35 GF36: called with real dice it says so, and what is entered answers the call', async () => {
    const game = duel('table')
    const [left] = game.seats
    game.act(gm, { type: 'call-player', seats: [left], what: 'pick-and-roll', why: '' })
    page = await mountRealSide(game)
    await vi.waitFor(() => page.get('.called-card'), 20_000)
    expect(page.get('.called-card h2').text()).toBe('Roll a real die in secret, then enter it')
    await page.get('.cup-picker [aria-label^="Spades"]').trigger('click')
    await page.get('.own-side form input').setValue('12')
    await page.get('.own-side form').trigger('submit')
    const answer = { type: 'enter-die', side: 'left', suit: 'spades', roll: 12 }
    expect(page.emitted('act')).toEqual([[{ type: 'answer-call', seat: left, call: 1, answer }]])
  })

  it('GF26: what was typed and not entered is kept for its round only', async () => {
    const game = duel('table')
    page = await mountRealSide(game)
    await page.get('.cup-picker [aria-label^="Clubs"]').trigger('click')
    await page.get('.own-side form input').setValue('8')
    page.unmount()
    page = await mountRealSide(game)
    expect(number().value).toBe('8')
    const [left, right] = game.seats
    game.act(at(right), { type: 'pick', side: 'right', suit: 'clubs' }, { type: 'roll', side: 'right' })
    game.act(gm, { type: 'reveal', typed: { left: { suit: 'spades', roll: 2 }, right: null } })
    await showNow(page, game, left as SeatId)
    expect(number().value).toBe('')
    page.unmount()
    page = await mountRealSide(game)
    expect(number().value).toBe('')
  })

  it('GF5 says who has won when the duel is over, and nothing about a secret cup', async () => {
    const game = moments['game-face: decided']?.() as Board
    page = await mountSeatBoard(game, game.seats[0] as SeatId)
    expect(page.get('.own-side h2').text()).toMatch(/has won|You have won|a draw/)
    expect(page.text()).not.toContain('Only you can see this')
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
