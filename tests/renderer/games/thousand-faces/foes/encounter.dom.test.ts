import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { State } from '#rules/thousand-faces/state'
import { useGm } from '@/dashboard/store'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { Denied, settled } from '../../../../support/mounted-dashboard'

let live: LiveDashboard
let played: Played
const state = (): State => played.chronicle.campaign.boards[0]!.state as State
const number = (name: string): string =>
  document.querySelector<HTMLInputElement>(`[role=dialog] input[aria-label="${name}"]`)?.value ?? ''
const button = (): string =>
  [...document.querySelectorAll('[role=dialog] footer .btn')].at(-1)?.textContent?.trim() ?? ''

async function encounter(answers: Parameters<typeof LiveDashboard.mount>[2] = {}): Promise<void> {
  live = await LiveDashboard.mount(played, undefined, answers)
  useGm().sheet = 'encounter'
  await settled()
}

async function write(label: string, words: string): Promise<void> {
  const named = [...document.querySelectorAll('[role=dialog] label')].find(each => each.textContent === label)
  const field = document.getElementById(named?.getAttribute('for') ?? '') as HTMLInputElement
  field.focus()
  field.value = words
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await settled()
}

beforeEach(() => {
  localStorage.clear()
  played = Played.table('At the lock', 'Ada', 'Bo')
})
afterEach(() => live.page.end())

describe('the encounter', () => {
  it('U1 QU2 a digit selects the kind, a digit the attack power, and Enter adds; undo takes the foes away', async () => {
    await encounter()
    expect(button()).toContain('Add 1 (5 Party Power)')
    await live.press('4')
    expect([number('Stamina'), button()]).toEqual(['7', expect.stringContaining('Add 1 (7 Party Power)')])
    await live.press('8')
    await live.press('Enter')
    expect(state().foes).toMatchObject([{ name: 'Trained soldier', stamina: 7, power: 'd6', revealed: false }])
    expect(live.page.dialog()).not.toBeNull()
    played.undo()
    expect(state().foes).toEqual([])
  })

  it('U1 NP3 Enter in the name adds the foe; the form begins anew, and Enter adds no second one', async () => {
    await encounter()
    await live.press('6')
    await write('Name', 'The tide-wraith')
    await live.press('Enter')
    expect(state().foes).toMatchObject([{ name: 'The tide-wraith', kind: 'villain' }])
    expect([number('Stamina'), button()]).toEqual(['5', 'DoneEnter'])
    await live.press('Enter')
    expect(state().foes).toHaveLength(1)
    expect(live.page.dialog()).toBeNull()
  })

  it('U1 adds the next foe by Enter once another choice is made, and the same once more by its button', async () => {
    await encounter()
    for (const key of ['3', 'Enter', '4', 'Enter']) await live.press(key)
    expect(state().foes).toMatchObject([{ name: 'Bouncer or guard' }, { name: 'Trained soldier' }])
    await live.click(/^Add 1/)
    expect(state().foes).toMatchObject([{}, {}, { name: 'Bouncer or guard' }])
  })

  it('Z2 the button names the Shadow and whether it is paid; a refusal is told in the sheet', async () => {
    const message = ['There are 3 Shadow points']
    const denial = {
      kind: 'refused' as const,
      because: 'not-enough-shadow',
      rule: 'H5',
      explanation: { message, remedy: ['Choose “Not paid”'] }
    }
    await encounter({ answer: () => new Denied(denial) })
    await live.press('9')
    expect(button()).toContain('Add 1 (5 Party Power, 4 Shadow not paid)')
    live.page.end()
    played.act({ type: 'gain-shadow', amount: 3, seat: null, reason: '' })
    await encounter({ answer: () => new Denied(denial) })
    await live.press('9')
    expect(button()).toContain('Add 1 (5 Party Power, 4 Shadow)')
    await live.page.press('Enter')
    expect(live.page.dialog()?.textContent).toContain('There are 3 Shadow points')
  })

  it('U4 the gauge proposes as many foes as the party is a match for', async () => {
    await encounter()
    await live.page.click(live.page.named(/^3 humans with 6 Stamina/))
    expect([number('How many'), number('Stamina'), button()]).toEqual([
      '3',
      '6',
      expect.stringContaining('Add 3 (18 Party Power)')
    ])
  })
})
