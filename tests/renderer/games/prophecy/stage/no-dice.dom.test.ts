import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { gm, type SeatId } from '#rules/core/seat'
import type { State } from '#rules/prophecy/state'
import { useGm } from '../../../../../src/renderer/dashboard/store'
import { drawOutlines } from '../../../../support/drawn-outlines'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { board, type Board } from '../../../../support/moments/company'
import { lastBoard, mountSeatBoard } from '../../../../support/small-game-screens'

/** A scene on stage for which there are no dice. */
function withoutDice(): Board {
  const game = board('prophecy', 'The last season')
  game.act(gm, { type: 'sketch', parent: null, objective: 'wake the dragon' })
  const { state } = game.played.chronicle.campaign.boards.at(-1) ?? {}
  return game.act(gm, { type: 'perform', scene: (state as State).scenes[0]?.id, at: 1000 })
}

beforeAll(drawOutlines)
let end: () => void
afterEach(() => end())

it('NP2 a scene without dice is failed by no key, and by a press only after a question', async () => {
  const game = withoutDice()
  localStorage.setItem('guide-known', 'yes')
  const live = await LiveDashboard.mount(game.played)
  end = () => live.page.end()
  useGm().board = lastBoard(game)
  await vi.waitFor(() => live.page.named(/No dice: accept the failure/), 20_000)
  const rolls = () => live.page.commands().filter(each => (each as { type: string }).type === 'roll')
  await live.press('Enter')
  await live.press('Enter')
  expect(rolls()).toEqual([])
  await live.click(/No dice: accept the failure/)
  expect(rolls()).toEqual([])
  await live.click(/^Accept the failure/)
  expect(rolls()).toEqual([{ type: 'roll', dice: null }])
})

it('NP2 a phone asks before it fails a scene without dice', async () => {
  const game = withoutDice()
  const page: VueWrapper = await mountSeatBoard(game, game.seats[0] as SeatId)
  end = () => page.unmount()
  const press = (label: string) =>
    page
      .findAll('button')
      .find(each => each.text() === label)
      ?.trigger('click')
  const sent = () => (page.emitted('act') ?? []).map(([command]) => command)
  await press('No dice: accept the failure')
  expect(sent()).toEqual([])
  await press('Accept the failure')
  expect(sent()).toEqual([{ type: 'roll', dice: null }])
})
