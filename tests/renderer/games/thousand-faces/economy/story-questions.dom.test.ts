import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { State } from '#rules/thousand-faces/state'
import { useGm } from '@/dashboard/store'
import { Played } from '../../../../support/chronicle'
import { LiveDashboard } from '../../../../support/live-dashboard'

let live: LiveDashboard
beforeEach(async () => {
  localStorage.clear()
  const played = Played.table('The Salt Road', 'Kresk', 'Wren')
  played.campaign({ type: 'begin-session', at: Date.now() })
  live = await LiveDashboard.mount(played)
})
afterEach(() => live.page.end())

const state = (): State => live.played.chronicle.campaign.boards[0]!.state as State
async function open(sheet: 'story' | 'creation' | 'session', page: string): Promise<void> {
  const gm = useGm()
  gm.sheetPage = page
  gm.sheet = sheet
  await live.follow()
}

describe('the length of the campaign', () => {
  it('J1 is selected by a digit and committed by Enter on the page of the campaign, and undone as one act', async () => {
    await open('story', 'length')
    expect(live.dialog).toContain('No Harm')
    await live.press('2')
    expect(state().story.length).toBe('one-shot')
    await live.press('Enter')
    expect(state().story.length).toBe('9-hour')
    live.played.undo()
    expect(state().story.length).toBe('one-shot')
  })

  it('J1 is the same question in the first step of creation, behind its title', async () => {
    await open('creation', 'touchstones')
    await live.click('Length: 3 hours, one evening…')
    await live.press('3')
    expect(state().story.length).toBe('one-shot')
    await live.press('Enter')
    expect(state().story.length).toBe('30-hour')
    expect(live.page.named('Length: 30 hours…')).toBeTruthy()
  })
})

describe('the first chapter', () => {
  it('J4 SE3 begins in the opener by the proposed answer and Enter; the next Enter goes on', async () => {
    await open('session', 'steps')
    const step = (): string => document.querySelector('.step-bar [aria-current=step]')?.textContent ?? ''
    while (!step().includes('Chapter')) await live.press('Enter')
    expect(document.querySelectorAll('[role=dialog] [data-enter]')).toHaveLength(1)
    await live.press('2')
    expect(state().story.chapter).toBe(0)
    await live.press('1')
    await live.press('Enter')
    expect(state().story.chapter).toBe(1)
    expect(step()).toContain('Chapter')
    await live.press('Enter')
    expect(step()).not.toContain('Chapter')
    live.played.undo(2)
    expect(state().story.chapter).toBe(0)
  })

  it('J4 is the same question on the page of the chapters', async () => {
    await open('story', 'chapters')
    await live.press('Enter')
    expect(state().story.chapter).toBe(1)
    expect(live.page.asks.filter(({ ask }) => ask === 'answer')).toMatchObject([{ question: 'begin-chapter' }])
  })
})

describe('the tutorial scene', () => {
  const ranks = () => state().sheets.map(each => each.ranks)

  it('Y4 R12 begins in the step of the points by a digit and Enter, with or without lent ranks, as one act', async () => {
    await open('creation', 'points')
    const before = ranks()
    await live.click('Tutorial scene…')
    await live.press('2')
    await live.press('1')
    expect(state().story.tutorial).toBeNull()
    await live.press('Enter')
    expect(state().story.tutorial?.minutes).toBe(10)
    expect(ranks()).not.toEqual(before)
    live.played.undo()
    expect([state().story.tutorial, ranks()]).toEqual([null, before])
  })

  it('Y4 begins and ends by the same question on the page of the campaign', async () => {
    await open('story', 'campaign')
    for (const runs of [true, false]) {
      await live.click('Tutorial scene…')
      await live.press('Enter')
      expect(state().story.tutorial !== null).toBe(runs)
    }
  })
})

describe('the end of creation', () => {
  const created = () => state().sheets.map(({ character }) => character.created)

  it('R10 says what each lacks, finishes all by Enter as one act, and closes the sheet', async () => {
    await open('creation', 'hearth')
    expect(live.dialog).toMatch(/Kresk lacks 3 more move cards.*Wren lacks/)
    ;(document.activeElement as HTMLElement).blur()
    await live.press('Enter')
    expect(created()).toEqual([true, true])
    expect(live.page.dialog()).toBeNull()
    live.played.undo()
    expect(created()).toEqual([false, false])
  })

  it('R10 skips a step for all as one act, and goes on', async () => {
    await open('creation', 'cards')
    const steps = () => state().sheets.map(({ character }) => character.steps['move-cards'])
    await live.click('Skip for now')
    expect(steps()).toEqual(['skipped', 'skipped'])
    expect(document.querySelector('.step-bar [aria-current=step]')?.textContent).toContain('Six points')
    live.played.undo()
    expect(steps()).toEqual([undefined, undefined])
  })
})
