import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import type { SeatView } from '#rules/thousand-faces/view'
import { at, type Board } from '../../../../support/moments/company'
import { foes } from '../../../../support/phone-asked'
import { seatFrame, showNow } from '../../../../support/small-game-screens'
import { answersFrom, phoneOf, pressOn, sentFrom, table } from '../board/own-phone'

let page: VueWrapper
afterEach(() => page.unmount())

async function phone(game: Board): Promise<void> {
  page = await phoneOf(game)
}
const sent = (): readonly unknown[] => sentFrom(page)
const request = (seat: string, move: string, attribute: string | null) => ({
  type: 'request-call',
  seat,
  move,
  attribute,
  item: null
})
/** The last answer, as the phone sends it. */
const answered = (): unknown => answersFrom(page).at(-1)
async function unfold(): Promise<void> {
  const fold = page.get('.own-moves-fold details')
  ;(fold.element as HTMLDetailsElement).open = true
  await fold.trigger('toggle')
  await vi.dynamicImportSettled()
}
const moveCalled = (name: string) => page.findAll('.own-move').find(each => each.text().includes(name))!
const press = (words: string): Promise<void> => pressOn(page, words)

describe('what a player answers on the phone', () => {
  it('HA14 HA15 the moves stand there with their words, and one tap asks for one', async () => {
    const game = table()
    await phone(game)
    await unfold()
    const discern = moveCalled('Discern')
    expect(discern.findAll('ol li')).toHaveLength(4)
    await discern.get('button').trigger('click')
    expect(answered()).toEqual([`move-discern ${game.seats[0]}`, {}])
    game.act(at(game.seats[0]), request(game.seats[0]!, 'discern', 'int'))
    await showNow(page, game, game.seats[0]!)
    await vi.dynamicImportSettled()
    expect(page.get('.own-asked').text()).toContain('You ask for Discern, Intellect')
    await press('Take back')
    expect(sent()).toEqual([{ type: 'drop-request', seat: game.seats[0] }])
  })

  it('M4 HA15 of several attributes the player chooses one, as the Game Master does', async () => {
    const game = table()
    await phone(game)
    await unfold()
    const danger = moveCalled('Defy Danger')
    expect(danger.findAll('[role=radio]').map(each => each.get('b').text())).toEqual([
      'Strength',
      'Dexterity',
      'Intellect'
    ])
    await danger.findAll('[role=radio]')[1]!.trigger('click')
    await danger.get('.main').trigger('click')
    expect(answered()).toEqual([`move-defy-danger ${game.seats[0]}`, { attribute: 'dex' }])
  })

  it('HA15 moves for a fight stand first while the players see foes, and not while the foes are hidden', async () => {
    const game = table()
    const seat = game.seats[0]!
    const card = (move: string) => ({ type: 'correct-move', seat, move, level: '0', face: 'up', tokens: 0, reason: '' })
    game.act(gm, card('discern'), card('backstab'), foes)
    await phone(game)
    await unfold()
    const groups = (): readonly string[] => page.findAll('.own-moves > section > .label').map(each => each.text())
    const names = (): readonly string[] => page.findAll('.own-move').map(each => each.get('b').text())
    expect(groups()).toEqual(['Your own', 'For everybody'])
    game.act(gm, { type: 'reveal-foes' })
    await showNow(page, game, seat)
    expect(groups()).toEqual(['A fight', 'Your own', 'For everybody'])
    expect(names().slice(0, 3)).toEqual(['Mix It Up', 'Volley', 'Backstab'])
    expect(new Set(names()).size, 'no move stands in two groups').toBe(names().length)
  })

  it('HA15 a move without a flip is asked for by one tap, and one with a place of its own says where that is', async () => {
    const game = table()
    const seat = game.seats[0]!
    const card = { type: 'correct-move', seat, move: 'go-berserk', level: '0', face: 'up', tokens: 0, reason: '' }
    game.act(gm, card)
    await phone(game)
    await unfold()
    await moveCalled('Go Berserk!').get('button').trigger('click')
    expect(answered()).toEqual([`move-go-berserk ${seat}`, {}])
    game.act(at(seat), request(seat, 'go-berserk', null))
    await showNow(page, game, seat)
    await vi.dynamicImportSettled()
    expect(page.get('.own-asked').text()).toContain('You ask to use Go Berserk!')
    expect(moveCalled('Seek Help').text()).toContain('Say that you use it: your Game Master does it.')
    expect(page.text()).not.toContain('You ask for')
  })

  it('HA15 of several things that would do, the player picks the one that is asked for', async () => {
    const game = table()
    const seat = game.seats[0]!
    const card = { type: 'correct-move', seat, move: 'use-a-magic-item', level: '0', face: 'up', tokens: 0, reason: '' }
    const magic = { sort: 'magic', card: 'of-invisibility', capacity: 2 }
    const gain = (name: string) => ({ type: 'gain-item', seat, item: { ...magic, name } })
    game.act(gm, card, gain('Cloak'))
    await phone(game)
    await unfold()
    const move = () => moveCalled('Use a Magic Item')
    expect(move().findAll('[role=radio]')).toHaveLength(0)
    game.act(gm, gain('Ring'))
    await showNow(page, game, seat)
    const chosen = () =>
      move()
        .findAll('[role=radio]')
        .filter(each => ['Cloak', 'Ring'].includes(each.get('b').text()))
        .map(each => [each.get('b').text(), each.attributes('aria-checked')])
    expect(chosen()).toEqual([
      ['Cloak', 'true'],
      ['Ring', 'false']
    ])
    const { character } = seatFrame(game, seat).boards.at(-1)!.view as SeatView
    const ring = character!.equipment.items.find(({ name }) => name === 'Ring')!.id
    await move().get(`[data-choice="${ring}"]`).trigger('click')
    await move().get('.main').trigger('click')
    expect(answered()).toEqual([`move-use-a-magic-item ${seat}`, { item: ring, attribute: 'int' }])
    game.act(at(seat), { ...request(seat, 'use-a-magic-item', 'int'), item: ring })
    await showNow(page, game, seat)
    expect(chosen(), 'the same is not asked for again').toEqual([
      ['Cloak', 'false'],
      ['Ring', 'false']
    ])
    await vi.dynamicImportSettled()
    await press('Take back')
    expect(sent()).toEqual([{ type: 'drop-request', seat }])
    game.act(gm, { type: 'drop-item', seat, item: ring })
    await showNow(page, game, seat)
    expect(chosen()).toEqual([])
  })

  it('SK4 the animals of the card that is chosen are told in words too: a small card has no room for them', async () => {
    const game = table()
    const seat = game.seats[0]!
    const card = { type: 'correct-move', seat, move: 'pick-locks', level: 'g1', face: 'up', tokens: 0, reason: '' }
    game.act(gm, card, { type: 'lay-corners', seat, move: 'pick-locks' })
    await phone(game)
    const words = (): string => page.get('.own-corners').text()
    const drawn = (nth: number): string =>
      page.findAll('.own-corners [role=img]')[nth]!.attributes('aria-label')!.toLowerCase()
    expect(words()).toContain(`Card 1, ${drawn(0)}.`)
    await page.findAll('.own-corners .corner-layout button')[1]!.trigger('click')
    expect(words()).toContain(`Card 2, ${drawn(1)}.`)
  })

  it('HA13 a FAST move is chosen and added', async () => {
    const game = table()
    const seat = game.seats[0]!
    game.act(gm, { type: 'correct-move', seat, move: 'fury', level: '0', face: 'up', tokens: 0, reason: '' })
    await phone(game)
    await press('Fury, Str')
    await page.get('.own-offers .main').trigger('click')
    expect(answersFrom(page)).toEqual([[`fast ${seat}`, { move: 'fury str' }]])
  })
})
