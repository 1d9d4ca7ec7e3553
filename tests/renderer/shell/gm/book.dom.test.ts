import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BookPage } from '#rules/campaign/book-page'
import type { LineId } from '#rules/book/preparation/vocabulary'
import type { ThingId } from '#rules/book/vocabulary'
import { useBookPlace } from '../../../../src/renderer/shell/gm/book/book-store'
import { usePreparationPlace } from '../../../../src/renderer/shell/gm/preparation/preparation-place'
import { useGm } from '../../../../src/renderer/shell/gm/store'
import { useTable } from '../../../../src/renderer/games/thousand-faces/gm/table'
import { mountDashboard, type MountedDashboard, settled } from '../../../support/mounted-dashboard'
import { gmFrame, gmShowing, gmView } from '../../../support/showings'
import { mainBoard } from '../../../support/sheets'

let page: MountedDashboard
afterEach(() => {
  page.end()
  vi.unstubAllGlobals()
})

const guard = { board: mainBoard, foe: 2, name: 'Guard 2' }
const hobb: BookPage = {
  id: 't9' as ThingId, kind: 'person', name: 'Hobb', sentence: '', standing: 'new', knownTo: 'gm', metIn: null,
  typed: { sentence: '', page: '' }, parts: [], seats: [], foes: [guard], foesAbout: [guard, { ...guard, foe: 3, name: 'Wolf' }],
  picture: null, exhibit: { kind: 'person', title: 'Hobb', line: '', picture: null }, mentionedBy: [], prepared: [], answers: [{ question: 'q4', seat: null, says: 'Who is he?', text: '', session: 1 }], lines: [], history: []
} // prettier-ignore
const found = { things: [], total: 0, counts: {}, log: [] }

describe('a page of the book', () => {
  it('AN10 leads to its foe on the board, and links another', async () => {
    page = await mountDashboard(gmShowing(gmFrame(gmView({ pending: null }))), {
      'read-page': hobb,
      'find-in-book': found
    })
    useBookPlace().thing = hobb.id
    await page.press('b')
    await vi.dynamicImportSettled()
    await vi.waitFor(() => page.named('Guard 2'))
    expect(document.body.textContent).toContain('Asked, not answered yet')
    const select = document.querySelector<HTMLSelectElement>('select[aria-label="Link a foe"]')!
    select.value = `${mainBoard} 3`
    select.dispatchEvent(new Event('change'))
    await settled()
    const [first, second] = [{ board: mainBoard, foe: 2 }, { board: mainBoard, foe: 3 }] // prettier-ignore
    expect(page.commands()).toEqual([{ type: 'link-thing', thing: 't9', seats: [], foes: [first, second] }])
    await page.click(page.named('Guard 2'))
    await vi.dynamicImportSettled()
    await vi.waitFor(() => expect([useTable().foe, useTable().panel]).toEqual([2, 'foes']))
  })

  it('PG1 is what is printed while it is open, with all that stands on it, for the Game Master', async () => {
    const prepared = [{ id: 'p4' as LineId, text: 'Hobb rings the bell', session: 9, used: false }]
    const written = {
      ...hobb,
      sentence: 'Rows at night',
      parts: ['Owes ', { mentioned: 's1', name: 'Kresk' }],
      prepared
    }
    page = await mountDashboard(gmShowing(gmFrame(gmView({ pending: null }))), {
      'read-page': written,
      'find-in-book': found
    })
    useBookPlace().thing = hobb.id
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
    expect(document.querySelector('.thing-paper')).toBeNull()
  })

  it('BN9 lists prepared lines that were found, and opens the page on which they stand', async () => {
    const prepared = [{ id: 'p4' as LineId, text: 'Hobb rings the bell', session: 9, used: false }]
    page = await mountDashboard(gmShowing(gmFrame(gmView({ pending: null }))), {
      'read-page': hobb,
      'find-in-book': { ...found, prepared }
    })
    await page.press('b')
    await vi.dynamicImportSettled()
    await vi.waitFor(() => page.named('Hobb rings the bell'))
    expect(document.querySelector('[aria-label="Prepared lines"]')?.textContent).toContain('prepared for session 9')
    await page.click(page.named('Hobb rings the bell'))
    expect([useGm().page, usePreparationPlace().next]).toEqual(['preparation', true])
  })
})
