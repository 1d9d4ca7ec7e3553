import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { State } from '#rules/thousand-faces/state'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'

let live: LiveDashboard
let played: Played
const cards = () => (played.chronicle.campaign.boards[0]!.state as State).sheets[0]!.character.moves

async function sheet(): Promise<void> {
  live = await LiveDashboard.mount(played)
  await live.press('1')
  await live.press('q')
  await vi.waitFor(() => live.page.named('Give or correct a card…'), 20_000)
}

beforeEach(() => {
  localStorage.clear()
  played = Played.table('At the lock', 'Ada', 'Bo')
  const seat = played.seats[0]
  played.act({ type: 'correct-move', seat, move: 'fury', level: '0', face: 'up', tokens: 0, reason: '' })
})
afterEach(() => live.page.end())

describe('the move cards of a character', () => {
  it('WHO1 QU2 digits select the card and what happens to it, Enter commits, and undo takes it back', async () => {
    await sheet()
    await live.click('Give or correct a card…')
    for (const key of ['1', '3', 'Enter']) await live.press(key)
    expect(cards()).toMatchObject([{ move: 'fury', faceDown: true }])
    played.undo()
    expect(cards()).toMatchObject([{ move: 'fury', faceDown: false }])
  })

  it('WHO1 the menu of a card opens the same question for it', async () => {
    await sheet()
    const opener = live.page.named('More for Fury')
    opener.focus()
    await live.press('ArrowDown')
    await live.page.click(await vi.waitFor(() => live.page.named('Correct the card…', '[role=menuitem]')))
    await live.page.click(document.querySelector<HTMLElement>('[data-choice=away]')!)
    await live.page.click(live.page.named(/^Take Fury away/))
    await live.follow()
    expect(cards()).toEqual([])
  })

  it('WHO1 a card is found by typing and given by Enter', async () => {
    await sheet()
    await live.click('Give or correct a card…')
    await live.press('2')
    live.page.named('Choose a card…').focus()
    await live.press('ArrowDown')
    const line = await vi.waitFor(() => live.page.named(/^Go Berserk/, '[role=menuitem]'))
    await live.page.click(line)
    await live.press('Enter')
    expect(cards().map(({ move }) => move)).toEqual(['fury', 'go-berserk'])
  })
})
