import { afterEach, expect, it, vi } from 'vitest'
import { mountDashboard, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

const heard = (): string => document.querySelector('[data-announcements]')?.textContent?.trim() ?? ''
const line = (): string => document.querySelector('.spoken-line')?.textContent ?? ''

it('SK1 SK3 a key says it aloud and shows it as a line, sends nothing, and says more when more is asked for', async () => {
  const snapshot = gmSnapshot(gmFrame(gmView({ pending: null })))
  page = await mountDashboard(snapshot)
  await page.press('\\')
  await vi.waitFor(() => expect(heard()).toMatch(/^Shadow 6, circled 3\. Journey \d+/))
  expect(line()).toBe(heard())
  await page.press("'")
  await vi.waitFor(() => expect(heard()).toMatch(/deck \d+, discard \d+/))
  const short = heard()
  await page.show({ ...snapshot, serial: 500, preferences: { ...snapshot.preferences, spoken: 'full' } })
  await page.press("'")
  await vi.waitFor(() => expect(heard().length).toBeGreaterThan(short.length))
  await page.press(';')
  await vi.waitFor(() => expect(heard()).not.toMatch(/deck/))
  expect(page.commands()).toEqual([])
})
