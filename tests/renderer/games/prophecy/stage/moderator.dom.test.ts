import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { gm } from '#rules/core/seat'
import { moderatorPrompts } from '#rules/prophecy/moderation-questions'
import type { State } from '#rules/prophecy/state'
import { useGm } from '@/dashboard/store'
import { drawOutlines } from '../../../../support/drawn-outlines'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { board } from '../../../../support/moments/company'
import { settled } from '../../../../support/mounted-dashboard'
import { lastBoard } from '../../../../support/small-game-screens'

beforeAll(drawOutlines)
let end: () => void
afterEach(() => end())

it('PR38 QU2 a digit selects a listed question, Enter asks it, and another is asked in own words', async () => {
  const game = board('prophecy', 'The last season').act(gm, { type: 'go-to', phase: 'outline' })
  const live = await LiveDashboard.mount(game.played)
  end = () => live.page.end()
  useGm().board = lastBoard(game)
  await vi.waitFor(() => live.page.named(/^Moderator/), 20_000)
  await live.click(/^Moderator/)
  await live.click(/^Ask the table/)
  const listed = moderatorPrompts.flatMap(({ ask }) => ask)
  const asked = (): string => (game.played.chronicle.campaign.boards.at(-1)?.state as State).question
  const blur = (): void => document.querySelector<HTMLElement>(':focus')?.blur()
  blur()
  await live.press('5')
  const pressed = document.querySelector('.moderator [aria-checked=true]')
  expect([asked(), pressed?.textContent]).toEqual(['', expect.stringContaining(listed[4]!)])
  await live.press('Enter')
  expect(asked()).toBe(listed[4])
  await live.click(/^Ask the table/)
  blur()
  await live.press('ArrowUp')
  await live.press('ArrowDown')
  const words = document.querySelector<HTMLInputElement>('.moderator input')!
  words.value = 'What burns?'
  words.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
  await live.click(/^Ask(?! the table)/)
  expect(asked()).toBe('What burns?')
  game.played.undo()
  expect(asked()).toBe(listed[4])
  expect(live.page.commands()).toEqual([])
})
