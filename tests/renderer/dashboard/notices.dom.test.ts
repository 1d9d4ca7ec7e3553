import { afterEach, expect, it } from 'vitest'
import { mountDashboard, type MountedDashboard } from '../../support/mounted-dashboard'
import { gmFrame, gmSnapshot } from '../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

it('shows the three newest notices, the newest first, each with what can be done about it', async () => {
  const notices = ['one', 'two', 'three', 'four'].map((says, at) => ({
    id: `n${at}`,
    at,
    tone: 'warn' as const,
    says,
    remedy: says === 'four' ? { label: 'Open it', ask: { ask: 'resume' } as const } : null
  }))
  page = await mountDashboard(gmSnapshot(gmFrame(), { notices }))
  const shown = [...document.querySelectorAll('[data-part="notices"] [role="status"]')]
  const texts = shown.map(each =>
    [...each.querySelectorAll('p, .btn.quiet')].map(({ textContent }) => textContent?.trim())
  )
  expect(texts).toEqual([['four', 'Open it'], ['three'], ['two']])
})
