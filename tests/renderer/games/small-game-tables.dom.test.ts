import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import { scoreWords } from '@/games/game-face/board/sides'
import { board, type Board } from '../../support/moments/company'
import { moments } from '../../support/moments/index'
import { mountSeatBoard, mountTableBoard, showOnTable } from '../../support/small-game-screens'

let page: VueWrapper
afterEach(() => {
  page.unmount()
  vi.useRealTimers()
})
const words = (selector: string): string => page.get(selector).text().replaceAll(/\s+/g, ' ')

describe('the table in a duel', () => {
  it('GF4 shows the score of a round only when its cups are lifted', async () => {
    vi.useFakeTimers()
    const game = board('game-face', 'The bell rope')
    const [left, right] = game.seats.map(seat => ({
      who: { kind: 'seat', seat },
      dice: 'table',
      strong: 'spades',
      weak: 'hearts'
    }))
    game.act(gm, {
      type: 'begin',
      contestants: { left, right },
      voice: null,
      variants: { bonus: 'lasting', ties: 'spent' }
    })
    page = await mountTableBoard(game)
    const before = words('footer')
    game.act(gm, { type: 'reveal', typed: { left: { suit: 'clubs', roll: 5 }, right: { suit: 'clubs', roll: 1 } } })
    await showOnTable(page, game)
    expect(words('footer')).toBe(before)
    await vi.advanceTimersByTimeAsync(1200)
    expect(words('[data-side=left] [data-rule=GF5]')).toBe('5')
  })

  it('says the rounds of who won first', () => {
    const sides = { left: { wins: 0 }, right: { wins: 2 } }
    const contest = { sides, verdict: { victor: 'right', by: 'rounds' } }
    expect(scoreWords(contest as never, side => side)).toBe('2 to 0')
    expect(scoreWords({ ...contest, verdict: null } as never, side => side)).toBe('right leads 2 to 0')
  })
})

describe('the table in Prophecy', () => {
  it('PR2 shows the world above the catastrophe', async () => {
    const game = board('prophecy', 'The last season')
    game.act(gm, {
      type: 'write-prophecy',
      title: 'The flood',
      world: 'An island of bells',
      catastrophe: 'The sea rises'
    })
    page = await mountTableBoard(game)
    expect(words('.said')).toMatch(/An island of bells.*The sea rises/)
  })
})

describe('the table in The Face of Angels', () => {
  it('A24 marks the stakes that came true, and no others', async () => {
    page = await mountTableBoard(moments['face-of-angels: it is won']?.() as Board)
    expect(words('[data-side=initiator] .stake')).toContain('This comes true')
    expect(words('[data-side=respondent] .stake')).not.toContain('This comes true')
  })
})

describe('the phone at the end of a game', () => {
  it('says who won the duel, and no longer that the cup is secret', async () => {
    const game = moments['game-face: decided']?.() as Board
    page = await mountSeatBoard(game, game.seats[0]!)
    await vi.dynamicImportSettled()
    expect(page.text()).toMatch(/^Round 2 of 3\s*You have won/)
    expect(page.text()).not.toMatch(/can see|until both cups/i)
  })

  it('says first how the Finale ended', async () => {
    const game = moments['prophecy: the Finale is told']?.() as Board
    page = await mountSeatBoard(game, game.seats[0]!)
    await vi.dynamicImportSettled()
    expect(page.text()).toMatch(/^The Catastrophe came to pass/)
  })
})
