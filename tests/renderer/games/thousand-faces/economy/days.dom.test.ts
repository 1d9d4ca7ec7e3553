import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGm } from '@/dashboard/store'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { perform } from '@/features/actions/actions'
import { remedyFor } from '@/features/refusals/remedies'
import { systemOf } from '#rules/registry'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'

let live: LiveDashboard
beforeEach(async () => {
  live = await LiveDashboard.mount(Played.table('The Salt Road', 'Kresk', 'Wren'))
})
afterEach(() => live.page.end())

it.each(['needs-town', 'no-day', 'day-spent'] as const)('a refusal because of %s leads to the days', because => {
  const explanation = systemOf('thousand-faces').explain({
    because,
    seat: 'seat-1',
    move: 'shop-procure',
    by: 'shop-procure'
  } as never)
  expect(remedyFor(explanation)).toEqual({ label: 'Days…', action: 'days' })
})

it('the days are one action away, and a day that is under way stands on the dashboard', async () => {
  perform('days')
  await vi.waitFor(() => expect(live.dialog).toContain('In a quiet time of the story'))
  await live.page.click(document.querySelector<HTMLElement>('[data-choice=town]')!)
  await live.press('Enter')
  await live.press('Escape')
  const line = live.page.named(/^A day in town ?0 of 2 done$/)
  await live.page.click(line)
  await vi.waitFor(() => expect(live.dialog).toContain('A quiet day in town'))
})

it('what was learned is said in place of why nothing more can be learned, and the end of the day closes the page', async () => {
  const [kresk] = live.played.seats
  live.played.act({ type: 'gain-xp', seat: kresk!, amount: 2, reason: 'a risk' })
  live.played.act({ type: 'begin-day', place: 'town' })
  await live.show()
  await live.press('1')
  useGmChoices().use = 'study'
  useGmChoices().page = 'xp'
  useGm().sheet = 'character'
  await vi.waitFor(() => expect(live.dialog).toContain('What is learned'))
  await live.page.click(document.querySelector<HTMLElement>('[role=dialog] [data-choice=parley]')!)
  await live.press('Enter')
  await vi.waitFor(() => expect(live.dialog).toContain('Kresk learns Parley'))
  expect(document.querySelector('[role=dialog] .question-form')).toBeNull()
  await live.press('Escape')
  perform('days')
  await vi.waitFor(() => expect(live.dialog).toContain('End the day'))
  await live.page.click(document.querySelector<HTMLElement>('[data-choice=end]')!)
  await live.press('Enter')
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
})

it('a character with a day to spend chooses among the moves for it, and one that can be made lies open', async () => {
  live.played.act({ type: 'begin-day', place: 'town' })
  await live.show()
  perform('days')
  await vi.waitFor(() => expect(live.dialog).toContain('A quiet day in town'))
  await live.click('Choose a move…')
  await vi.waitFor(() => expect(document.querySelector('#moves-list')).not.toBeNull())
  expect(document.querySelector('#moves-list .label')?.textContent).toBe('Downtime')
  const chosen = document.querySelector('#moves-list [aria-selected=true]')
  expect(chosen?.closest('section')?.getAttribute('aria-label')).toBe('Downtime')
})
