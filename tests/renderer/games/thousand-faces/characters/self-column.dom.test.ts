import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goals } from '#rules/thousand-faces/characters/goals'
import type { State } from '#rules/thousand-faces/state'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { perform } from '@/features/actions/actions'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'

let live: LiveDashboard
let played: Played
const first = (): State['sheets'][number] => (played.chronicle.campaign.boards[0]!.state as State).sheets[0]!
const choice = (key: string): HTMLElement => document.querySelector<HTMLElement>(`[data-choice=${key}]`)!

beforeEach(() => {
  localStorage.clear()
  played = Played.table('At the lock', 'Ada', 'Bo')
})
afterEach(() => live.page.end())

async function sheet(): Promise<void> {
  live = await LiveDashboard.mount(played)
  await live.press('1')
  perform('character')
  await vi.waitFor(() => expect(live.dialog).toContain('Lucky Stamina'))
}

describe('the character sheet', () => {
  it('N13 Heroic Stamina is one question, which says there why it waits', async () => {
    await sheet()
    await live.click('Heroic Stamina…')
    expect(document.querySelector('.question-form[data-rule=N13] .blocked')?.textContent).toContain('chapter 5')
    await live.press('Escape')
    expect(document.querySelector('.question-form[data-rule=N13]')).toBeNull()
  })

  it('S7 a death is asked, and is sent only once it is chosen', async () => {
    played.act({ type: 'lose-stamina', seat: played.seats[0], points: 10, reason: 'a fall' })
    live = await LiveDashboard.mount(played)
    await live.press('1')
    perform('character')
    await vi.waitFor(() => expect(live.dialog).toContain('Incapacitated'))
    await live.click('Death…')
    await live.press('Enter')
    expect(first().character.dead).toBe(false)
    await live.page.click(choice('dies'))
    await live.press('Enter')
    expect(first().character.dead).toBe(true)
  })

  it('R6 the great risk frees the locked XP', async () => {
    played.act({ type: 'offer-goals', seat: played.seats[0], goals: [goals[0], goals[1]] })
    played.act({ type: 'take-goal', seat: played.seats[0], goal: goals[0] })
    const { xp } = first()
    await sheet()
    await live.click('It happened…')
    await live.press('Enter')
    expect(first().xp).toBeGreaterThan(xp)
    expect(live.dialog).toContain('fulfilled')
  })

  it('R7 Pack is gained by the question of items, chosen by a digit and committed by Enter, and corrected elsewhere', async () => {
    const pack = () => [first().character.pack, first().character.precious]
    await sheet()
    await live.click('Get an item or Pack…')
    await live.press('6')
    expect(pack()).toEqual([0, 0])
    await live.press('Enter')
    expect(pack()).toEqual([0, 1])
    expect(live.dialog).toContain('1 precious Pack')
    played.undo()
    expect(pack()).toEqual([0, 0])
    await live.show()
    await live.press('Escape')
    useGmChoices().panel = 'correct'
    await live.follow()
    await live.page.click(live.page.named('Pack: one more'))
    await live.follow()
    expect(pack()).toEqual([1, 0])
  })
})
