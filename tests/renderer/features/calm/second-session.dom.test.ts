import type { GmSnapshot } from '#shared/contract'
import { afterEach, expect, test } from 'vitest'
import { mountDashboard, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, preferences } from '../../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

const line = (): string => document.querySelector('.spoken-line')?.textContent?.trim() ?? ''
const inSession = (session: number, secondSession = false): GmSnapshot =>
  gmSnapshot({ ...gmFrame(), session }, { preferences: { ...preferences, detail: 'automatic', secondSession } })
const isCalm = (): boolean => document.querySelector('[aria-label="Open another game"]') === null

test('the dashboard says in sight that it shows everything from the second session on, once', async () => {
  page = await mountDashboard(inSession(1))
  expect(line()).toBe('')
  await page.show(inSession(2))
  expect(line()).toContain('“Calm” in the settings')
  page.end()
  page = await mountDashboard(inSession(2))
  expect(line()).toBe('')
})

test('a campaign in its second session shows everything on a computer that has seen no other, which remembers it', async () => {
  page = await mountDashboard(inSession(2))
  expect(isCalm()).toBe(false)
  expect(page.asks).toContainEqual({ ask: 'set-preferences', preferences: { secondSession: true } })
  page.end()
  page = await mountDashboard(inSession(0, true))
  expect(isCalm(), 'a new campaign of a Game Master who has held two sessions').toBe(false)
})

test('the sample is calm on a machine without a second session, and does not count as one', async () => {
  const { file } = gmSnapshot(gmFrame())
  const sample = (secondSession: boolean): GmSnapshot => ({
    ...inSession(6, secondSession),
    file: { ...file!, name: 'the-drowned-bells 2.hearth' }
  })
  page = await mountDashboard(sample(false))
  expect(isCalm()).toBe(true)
  expect(page.asks.map(({ ask }) => ask)).not.toContain('set-preferences')
  page.end()
  page = await mountDashboard(sample(true))
  expect(isCalm(), 'a second session was begun here').toBe(false)
})
