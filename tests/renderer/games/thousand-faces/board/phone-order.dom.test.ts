import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import { creationSteps } from '#rules/thousand-faces/characters/character-schemas'
import { at, type Board } from '../../../../support/moments/company'
import { askedOnPhone } from '../../../../support/phone-questions'
import { mountSeatBoard, showNow } from '../../../../support/small-game-screens'
import { phoneOf, table } from './own-phone'

let page: VueWrapper
afterEach(() => page.unmount())

const flip = (game: Board, nth = 0) => ({
  type: 'flip',
  seat: game.seats[nth],
  attribute: 'str',
  net: 1,
  move: 'Hold the gate',
  fast: false,
  hasText: { check: true, cross: false },
  versus: null,
  supporters: []
})
const call = (game: Board, nth: number) => ({ type: 'call-flip', ask: flip(game, nth), why: '' })
const foot = (): string => page.get('.thumb').text()
const isBefore = (first: string, second: string): boolean =>
  (page.get(first).element.compareDocumentPosition(page.get(second).element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

describe('what a phone shows first', () => {
  it('HA4 the own result is above the other called players, and a line replaces Flip', async () => {
    const game = table()
    game.act(gm, call(game, 0), call(game, 1))
    page = await phoneOf(game)
    expect(page.findAll('.thumb')).toHaveLength(1)
    expect(foot()).toBe('Flip two cards')
    game.act(at(game.seats[0]), { type: 'answer-call', seat: game.seats[0], call: 1 })
    await showNow(page, game, game.seats[0]!)
    await vi.dynamicImportSettled()
    expect(isBefore('.last-flip', '.others')).toBe(true)
    expect(page.get('.thumb').find('button').exists()).toBe(false)
  })

  it('HA4 HA12 a player whose character has no name yet is named by the player', async () => {
    const game = table()
    game.played.campaign({ type: 'rename-seat', seat: game.seats[1]!, player: 'Margit', character: '' })
    game.act(gm, { type: 'give-spotlight', seat: game.seats[1] }, call(game, 1))
    page = await phoneOf(game)
    expect(page.text()).toContain('Margit has the spotlight.')
    expect(page.get('.others').text()).toContain('You may help Margit: Hold the gate')
    game.act(at(game.seats[1]), { type: 'answer-call', seat: game.seats[1], call: 1 })
    await showNow(page, game, game.seats[0]!)
    expect(page.get('.last-flip .label').text()).toBe('Margit flips: Hold the gate')
  })

  it('HA12 each offer of help has a name of its own, which says “you”', async () => {
    const game = table()
    game.act(gm, call(game, 1), call(game, 2))
    page = await phoneOf(game)
    const names = page.findAll('.others .question-form').map(form => form.attributes('aria-label'))
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name).toMatch(/^You may help /)
  })

  it('HA4 HA16 the own result comes before a character that is still made', async () => {
    const game = table().act(gm, { type: 'lay-out-moves' })
    page = await phoneOf(game)
    expect(page.find('.own-making').exists()).toBe(true)
    game.act(gm, call(game, 0)).act(at(game.seats[0]), { type: 'answer-call', seat: game.seats[0], call: 1 })
    await showNow(page, game, game.seats[0]!)
    expect(isBefore('.last-flip', '.own-making')).toBe(true)
  })

  it('HA16 a character with all that it needs stands below the play of the others', async () => {
    const game = table().act(gm, { type: 'lay-out-moves' })
    const [seat] = game.seats
    for (const step of creationSteps) game.act(gm, { type: 'mark-step', seat, step, as: 'skipped' })
    game.act(gm, flip(game, 1))
    page = await phoneOf(game)
    expect(isBefore('.last-flip', '.own-making')).toBe(true)
  })

  it('HA23 a new session takes the own flip away, and the button that asks for a flip comes back', async () => {
    const game = table()
    game.act(gm, { ...flip(game), net: 0 })
    page = await phoneOf(game)
    expect(page.find('.last-flip').exists()).toBe(true)
    expect(page.get('.thumb').find('button').exists()).toBe(false)
    game.played.campaign({ type: 'begin-session' })
    await showNow(page, game, game.seats[0]!)
    expect(page.find('.last-flip').exists()).toBe(false)
    expect(foot()).toBe('Ask to flip…')
  })

  it('HA23 after the session every phone says “Until next time” instead of flip, spotlight and moves', async () => {
    const game = table()
    game.played.campaign({ type: 'begin-session' })
    game.act(gm, { type: 'gain-xp', seat: game.seats[0], amount: 2, reason: '' }, { ...flip(game), net: 0 })
    game.played.campaign({ type: 'end-session' })
    for (const nth of [0, 1]) {
      page = await phoneOf(game, nth)
      const farewell = page.get('[aria-label="Until next time"]')
      expect(farewell.text().includes('XP in this session')).toBe(nth === 0)
      expect(page.find('.last-flip').exists()).toBe(false)
      expect(page.text()).not.toContain('spotlight')
      expect(page.find('.thumb').exists()).toBe(false)
      if (nth === 0) page.unmount()
    }
    game.act(gm, call(game, 1))
    await showNow(page, game, game.seats[1]!)
    await vi.dynamicImportSettled()
    expect(page.find('[aria-label="Until next time"]').exists(), 'a call comes before it').toBe(false)
  })

  it('HA5 the cards of a tie are drawn once, in the question', async () => {
    const played = askedOnPhone('which card resolves')
    page = await mountSeatBoard({ played } as Board, played.seats[0]!)
    await vi.dynamicImportSettled()
    expect(page.findAll('.own-choice .tied button').length).toBeGreaterThan(1)
    expect(page.find('.last-flip').exists()).toBe(false)
  })

  it('HA4 HA12 a question fills the screen: the line at the foot says that others are called below', async () => {
    const game = table()
    const blow = { type: 'open-attack', seat: game.seats[0], power: { by: 'number', number: 4 }, exertion: 'physical' }
    game.act(gm, call(game, 1), { ...blow, from: 'a hook' })
    page = await phoneOf(game)
    expect(foot()).toBe('Answer what is asked above. 1 other is called ↓')
    expect(isBefore('.own-question', '.others')).toBe(true)
    expect(page.get('.thumb').find('button').exists()).toBe(false)
  })

  it('HA15 while no player is called and the last flip is not theirs, the way to the moves is shown there', async () => {
    const game = table()
    page = await phoneOf(game)
    expect(foot()).toBe('Ask to flip…')
    expect(page.find('.own-moves').exists()).toBe(false)
    await page.get('.thumb button').trigger('click')
    await vi.dynamicImportSettled()
    expect(page.find('.own-moves').exists()).toBe(true)
  })

  it('HA15 while foes stand, the moves for a fight come first, each once', async () => {
    const game = table()
    const foes = {
      type: 'add-foes',
      name: 'Guard',
      kind: 'guard',
      stamina: 5,
      power: 'd6',
      squares: 0,
      note: '',
      count: 1
    }
    const own = { type: 'correct-move', seat: game.seats[0], level: '0', face: 'up', tokens: 0, reason: '' }
    game.act(gm, foes, { type: 'reveal-foes' }, { ...own, move: 'backstab' }, { ...own, move: 'intimidate' })
    page = await phoneOf(game)
    await page.get('.thumb button').trigger('click')
    await vi.dynamicImportSettled()
    const groups = page.findAll('.own-moves > section').map(each => each.attributes('aria-label'))
    expect(groups).toEqual(['A fight', 'Your own', 'For everybody'])
    const names = page.findAll('.own-move summary b').map(each => each.text())
    expect(names.slice(0, 4)).toEqual(['Mix It Up', 'Volley', 'Backstab', 'Intimidate'])
    expect(new Set(names).size).toBe(names.length)
  })

  it('HA2 a player who flips elsewhere has no such bar, and empty piles keep their words', async () => {
    const game = table()
    game.act(gm, { type: 'set-phone-flips', seat: game.seats[0], on: false })
    page = await phoneOf(game)
    expect(page.find('.thumb').exists()).toBe(false)
    expect(page.findAll('.piles figcaption').map(each => each.text())).toEqual(['Deck', 'Discard', 'Exhaustion'])
    expect(page.findAll('.piles figure b')).toHaveLength(1)
    expect(page.get('.own-sheet').text()).not.toMatch(/Harm|Wounds|Blessings|XP/)
  })
})
