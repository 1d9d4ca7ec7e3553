import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FlipView } from '#rules/thousand-faces/flip/view'
import { fiveSheets, tied } from '../../../support/drowned-bells'
import { mountDashboard, type MountedDashboard, settled } from '../../../support/mounted-dashboard'
import { seatId } from '../../../support/sheets'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'

let page: MountedDashboard
beforeEach(async () => {
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))))
})
afterEach(() => page.end())

describe('the clock of the tutorial scene', () => {
  const tutorialRow = (): HTMLElement => document.querySelector<HTMLElement>('.tutorial-clock') as HTMLElement
  const press = async (label: string): Promise<void> => {
    const buttons = [...tutorialRow().querySelectorAll('button')]
    await page.click(buttons.find(button => button.textContent.includes(label)) as HTMLElement)
  }

  it('Y4 begins by its question, and its clock stops and goes on', async () => {
    await page.press('j')
    await page.click(page.named('Session and campaign', '[role=radio]'))
    await press('Tutorial scene')
    await page.press('Enter')
    expect(page.asks.filter(({ ask }) => ask === 'answer')).toMatchObject([
      { question: 'tutorial', answers: { minutes: 10 } }
    ])
    const sent = () => page.commands()
    const economy = (since: number | null) => ({
      ...gmView().economy,
      tutorial: { minutes: 10, clock: { ran: 60_000, since } }
    })
    await page.show(gmSnapshot(gmFrame(gmView({ pending: null, economy: economy(Date.now()) }))))
    expect(document.querySelector('.gm-side [role=timer]')?.textContent).toMatch(/^(?:9:00|8:5\d)$/)
    await press('Pause')
    expect(sent()[0]).toMatchObject({ type: 'turn-tutorial-clock', to: 'standing' })
    await page.show(gmSnapshot(gmFrame(gmView({ pending: null, economy: economy(null) }))))
    await press('Continue')
    expect(sent()[1]).toMatchObject({ type: 'turn-tutorial-clock', to: 'running' })
  })
})

describe('cards that lie on the felt', () => {
  it('name each player who helped', async () => {
    const [first, second] = [seatId(1), seatId(2)]
    const flip: FlipView = {
      ...tied,
      serial: tied.serial + 1,
      seat: first,
      among: [],
      resolving: tied.cards[0]?.id ?? '1',
      result: 1,
      support: [{ seat: second, card: { id: '1', value: 0 } }]
    }
    const sheets = fiveSheets.map(sheet => (sheet.seat === first ? { ...sheet, lastFlip: flip } : sheet))
    await page.show(gmSnapshot(gmFrame(gmView({ pending: null, flip, sheets }))))
    await settled()
    const names = [...document.querySelectorAll('.felt .laid small')].map(name => name.textContent)
    expect(names).toHaveLength(flip.cards.length + 1)
    expect(new Set(names).size).toBe(2)
    expect(names).not.toContain('')
  })
})

describe('a long menu', () => {
  it('is narrowed by typing, and says when nothing is called that', async () => {
    await page.press('q')
    await page.click(await vi.waitFor(() => page.named('Give or correct a card…'), 20_000))
    await page.click(document.querySelector<HTMLElement>('[data-choice=new]')!)
    const opener = page.named('Choose a card…')
    opener.focus()
    await page.press('ArrowDown')
    const field = await vi.waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('[role=menu] input')
      if (!found) throw new Error('no field to search in')
      return found
    })
    const lines = (): (string | null)[] =>
      [...document.querySelectorAll('[role=menuitem]')].map(line => line.textContent)
    const all = lines().length
    field.value = 'fury'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await settled()
    expect(lines().every(line => line?.toLowerCase().includes('fury'))).toBe(true)
    expect([lines().length, all]).toEqual([1, expect.any(Number)])
    expect(all).toBeGreaterThan(30)
    field.value = 'no such card'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await settled()
    expect(document.querySelector('[role=menu]')?.textContent).toContain('Nothing is called that')
  })
})
