import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import { at, board, type Board } from '../../../../support/moments/company'
import { mountSeatBoard, showNow } from '../../../../support/small-game-screens'

let page: VueWrapper
afterEach(() => page.unmount())

/** All three flip on phones and run together; the first carries the most. */
function chased(): Board {
  const game = board('thousand-faces', 'The salt road', 3)
  const [rabbit] = game.seats
  return game.act(
    gm,
    { type: 'set-phone-flips', seat: null, on: true },
    { type: 'change-pack', seat: rabbit, pack: 3, precious: 0, reason: '' },
    { type: 'begin-pursuit', joined: game.seats, pay: 'nothing' }
  )
}

const call = (seat: unknown, attribute: string | null): object => ({
  type: 'call-flip',
  ask: { type: 'run-round', seat, attribute, advantages: 0 },
  why: 'They are close.'
})

async function phone(game: Board, nth = 0): Promise<void> {
  page = await mountSeatBoard(game, game.seats[nth]!)
  await vi.dynamicImportSettled()
}

describe('a Pursuit on the phone', () => {
  it('HA22 every phone shows the score, which round it is, who runs it and what the rounds brought', async () => {
    const game = chased()
    await phone(game, 1)
    const chase = page.get('[aria-label="The Pursuit"]')
    expect(chase.get('h2').text()).toBe('Round 1 of 5')
    expect(chase.text()).toContain('carries the most and runs this round alone')
    game.act(gm, { type: 'call-round', won: 'pursuers' })
    await showNow(page, game, game.seats[1]!)
    expect(chase.get('h2').text()).toBe('Round 2 of 5')
    expect(chase.text()).toMatch(/you or .+, with Strength, Dexterity or Intellect/)
    expect(
      chase
        .findAll('[aria-label="Rounds"] li')
        .map(mark => mark.attributes('aria-label'))
        .slice(0, 2)
    ).toEqual(['Round 1: pursuers', 'Round 2: open'])
    expect(chase.get('[aria-label="What the rounds brought"]').text()).toContain('Pursuers win it')
    game.act(gm, { type: 'end-pursuit' })
    await showNow(page, game, game.seats[1]!)
    expect(page.find('[aria-label="The Pursuit"]').exists()).toBe(false)
  })

  it('HA22 the rabbit reads what is flipped and that they run alone; one press runs the round', async () => {
    const game = chased().act(gm, call(chased().seats[0], null))
    await phone(game)
    const question = page.get('[aria-label="Your flip"]')
    for (const words of [
      'Pursuit, round 1 of 5',
      'flip Strength, Dexterity and load',
      'run this round alone',
      'They are close.'
    ])
      expect(question.text()).toContain(words)
    await page.get('.flip-now').trigger('click')
    expect(page.emitted('answer')).toEqual([[`called-1 ${game.seats[0]}`, {}]])
    game.act(at(game.seats[0]), { type: 'answer-call', seat: game.seats[0], call: 1 })
    await showNow(page, game, game.seats[0]!)
    expect(page.find('[aria-label="Your flip"]').exists()).toBe(false)
  })

  it('HA22 a helper runs with what was called, or picks another attribute first', async () => {
    const game = chased()
    game.act(gm, { type: 'call-round', won: 'rabbit' }, call(game.seats[1], 'str'))
    await phone(game, 1)
    const ways = page.get('[aria-label="Your flip"]').findAll('[role=radio]')
    expect(ways.map(way => [way.get('b').text(), way.attributes('aria-checked')])).toEqual([
      ['Strength', 'true'],
      ['Dexterity', 'false'],
      ['Intellect', 'false']
    ])
    await page.get('.flip-now').trigger('click')
    await ways[2]!.trigger('click')
    expect(page.get('[aria-label="Your flip"] .label').text()).toBe('The GM asks you to flip Intellect')
    await page.get('.flip-now').trigger('click')
    expect(page.emitted('answer')!.map(([, answers]) => answers)).toEqual([{ attribute: 'str' }, { attribute: 'int' }])
    game.act(at(game.seats[1]), { type: 'answer-call', seat: game.seats[1], call: 1, attribute: 'int' })
    await showNow(page, game, game.seats[1]!)
    expect(page.find('[aria-label="Your flip"]').exists()).toBe(false)
  })
})
