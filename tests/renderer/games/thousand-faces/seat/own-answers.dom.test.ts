import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import type { OwnPower as Power } from '#rules/thousand-faces/follow-up/own-power'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'
import type { SeatView } from '#rules/thousand-faces/view'
import OwnPower from '../../../../../src/renderer/games/thousand-faces/seat/flip/OwnPower.vue'
import OwnOutcome from '../../../../../src/renderer/games/thousand-faces/seat/moves/OwnOutcome.vue'
import { at, board, type Board } from '../../../../support/moments/company'
import { mountSeatBoard, seatFrame, showNow, withActs } from '../../../../support/small-game-screens'

let page: VueWrapper
afterEach(() => page.unmount())

/** Everybody flips on the phone. */
function table(): Board {
  return board('thousand-faces', 'The salt road', 3).act(gm, { type: 'set-phone-flips', seat: null, on: true })
}
async function phone(game: Board, nth = 0): Promise<void> {
  page = await mountSeatBoard(game, game.seats[nth]!)
  await vi.dynamicImportSettled()
}
const sent = (): readonly unknown[] => (page.emitted('act') ?? []).flat()
const press = (words: string): Promise<void> =>
  page.findAll('button').find(each => each.text().includes(words))!.trigger('click') // prettier-ignore
const flip = (game: Board) => ({
  type: 'flip', seat: game.seats[0], attribute: 'str', net: 0, move: 'Hold the gate', fast: false, hasText: { check: true, cross: false }, versus: null, supporters: []
}) // prettier-ignore

