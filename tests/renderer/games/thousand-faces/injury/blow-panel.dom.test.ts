import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { State } from '#rules/thousand-faces/state'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'
import { settled } from '../../../../support/mounted-dashboard'

let live: LiveDashboard
let played: Played
beforeEach(() => {
  localStorage.clear()
  played = Played.table('A blow', 'Ada', 'Bo')
})
afterEach(() => live.page.end())

const attacks = (): State['attacks'] => (played.chronicle.campaign.boards[0]!.state as State).attacks
const form = (rule: string): HTMLElement | null => document.querySelector(`.question-form[data-rule=${rule}]`)
/** The titles of the ways in which the open blow can be taken. */
const ways = (): readonly string[] =>
  [...(form('FU8')?.querySelectorAll('[role=radio] b') ?? [])].map(each => each.textContent ?? '')

async function tab(): Promise<void> {
  live = await LiveDashboard.mount(played)
  await live.press('1')
  useGmChoices().open('damage')
  await settled()
}

/** The number 3 as the attack power, by keys. */
async function strikeFor3(): Promise<void> {
  await live.press('4')
  ;(document.activeElement as HTMLElement).blur()
  await live.press('Enter')
}

describe('the tab Blow', () => {
  it('N2 FU8 opens an attack, and the one question of a blow follows in the panel', async () => {
    await tab()
    expect(form('N2')?.textContent).toContain('Something strikes Ada')
    expect(form('N2')?.textContent).not.toContain('How it is taken')
    await live.press('Enter')
    expect(attacks()).toHaveLength(1)
    expect(form('N2')).toBeNull()
    expect(form('FU8')).not.toBeNull()
    await live.press('Enter')
    expect(attacks()).toEqual([])
  })

  it('N3 FU8 offers the same ways to take a blow as X does', async () => {
    await tab()
    await strikeFor3()
    const byTab = ways()
    expect(attacks()).toMatchObject([{ power: 3 }])
    expect(byTab.length).toBeGreaterThan(1)
    played.undo()
    await live.show()
    await live.press('x')
    await strikeFor3()
    expect(ways()).toEqual(byTab)
  })

  it('N1 X asks in the panel: no dialog is over the board, and the dice are the first of the four steps', async () => {
    live = await LiveDashboard.mount(played)
    await live.press('1')
    await live.press('x')
    await vi.dynamicImportSettled()
    await settled()
    expect(live.page.dialog()).toBeNull()
    expect(document.querySelector('.panel')?.textContent).toContain('Who strikes Ada?')
    expect(form('N2')?.querySelector('[aria-current=step]')?.textContent?.trim()).toBe('Dice')
    expect(document.querySelector('.panel .btn.ember')?.textContent).toContain('Roll d6')
    await live.press('Escape')
    expect(form('N2')).toBeNull()
    expect(attacks()).toEqual([])
  })

  it('N3 X leads to the attack that waits, and opens no second one', async () => {
    await tab()
    await strikeFor3()
    await live.press('Escape')
    expect(form('FU8')).toBeNull()
    await live.press('x')
    expect(form('FU8')).not.toBeNull()
    expect(form('N2')).toBeNull()
  })

  it('N2 QU2 an arrow changes the die, and no blow is taken', async () => {
    await tab()
    await live.press('ArrowDown')
    expect(form('N2')?.querySelector('[aria-checked=true] b')?.textContent).toBe('d10')
    expect(attacks()).toEqual([])
  })
})

describe('what changes an attack', () => {
  beforeEach(async () => {
    await tab()
    await strikeFor3()
  })
  const shown = (): string => document.querySelector('.panel')?.getAttribute('aria-label') ?? ''

  it('N1 QU2 is a question in place of the blow; Escape leads back, and nothing is changed', async () => {
    await live.click(/^Change the blow/)
    expect(form('FU8')).toBeNull()
    await live.press('Enter')
    await live.press('2')
    await live.press('Escape')
    expect(form('N1')).toBeNull()
    expect(form('FU8')).not.toBeNull()
    expect(attacks()).toMatchObject([{ power: 3, seat: played.seats[0] }])
  })

  it('N1 redirects the attack by two keys, and the panel follows it', async () => {
    await live.click(/^Change the blow/)
    await live.press('2')
    expect(attacks()).toMatchObject([{ seat: played.seats[0] }])
    await live.press('Enter')
    expect(attacks()).toMatchObject([{ power: 3, seat: played.seats[1] }])
    expect(shown()).toContain('Bo')
    expect(form('FU8')).not.toBeNull()
  })

  it('N1 QU3 cancels the attack only when that is chosen and committed', async () => {
    await live.click(/^Change the blow/)
    await live.press('Enter')
    expect(attacks()).toHaveLength(1)
    await live.press('3')
    await live.press('Enter')
    expect(attacks()).toEqual([])
  })
})

describe('the discard of an outcome', () => {
  it('M10 is asked before nothing of it happens', async () => {
    const outcomes = (): State['outcomes'] => (played.chronicle.campaign.boards[0]!.state as State).outcomes
    const seat = played.seats[0]!
    const plain = { versus: null, supporters: [], item: null, load: 'counts', slots: [] }
    for (let tries = 0; tries < 30 && outcomes().length === 0; tries++) {
      played.act({ type: 'use-move', seat, move: 'discern', attribute: 'int', advantages: 2, ...plain })
      const { pending } = played.chronicle.campaign.boards[0]!.state as State
      if (pending?.kind === 'tie') played.act({ type: 'choose', card: pending.suggested })
    }
    live = await LiveDashboard.mount(played)
    await live.press('1')
    await live.click(/^Nothing follows/)
    expect(outcomes()).toHaveLength(1)
    await live.press('Enter')
    expect(outcomes()).toEqual([])
  })
})
