import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { BoardFrame } from '#rules/campaign/types'
import { gm } from '#rules/core/seat'
import { at, type Board } from '../../../../support/moments/company'
import { askedOnPhone } from '../../../../support/phone-questions'
import { seatFrame, showNow } from '../../../../support/small-game-screens'
import { answersFrom, phoneOf, pressOn } from './own-phone'

let page: VueWrapper
afterEach(() => page.unmount())

/** The first player’s phone at that question. */
async function asked(name: string) {
  const played = askedOnPhone(name)
  const [seat] = played.seats
  const game: Board = {
    played,
    seats: played.seats,
    act: (actor, ...commands) => (commands.forEach(each => played.act(each, actor)), game)
  }
  page = await phoneOf(game)
  return { game, seat: seat! }
}
const outcomePart = (): string => page.get('.own-question').text().replaceAll(/\s+/g, ' ')
function viewOf(game: Board) {
  return (seatFrame(game, game.seats[0]!).boards.at(-1) as Extract<BoardFrame<'seat'>, { system: 'thousand-faces' }>)
    .view
}
const itemsOf = (game: Board) => viewOf(game).character!.equipment.items
function sheetOf(game: Board) {
  return viewOf(game).sheets.find(({ seat }) => seat === game.seats[0])
}
const press = (words: string): Promise<void> => pressOn(page, words)
const answered = () => answersFrom(page)[0]!

/** The answers of the phone, played as the host plays them. */
function play(game: Board): object {
  const [question, answers] = answered()
  const entry = game.played.answer({ board: game.played.board, question, answers }, at(game.seats[0]))
  return (entry as { readonly command: object }).command
}

async function type(label: string, number: number): Promise<void> {
  const field = page.get(`.own-question input[aria-label="${label}"]`)
  await field.setValue(String(number))
  await field.trigger('blur')
}

describe('a move that its player settles on the phone', () => {
  it('HA10 M18 slots take Stamina that would end the fight: several of them, and the rest is shown', async () => {
    const { game } = await asked('which slots take Stamina')
    const fight = 'This ends the character’s fight'
    expect(outcomePart()).toContain('up to 2')
    expect(outcomePart()).toContain('Stamina 2 → 0')
    expect(outcomePart()).toContain(fight)
    await press('Mystic Breathwork, slot 1')
    expect(outcomePart()).toContain(fight)
    await press('Mystic Breathwork, slot 2')
    expect(outcomePart()).toContain('Stamina 2 → 1')
    expect(outcomePart()).not.toContain(fight)
    await press('strike before the melee')
    expect(page.get('.main').text(), 'the button says what is done').toContain('Strike before the melee')
    await page.get('.main').trigger('click')
    const slots = [0, 1].map(slot => ({ on: 'move', move: 'mystic-breathwork', slot }))
    expect(play(game)).toMatchObject({ type: 'settle-outcome', slots })
    expect(sheetOf(game)).toMatchObject({ stamina: 1, incapacitated: false })
  })

  it('QU3 what ends the fight is asked once more', async () => {
    await asked('which slots take Stamina')
    await press('strike before the melee')
    await page.get('.main').trigger('click')
    expect(answersFrom(page)).toEqual([])
    await press('Do it')
    expect(answersFrom(page)).toHaveLength(1)
  })

  it('HA10 S6 M18 what comes back is chosen: tokens out of slots, then face-up cards', async () => {
    const { game } = await asked('what comes back first')
    expect(outcomePart()).toContain('You regain 1d4 Stamina')
    await press('Mystic Breathwork, slot 1')
    await page.get('.kept-cards button').trigger('click')
    await press('Carry it out')
    const slots = [{ on: 'move', move: 'mystic-breathwork', slot: 0 }]
    const cards = [sheetOf(game)!.exhaustionFaceUp[0]]
    expect(play(game)).toMatchObject({ type: 'settle-outcome', slots, cards })
  })

  it('HA10 a slot that is filled meanwhile is not sent', async () => {
    const { game, seat } = await asked('which slots take Stamina')
    await press('Mystic Breathwork, slot 2')
    game.act(gm, {
      type: 'correct-move',
      seat,
      move: 'mystic-breathwork',
      level: '0',
      face: 'up',
      tokens: 0,
      reason: ''
    })
    await showNow(page, game, seat)
    expect(outcomePart()).toContain('up to 1')
    await press('strike before the melee')
    await page.get('.main').trigger('click')
    if (answersFrom(page).length === 0) await press('Do it')
    expect(answered()[1]['slots']).toEqual([])
  })

  it('HA10 Q10 what Pack mends is chosen, and no more than it pays for', async () => {
    const { game } = await asked('what Pack mends')
    expect(outcomePart()).toContain('1 Pack for 1 damage')
    await type('Damage taken off The lid of the great kettle', 2)
    expect(page.get('.main').text()).toBe('The Pack mends 2 at most')
    await type('Damage taken off Her father’s coat', 0)
    await press('Carry it out')
    const kettle = itemsOf(game).find(({ name }) => name.includes('kettle'))
    expect(play(game)).toMatchObject({ type: 'settle-outcome', packs: 2, repairs: [{ item: kettle?.id, damage: 2 }] })
    expect(itemsOf(game).map(({ damage }) => damage)).toEqual([1, 0])
  })

  it('HA10 what another one mended or spent meanwhile is not mended again', async () => {
    const { game, seat } = await asked('what Pack mends')
    game.act(gm, { type: 'repair-item', seat, item: itemsOf(game)[0]!.id, damage: 1 })
    game.act(gm, { type: 'change-pack', seat, pack: -2, precious: 0, reason: '' })
    await showNow(page, game, seat)
    expect(outcomePart()).toContain('0 Pack left')
    await press('Carry it out')
    expect(play(game)).toMatchObject({ packs: 0, repairs: [] })
  })

  it('HA10 V9 a move that is played with laid cards asks for nothing but them', async () => {
    await asked('how a lock lies')
    expect(page.find('.own-corners').exists()).toBe(true)
    expect(page.find('.own-question').exists()).toBe(false)
  })

  it('HA10 the questions that a move brings are read before it is settled', async () => {
    await asked('what a move brings')
    expect(outcomePart()).toContain('what is not as it seems')
    expect(outcomePart()).toMatch(/you can ask \d questions? of these/)
  })
})
