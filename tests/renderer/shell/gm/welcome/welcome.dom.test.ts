import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RecentFile } from '#shared/contract'
import { mountDashboard, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { now } from '../../../../support/sheets'
import { gmSnapshot } from '../../../../support/snapshots'

const recents: readonly RecentFile[] = ['Salt', 'Iron', 'Ash', 'Tide', 'Bone', 'Rope'].map((title, at) => ({
  path: `/home/gm/${title}.hearth`,
  title,
  openedAt: now - at * 60_000,
  missing: at === 0
}))
let page: MountedDashboard

async function open(known: readonly RecentFile[]): Promise<void> {
  page = await mountDashboard(gmSnapshot(null, { recents: known }))
  await vi.waitFor(() => page.named(/^New campaign/), 20_000)
}
afterEach(() => page.end())

describe('the first page', () => {
  it('continues the newest campaign that is still there by Enter', async () => {
    await open(recents)
    await page.press('Enter')
    expect(page.asks.filter(each => each.ask === 'open')).toEqual([
      { ask: 'open', place: '/home/gm/Iron.hearth', mode: 'edit' }
    ])
  })

  it('begins a new campaign by N in a browser, where Ctrl+N cannot be had', async () => {
    await open(recents)
    await page.press('n')
    await vi.waitFor(() => expect(page.dialog()?.textContent).toContain('A new campaign'), 20_000)
    expect(document.querySelector('.banners')?.textContent).not.toContain('No campaign is open')
  })

  it('opens the sample by Enter where nothing was played yet', async () => {
    await open([])
    await page.press('Enter')
    expect(page.asks.map(each => each.ask)).toContain('open-sample')
  })

  it('lists four recent campaigns, and all of them when asked', async () => {
    await open(recents)
    const listed = (): readonly (string | null | undefined)[] =>
      [...document.querySelectorAll('.recents .recent b')].map(each => each.textContent)
    expect(listed()).toEqual(['Salt', 'Iron', 'Ash', 'Tide'])
    await page.click(page.named('Show all 6'))
    expect(listed()).toEqual(['Salt', 'Iron', 'Ash', 'Tide', 'Bone', 'Rope'])
  })
})
