import { afterEach, describe, expect, it } from 'vitest'
import { Played } from '../../support/chronicle'
import { LiveDashboard } from '../../support/live-dashboard'

let live: LiveDashboard
afterEach(() => live.page.end())

/** Opens the question on the card, picks the first player and commits, by keys. */
async function handOver(to: string): Promise<void> {
  await live.click(/^Another player/)
  await live.press('1')
  expect(document.querySelector('.question-form [aria-checked=true]')?.textContent).toContain(to)
  await live.press('Enter')
}

describe('controls for what happens rarely', () => {
  it('PR45 a Character whose player has left is handed over on its card', async () => {
    const played = Played.table('The salt road', 'Kresk', 'Wren')
    const [kresk, wren] = played.seats
    played.campaign({ type: 'close-board', board: played.board })
    played.campaign({ type: 'open-board', system: 'prophecy', title: 'The flood', settings: null })
    const { id } = played.chronicle.campaign.boards.at(-1)!
    const act = (command: object) => played.act(command, { kind: 'gm' }, id)
    act({ type: 'add-object', name: 'Ruth', kind: 'person', player: { kind: 'seat', seat: kresk } })
    act({ type: 'go-to', phase: 'characters' })
    played.campaign({ type: 'retire-seat', seat: kresk! })
    live = await LiveDashboard.mount(played)
    const newest = (): unknown => {
      const entry = played.chronicle.entries.at(-1)
      return entry?.kind === 'act' ? entry.command : null
    }
    expect(document.querySelector('[data-rule=PR45]')?.textContent).toBe('Kresk (has left)')
    await handOver('Wren')
    expect(newest()).toMatchObject({ type: 'hand-over', player: { kind: 'seat', seat: wren } })
    expect(document.querySelector('[data-rule=PR45]')?.textContent).toBe('Wren')
    await handOver('The Game Master')
    expect(newest()).toMatchObject({ type: 'hand-over', player: { kind: 'gm' } })
    expect(document.querySelector('[data-rule=PR45]')?.textContent).toBe('You')
  })
})
