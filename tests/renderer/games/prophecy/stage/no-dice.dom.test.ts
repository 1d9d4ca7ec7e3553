import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { gm, type SeatId } from '#rules/core/seat'
import type { State } from '#rules/prophecy/state'
import { useGm } from '@/dashboard/store'
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

const choice = (): HTMLElement => document.querySelector<HTMLElement>('[data-choice=accept]')!

it('NP2 a scene without dice is failed by no key alone: the failure is chosen first, then committed', async () => {
  const game = withoutDice()
  const live = await LiveDashboard.mount(game.played)
  end = () => live.page.end()
  useGm().board = lastBoard(game)
  await vi.waitFor(() => expect(choice().textContent).toContain('the scene ends as a failure'), 20_000)
  const answers = () => live.page.asks.filter(({ ask }) => ask === 'answer')
  await live.press('Enter')
  await live.press('Enter')
  expect(answers()).toEqual([])
  await live.page.click(choice())
  expect(answers()).toEqual([])
  await live.press('Enter')
  expect(answers()).toMatchObject([{ ask: 'answer', answers: { failure: 'accept' } }])
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
  await page.get('[data-choice=accept]').trigger('click')
  await press('Accept the failure')
  expect(page.emitted('answer')).toBeUndefined()
  await press('Do it')
  expect(page.emitted('answer')?.map(([, answers]) => answers)).toEqual([{ failure: 'accept' }])
})
