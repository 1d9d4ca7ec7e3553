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
  await vi.waitFor(() => page.named(/^Call ?(Enter)?$/), 20_000)
  await page.press('Enter')
  await settled()
  expect(page.asks.filter(({ ask }) => ask === 'answer')).toMatchObject([
    { question: 'call-player', answers: { what: 'pick-and-roll', 'players-pick-and-roll': seats.slice(0, 2) } }
  ])
})

it('GF34 GF37 says who is called, takes it back by its number, and switches a phone off', async () => {
  const { seats } = await dashboard('game-face: a player is called', 'Duel')
  await page.click(page.named(/^Called: Constance/))
  await vi.waitFor(() => page.named('Take back'), 20_000)
  await page.click(page.named('Take back'))
  await page.click(page.named(/^Constance.*: Do not call$/))
  await settled()
  expect(acts()).toEqual([
    { type: 'recall-player', call: 1 },
    { type: 'set-phone-calls', seat: seats[1], on: false }
  ])
})
