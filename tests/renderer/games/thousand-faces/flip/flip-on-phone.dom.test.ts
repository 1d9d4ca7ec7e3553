import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import type { FlipView } from '#rules/thousand-faces/flip/view'
import type { OutcomeView } from '#rules/thousand-faces/moves/view'
import PhoneFlipGains from '@/games/thousand-faces/flip/PhoneFlipGains.vue'
import PhoneNaming from '@/games/thousand-faces/flip/PhoneNaming.vue'
import PhoneTie from '@/games/thousand-faces/flip/PhoneTie.vue'
import { at, board, type Board } from '../../../../support/moments/company'
import { askedOnPhone } from '../../../../support/phone-questions'
import { mountSeatBoard, showNow, withActs } from '../../../../support/small-game-screens'

let page: VueWrapper
afterEach(() => page.unmount())

const danger = (game: Board) => ({
  type: 'use-move',
  seat: game.seats[0],
  move: 'defy-danger',
  attribute: 'str',
  advantages: 0,
  versus: null,
  supporters: [],
  item: null,
  load: 'counts',
  slots: []
})

/** A table whose players flip on their phones, with a call for the first of them on the screen. */
async function called(): Promise<Board> {
  const game = board('thousand-faces', 'The salt road', 3).act(gm, { type: 'set-phone-flips', seat: null, on: true })
  game.act(gm, { type: 'call-flip', ask: danger(game), why: '' })
  page = await mountSeatBoard(game, game.seats[0]!)
  return game
}
async function shown(game: Board, own = false): Promise<string> {
  await showNow(page, game, game.seats[0]!, own ? { own } : {})
  await vi.dynamicImportSettled()
  return page.get('.last-flip').text()
}
const answer = (game: Board) => ({ type: 'answer-call', seat: game.seats[0], call: 1 })

describe('the result of a flip on the phone', () => {
  it('HA4 says what the move says, and that the player flipped', async () => {
    const game = await called()
    game.act(at(game.seats[0]), answer(game))
    const text = await shown(game, true)
    expect(text).toContain('You flipped.')
    expect(page.get('.last-flip .words').text()).not.toBe('')
  })

  it('HA4 says that the Game Master flipped for them, and nothing where a picture was left out', async () => {
    const game = await called()
    game.act(gm, answer(game))
    expect(await shown(game)).toContain('The Game Master flipped for you.')
    game.act(gm, danger(game)).act(gm, { type: 'gain-xp', seat: game.seats[0], amount: 1, reason: '' })
    expect(await shown(game)).not.toContain('flipped')
  })

  it('names XP and Shadow that are this player’s, and the words of no other move', () => {
    const flip = {
      seat: 's1',
      move: 'Discern',
      result: 1,
      consequences: { xp: 1, xpTo: 's1', shadow: 2 }
    } as unknown as FlipView
    const outcome = { seat: 's1', attribute: 'int', result: 1, name: 'Discern', text: 'Ask one.' } as OutcomeView
    page = mount(PhoneFlipGains, { props: { flip, seat: 's1' as never, outcomes: [outcome], by: null } })
    expect(page.text()).toContain('Ask one.')
    expect(page.findAll('li').map(each => each.text())).toEqual(['+1 XP', 'Game Master: +2 Shadow'])
    page.unmount()
    const other = { ...outcome, name: 'Parley' } as OutcomeView
    page = mount(PhoneFlipGains, { props: { flip, seat: 's2' as never, outcomes: [other], by: 'gm' } })
    expect(page.text()).toBe('')
  })
})

describe('a choice on the phone says what follows', () => {
  const tie = (among: readonly string[], suggested: string, versus: string | null = null): void => {
    const cards = among.map(id => ({ id, value: 2 }))
    page = mount(withActs(PhoneTie), {
      props: {
        pending: { kind: 'tie', seat: 's1', among: among.map(card => ({ seat: 's1', card })), suggested } as never,
        flip: { seat: 's1', suit: 'blade', versus, cards, support: [] } as unknown as FlipView
      }
    })
  }
  const words = (): readonly string[] => page.findAll('button').map(each => each.text())

  it('F4 each tied card says what it brings, and which is usually best', async () => {
    tie(['15', '13', 'B2', '11'], '11')
    expect(page.text()).toContain('two checks with each of them')
    expect(words()).toEqual([
      'and 1 XP',
      'no XP',
      'the Blessing is used up',
      'and a Critical Success: a BlessingUsually best'
    ])
    await page.findAll('button')[1]!.trigger('click')
    expect(page.emitted('act')![0]).toEqual([{ type: 'choose', card: '13', of: 's1' }])
  })

  it('X1 against another player no card brings XP, and none is better', () => {
    tie(['15', '13'], '15', 's2')
    expect(words()).toEqual(['no XP', 'no XP'])
  })

  it('C1 L7 says what a Blessing is and what a level does', async () => {
    const played = askedOnPhone('a Critical Success that may raise a move')
    page = await mountSeatBoard({ played } as Board, played.seats[0]!)
    await vi.dynamicImportSettled()
    const text = page.get('.own-question').text()
    expect(text).toContain('A very good card')
    expect(text).toContain('makes the move easier')
  })

  it('HA5 real cards are counted while they are named, where their number is known', async () => {
    const pending = { kind: 'name-cards', seat: 's1', for: 'flip', left: 2, possible: [] } as const
    page = mount(withActs(PhoneNaming), { props: { pending: pending as never, reads: null, turned: 0 } })
    expect(page.text()).toContain('Card 1 of 2.')
    await page.setProps({ pending: { ...pending, left: 1 } as never, turned: 1 })
    expect(page.text()).toContain('Card 2 of 2.')
    await page.setProps({ pending: { ...pending, left: 1 } as never, turned: 0 })
    expect(page.text()).toBe('Tap the card that came up.')
    await page.setProps({ pending: { ...pending, for: 'number', left: 12 } as never })
    expect(page.text()).toBe('Tap the card that came up.')
    await page.setProps({ pending: { ...pending, for: 'recovery', left: 3 } as never })
    expect(page.text()).toContain('3 cards to go.')
  })

  it('T1 whose turn it is stands on top', async () => {
    const game = board('thousand-faces', 'The salt road', 3).act(gm, { type: 'set-phone-flips', seat: null, on: true })
    page = await mountSeatBoard(game, game.seats[0]!)
    expect(page.text()).not.toContain('spotlight.')
    game.act(gm, { type: 'give-spotlight', seat: game.seats[1] })
    await showNow(page, game, game.seats[0]!)
    expect(page.text()).toMatch(/ has the spotlight\./)
    game.act(gm, { type: 'give-spotlight', seat: game.seats[0] })
    await showNow(page, game, game.seats[0]!)
    expect(page.text()).toContain('You have the spotlight.')
  })
})
