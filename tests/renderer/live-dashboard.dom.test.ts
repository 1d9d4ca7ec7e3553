import { afterEach, expect, it } from 'vitest'
import { useGm } from '@/dashboard/store'
import { pageSpot } from '@/features/refusals/refusal-spot'
import { defaultPreferences } from '../../src/shared/preferences'
import { Played } from '../support/chronicle'
import { LiveDashboard } from '../support/live-dashboard'
import { mountDashboard, type MountedDashboard } from '../support/mounted-dashboard'
import { gmFrame, gmSnapshot } from '../support/snapshots'

// What the helpers of component tests can play: keys with Alt, undo, redo and refusals.

let page: MountedDashboard
afterEach(() => page.end())

it('a key with Alt does what it is bound to', async () => {
  page = await mountDashboard(
    gmSnapshot(gmFrame(), { preferences: { ...defaultPreferences, keys: { note: ['Alt+Q'] } } })
  )
  await page.press('q', { altKey: true })
  expect(page.dialog()?.textContent).toContain('Note')
})

it('undo and redo are played', async () => {
  const played = Played.table('The bell', 'Kresk')
  played.campaign({ type: 'rename-campaign', title: 'The ninth bell' })
  const live = await LiveDashboard.mount(played)
  page = live.page
  await live.press('z', { ctrlKey: true })
  expect(played.chronicle.campaign.title).toBe('The bell')
  await live.press('y', { ctrlKey: true })
  expect(played.chronicle.campaign.title).toBe('The ninth bell')
})

it('a refusal of the host is shown and can be read, and is not played', async () => {
  const played = Played.table('The bell', 'Kresk')
  played.campaign({ type: 'open-board', system: 'thousand-faces', title: '', settings: null })
  const live = await LiveDashboard.mount(played)
  page = live.page
  const { revision } = played.chronicle
  await useGm().act(null, { type: 'rename-campaign', title: ' ' }, pageSpot)
  await live.follow()
  expect(page.refusal()).toBe('It needs a name. Type at least one letter.')
  expect(played.chronicle.revision).toBe(revision)
})
