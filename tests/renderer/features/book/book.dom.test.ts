import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BookPage } from '#rules/campaign/book-page'
import type { LineId } from '#rules/book/preparation/vocabulary'
import type { ThingId } from '#rules/book/vocabulary'
import { useBookStore } from '@/features/book/book-store'
import { usePreparationStore } from '@/features/preparation/preparation-store'
import { useGm } from '@/dashboard/store'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { emptyBook, mountDashboard, type MountedDashboard, settled } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'
import { mainBoard } from '../../../support/sheets'

let page: MountedDashboard
afterEach(() => {
  page.end()
  vi.unstubAllGlobals()
})

const guard = { board: mainBoard, foe: 2, name: 'Guard 2' }
const hobb: BookPage = {
  id: 't9' as ThingId,
  kind: 'person',
  name: 'Hobb',
  sentence: '',
  standing: 'new',
  knownTo: 'gm',
  metIn: null,
  typed: { sentence: '', page: '' },
  parts: [],
  seats: [],
  foes: [guard],
  foesAbout: [guard, { ...guard, foe: 3, name: 'Wolf' }],
  picture: null,
  exhibit: { kind: 'person', title: 'Hobb', line: '', picture: null },
  mentionedBy: [],
  prepared: [],
  answers: [{ question: 'q4', seat: null, says: 'Who is he?', text: '', session: 1 }],
  lines: [],
  olderLines: 0,
  history: [],
  olderTexts: 0
}

describe('a new page of the book', () => {
  it('is made by one button, opens at once and waits for its name', async () => {
    const book = { ...emptyBook, things: [] as unknown[] }
    page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), {
      'find-in-book': () => ({ ...book }),
      'read-page': { ...hobb, name: 'New person' }
    })
    await page.press('b')
    await vi.dynamicImportSettled()
    await page.click(await vi.waitFor(() => page.named('New person')))
    expect(page.commands().at(-1)).toEqual({ type: 'add-thing', kind: 'person', name: 'New person', sentence: '' })
    book.things = [{ ...hobb, name: 'New person', fits: true }]
    await page.show(gmSnapshot(gmFrame(gmView({ pending: null }), { revision: 9999 }), { serial: 2000 }))
    await vi.waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('New person'))
  })
})

