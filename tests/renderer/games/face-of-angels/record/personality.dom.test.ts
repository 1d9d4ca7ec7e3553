import type { VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { SeatId } from '#rules/core/seat'
import { personalityNames, personalityWords } from '#rules/face-of-angels/names'
import { personalities, realmNames, suits } from '#rules/face-of-angels/vocabulary'
import { moments } from '../../../../support/moments/index'
import type { Board } from '../../../../support/moments/company'
import { mountSeatBoard, showNow } from '../../../../support/small-game-screens'

let page: VueWrapper
afterEach(() => page.unmount())

async function open(title: string): Promise<void> {
  await page
    .findAll('button')
    .find(each => each.text() === title)!
    .trigger('click')
}

describe('a player’s phone in The Face of Angels', () => {
  it('A8 QU1 says what each personality does where one is chosen, then what the chosen one does', async () => {
    const game = moments['face-of-angels: before the deal']?.() as Board
    const seat = game.seats[0] as SeatId
    const name = { type: 'edit-protagonist', seat, name: 'Ada', area: '', perception: '' } as const
    game.act({ kind: 'gm' }, { ...name, personality: null })
    page = await mountSeatBoard(game, seat)
    const says = (): string => page.get('[aria-label="Personality"]').text().replaceAll(/\s+/g, ' ')
    expect(says()).toContain('No personality yet')
    await open('The personality…')
    for (const each of personalities)
      expect(page.get(`[data-choice="${each}"]`).text()).toBe(personalityNames[each] + personalityWords[each])
    await page.get('[data-choice="queen"]').trigger('click')
    expect(page.emitted('answer'), 'a choice is not sent yet').toBeUndefined()
    await page.get('[aria-label="Personality"] .go .btn').trigger('click')
    expect(page.emitted('answer')).toMatchObject([[`personality ${seat}`, { personality: 'queen' }]])
    game.act({ kind: 'gm' }, { ...name, personality: 'queen' })
    await showNow(page, game, seat)
    expect(says()).toContain(`Queen${personalityWords.queen}`)
  })

  it('A8c QU2 says during a contest why the personality stays, and by which rule', async () => {
    const game = moments['face-of-angels: the stakes']?.() as Board
    page = await mountSeatBoard(game, game.seats[0] as SeatId)
    await open('The personality…')
    expect(page.get('[aria-label="Personality"] .blocked').text()).toMatch(/stay as they are while a contest.*A8c/s)
    expect(page.get('[aria-label="Personality"] .go .btn').attributes('aria-disabled')).toBe('true')
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
