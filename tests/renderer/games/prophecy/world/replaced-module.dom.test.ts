import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import type { State } from '#rules/prophecy/state'
import { useGm } from '@/dashboard/store'
import { readyModules } from '@/games/prophecy/world/own-modules'
import { drawOutlines } from '../../../../support/drawn-outlines'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { board } from '../../../../support/moments/company'
import { lastBoard } from '../../../../support/small-game-screens'

beforeAll(drawOutlines)
let end: () => void
afterEach(() => end())

it('PR9 NP2 a Prophecy that is written is replaced only after a question', async () => {
  const game = board('prophecy', 'The last season').act(gm, { type: 'go-to', phase: 'prophecy' })
  const live = await LiveDashboard.mount(game.played, undefined, { 'list-modules': () => [] })
  end = () => live.page.end()
  useGm().board = lastBoard(game)
  const [first = '', second = ''] = readyModules.map(({ module }) => module.title)
  const shown = (): string => (game.played.chronicle.campaign.boards.at(-1)?.state as State).doom.title
  const press = async (title: string): Promise<void> => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.module-button')]
    await live.page.click(buttons.find(each => each.textContent?.includes(title))!)
    await live.follow()
  }
  await vi.waitFor(() => expect(document.querySelector('.module-button')).not.toBeNull(), 20_000)
  await press(first)
  expect(shown()).toBe(first)
  await press(second)
  expect([shown(), document.querySelector('.ask-first')?.textContent]).toEqual([
    first,
    expect.stringContaining(`“${second}” replaces the Prophecy that is written`)
  ])
  await live.click('Replace it')
  expect(shown()).toBe(second)
  game.played.undo()
  expect(shown()).toBe(first)
})
