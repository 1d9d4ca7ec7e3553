import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Prompts } from '#rules/campaign/prompts/prompts'
import type { Prompt } from '#rules/core/prompts'
import type { SeatId } from '#rules/core/seat'
import { useGm } from '@/dashboard/store'
import { useBookStore } from '@/features/book/book-store'
import { mountDashboard, type MountedDashboard, settled } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'

let page: MountedDashboard
const kresk = 's3' as SeatId

const move = (nth: number): Prompt => ({
  id: `damage.${nth}`,
  title: 'Deal damage',
  says: ['It hurts ', { seat: kresk }],
  act: {
    on: 'board',
    label: 'Make this move',
    command: { type: 'play-gm-move', kind: 'damage', what: `It hurts ${nth}` }
  }
})
const noted = (id: string): Prompt => ({ id, title: id, says: [id], act: { on: 'note', text: id, label: 'Note it' } })
const prompts: Prompts = {
  moves: { says: ['A GM move is owed for ', { seat: kresk }], options: [move(1), move(2), move(3)] },
  next: {
    id: 'journey:2',
    title: 'Chapter 2',
    says: ['Wants much'],
    act: { on: 'screen', panel: 'chapters', seat: null, what: null, label: 'Open' }
  },
  question: noted('Who rang?'),
  hook: { id: 'book:t4', title: 'A thread', says: ['The bells'], act: { on: 'book', thing: 't4', label: 'Open' } },
  name: {
    id: 'Odo',
    title: 'A name',
    says: ['Odo'],
    act: {
      on: 'campaign',
      command: { type: 'add-thing', kind: 'person', name: 'Odo', sentence: '' },
      label: 'Into the book'
    }
  },
  waiting: [
    {
      seat: kresk,
      turns: 2,
      ago: 3,
      waited: 754_000,
      held: 61_000,
      act: { on: 'board', command: { type: 'give-spotlight', seat: kresk }, label: 'Give' }
    }
  ],
  players: [
    {
      id: 'card',
      title: 'Not used tonight',
      says: ['Pick Locks'],
      act: { on: 'screen', panel: 'move', seat: kresk, what: 'pick-locks', label: 'Open the card' }
    }
  ]
}

const asked = () => page.asks.filter(each => each.ask === 'read-prompts')
const shown = () =>
  JSON.parse(localStorage.getItem(Object.keys(localStorage).find(key => key.startsWith('hearthside:prompts:'))!)!)

/** A figure, and Enter. */
async function choose(figure: string): Promise<void> {
  await page.press(figure)
  await page.press('Enter')
}

beforeAll(async () => {
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), { 'read-prompts': prompts })
})
afterAll(() => page.end())
beforeEach(async () => {
  page.asks.length = 0
  localStorage.clear()
  await page.press('h')
})
afterEach(async () => {
  while (page.dialog()) await page.press('Escape')
  useGm().page = 'board'
})

describe('when everyone looks at the Game Master', () => {
  it('opens by one key and by the button in the head, and shows all of it', async () => {
    const text = page.dialog()?.textContent ?? ''
    for (const part of [
      'A GM move is owed for',
      'It hurts',
      'Wants much',
      'Who rang?',
      'The bells',
      'Odo',
      '12 min, 3 turns ago',
      'Pick Locks'
    ])
      expect(text).toContain(part)
    await page.press('Escape')
    expect(page.dialog()).toBeNull()
    await page.click(page.named('Ideas for when everyone looks at you'))
    expect(page.dialog()?.textContent).toContain('Wants much')
  })

  it('Enter makes the first move at once, arrows walk to others, and the next look has new ones', async () => {
    await page.press('ArrowDown')
    await page.press('Enter')
    expect(page.commands()).toEqual([{ type: 'play-gm-move', kind: 'damage', what: 'It hurts 2' }])
    expect(page.dialog()).toBeNull()
    expect(shown().moves.at(-1)).toBe('')
  })

  it('NP3 a figure selects, and does nothing; Enter writes the name into the book, and gives the turn', async () => {
    await page.press('7')
    expect(page.commands()).toEqual([])
    expect(document.activeElement?.textContent).toContain('Odo')
    await page.press('Enter')
    expect(page.commands()).toEqual([{ type: 'add-thing', kind: 'person', name: 'Odo', sentence: '' }])
    expect(page.dialog()).toBeNull()
    await page.press('h')
    await choose('8')
    await page.press('h')
    await choose('3')
    expect(page.commands().slice(1)).toEqual([
      { type: 'give-spotlight', seat: kresk },
      { type: 'play-gm-move', kind: 'damage', what: 'It hurts 3' }
    ])
  })

  it('4, 5 and 6 open the chapters, a note that begins with the question, and the page of the book', async () => {
    await choose('4')
    await vi.dynamicImportSettled()
    await settled()
    expect(page.dialog()?.textContent).toContain('The story')
    await page.press('Escape')
    await page.press('h')
    await choose('5')
    expect(page.dialog()?.querySelector('textarea, input')).toMatchObject({ value: 'Who rang? ' })
    await page.press('Escape')
    await page.press('h')
    await choose('6')
    expect(useBookStore().thing).toBe('t4')
    expect(page.dialog()).toBeNull()
  })

  it('draws another by its letter, remembers what was drawn, and asks anew when something happens', async () => {
    expect(asked()).toHaveLength(1)
    await page.press('h')
    expect(asked().at(-1)).toMatchObject({
      again: 'hook',
      shown: { hook: ['book:t4'], moves: ['damage.1', 'damage.2', 'damage.3'] }
    })
    await page.click(page.named(/^Other moves/))
    expect(asked().at(-1)).toMatchObject({ again: 'moves' })
    await page.show(gmSnapshot({ ...gmFrame(gmView({ pending: null })), revision: 99 }))
    await settled()
    expect(asked().at(-1)).toMatchObject({ again: null })
    expect(page.commands()).toEqual([])
  })
})
