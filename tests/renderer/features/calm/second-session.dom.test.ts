import type { GmSnapshot } from '#shared/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mountDashboard, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, preferences } from '../../../support/snapshots'

let page: MountedDashboard
beforeEach(() => localStorage.clear())
afterEach(() => page.end())

const line = (): string => document.querySelector('.spoken-line')?.textContent?.trim() ?? ''
const inSession = (session: number): GmSnapshot =>
  gmSnapshot({ ...gmFrame(), session }, { preferences: { ...preferences, detail: 'automatic' } })

test('the dashboard says in sight that it shows everything from the second session on, once', async () => {
  page = await mountDashboard(inSession(1))
  expect(line()).toBe('')
  await page.show(inSession(2))
  expect(line()).toContain('“Calm” in the settings')
  page.end()
  page = await mountDashboard(inSession(2))
  expect(line()).toBe('')
})