describe('a page of the book', () => {
  it('AN10 leads to its foe on the board, and links another', async () => {
    page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), {
      'read-page': hobb
    })
    useBookStore().thing = hobb.id
    await page.press('b')
    await vi.dynamicImportSettled()
    await vi.waitFor(() => page.named('Guard 2'))
    expect(document.body.textContent).toContain('Asked, not answered yet')
    const select = document.querySelector<HTMLSelectElement>('select[aria-label="Link a foe"]')!
    select.value = `${mainBoard} 3`
    select.dispatchEvent(new Event('change'))
    await settled()
    const [first, second] = [
      { board: mainBoard, foe: 2 },
      { board: mainBoard, foe: 3 }
    ]
    expect(page.commands()).toEqual([{ type: 'link-thing', thing: 't9', seats: [], foes: [first, second] }])
    await page.click(page.named('Guard 2'))
    await vi.dynamicImportSettled()
    await vi.waitFor(() => expect([useGmChoices().foe, useGmChoices().panel]).toEqual([2, 'foes']))
  })

  it('PG1 is what is printed while it is open, with all its content, for the Game Master', async () => {
    const prepared = [{ id: 'p4' as LineId, text: 'Hobb rings the bell', session: 9, used: false }]
    const written = {
      ...hobb,
      sentence: 'Rows at night',
      parts: ['Owes ', { mentioned: 's1', name: 'Kresk' }],
      prepared
    }
    page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), {
      'read-page': written
    })
    useBookStore().thing = hobb.id
    await page.press('b')
    await vi.dynamicImportSettled()
    await vi.waitFor(() => page.named('Print'))
    const paper = document.querySelector<HTMLElement>('.only-printed .thing-paper')!
    expect(paper.dataset['audience']).toBe('gm')
    for (const words of ['Hobb', 'Rows at night', 'Owes Kresk', 'Belongs to: Guard 2', 'Who is he? (not answered yet)'])
      expect(paper.textContent).toContain(words)
    expect(paper.textContent).toContain('Hobb rings the bell (prepared for session 9)')
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await page.press('p', { ctrlKey: true })
    expect([print.mock.calls.length, page.dialog()]).toEqual([1, null])
    await page.click(page.named('Change the page'))
    expect(document.activeElement?.tagName).toBe('INPUT')
    await page.press('p', { ctrlKey: true })
    expect([print.mock.calls.length, page.dialog()], 'what was saved last, while it is changed').toEqual([2, null])
    expect(document.querySelector('.only-printed .thing-paper')?.textContent).toContain('Rows at night')
  })

  it('BK12 says how much is older than what it shows, and the day where it was not today', async () => {
    const [now, then] = [Date.now(), new Date(2025, 10, 5, 22, 40).getTime()]
    const noted = (at: number) => ({ at, line: { tone: 'plain', parts: ['Hobb rows'] } }) as never
    const before = { sentence: 'Rowed', page: '' }
    const today = { ...hobb, lines: [noted(now)], history: [{ at: now, ...before }] }
    const older = { ...today, olderLines: 3, olderTexts: 1, history: [...today.history, { at: then, ...before }] }
    const read = async (shown: BookPage): Promise<string> => {
      page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), {
        'read-page': shown
      })
      useBookStore().thing = hobb.id
      await page.press('b')
      await vi.dynamicImportSettled()
      await vi.waitFor(() => page.named('Change the page'))
      return document.querySelector('.page')?.textContent ?? ''
    }
    const shown = await read(today)
    expect(shown).toContain('Mentioned 1 time')
    expect(shown).not.toMatch(/older|Today/)
    page.end()
    const all = await read(older)
    expect(all).toContain('Mentioned 4 times')
    expect(all).toContain('3 older lines are in the log')
    expect(all).toContain('What this page was before (3)')
    expect(all).toContain('1 older text is kept in the campaign file')
    expect(all).toMatch(/Today, \d\d:\d\d/)
    expect(all).toContain('5 November 2025, 22:40')
  })

  it('BN9 lists prepared lines that were found, and opens the page on which they stand', async () => {
    const prepared = [{ id: 'p4' as LineId, text: 'Hobb rings the bell', session: 9, used: false }]
    page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), {
      'read-page': hobb,
      'find-in-book': { ...emptyBook, prepared }
    })
    await page.press('b')
    await vi.dynamicImportSettled()
    await vi.waitFor(() => page.named('Hobb rings the bell'))
    expect(document.querySelector('[aria-label="Prepared lines"]')?.textContent).toContain('prepared for session 9')
    await page.click(page.named('Hobb rings the bell'))
    expect([useGm().page, usePreparationStore().next]).toEqual(['preparation', true])
  })
})

it('BK12 opens with Enter what is found for the words that are typed, also where it was pressed before the answer', async () => {
  const lineOf = (name: string, id: string) => ({
    id,
    kind: 'person',
    name,
    sentence: '',
    standing: 'new',
    knownTo: 'gm'
  })
  const answers: ((found: object) => void)[] = []
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), {
    'read-page': hobb,
    'find-in-book': () => new Promise<object>(resolve => answers.push(resolve))
  })
  useBookStore().thing = null
  await page.press('b')
  await vi.dynamicImportSettled()
  const field = await vi.waitFor(() => document.querySelector<HTMLInputElement>('input[type="search"]')!)
  answers.shift()?.({ ...emptyBook, things: [lineOf('Ash', 't3')], total: 1 })
  await settled()
  field.focus()
  field.value = 'hobb'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
  await page.press('Enter')
  expect(useBookStore().thing, 'the answer to older words is not meant').toBeNull()
  answers.at(-1)?.({ ...emptyBook, things: [lineOf('Hobb', hobb.id)], total: 1 })
  await vi.waitFor(() => expect(useBookStore().thing).toBe(hobb.id))
})

describe('names in a note', () => {
  it('BK5 are offered after @ for the text in the field, also where a script wrote the letter', async () => {
    const lines = [{ id: hobb.id, kind: 'person', name: 'Hobb' }]
    page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), {
      'find-in-book': { ...emptyBook, things: lines }
    })
    await page.press('n')
    await vi.dynamicImportSettled()
    const field = await vi.waitFor(() => document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea')!)
    for (const typed of ['@H', '@Ho']) {
      field.value = typed
      field.setSelectionRange(typed.length, typed.length)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await settled()
    expect([...document.querySelectorAll('[role="option"]')].map(each => each.textContent)).toEqual(['Hobb PersonTab'])
  })
})
