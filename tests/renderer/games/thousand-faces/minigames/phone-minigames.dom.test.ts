import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import type { SeatView } from '#rules/thousand-faces/view'
import { at, board, type Board } from '../../../../support/moments/company'
import { mountSeatBoard, seatFrame, showNow } from '../../../../support/small-game-screens'

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

describe('laid cards on the phone', () => {
  /** The lock of the first player. @param spent that player’s Stamina that is gone */
  function locked(spent = 0): Board {
    const game = board('thousand-faces', 'The salt road', 3)
    const [seat] = game.seats
    const card = { type: 'correct-move', seat, move: 'pick-locks', level: 'g1', face: 'up', tokens: 0, reason: '' }
    if (spent > 0) game.act(gm, { type: 'lose-stamina', seat, points: spent, reason: '' })
    return game.act(gm, card, { type: 'lay-corners', seat, move: 'pick-locks' })
  }
  function laidIn(game: Board): readonly string[] {
    const { game: shown } = seatFrame(game, game.seats[0]!).boards.at(-1)!.view as SeatView
    return shown?.kind === 'corners' ? shown.laid.map(({ card }) => card) : []
  }
  const answers = (): unknown => page.emitted('answer')?.map(([, given]) => given) ?? []
  const choose = (key: string): Promise<void> => page.get(`.own-corners [data-choice="${key}"]`).trigger('click')
  const commit = (): Promise<void> => page.get('.own-corners .main').trigger('click')

  it('V8 another card is chosen and then committed; with Stamina left it is not asked once more', async () => {
    const game = locked()
    await phone(game)
    await page.findAll('.own-corners .corner-layout button')[1]!.trigger('click')
    await choose('replace')
    expect([page.emitted('act'), answers()]).toEqual([undefined, []])
    await commit()
    expect(answers()).toEqual([{ card: laidIn(game)[1], does: 'replace' }])
  })

  it('QU3 NP2 the last Stamina is asked once more, and so is giving up', async () => {
    await phone(locked(9))
    for (const [key, words] of [
      ['replace', 'This ends the character’s fight'],
      ['give-up', 'Giving up is a cross']
    ] as const) {
      await choose(key)
      await commit()
      expect(page.get('.own-corners .ask-first').text()).toContain(words)
      expect([page.emitted('act'), answers()]).toEqual([undefined, []])
      await page.findAll('.own-corners .ask-first .btn')[0]!.trigger('click')
    }
  })

  it('QU1 the phone says why another card cannot be taken, and what can be done', async () => {
    const game = locked(9)
    const seat = game.seats[0]!
    game.act(at(seat), { type: 'replace-corner', card: laidIn(game)[0] })
    await phone(game)
    const replace = page.get('.own-corners [data-choice=replace]')
    expect(replace.attributes('aria-disabled')).toBe('true')
    expect(replace.text()).toContain('has no Stamina left. Turn or swap the cards, or give up. V8')
  })
})
