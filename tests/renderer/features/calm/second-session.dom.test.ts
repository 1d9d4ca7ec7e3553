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

test('the sample is calm on a machine without a second session, and does not count as one', async () => {
  const { file } = gmSnapshot(gmFrame())
  const sample: GmSnapshot = { ...inSession(6), file: { ...file!, name: 'the-drowned-bells 2.hearth' } }
  const isCalm = (): boolean => document.querySelector('[aria-label="Open another game"]') === null
  page = await mountDashboard(sample)
  expect(isCalm()).toBe(true)
  page.end()
  page = await mountDashboard(inSession(1))
  expect(isCalm()).toBe(true)
  await page.show(inSession(2))
  expect(isCalm()).toBe(false)
  page.end()
  page = await mountDashboard(sample)
  expect(isCalm(), 'a second session was begun here').toBe(false)
})
