import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import { board, type Board } from '../../../../support/moments/company'
import { lastBoard, mountSeatBoard, showNow } from '../../../../support/small-game-screens'
import { answersFrom } from './own-phone'

let page: VueWrapper
afterEach(() => page.unmount())

/** The first of the company, who flips on the phone where `on` says so, after these commands. */
async function phone(on: boolean, ...commands: readonly (object | ((game: Board) => object))[]): Promise<Board> {
  const game = board('thousand-faces', 'The salt road', 3)
  if (on) game.act(gm, { type: 'set-phone-flips', seat: game.seats[0], on: true })
  for (const command of commands) game.act(gm, typeof command === 'function' ? command(game) : command)
  page = await mountSeatBoard(game, game.seats[0]!)
  await vi.dynamicImportSettled()
  return game
}

const flip = (game: Board) => ({
  type: 'flip',
  seat: game.seats[0],
  attribute: 'dex',
  net: 0,
  move: 'Slip the Net',
  fast: false,
  hasText: { check: true, cross: false },
  versus: null,
  supporters: []
})
const blow = (game: Board) => ({
  type: 'open-attack',
  seat: game.seats[0],
  power: { by: 'number', number: 4 },
  exertion: 'physical',
  from: 'The tide-wraith'
})
const press = (name: string): Promise<void> =>
  page
    .findAll('button')
    .find(each => each.text().includes(name))!
    .trigger('click')

describe('what a player answers on the phone', () => {
  it('HA7 every way to take a blow with what it brings; the least harm is marked and taken with one press', async () => {
    const game = await phone(true, blow)
    expect(page.text()).toMatch(/strikes .+ with 4/)
    expect(page.findAll('.own-question [role=radio]').length).toBeGreaterThan(1)
    expect(page.text()).toMatch(/Stamina 10 → \d/)
    await page.get('.own-question .main').trigger('click')
    const [question, answers] = answersFrom(page)[0]!
    expect(answers).toMatchObject({ way: 'way-1' })
    const actor = { kind: 'seat', seat: game.seats[0]! } as const
    game.played.answer({ board: lastBoard(game), question, answers }, actor)
  })

  it('HA7 each way shows the embers that it would put out, and says what ends the fight', async () => {
    await phone(true, game => ({ ...blow(game), power: { by: 'number', number: 14 } }))
    const ways = page.findAll('.own-question [role=radio]')
    expect(ways.map(way => way.find('.embers').exists())).not.toContain(false)
    expect(ways.some(way => way.get('.embers').attributes('aria-label')!.includes('would go out'))).toBe(true)
    expect(page.get('.own-question').text()).toContain('This ends the character’s fight')
    expect(page.find('.own-question .fold').exists()).toBe(false)
  })

  it('HA7 where open slots take tokens, others can be chosen in a fold', async () => {
    const card = (game: Board) => ({
      type: 'correct-move',
      seat: game.seats[0],
      move: 'good-cardio',
      level: '0',
      face: 'up',
      tokens: 0,
      reason: ''
    })
    await phone(true, card, blow)
    expect(page.get('.own-question .fold summary').text()).toBe('Other slots…')
    expect(page.get('.own-question .fold').text()).toContain('Good Cardio')
  })

  it.each([true, false])(
    'D1 WHO2 a player with a discard pile may shuffle it in, also before they must (phone flips: %s)',
    async on => {
      const game = await phone(on)
      expect(page.text()).not.toContain('Shuffle my discard pile')
      game.act(gm, flip(game))
      await showNow(page, game, game.seats[0]!)
      await vi.dynamicImportSettled()
      await press('Shuffle my discard pile into my deck')
      const [sent] = page.emitted('act')![0] as [object]
      expect(sent).toEqual({ type: 'shuffle', seat: game.seats[0] })
      game.act({ kind: 'seat', seat: game.seats[0]! }, sent)
      await showNow(page, game, game.seats[0]!)
      expect(page.text()).not.toContain('Shuffle my discard pile')
    }
  )

  it('HA7 nothing of it without the switch', async () => {
    await phone(false, blow)
    expect(page.text()).not.toMatch(/strikes .+ with 4/)
  })

  it('HA8 a flashback is offered after the flip, its steps and its end after that', async () => {
    const xp = (game: Board) => ({ type: 'gain-xp', seat: game.seats[0], amount: 3, reason: '' })
    await phone(true, xp, flip)
    expect(page.get('.own-offers summary').text()).toBe('Flashback, 1 XP')
    await page.get('.own-offers .main').trigger('click')
    expect(answersFrom(page), 'it is asked first').toEqual([])
    expect(page.get('.ask-first').text()).toMatch(/^Spend 1 of your \d XP\?You flip again; th.* not count\./)
    expect(page.get('.ask-first .ember').text()).toMatch(/^Keep the /)
    await page.get('.ask-first .ember').trigger('click')
    expect(answersFrom(page), 'the strong answer spends nothing').toEqual([])
    await page.get('.own-offers .main').trigger('click')
    await press('Spend 1 XP and flip again')
    expect(answersFrom(page)).toEqual([[expect.stringMatching(/^look-back /), { pay: 'xp' }]])
  })

  it('HA5 real cards are tapped where they lie', async () => {
    const real = (game: Board) => ({ type: 'use-cards', seat: game.seats[0], cards: 'physical' })
    await phone(true, real, flip)
    const faces = page.findAll('.faces button')
    expect(faces).toHaveLength(20)
    await faces[6]!.trigger('click')
    expect(page.emitted('act')![0]).toEqual([{ type: 'name-card', card: expect.any(String) as string }])
  })

  it('HA9 the phone stays awake where a page may do that; here it may not, and says so', async () => {
    await phone(true)
    expect(page.text()).toContain('This phone may go dark by itself')
    page.unmount()
    await phone(false)
    expect(page.text()).not.toContain('This phone may go dark by itself')
  })

  it('HA9 a phone that refuses to stay awake, to save its battery for example, says so until it does', async () => {
    let full = false
    const lock = { released: false, release: () => Promise.resolve() }
    const request = () => (full ? Promise.resolve(lock) : Promise.reject(new DOMException('', 'NotAllowedError')))
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    try {
      await phone(true)
      await flushPromises()
      expect(page.text()).toContain('does not let this page keep it awake, perhaps to save its battery')
      expect(page.text()).toContain('Set its screen to stay on longer')
      full = true
      document.dispatchEvent(new Event('visibilitychange'))
      await flushPromises()
      expect(page.text()).not.toContain('This phone may go dark by itself')
    } finally {
      Reflect.deleteProperty(navigator, 'wakeLock')
    }
  })
})
