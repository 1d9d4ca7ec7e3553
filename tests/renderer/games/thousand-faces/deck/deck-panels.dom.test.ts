import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { State } from '#rules/thousand-faces/state'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { settled } from '../../../../support/mounted-dashboard'

let live: LiveDashboard
let played: Played
const state = (): State => played.chronicle.campaign.boards[0]!.state as State
const last = (): unknown => played.chronicle.entries.at(-1)

async function panel(id: 'draw' | 'cards'): Promise<void> {
  live = await LiveDashboard.mount(played)
  useGmChoices().open(id)
  await settled()
}

beforeEach(() => {
  localStorage.clear()
  played = Played.table('At the lock', 'Ada', 'Bo')
})
afterEach(() => live.page.end())

describe('the panel that draws a number', () => {
  it('DL1 QU2 a digit selects what is drawn, Enter draws it, and undo puts the cards back', async () => {
    await panel('draw')
    const before = state().sheets[0]!.piles
    for (const key of ['1', 'Enter']) await live.press(key)
    expect(last()).toMatchObject({ command: { type: 'draw-number', seat: played.seats[0], die: 'd4' } })
    expect(document.querySelector('.newest')?.textContent).toMatch(/reads a d4 off the cards/)
    played.undo()
    expect(state().sheets[0]!.piles).toEqual(before)
  })

  it('N2 QU2 dice of the app are rolled by digits and Enter', async () => {
    await panel('draw')
    await live.page.click(live.page.named('Roll dice', '[role=radio]'))
    for (const key of ['3', '5', 'Enter']) await live.press(key)
    expect(last()).toMatchObject({
      command: { type: 'roll-dice', throw: { dice: [10], plus: 0, halved: 'halved' }, what: '' }
    })
  })
})

describe('the panel of attributes and cards', () => {
  it('D6 QU2 a digit selects the other cards, and Enter changes them', async () => {
    await panel('cards')
    for (const key of ['2', 'Enter']) await live.press(key)
    expect(state().sheets.map(({ piles }) => piles.cards)).toEqual(['physical', 'digital'])
    await live.click('Real cards for everybody')
    expect(state().sheets.map(({ piles }) => piles.cards)).toEqual(['physical', 'physical'])
  })

  it('D6 says why the cards cannot be changed now', async () => {
    played.act({ type: 'use-cards', seat: played.seats[0], cards: 'physical' })
    played.act({ type: 'draw-number', seat: played.seats[0], die: 'd4' })
    await panel('cards')
    const form = document.querySelector('.question-form[data-rule=D6]')
    expect(form?.textContent).toContain('is not finished')
    await live.press('Enter')
    expect(last()).toMatchObject({ command: { type: 'draw-number' } })
  })
})
