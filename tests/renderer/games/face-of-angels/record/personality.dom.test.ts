import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { personalities, realmNames, suits } from '#rules/face-of-angels/vocabulary'
import { personalityNames, personalityWords } from '../../../../../src/renderer/games/face-of-angels/board/words'
import { moments } from '../../../../support/moments/index'
import type { Board } from '../../../../support/moments/company'
import { mountSeatBoard, showNow } from '../../../../support/small-game-screens'

let page: VueWrapper
afterEach(() => page.unmount())

describe('a player’s phone in The Face of Angels', () => {
  it('A8 says what each personality does where one is chosen, then what the chosen one does', async () => {
    const game = moments['face-of-angels: before the deal']?.() as Board
    const seat = game.seats[0] as SeatId
    const name = { type: 'edit-protagonist', seat, name: 'Ada', area: '', perception: '' } as const
    game.act({ kind: 'gm' }, { ...name, personality: null })
    page = await mountSeatBoard(game, seat)
    const says = (): string => page.get('[aria-label="What it does"]').text().replaceAll(/\s+/g, ' ')
    for (const each of personalities) expect(says()).toContain(`${personalityNames[each]}: ${personalityWords[each]}`)
    game.act({ kind: 'gm' }, { ...name, personality: 'queen' })
    await showNow(page, game, seat)
    expect(says()).toBe(personalityWords.queen)
  })

  it('A30 NP2 a friend is removed from the record only after a question', async () => {
    const game = moments['face-of-angels: before the deal']?.() as Board
    const seat = game.seats[0] as SeatId
    game.act({ kind: 'gm' }, { type: 'add-relationship', seat, kind: 'friend', name: 'Old Maud' })
    page = await mountSeatBoard(game, seat)
    await page.get('[aria-label="Remove Old Maud"]').trigger('click')
    expect(page.emitted('act')).toBeUndefined()
    const ask = page.get('.ask-first')
    expect(ask.text()).toContain('Remove Old Maud from the record?')
    await ask.findAll('button')[1]!.trigger('click')
    expect(page.emitted('act')).toMatchObject([[{ type: 'remove-relationship', seat }]])
  })

  it('A1 says what the suits stand for', async () => {
    const game = moments['face-of-angels: dealt']?.() as Board
    page = await mountSeatBoard(game, game.seats[0] as SeatId)
    for (const suit of suits) expect(page.get('.mine details').text()).toContain(realmNames[suit])
  })
})
