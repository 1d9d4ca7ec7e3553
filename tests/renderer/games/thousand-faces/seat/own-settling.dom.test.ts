import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { BoardFrame } from '#rules/campaign/types'
import { gm } from '#rules/core/seat'
import { at, type Board } from '../../../../support/moments/company'
import { askedOnPhone } from '../../../../support/phone-questions'
import { seatFrame, showNow } from '../../../../support/small-game-screens'
import { phoneOf, pressOn, sentFrom } from './own-phone'

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
const outcomePart = (): string => page.get('.own-outcome').text().replaceAll(/\s+/g, ' ')
function viewOf(game: Board) {
  return (seatFrame(game, game.seats[0]!).boards.at(-1) as Extract<BoardFrame<'seat'>, { system: 'thousand-faces' }>)
    .view
}
const itemsOf = (game: Board) => viewOf(game).character!.equipment.items
function sheetOf(game: Board) {
  return viewOf(game).sheets.find(({ seat }) => seat === game.seats[0])
}
const sent = (): readonly unknown[] => sentFrom(page)
const press = (words: string): Promise<void> => pressOn(page, words)

describe('a move that its player settles on the phone', () => {
  it('HA10 M18 slots take Stamina that would end the fight: several of them, and what is left is said', async () => {
    const { game, seat } = await asked('which slots take Stamina')
    const fight = 'This ends your fight'
    expect(outcomePart()).toContain('choose up to 2')
    expect(outcomePart()).toContain('This costs 3 Stamina.')
    expect(outcomePart()).toContain(`${fight}, unless slots take enough of it.`)
    await press('Mystic Breathwork, slot 1')
    expect(outcomePart()).toContain('Slots take 1, you lose 2.')
    expect(outcomePart()).toContain(fight)
    await press('Mystic Breathwork, slot 2')
    expect(outcomePart()).toContain('Slots take 2, you lose 1.')
    expect(outcomePart()).not.toContain(fight)
    await press('strike before the melee')
    await press('So be it')
    const slots = [0, 1].map(slot => ({ on: 'move', move: 'mystic-breathwork', slot }))
    expect(sent()[0]).toMatchObject({ type: 'settle-outcome', slots })
    game.act(at(seat), sent()[0] as object)
    expect(sheetOf(game)).toMatchObject({ stamina: 1, incapacitated: false })
  })

  it('HA10 S6 M18 what comes back is chosen: tokens out of slots, then face-up cards', async () => {
    const { game, seat } = await asked('what comes back first')
    expect(outcomePart()).toContain('You regain 1d4 Stamina.')
    await press('Mystic Breathwork, slot 1')
    expect(outcomePart()).toContain('first 1 slot, then other cards.')
    expect(page.get('.kept-cards').text()).toContain('up to 1')
    await page.get('.kept-cards button').trigger('click')
    expect(outcomePart()).toContain('first 1 slot, then 1 chosen card, then other cards.')
    await press('So be it')
    const slots = [{ on: 'move', move: 'mystic-breathwork', slot: 0 }]
    expect(sent()[0]).toMatchObject({ type: 'settle-outcome', slots, cards: [sheetOf(game)!.exhaustionFaceUp[0]] })
    game.act(at(seat), sent()[0] as object)
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
    expect(outcomePart()).toContain('choose up to 1')
    await press('strike before the melee')
    await press('So be it')
    expect(sent()[0]).toMatchObject({ type: 'settle-outcome', slots: [] })
  })

  it('HA10 what Pack mends is chosen: less of one thing is more of the other', async () => {
    const { game, seat } = await asked('what Pack mends')
    expect(outcomePart()).toContain('1 Pack for 1 damage')
    await press('coat')
    expect(outcomePart()).toContain('coat: 0 of 1 damage')
    expect(outcomePart()).toContain('This costs 1 Pack.')
    await press('kettle')
    expect(outcomePart()).toContain('kettle: 2 of 2 damage')
    await press('So be it')
    const kettle = itemsOf(game).find(({ name }) => name.includes('kettle'))
    expect(sent()[0]).toMatchObject({ type: 'settle-outcome', packs: 2, repairs: [{ item: kettle?.id, damage: 2 }] })
    game.act(at(seat), sent()[0] as object)
    expect(itemsOf(game).map(({ damage }) => damage)).toEqual([1, 0])
  })

  it('HA10 what another one mended or spent meanwhile is not mended again', async () => {
    const { game, seat } = await asked('what Pack mends')
    game.act(gm, { type: 'repair-item', seat, item: itemsOf(game)[0]!.id, damage: 1 })
    await showNow(page, game, seat)
    expect(outcomePart()).toContain('This costs 1 Pack.')
    game.act(gm, { type: 'change-pack', seat, pack: -2, precious: 0, reason: '' })
    await showNow(page, game, seat)
    expect(outcomePart()).toContain('You have no Pack for it')
    await press('So be it')
    expect(sent()[0]).toMatchObject({ packs: 0, repairs: [] })
    game.act(at(seat), sent()[0] as object)
  })

  it('HA10 V9 a move that is played with laid cards asks for nothing but them', async () => {
    await asked('how a lock lies')
    expect(page.find('.own-corners').exists()).toBe(true)
    expect(page.find('.own-outcome').exists()).toBe(false)
  })

  it('HA10 the questions that a move brings are read before it is settled', async () => {
    await asked('what a move brings')
    expect(page.findAll('.to-ask li').map(each => each.text())).toContain('what is not as it seems')
    expect(page.get('.to-ask').text()).toMatch(/you can ask \d questions? of these/)
  })
})
