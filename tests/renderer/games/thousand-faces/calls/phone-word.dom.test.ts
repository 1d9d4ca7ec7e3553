import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import { at, type Board } from '../../../../support/moments/company'
import { lastBoard, mountSeatBoard, showNow } from '../../../../support/small-game-screens'
import { answersFrom, phoneOf, pressOn, sentFrom, table } from '../board/own-phone'

const putAside = 'Your Game Master put aside what you asked for. You can ask again.'
const takenBack = 'Your Game Master took the call back; nothing was flipped.'
let page: VueWrapper
afterEach(() => page.unmount())

/** All players flip on the phone. */
async function phone(begin: (game: Board) => unknown = () => null): Promise<Board> {
  const game = table()
  begin(game)
  page = await phoneOf(game)
  return game
}
async function now(game: Board, by: 'gm' | 'player', command: object): Promise<void> {
  const seat = game.seats[0]!
  game.act(by === 'gm' ? gm : at(seat), 'ask' in command ? command : { seat, ...command })
  await showNow(page, game, seat)
  await vi.dynamicImportSettled()
}
const sent = (): readonly unknown[] => sentFrom(page)
const press = (words: string): Promise<void> => pressOn(page, words)
const word = (): string | null => (page.find('.own-word').exists() ? page.get('.own-word[data-spoken]').text() : null)
const ask = { type: 'request-call', move: 'discern', attribute: 'int', item: null }
const mercy = { type: 'request-mercy', what: 'I rang the bell' }
const flip = (game: Board) => ({
  type: 'call-flip',
  why: '',
  ask: {
    type: 'flip',
    seat: game.seats[0],
    attribute: 'str',
    net: 0,
    move: 'Hold the gate',
    fast: false,
    hasText: { check: true, cross: false },
    versus: null,
    supporters: []
  }
})
const xp = (game: Board): unknown => game.act(gm, { type: 'gain-xp', seat: game.seats[0], amount: 1, reason: '' })

describe('what the Game Master puts aside, in words on the phone', () => {
  it('HA15 a request that is put aside says so, until the next thing is asked for', async () => {
    const game = await phone()
    await now(game, 'player', ask)
    expect(word()).toBeNull()
    await now(game, 'gm', { type: 'drop-request' })
    expect(word()).toBe(putAside)
    await now(game, 'gm', { type: 'gain-xp', amount: 1, reason: '' })
    await now(game, 'gm', { ...flip(game).ask, seat: game.seats[1] })
    expect(word()).toBe(putAside)
    page.unmount()
    page = await mountSeatBoard(game, game.seats[0]!)
    expect(word(), 'after a reload').toBe(putAside)
    await now(game, 'player', ask)
    expect(word()).toBeNull()
  })

  it('HA15 a move without a flip that the Game Master uses as it was asked for says nothing', async () => {
    const game = await phone(begun =>
      begun.act(gm, {
        type: 'correct-move',
        seat: begun.seats[0],
        move: 'go-berserk',
        level: '0',
        face: 'up',
        tokens: 0,
        reason: ''
      })
    )
    await now(game, 'player', { type: 'request-call', move: 'go-berserk', attribute: null, item: null })
    await now(game, 'gm', {
      type: 'use-move',
      move: 'go-berserk',
      attribute: null,
      item: null,
      advantages: 0,
      versus: null,
      supporters: [],
      load: 'counts',
      slots: []
    })
    expect(word()).toBeNull()
  })

  it('HA15 a request that is called, or that the player takes back, says nothing', async () => {
    const game = await phone()
    await now(game, 'player', ask)
    await now(game, 'gm', flip(game))
    expect(word()).toBeNull()
    await now(game, 'gm', { type: 'recall-flip' })
    await now(game, 'player', ask)
    await press('Take back')
    await now(game, 'player', sent()[0] as object)
    expect(word()).toBeNull()
  })

  it('HA20 so does a Mercy Flashback; one that is granted is paid for and says nothing', async () => {
    const game = await phone(xp)
    await now(game, 'player', mercy)
    await now(game, 'gm', { type: 'drop-mercy' })
    expect(word()).toBe(putAside)
    await now(game, 'player', mercy)
    await now(game, 'gm', { type: 'mercy-flashback', what: 'I rang the bell' })
    expect(word()).toBeNull()
  })

  it('HA4 a call that is taken back says that nothing was flipped; one that the Game Master flips says nothing', async () => {
    const game = await phone()
    await now(game, 'gm', flip(game))
    await now(game, 'gm', { type: 'recall-flip' })
    expect(word()).toBe(takenBack)
    await now(game, 'gm', flip(game))
    expect(word()).toBeNull()
    await now(game, 'gm', flip(game).ask)
    expect(page.find('.own-call').exists()).toBe(false)
    expect(word()).toBeNull()
  })

  it('HA20 what was asked for can be taken back also once the XP are gone', async () => {
    const game = await phone(xp)
    await now(game, 'player', mercy)
    await now(game, 'gm', { type: 'spend-xp', amount: 1, reason: '' })
    const fold = page.get('.own-xp details')
    ;(fold.element as HTMLDetailsElement).open = true
    await fold.trigger('toggle')
    expect(page.get('[aria-label="What you can have now"]').text()).toContain('Asked: I rang the bell')
    await press('Do not ask after all')
    expect(answersFrom(page)).toMatchObject([[`mercy ${game.seats[0]}`, {}]])
  })
})

describe('the tokens of a player’s own moves', () => {
  const lay = (game: Board, move: string, tokens: number): unknown =>
    game.act(gm, { type: 'correct-move', seat: game.seats[0], move, level: '0', face: 'up', tokens, reason: '' })

  it('HA21 a question of the card is chosen, or one is said aloud, as long as tokens are left', async () => {
    const game = await phone(begun => lay(begun, 'its-a-trap', 2))
    const says = (): string => page.get('.own-offers summary').text()
    expect(says()).toBe("It's a Trap!: 2 tokens")
    expect(page.findAll('.own-offers [role=radio]')).toHaveLength(5)
    const asked = { seat: game.seats[0]!, move: 'its-a-trap' }
    const ask = async (words: string, question: string): Promise<void> => {
      await press(words)
      await press('Ask it, 1 token')
      const [id, answers] = answersFrom(page).at(-1)!
      const entry = game.played.answer({ board: lastBoard(game), question: id, answers }, at(game.seats[0]))
      expect(entry).toMatchObject({ command: { type: 'spend-token', ...asked, question } })
      await showNow(page, game, game.seats[0]!)
    }
    await ask('what does it do', 'what does it do')
    expect(says()).toBe("It's a Trap!: 1 token")
    await ask('Something else, aloud', '')
    expect(page.find('.own-offers details').exists()).toBe(false)
  })

  it('HA21 tokens that buy no question are not offered', async () => {
    await phone(begun => lay(begun, 'fury', 1))
    expect(page.findAll('.own-offers summary').map(each => each.text())).not.toContain('Fury: 1 token')
  })
})
