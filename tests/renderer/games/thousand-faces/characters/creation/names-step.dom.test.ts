import { afterEach, beforeEach, expect, it } from 'vitest'
import { Played } from '../../../../../support/chronicle'
import { LiveDashboard } from '../../../../../support/live-dashboard'

let live: LiveDashboard

beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem('guide-known', 'yes')
  const played = new Played()
  for (const player of ['Ana', 'Ben']) played.campaign({ type: 'add-seat', player, character: '' })
  played.campaign({ type: 'open-board', system: 'thousand-faces', title: 'The Salt Road', settings: null })
  live = await LiveDashboard.mount(played)
  await live.press('Q', { shiftKey: true })
  await live.click(/^\d?\s*Names/)
})
afterEach(() => live.page.end())

async function write(name: string): Promise<void> {
  const field = document.activeElement as HTMLInputElement
  field.value = name
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await live.press('Enter')
}

it('R4 all names are written with Enter alone, and the last Enter goes on to the next step', async () => {
  await write('Kresk')
  await write('Willow')
  expect(live.played.chronicle.campaign.seats.map(({ character }) => character)).toEqual(['Kresk', 'Willow'])
  await live.press('Enter')
  expect(document.querySelector('.step-bar [aria-current=step]')?.textContent).toContain('Questions')
})
