import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BookPage } from '#rules/campaign/book-page'
import type { ThingId } from '#rules/book/vocabulary'
import { useBookPlace } from '../../../../src/renderer/shell/gm/book/book-store'
import { useTable } from '../../../../src/renderer/games/thousand-faces/gm/table'
import { mountDashboard, type MountedDashboard, settled } from '../../../support/mounted-dashboard'
import { gmFrame, gmShowing, gmView } from '../../../support/showings'
import { mainBoard } from '../../../support/sheets'

let page: MountedDashboard
afterEach(() => page.end())

const guard = { board: mainBoard, foe: 2, name: 'Guard 2' }
const hobb: BookPage = {
  id: 't9' as ThingId, kind: 'person', name: 'Hobb', sentence: '', standing: 'new', knownTo: 'gm', metIn: null,
  typed: { sentence: '', page: '' }, parts: [], seats: [], foes: [guard], foesAbout: [guard, { ...guard, foe: 3, name: 'Wolf' }],
  picture: null, exhibit: { kind: 'person', title: 'Hobb', line: '', picture: null }, mentionedBy: [], answers: [{ question: 'q4', seat: null, says: 'Who is he?', text: '', session: 1 }], lines: [], history: []
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
})