describe('what a player answers on the phone', () => {
  it('HA12 a call of somebody else can be helped, and left again', async () => {
    const game = table().act(gm, { type: 'call-flip', ask: flip(table()), why: 'The gate gives.' })
    await phone(game, 1)
    const help = page.get('[aria-label="Somebody else’s flip"]')
    expect(help.text()).toContain('The gate gives.')
    await press('I help')
    expect(sent()[0]).toEqual({ type: 'help-call', seat: game.seats[1], call: 1, helps: true })
    game.act(at(game.seats[1]), sent()[0] as object)
    await showNow(page, game, game.seats[1]!)
    await press('Do not help after all')
    expect(sent()[1]).toEqual({ type: 'help-call', seat: game.seats[1], call: 1, helps: false })
  })

  it('HA14 HA15 the moves stand there with their words, and one tap asks for one', async () => {
    const game = table()
    await phone(game)
    const fold = page.get('.own-moves-fold details')
    ;(fold.element as HTMLDetailsElement).open = true
    await fold.trigger('toggle')
    await vi.dynamicImportSettled()
    const discern = page.findAll('.own-move').find(each => each.text().includes('Discern'))!
    expect(discern.findAll('ol li')).toHaveLength(4)
    await discern.get('button').trigger('click')
    expect(sent()[0]).toEqual({
      type: 'request-call',
      seat: game.seats[0],
      move: 'discern',
      attribute: 'int',
      item: null
    })
    game.act(at(game.seats[0]), sent()[0] as object)
    await showNow(page, game, game.seats[0]!)
    expect(page.get('.own-moves [role=status]').text()).toContain('Discern, Int')
    await press('Do not ask after all')
    expect(sent()[1]).toEqual({ type: 'drop-request', seat: game.seats[0] })
  })

  it('HA15 a move without a flip is asked for by one tap, and one with a place of its own says where that is', async () => {
    const game = table()
    const seat = game.seats[0]!
    const card = { type: 'correct-move', seat, move: 'go-berserk', level: '0', face: 'up', tokens: 0, reason: '' }
    game.act(gm, card)
    await phone(game)
    const fold = page.get('.own-moves-fold details')
    ;(fold.element as HTMLDetailsElement).open = true
    await fold.trigger('toggle')
    await vi.dynamicImportSettled()
    const move = (name: string) => page.findAll('.own-move').find(each => each.text().includes(name))!
    await move('Go Berserk!').get('button').trigger('click')
    expect(sent()[0]).toEqual({ type: 'request-call', seat, move: 'go-berserk', attribute: null, item: null })
    game.act(at(seat), sent()[0] as object)
    await showNow(page, game, seat)
    expect(page.get('.own-moves [role=status]').text()).toContain('You ask to use: Go Berserk!')
    expect(move('Seek Help').text()).toContain('Say that you use it: your Game Master does it.')
    expect(page.text()).not.toContain('You ask to be called')
  })

  it('HA15 of several things that would do, the player picks the one that is asked for', async () => {
    const game = table()
    const seat = game.seats[0]!
    const card = { type: 'correct-move', seat, move: 'use-a-magic-item', level: '0', face: 'up', tokens: 0, reason: '' }
    const magic = { sort: 'magic', card: 'of-invisibility', capacity: 2 }
    const gain = (name: string) => ({ type: 'gain-item', seat, item: { ...magic, name } })
    game.act(gm, card, gain('Cloak'))
    await phone(game)
    const fold = page.get('.own-moves-fold details')
    ;(fold.element as HTMLDetailsElement).open = true
    await fold.trigger('toggle')
    await vi.dynamicImportSettled()
    const move = () => page.findAll('.own-move').find(each => each.text().includes('Use a Magic Item'))!
    expect(move().findAll('.option')).toHaveLength(0)
    game.act(gm, gain('Ring'))
    await showNow(page, game, seat)
    const chosen = () => move().findAll('.option').map(each => [each.text(), each.attributes('aria-pressed')]) // prettier-ignore
    expect(chosen()).toEqual([['✓Cloak', 'true'], ['Ring', 'false']]) // prettier-ignore
    await move().findAll('.option')[1]!.trigger('click')
    expect(chosen()).toEqual([['Cloak', 'false'], ['✓Ring', 'true']]) // prettier-ignore
    await press('Ask to flip')
    const asked = sent()[0] as { readonly item: string }
    const { character } = seatFrame(game, seat).boards.at(-1)!.view as SeatView
    expect(asked.item).toBe(character!.equipment.items.find(({ name }) => name === 'Ring')!.id)
    game.act(at(seat), asked)
    game.act(gm, { type: 'drop-item', seat, item: asked.item })
    await showNow(page, game, seat)
    expect(move().findAll('.option')).toHaveLength(0)
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

  it('HA13 FAST moves that can be thrown in are one tap each', async () => {
    const game = table()
    const seat = game.seats[0]!
    game.act(gm, { type: 'correct-move', seat, move: 'fury', level: '0', face: 'up', tokens: 0, reason: '' })
    await phone(game)
    await press('Fury, Str')
    expect(sent()).toEqual([
      { type: 'use-move', seat, move: 'fury', attribute: 'str', item: null, advantages: 0, versus: null, supporters: [], load: 'counts', slots: [] }
    ]) // prettier-ignore
  })

  it('HA10 options are picked, as many as the card says, and then it is settled', async () => {
    page = mount(withActs(OwnOutcome), {
      props: { outcome, ...place, foes: [], nameOf: () => 'Kresk' }
    })
    expect(page.get('.main').text()).toBe('Pick 1 more')
    await press('Hit twice')
    await press('So be it')
    expect(sent()[0]).toMatchObject({ type: 'settle-outcome', outcome: 7, picks: [1], note: '' })
    page.unmount()
    const byGm = { ...outcome, pick: { ...outcome.pick, by: 'gm' } } as OutcomeView
    page = mount(withActs(OwnOutcome), {
      props: { outcome: byGm, ...place, foes: [], nameOf: () => 'Kresk' }
    })
    expect(page.text()).toContain('The Game Master decides')
    expect(page.findAll('button')).toHaveLength(0)
  })

  it('HA11 a blow is rolled against a foe by name, with a weapon, and then it stands there', async () => {
    const power = {
      followUp: 3,
      hit: { base: 'roll', dice: [], halved: false },
      foes: [{ id: 1, name: 'Guard' }, { id: 2, name: 'Hound' }],
      weapons: [{ item: 'i1', name: 'Flail', power: 'd6' }, { item: null, name: 'Bare hands', power: '1' }]
    } as unknown as Power // prettier-ignore
    page = mount(withActs(OwnPower), { props: { power, nameOf: () => 'Kresk' } })
    await press('Hound')
    await press('Roll against Hound')
    expect(sent()[0]).toEqual({
      type: 'roll-power',
      followUp: 3,
      foe: 2,
      power: 'roll',
      weapon: 'i1',
      weakness: 'missed'
    })
    await page.setProps({ power: { ...power, rolled: { name: 'Hound', power: 5, sum: 'd6: 5' } } })
    expect(page.get('h2').text()).toBe('Attack power 5 against Hound')
    expect(page.findAll('button')).toHaveLength(0)
  })
})

const place = {
  sheet: { stamina: 10, exhaustion: 0, exhaustionFaceUp: [], tokens: { exhaustion: 0 } } as never,
  character: { equipment: { pack: 0, items: [] } } as never
}
const outcome = {
  id: 7,
  seat: 's1',
  move: 'mix-it-up',
  name: 'Mix It Up',
  attribute: 'str',
  item: null,
  attack: null,
  fast: false,
  result: 3,
  text: 'You hit.',
  effects: [],
  options: [
    { text: 'Stay out of reach', blocked: null },
    { text: 'Hit twice', blocked: null }
  ],
  pick: { count: 1, by: 'player', xp: 0, twice: false },
  expend: null,
  regain: null,
  drawbacks: [],
  prices: [],
  stops: [],
  red: 0,
  repair: null,
  plain: false
} as unknown as OutcomeView // prettier-igno})

describe('a character made on the phone', () => {
  const begun = (): Board =>
    table()
      .act(gm, { type: 'lay-out-moves' })
      .act(gm, { type: 'ask-question', question: 'What would you never leave behind?' })
  const making = (): string => page.get('.own-making').text()
  /** Presses, and plays what was sent. */
  const did = async (game: Board, words: string): Promise<unknown> => {
    await press(words)
    const command = sent().at(-1) as object
    game.act(at(game.seats[0]!), command)
    await showNow(page, game, game.seats[0]!)
    return command
  }

  it('HA16 a page for each question, from the first card to the last thing', async () => {
    const game = begun()
    const seat = game.seats[0]
    await phone(game)
    await page.get('.own-making input').setValue('Earthsea')
    expect(await did(game, 'Add it to the list')).toEqual({ type: 'write-touchstone', title: 'Earthsea', by: seat })
    expect(await did(game, 'Earthsea, named by you')).toMatchObject({ type: 'circle-touchstone', by: seat })
    await press('Next')
    expect(making()).toContain('2 of 6')
    for (const letter of ['A', 'B', 'C']) {
      const take = page.get(`[aria-label="Class ${letter}"] .btn`)
      await did(game, take.text())
    }
    expect(making()).not.toContain('to take')
    await press('Next')
    await did(game, 'Str 1 · Dex 1 · Int 4')
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
    await did(game, 'Deal me two')
    await page.findAll('.own-making .option')[1]!.trigger('click')
    game.act(at(game.seats[0]!), sent().at(-1) as object)
    await showNow(page, game, game.seats[0]!)
    await press('Next')
    await did(game, 'Take 2 Pack')
    for (const thing of ['… Sword', 'Leather Armour']) {
      await press(thing)
      await did(game, 'Take ')
    }
    while (page.text().includes('A magic item, for Use')) {
      await page.get('.own-making .option').trigger('click')
      await did(game, 'Receive')
    }
    await press('Next')
    expect(making()).toContain('Everything is there')
    game.act(gm, { type: 'finish-character', seat })
    await showNow(page, game, seat!)
    expect(page.find('.own-making').exists()).toBe(false)
  })

  it('HA17 HA18 on a day in town a seller’s cards are dealt and bought, and a move is studied', async () => {
    const seat = table().seats[0]
    const game = table()
      .act(gm, { type: 'gain-xp', seat, amount: 3, reason: '' })
      .act(gm, { type: 'change-pack', seat, pack: 2, precious: 1, reason: '' })
    await phone(game)
    expect(page.find('.own-seller').exists()).toBe(false)
    game.act(gm, { type: 'begin-day', place: 'town' })
    await showNow(page, game, seat!)
    await vi.dynamicImportSettled()
    expect(page.get('.own-study').text()).toContain('2 XP')
    await did(game, 'Change 1 precious Pack')
    expect(sent().at(-1)).toEqual({ type: 'buy-pack', seat })
    expect(page.text()).not.toContain('Change 1 precious Pack')
    await page.get('.own-seller input').setValue('Mother Ansel')
    await did(game, 'See four things')
    await page.findAll('.own-seller .option')[2]!.trigger('click')
    await did(game, 'Buy ')
    expect(page.find('.own-seller').exists()).toBe(false)
    expect(sent().at(-1)).toMatchObject({ type: 'shop', seat, pay: { with: 'xp-and-pack' } })
    // The day is spent, and there is nothing more to buy or to learn; small change is not the day's.
    expect(page.find('.own-study').exists()).toBe(false)
    game.act(gm, { type: 'change-pack', seat, pack: 0, precious: 1, reason: '' })
    await showNow(page, game, seat!)
    expect(page.text()).toContain('Change 1 precious Pack')
    game.act(gm, { type: 'end-day' })
    await showNow(page, game, seat!)
    expect(page.text()).not.toContain('Change 1 precious Pack')
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
    await press('A plain one')
    expect(sent()[0]).toEqual({ type: 'tell-tale', seat: game.seats[0], weapon: 'Old Faithful', magical: 'plain' })
    await page.get('[placeholder="I locked the tower door"]').setValue('I rang the bell')
    await press('Ask your Game Master')
    expect(sent()[1]).toEqual({ type: 'request-mercy', seat: game.seats[0], what: 'I rang the bell' })
    game.act(at(game.seats[0]), sent()[1] as object)
    await showNow(page, game, game.seats[0]!)
    expect(page.get('.own-xp').text()).toContain('You asked: I rang the bell')
    await press('Do not ask after all')
    expect(sent()[2]).toEqual({ type: 'drop-mercy', seat: game.seats[0] })
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
