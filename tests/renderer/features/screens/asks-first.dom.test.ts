import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChapterView } from '#rules/thousand-faces/economy/view'
import type { FoeView } from '#rules/thousand-faces/foes/view'
import { mountDashboard, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'

let page: MountedDashboard
const foe = {
  id: 1,
  name: 'Sluice guard',
  kind: 'guard',
  stamina: 5,
  most: 5,
  power: 'd4',
  squares: 1,
  crossed: 0,
  disarmoured: false,
  red: 0,
  weakness: null,
  engaged: null,
  revealed: true,
  note: '',
  subdued: false,
  openSquares: 1,
  upgrades: [],
  tiedBy: null
} as FoeView

let serial = 1000
const show = (board = gmView({ pending: null, foes: [foe] })): Promise<void> =>
  page.show(gmSnapshot(gmFrame(board), { serial: ++serial }))

beforeAll(async () => (page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))))))
afterAll(() => page.end())
beforeEach(async () => {
  page.asks.length = 0
  await show()
})
afterEach(async () => {
  while (page.dialog()) await page.press('Escape')
})

async function story(tab: string): Promise<void> {
  await page.press('j')
  await page.click(page.named(tab, '[role=radio]'))
}

describe('what is asked first', () => {
  const answers = () => page.asks.filter(({ ask }) => ask === 'answer')

  it('begins a quiet day only when it is chosen and committed, and says that foes stand', async () => {
    await story('Days')
    await page.press('Enter')
    expect(page.dialog()?.textContent).toContain('1 foe still standing')
    await page.press('1')
    expect(answers()).toEqual([])
    await page.press('Enter')
    expect(answers()).toMatchObject([{ answers: { does: 'town' } }])
  })

  it('QU2 makes a GM move by its digit and Enter, with its words', async () => {
    await page.press('m')
    await page.press('Enter')
    await page.press('3')
    expect(answers()).toEqual([])
    const field = page.dialog()!.querySelector<HTMLInputElement>('textarea, input')!
    field.focus()
    field.value = 'The tide takes 3 lanterns'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await page.press('Enter')
    expect(answers()).toMatchObject([
      { question: 'gm-move', answers: { kind: expect.any(String), what: 'The tide takes 3 lanterns' } }
    ])
  })

  it('QU3 begins another chapter, whose point would be lost, only when it is chosen and committed', async () => {
    const board = gmView({ pending: null })
    const chapter = (number: number, state: 'now' | 'to-come'): ChapterView => ({
      ...(board.economy.chapters[number - 1] as ChapterView),
      number,
      state,
      end: null
    })
    const economy = { ...board.economy, chapters: [chapter(1, 'now'), chapter(2, 'to-come')] }
    await show({ ...board, economy })
    await story('Chapters')
    await page.click(page.named('Begin a chapter', '[role=radio]'))
    await page.press('Enter')
    expect(answers()).toEqual([])
    expect(page.dialog()?.textContent).toContain('its Journey point is lost')
    await page.press('2')
    await page.press('Enter')
    expect(answers()).toMatchObject([{ question: 'begin-chapter', answers: { chapter: '2' } }])
  })

  it('QU3 begins Book 3, where the Journey points are gone, only when it is chosen and committed', async () => {
    const board = gmView({ pending: null })
    const economy = { ...board.economy, length: '30-hour' as const, book: 2 as const, journey: 4 }
    await show({ ...board, economy })
    await story('Chapters')
    await page.click(page.named('Begin a book', '[role=radio]'))
    await page.press('Enter')
    expect(answers()).toEqual([])
    expect(page.dialog()?.textContent).toContain('4 Journey points will be gone')
    await page.press('3')
    await page.press('Enter')
    expect(answers()).toMatchObject([{ question: 'begin-book', answers: { book: '3' } }])
  })

  it('QU3 goes heroic only when that is chosen and committed', async () => {
    const board = gmView({ pending: null })
    const sheets = board.sheets.map(sheet => {
      const { character } = sheet
      return { ...sheet, character: { ...character, injury: { ...character.injury, goHeroic: null } } }
    })
    await show({ ...board, sheets })
    await page.press('V', { shiftKey: true })
    await vi.waitFor(() => page.named('Heroic Stamina', '[role=radio]'), 20_000)
    await page.click(page.named('Heroic Stamina', '[role=radio]'))
    await page.press('Enter')
    expect(answers()).toEqual([])
    expect(page.dialog()?.textContent).toContain('There is no way back')
    await page.press('1')
    await page.press('Enter')
    expect(answers()).toMatchObject([{ answers: { mode: 'heroic' } }])
  })
})

describe('the panel beside the rows', () => {
  it('goes back to the flip by Esc, from the foes too', async () => {
    await page.press('o')
    expect(document.querySelector('.panel')?.getAttribute('aria-label')).toMatch(/^Foes/)
    await page.press('Escape')
    expect(document.querySelector('.panel')?.getAttribute('aria-label')).toMatch(/^Flip/)
  })

  it('QU2 a digit in Recover selects a line, not a player, and Esc leads back to the flip', async () => {
    await page.press('1')
    await page.press('v')
    expect(document.querySelector('.panel')?.getAttribute('aria-label')).toMatch(/^Recover/)
    await page.press('3')
    expect(document.querySelector('.panel')?.getAttribute('aria-label')).toMatch(/^Recover for Kresk/)
    expect(document.querySelector('.panel [data-choice="3"]')?.getAttribute('aria-checked')).toBe('true')
    await page.press('Escape')
    expect(document.querySelector('.panel')?.getAttribute('aria-label')).toMatch(/^Flip/)
  })
})

describe('starting a session', () => {
  it('is in one place, with its effect', async () => {
    await page.press('c')
    expect(page.dialog()?.textContent).not.toMatch(/session/i)
    await page.press('Escape')
    await story('Session and campaign')
    await page.click(page.named(/^Session…/))
    await vi.waitFor(() => expect(page.dialog()?.textContent).toMatch(/^.*session \d/i), 20_000)
    expect(page.dialog()?.textContent).toContain('Start session 7')
  })
})

describe('the hidden line that is read aloud', () => {
  it('does not keep the last campaign’s words in the next one', async () => {
    const frame = gmFrame(gmView({ pending: null }))
    const undone = { ...frame, revision: frame.revision + 1, cause: 'undo' as const, log: frame.log.slice(0, -1) }
    await page.show(gmSnapshot(undone, { serial: ++serial }))
    const heard = (): string => document.querySelector('.page > [aria-live=polite]')?.textContent ?? ''
    expect(heard()).toMatch(/^Undone/)
    const snapshot = gmSnapshot(frame)
    await page.show({ ...snapshot, serial: ++serial, file: { ...snapshot.file!, path: '/home/gm/another.hearth' } })
    expect(heard()).toBe('')
  })
})
