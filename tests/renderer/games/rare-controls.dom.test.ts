import { afterEach, describe, expect, it } from 'vitest'
import { Played } from '../../support/chronicle'
import { LiveDashboard } from '../../support/live-dashboard'

let live: LiveDashboard
afterEach(() => live.page.end())

const newest = (): unknown => live.page.commands().at(-1)

/** What a person picks in the list of that name. */
async function pick(label: string, value: string): Promise<void> {
  const list = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)!
  list.value = value
  list.dispatchEvent(new Event('change', { bubbles: true }))
  await live.follow()
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
    const list = document.querySelector<HTMLSelectElement>('select[aria-label="Who plays Ruth"]')!
    expect([...list.options].map(option => [option.text.trim(), option.disabled])).toEqual([
      ['Kresk (has left)', true],
      ['Wren', false],
      ['You', false]
    ])
    await pick('Who plays Ruth', wren!)
    expect(newest()).toMatchObject({ type: 'hand-over', player: { kind: 'seat', seat: wren } })
    await pick('Who plays Ruth', 'gm')
    expect(newest()).toMatchObject({ type: 'hand-over', player: { kind: 'gm' } })
  })
})
