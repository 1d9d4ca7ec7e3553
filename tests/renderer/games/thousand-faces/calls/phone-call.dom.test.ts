import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import { at, board, type Board } from '../../../../support/moments/company'
import { mountSeatBoard, showNow } from '../../../../support/small-game-screens'

let page: VueWrapper
afterEach(() => page.unmount())

const flip = (game: Board, net = 1) => ({
  type: 'flip',
  seat: game.seats[0],
  attribute: 'dex',
  net,
  move: 'Slip the Net',
  fast: false,
  hasText: { check: true, cross: false },
  versus: null,
  supporters: []
})

/** The first of the company flips on the phone, and is called. */
function called(net = 1): Board {
  const game = board('thousand-faces', 'The salt road', 3)
  return game.act(
    gm,
    { type: 'set-phone-flips', seat: game.seats[0], on: true },
    { type: 'call-flip', ask: flip(game, net), why: 'The net closes over you.' }
  )
}

async function phone(game: Board, nth = 0): Promise<void> {
  page = await mountSeatBoard(game, game.seats[nth]!)
  await vi.dynamicImportSettled()
}

describe('a call on the phone', () => {
  it('HA2 says what, why, on which attribute, how many cards and which counts', async () => {
    await phone(called())
    const question = page.get('[aria-label="Your flip"]')
    expect(question.get('h2').text()).toBe('Slip the Net')
    for (const words of ['The net closes over you.', 'Dex', 'Flip two cards', 'The better card counts.', 'Chances'])
      expect(question.text()).toContain(words)
    expect(document.activeElement).toBe(question.get('h2').element)
  })

  it('HA9 it stands in the title of the tab until it is answered', async () => {
    const game = called()
    document.title = 'Hearthside Seat'
    await phone(game)
    expect(document.title).toBe('Your turn: flip Dexterity')
    game.act(at(game.seats[0]), { type: 'answer-call', seat: game.seats[0], call: 1 })
    await showNow(page, game, game.seats[0]!)
    expect(document.title).toBe('Hearthside Seat')
  })

  it('HA3 one press answers it, and nothing of it stays', async () => {
    const game = called()
    await phone(game)
    await page.get('.flip-now').trigger('click')
    expect(page.emitted('answer')).toEqual([[`called-1 ${game.seats[0]}`, {}]])
    game.act(at(game.seats[0]), { type: 'answer-call', seat: game.seats[0], call: 1 })
    await showNow(page, game, game.seats[0]!)
    expect(page.find('[aria-label="Your flip"]').exists()).toBe(false)
    expect(page.find('.last-flip').exists()).toBe(true)
  })

  it('HA3 while an open choice of another player keeps all from flipping, it says who is first and cannot be pressed', async () => {
    const game = called()
    game.act(gm, { type: 'use-cards', seat: game.seats[1], cards: 'physical' }, { ...flip(game), seat: game.seats[1] })
    await phone(game)
    const question = page.get('[aria-label="Your flip"]')
    expect(question.get('[role=status]').text()).toBe(
      'Constance-Philippa of the Drowned Bells names the cards first; then you can flip.'
    )
    expect(question.find('button').exists()).toBe(false)
    expect(question.text()).not.toContain('Flip two cards')
  })

  it('HA4 taken back it goes, and it is never on another player’s phone', async () => {
    const game = called()
    await phone(game, 1)
    expect(page.find('[aria-label="Your flip"]').exists()).toBe(false)
    page.unmount()
    await phone(game)
    game.act(gm, { type: 'recall-flip', seat: game.seats[0] })
    await showNow(page, game, game.seats[0]!)
    expect(page.find('[aria-label="Your flip"]').exists()).toBe(false)
  })
})
