import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { commandOf } from '../../../../support/chronicle'
import type { Answers } from '#rules/core/question'
import { gm, type SeatId } from '#rules/core/seat'
import { at, board, type Board } from '../../../../support/moments/company'
import { moments } from '../../../../support/moments/index'
import { lastBoard, mountSeatBoard, showNow } from '../../../../support/small-game-screens'

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

const ofLeft = async (game: Board): Promise<VueWrapper> => (page = await mountSeatBoard(game, game.seats[0] as SeatId))
const commit = () => page.get('.question-form .main')
/** The command that the host makes of what the phone answered last. */
function answered(game: Board): unknown {
  const [question, answers] = page.emitted('answer')?.at(-1) ?? []
  const asker = { kind: 'seat', seat: game.seats[0] as SeatId } as const
  return commandOf(game.played.chronicle.campaign, lastBoard(game), String(question), answers as Answers, asker)
}

describe('a contestant’s phone', () => {
  it('GF26: with real dice it asks what they show, in secret, and offers no cup', async () => {
    const game = duel('table')
    await ofLeft(game)
    expect(page.text()).toContain('rolls a real die under a cup and enters what it shows')
    expect(page.text()).not.toContain('Roll under the cup')
    expect(commit().text()).toBe('Choose one')
    await page.get('.cup-picker [aria-label^="Hearts"]').trigger('click')
    expect(commit().text()).toBe('Type 1 to 6')
    await page.get('.number input').setValue('6')
    await page.get('.number input').trigger('blur')
    await commit().trigger('click')
    const entered = { type: 'enter-die', side: 'left', suit: 'hearts', roll: 6 }
    expect(answered(game)).toEqual(entered)
    game.act(at(game.seats[0]), entered)
    await showNow(page, game, game.seats[0] as SeatId)
    expect(page.text()).toContain('You entered 6 with Hearts')
    expect(page.find('.question-form[data-rule=GF26]').exists()).toBe(false)
  })

  it('GF26 GF35 GF36: called with real dice it says so, and what is entered answers the call', async () => {
    const game = duel('table')
    const [left] = game.seats
    game.act(gm, { type: 'call-player', seats: [left], what: 'pick-and-roll', why: '' })
    await ofLeft(game)
    await vi.waitFor(() => page.get('.called-card'), 20_000)
    expect(page.get('.called-card h2').text()).toBe('Roll a real die in secret, then enter it')
    await page.get('.cup-picker [aria-label^="Spades"]').trigger('click')
    await page.get('.number input').setValue('12')
    await page.get('.number input').trigger('blur')
    await commit().trigger('click')
    const answer = { type: 'enter-die', side: 'left', suit: 'spades', roll: 12 }
    expect(answered(game)).toEqual({ type: 'answer-call', seat: left, call: 1, answer })
  })

  it('GF5 says who has won when the duel is over, and nothing about a secret cup', async () => {
    const game = moments['game-face: decided']?.() as Board
    page = await mountSeatBoard(game, game.seats[0] as SeatId)
    expect(page.text()).toMatch(/has won|You have won|a draw/)
    expect(page.text()).not.toContain('Only you can see this')
  })

  it('GF7 GF9 with dice on the screen asks for a die, and for the roll when both have picked', async () => {
    const game = duel('screen')
    const [left, right] = game.seats as [SeatId, SeatId]
    await ofLeft(game)
    expect(page.text()).not.toContain('real die')
    expect(commit().text()).toBe('Choose one')
    await page.get('.cup-picker [aria-label^="Clubs"]').trigger('click')
    expect([commit().text(), page.emitted('answer')]).toEqual(['Clubs, d8', undefined])
    await commit().trigger('click')
    expect(answered(game)).toEqual({ type: 'pick', side: 'left', suit: 'clubs' })
    game.act(at(left), { type: 'pick', side: 'left', suit: 'clubs' })
    game.act(at(right), { type: 'pick', side: 'right', suit: 'clubs' })
    await showNow(page, game, left)
    expect(commit().text()).toBe('Roll under the cup')
  })

  it('keeps what is being typed when the other side acts, and when the page is loaded again', async () => {
    const game = duel('screen')
    const [, right] = game.seats as [SeatId, SeatId]
    const open = () => page.findAll('button').find(each => each.text().startsWith('Say how you fight'))
    const words = (): HTMLTextAreaElement => page.get('textarea').element
    await ofLeft(game)
    await open()?.trigger('click')
    await page.get('textarea').setValue('Sways with the ro')
    game.act(at(right), { type: 'pick', side: 'right', suit: 'clubs' })
    await showNow(page, game, game.seats[0] as SeatId)
    expect(words().value).toBe('Sways with the ro')
    page.unmount()
    await ofLeft(game)
    await open()?.trigger('click')
    expect(words().value).toBe('Sways with the ro')
    expect(page.emitted('answer')).toBeUndefined()
    page.unmount()
    page = await mountSeatBoard(game, right)
    await open()?.trigger('click')
    expect(words().value).toBe('')
  })

  it('GF35 GF36 called to say how they fight: the form is open, and the words answer the call', async () => {
    const game = duel('screen')
    const [left] = game.seats
    game.act(gm, { type: 'call-player', seats: [left], what: 'describe', why: 'Now!' })
    await ofLeft(game)
    await vi.waitFor(() => page.get('.called-card'), 20_000)
    expect(page.get('.called-card h2').text()).toBe('Say how you fight')
    await vi.waitFor(() => expect(page.text()).toContain('This phone may go dark by itself'), 20_000)
    await page.get('textarea').setValue('A leap')
    await page.get('.question-form[data-rule=GF8] .main').trigger('click')
    expect(answered(game)).toEqual({
      type: 'answer-call',
      seat: left,
      call: 1,
      answer: { type: 'describe', side: 'left', words: 'A leap' }
    })
  })
})
