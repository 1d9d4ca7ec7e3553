import { afterEach, describe, expect, it } from 'vitest'
import type { BoardId } from '#rules/campaign/types'
import type { GmSnapshot } from '#shared/contract'
import { publicScreens, sameFor } from '#shared/screens'
import { gmFrame, gmSnapshot } from '../../../support/snapshots'
import { mountDashboard, type MountedDashboard } from '../../../support/mounted-dashboard'

const first = gmFrame().boards[0]!
const duel = { ...first, id: 'b9' as BoardId, title: 'Bell against Tide' }
const two = { ...gmFrame(), boards: [first, duel] }
const live = sameFor(publicScreens, 'live')

let page: MountedDashboard | null = null
afterEach(() => page?.end())

async function dashboard(more: Partial<GmSnapshot> = {}): Promise<MountedDashboard> {
  return (page = await mountDashboard(gmSnapshot(two, more)))
}

const waiting = { table: first.id, waiting: [duel.id], follows: false }

describe('what the screens may show', () => {
  it('ST1 is shown for each by a word, and set for all by a key', async () => {
    const { asks, press, named } = await dashboard({ modes: { ...live, overlay: 'freeze', phones: 'blank' } })
    expect(named(/^Table: Live/)).toBeTruthy()
    expect(named(/^Stream: Frozen/)).toBeTruthy()
    expect(named(/^Phones: Blank/)).toBeTruthy()
    await press('F9')
    await press('F7')
    expect(asks.slice(-2)).toEqual([
      { ask: 'set-screen-mode', screens: 'all', mode: 'freeze' },
      { ask: 'set-screen-mode', screens: 'all', mode: 'live' }
    ])
  })

  it('ST1 the key that blanks goes live again only where everything is blank', async () => {
    const { asks, press, show } = await dashboard({ modes: { ...live, table: 'blank' } })
    await press('F8')
    await show(gmSnapshot(two, { modes: sameFor(publicScreens, 'blank') }))
    await press('F8')
    expect(asks.filter(each => each.ask === 'set-screen-mode').map(each => each.mode)).toEqual(['blank', 'live'])
  })
})

describe('which game the table shows', () => {
  it('ST7 a game that waits says so where the GM looks, and is shown by one press', async () => {
    const { asks, click, named, press } = await dashboard({ boardsOnScreens: waiting })
    expect(document.body.textContent).not.toContain('Players do not see this game yet')
    await click(named(/Bell against Tide/, 'nav button'))
    expect(document.querySelector('.app-strip')?.textContent).toContain('Players do not see this game yet')
    expect(document.querySelector('.banners')?.textContent.trim(), 'nothing moves').toBe('')
    await press('G', { shiftKey: true })
    expect(asks.at(-1)).toEqual({ ask: 'show-board', board: duel.id })
  })

  it('ST6 ST10 walking to another game turns the table only where it follows', async () => {
    const { asks, click, named, show } = await dashboard({ boardsOnScreens: { ...waiting, waiting: [] } })
    const shows = () => asks.filter(each => each.ask === 'show-board')
    await click(named(/Bell against Tide/, 'nav button'))
    expect(shows()).toEqual([])
    await show(gmSnapshot(two, { boardsOnScreens: { table: first.id, waiting: [], follows: true } }))
    await click(named('Table', 'nav button'))
    expect(shows()).toEqual([])
    await click(named(/Bell against Tide/, 'nav button'))
    expect(shows()).toEqual([{ ask: 'show-board', board: duel.id }])
  })
})
