import { afterEach, expect, it, vi } from 'vitest'
import { frameFor } from '#rules/campaign/frame'
import { moments } from '../../../support/moments/index'
import type { Board } from '../../../support/moments/company'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmSnapshot } from '../../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

async function dashboard(moment: string, game: string): Promise<Board> {
  const board = moments[moment]?.() as Board
  page = await mountDashboard(gmSnapshot(frameFor(board.played.chronicle, { kind: 'gm' })))
  await page.click(page.named(game))
  await vi.waitFor(() => page.named(/^Call/), 20_000)
  return board
}

const acts = () => page.commands()

it('GF33 offers first what a contestant is waited for, and calls each of those who are picked', async () => {
  const { seats } = await dashboard('game-face: the reveal', 'Duel')
  await page.click(page.named(/^Call a player/))
  await vi.waitFor(() => page.named(/^Call 2 players/), 20_000)
  await page.click(page.named(/^Call 2 players/))
  await settled()
  expect(acts()).toEqual(
    seats.slice(0, 2).map(seat => ({ type: 'call-player', seats: [seat], what: 'pick-and-roll', why: '' }))
  )
})

it('GF34 GF37 says who is called, takes it back by its number, and switches a phone off', async () => {
  const { seats } = await dashboard('game-face: a player is called', 'Duel')
  await page.click(page.named(/^Called: Constance/))
  await vi.waitFor(() => page.named('Take back'), 20_000)
  await page.click(page.named('Take back'))
  await page.click(page.named('Do not call'))
  await settled()
  expect(acts()).toEqual([
    { type: 'recall-player', call: 1 },
    { type: 'set-phone-calls', seat: seats[0], on: false }
  ])
})
