import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RecentFile } from '#shared/contract'
import { mountDashboard, type MountedDashboard } from '../../../support/mounted-dashboard'
import { now } from '../../../support/sheets'
import { gmSnapshot } from '../../../support/snapshots'

const recents: readonly RecentFile[] = ['Salt', 'Iron', 'Ash', 'Tide', 'Bone', 'Rope'].map((title, at) => ({
  path: `/home/gm/${title}.hearth`,
  title,
  openedAt: now - at * 60_000,
  left: null,
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
      { ask: 'open', path: '/home/gm/Iron.hearth', mode: 'edit' }
    ])
  })

  it('says where the newest campaign was left: session, scene, last line, and what is owed', async () => {
    const left = { session: 2, scene: 'The inn at Gull Bay', line: 'Kresk took a Wound', owed: ['1 GM move owed'] }
    await open([{ ...recents[1]!, left }])
    const says = page.named(/^Continue/).textContent
    for (const words of ['Session 2 · The inn at Gull Bay', 'Kresk took a Wound', 'Still open: 1 GM move owed'])
      expect(says).toContain(words)
  })

  it('says what this is, and opens the rules before a campaign exists', async () => {
    await open([])
    expect(document.querySelector('.welcome')?.textContent).toContain('A Thousand Faces of Adventure')
    await page.click(page.named('How the game is played'))
    await vi.waitFor(() => expect(page.dialog()?.textContent).toContain('Rules'), 20_000)
  })

  it('shows what happens in an evening before a campaign exists, and begins none', async () => {
    await open([])
    await page.click(page.named('A first evening, step by step'))
    await vi.waitFor(() => expect(page.dialog()?.textContent).toContain('Rules'), 20_000)
    expect(page.dialog()?.querySelector('[aria-current=page]')?.textContent).toContain('A first evening')
    expect(page.dialog()?.textContent).not.toContain('A new campaign')
  })

  it('says beside “Open…” that a file can be dropped, also where campaigns are known', async () => {
    await open(recents)
    expect(page.named(/^Open…/).textContent).toContain('drop a .hearth file')
  })

  it('begins a new campaign by N in a browser, where Ctrl+N cannot be had', async () => {
    await open(recents)
    await page.press('n')
    await vi.waitFor(() => expect(page.dialog()?.textContent).toContain('A new campaign'), 20_000)
    expect(document.querySelector('.banners')?.textContent).not.toContain('No campaign is open')
  })

  it('asks for the players of a new campaign so that Tab goes from name to name, past every cross', async () => {
    await open(recents)
    await page.press('n')
    await vi.waitFor(() => expect(page.dialog()?.textContent).toContain('A new campaign'), 20_000)
    const all = [...page.dialog()!.querySelectorAll<HTMLElement>('fieldset input, fieldset button')]
    const reached = all
      .filter(each => each.tabIndex >= 0)
      .map(each => each.getAttribute('aria-label') ?? each.textContent)
    expect(all.length - reached.length).toBe(4)
    expect(reached.slice(0, 4)).toEqual(['Player 1', 'Character of player 1', 'Player 2', 'Character of player 2'])
  })

  it('keeps Enter on the lit card after a dialog that was opened by the mouse', async () => {
    await open([])
    await page.click(page.named('A first evening, step by step'))
    await vi.waitFor(() => expect(page.dialog()?.textContent).toContain('Rules'), 20_000)
    await page.press('Escape')
    await vi.waitFor(() => expect(page.dialog()).toBeNull())
    await page.press('Enter')
    await vi.waitFor(() => expect(page.dialog()?.textContent).toContain('A new campaign'), 20_000)
  })

  it('begins a new campaign by Enter where nothing was played yet', async () => {
    await open([])
    await page.press('Enter')
    await vi.waitFor(() => expect(page.dialog()?.textContent).toContain('A new campaign'), 20_000)
  })

  it.each([
    ['New campaign', []],
    ['Continue', recents]
  ])('shows one ember action alone: %s', async (name, known) => {
    await open(known)
    const lit = [...document.querySelectorAll('.start.lit')]
    expect(lit.map(each => each.querySelector('b')?.textContent)).toEqual([name])
    expect(lit[0]?.querySelector('kbd')?.textContent).toBe('Enter')
  })

  it('opens the sample by its button where nothing was played yet', async () => {
    await open([])
    await page.click(page.named(/^The Drowned Bells/))
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
