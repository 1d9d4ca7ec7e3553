import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import type { State } from '#rules/prophecy/state'
import { useGm } from '../../../../../src/renderer/dashboard/store'
import { moderatorQuestions } from '../../../../../src/renderer/games/prophecy/stage/questions'
import { drawOutlines } from '../../../../support/drawn-outlines'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { board } from '../../../../support/moments/company'
import { lastBoard } from '../../../../support/small-game-screens'

beforeAll(drawOutlines)
let end: () => void
afterEach(() => end())

it('PR38 QU2 a listed question is selected first, and asked by its own button or by Enter', async () => {
  const game = board('prophecy', 'The last season').act(gm, { type: 'go-to', phase: 'outline' })
  localStorage.setItem('guide-known', 'yes')
  const live = await LiveDashboard.mount(game.played)
  end = () => live.page.end()
  useGm().board = lastBoard(game)
  await vi.waitFor(() => live.page.named(/^Moderator/), 20_000)
  await live.click(/^Moderator/)
  const [first = '', second = ''] = moderatorQuestions[0]?.ask ?? []
  const asked = (): string => (game.played.chronicle.campaign.boards.at(-1)?.state as State).question
  const listed = (words: string) => live.page.named(words, '.moderator li button')
  await live.page.click(listed(first))
  expect([asked(), listed(first).getAttribute('aria-pressed')]).toEqual(['', 'true'])
  await live.click(`Ask: ${first}`)
  expect(asked()).toBe(first)
  await live.page.click(listed(second))
  document.querySelector<HTMLElement>(':focus')?.blur()
  await live.press('Enter')
  expect(asked()).toBe(second)
  expect(live.page.commands()).toEqual([])
})
