import { moveOf } from '#rules/thousand-faces/moves/all'
import type { State } from '#rules/thousand-faces/state'
import { commandOf } from '../../../../../support/chronicle'
import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import { at, type Board } from '../../../../../support/moments/company'
import { showNow } from '../../../../../support/small-game-screens'
import { answersFrom, phoneOf, pressOn, sentFrom, table } from '../../board/own-phone'

let page: VueWrapper
afterEach(() => page.unmount())

async function phone(game: Board): Promise<void> {
  page = await phoneOf(game)
}
const sent = (): readonly unknown[] => sentFrom(page)
const press = (words: string): Promise<void> => pressOn(page, words)

describe('a character made on the phone', () => {
  const begun = (): Board =>
    table()
      .act(gm, { type: 'lay-out-moves' })
      .act(gm, { type: 'ask-question', question: 'What would you never leave behind?' })
  const making = (): string => page.get('.own-making').text()
  /** Presses, and plays what was sent. */
  const did = async (game: Board, words: string): Promise<unknown> => {
    await press(words)
    const [id, answers] = answersFrom(page).at(-1)!
    const { campaign } = game.played.chronicle
    const command = commandOf(campaign, campaign.boards.at(-1)!.id, id, answers, at(game.seats[0]!)) as object
    game.act(at(game.seats[0]!), command)
    await showNow(page, game, game.seats[0]!)
    return command
  }
  const choose = (key: string): Promise<void> => page.get(`.own-making [data-choice="${key}"]`).trigger('click')

  it('HA16 a page for each question, from the first card to the last thing', async () => {
    const game = begun()
    const seat = game.seats[0]
    await phone(game)
    await page.get('.own-making input').setValue('Earthsea')
    expect(await did(game, 'Add it to the list')).toEqual({ type: 'write-touchstone', title: 'Earthsea', by: seat })
    expect(page.get<HTMLInputElement>('.own-making input').element.value).toBe('')
    await choose('Earthsea')
    expect(await did(game, 'Circle it')).toMatchObject({ type: 'circle-touchstone', by: seat })
    await press('Next')
    expect(making()).toContain('2 of 6')
    for (const letter of ['A', 'B', 'C']) {
      const { laidOut } = (game.played.chronicle.campaign.boards.at(-1)!.state as State).workshop
      await choose(laidOut.find(move => moveOf(move).class === letter)!)
      expect(await did(game, 'Take the card')).toMatchObject({ type: 'take-move', seat })
    }
    expect(page.findAll('.own-making summary').map(each => each.text())).toEqual(['Put a card back'])
    await press('Next')
    await choose('anvil')
    await page.findAll('.own-making [data-choice="anvil"]')[1]!.trigger('click')
    await did(game, 'Lay the points')
    expect(making()).toContain('Str 1 · Dex 1 · Int 4')
    await press('Next')
    await page.get('.own-making textarea').setValue('The bell')
    game.act(gm, { type: 'write-touchstone', title: 'Somebody else’s', by: null })
    await showNow(page, game, seat!)
    expect(page.get<HTMLTextAreaElement>('.own-making textarea').element.value).toBe('The bell')
    await page.get('.own-making textarea').trigger('blur')
    expect(sent().at(-1)).toMatchObject({ type: 'answer-question', answer: 'The bell' })
    game.act(at(game.seats[0]!), sent().at(-1) as object)
    await showNow(page, game, game.seats[0]!)
    await press('Next')
    await did(game, 'Offer two goals')
    await page.findAll('.own-making [data-choice]')[1]!.trigger('click')
    expect(await did(game, 'Take this goal')).toMatchObject({ type: 'take-goal', seat })
    await press('Next')
    await did(game, 'Take 2 Pack')
    while (page.find('.own-making [data-rule="R9"]').exists()) {
      await page.get('.own-making [data-choice]').trigger('click')
      await did(game, 'Receive it')
    }
    for (const thing of ['sword', 'leather-armour']) {
      await choose(thing)
      await did(game, 'Take it')
    }
    await press('Next')
    expect(making()).toContain('Everything is there')
    game.act(gm, { type: 'finish-character', seat })
    await showNow(page, game, seat!)
    expect(page.find('.own-making').exists()).toBe(false)
  })

  it('HA16 the way on is in sight after the last card, far below the title', async () => {
    const game = begun()
    await phone(game)
    await press('Later')
    const turned: unknown[] = []
    const title = page.get('#own-making').element
    title.scrollIntoView = at => void turned.push(at)
    const top = vi.spyOn(title, 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect)
    for (const letter of ['A', 'B', 'C']) {
      expect(turned, 'while cards are taken the list stays where it is').toEqual([])
      const { laidOut } = (game.played.chronicle.campaign.boards.at(-1)!.state as State).workshop
      await choose(laidOut.find(move => moveOf(move).class === letter)!)
      await did(game, 'Take the card')
    }
    expect(turned).toEqual([{ block: 'center' }])
    top.mockReturnValue({ top: 20 } as DOMRect)
    await press('Next')
    turned.length = 0
    await choose('anvil')
    await page.findAll('.own-making [data-choice="anvil"]')[1]!.trigger('click')
    await did(game, 'Lay the points')
    expect(turned, 'a title in sight stays where it is').toEqual([])
  })

  it('HA17 HA18 on a day in town a seller’s cards are dealt and bought, and a move is studied', async () => {
    const seat = table().seats[0]
    const game = table()
      .act(gm, { type: 'gain-xp', seat, amount: 3, reason: '' })
      .act(gm, { type: 'change-pack', seat, pack: 2, precious: 1, reason: '' })
    await phone(game)
    const town = (): readonly string[] => page.findAll('.own-town summary').map(each => each.text())
    /** The newest answers of this phone, as the host takes them. */
    const answered = async (): Promise<unknown> => {
      const [id, answers] = answersFrom(page).at(-1)!
      const { campaign } = game.played.chronicle
      const command = commandOf(campaign, campaign.boards.at(-1)!.id, id, answers, at(seat!)) as object
      game.act(at(seat!), command)
      await showNow(page, game, seat!)
      return command
    }
    expect(town()).toEqual([])
    game.act(gm, { type: 'begin-day', place: 'town' })
    await showNow(page, game, seat!)
    await vi.dynamicImportSettled()
    expect(town()).toEqual(['A seller', 'Change a precious Pack', 'Study Under a Master'])
    await press('1 precious Pack for 2 Pack')
    expect(await answered()).toEqual({ type: 'buy-pack', seat })
    expect(town()).toEqual(['A seller', 'Study Under a Master'])
    await page.get('.own-town input').setValue('Mother Ansel')
    await press('See four cards')
    await answered()
    expect(town()).toEqual(['Mother Ansel', 'Study Under a Master'])
    const unfolded = page.findAll<HTMLDetailsElement>('.own-town details').map(each => each.element.open)
    expect(unfolded, 'the cards that were asked for are in sight').toEqual([true, false])
    await page.get('.own-town [data-choice="2"]').trigger('click')
    await page.get('.own-town .main').trigger('click')
    await press('Spend 1 XP')
    expect(await answered()).toMatchObject({ type: 'shop', seat, pay: { with: 'xp-and-pack' } })
    // The day is spent, and there is nothing more to buy or to learn; small change is not the day's.
    expect(town()).toEqual([])
    game.act(gm, { type: 'change-pack', seat, pack: 0, precious: 1, reason: '' })
    await showNow(page, game, seat!)
    expect(town()).toEqual(['Change a precious Pack'])
    game.act(gm, { type: 'end-day' })
    await showNow(page, game, seat!)
    expect(town()).toEqual([])
  })

  it('HA20 what XP buy stands there with its price, and what stands in the way of the rest', async () => {
    const game = table()
    game.act(gm, { type: 'gain-xp', seat: game.seats[0], amount: 2, reason: '' })
    await phone(game)
    const fold = page.get('.own-xp details')
    expect(fold.text()).toContain('Spend XP: you have 2')
    ;(fold.element as HTMLDetailsElement).open = true
    await fold.trigger('toggle')
    const can = page.get('[aria-label="What you can have now"]')
    expect(can.text()).toContain('Tales of a Weapon')
    expect(page.get('[aria-label="What you cannot have now"]').text()).toContain('Obsessive Contemplation')
    await page.get('[placeholder^="Tide-Render"]').setValue('Old Faithful')
    await press('Tell the tale')
    await press('Spend 2 XP')
    const [seat] = game.seats
    expect(answersFrom(page)[0]).toMatchObject([`tale ${seat}`, { weapon: 'Old Faithful', magical: 'plain' }])
    await page.get('[placeholder="I locked the tower door"]').setValue('I rang the bell')
    await press('Ask the Game Master')
    expect(answersFrom(page)[1]).toMatchObject([`mercy ${seat}`, { what: 'I rang the bell' }])
    game.act(at(seat!), { type: 'request-mercy', seat, what: 'I rang the bell' })
    await showNow(page, game, seat!)
    expect(page.get('.own-xp').text()).toContain('Asked: I rang the bell')
    await press('Do not ask after all')
    expect(answersFrom(page)[2]![0]).toBe(`mercy ${seat}`)
  })

  it('HA20 nothing is said of XP while they buy nothing', async () => {
    const game = table()
    await phone(game)
    expect(page.find('.own-xp').exists()).toBe(false)
    game.act(gm, { type: 'gain-xp', seat: game.seats[0], amount: 1, reason: '' })
    await showNow(page, game, game.seats[0]!)
    await vi.dynamicImportSettled()
    expect(page.find('.own-xp').exists()).toBe(true)
  })
})
