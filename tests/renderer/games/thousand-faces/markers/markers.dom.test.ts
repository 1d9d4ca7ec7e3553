import { afterEach, describe, expect, it } from 'vitest'
import type { Marker } from '#rules/thousand-faces/markers/model'
import { mountDashboard, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { seatId } from '../../../../support/sheets'
import { gmFrame, gmSnapshot, gmView } from '../../../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

const lies: Marker = {
  id: 4,
  on: { what: 'character', seat: seatId(3) },
  word: 'lies about the key',
  shape: 'square',
  seenBy: 'mine',
  lasts: 'until-removed'
}

async function board(markers: readonly Marker[] = []): Promise<void> {
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null, ...(markers.length ? { markers } : {}) }))))
}

/** A word, as it is typed into the field that has the focus. */
function write(word: string): void {
  const field = document.activeElement as HTMLInputElement
  field.value = word
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
async function type(word: string): Promise<void> {
  write(word)
  await page.press('Enter')
}
const answered = () => page.asks.filter(({ ask }) => ask === 'answer')

describe('free markers on the dashboard', () => {
  it('MK1 one is put with K, a word, Enter: two keys beside the word', async () => {
    await board()
    await page.press('3')
    await page.press('k')
    expect(document.activeElement?.tagName).toBe('INPUT')
    await type('on fire')
    expect(answered()).toMatchObject([
      {
        question: 'marker',
        answers: { on: `character ${seatId(3)}`, word: 'on fire', shape: 'circle', lasts: 'until-removed' }
      }
    ])
    expect(page.dialog()).toBeNull()
  })

  it('MK2 one is taken away with K, arrow down, Delete: three keys', async () => {
    await board([lies])
    await page.press('3')
    await page.press('k')
    await page.press('ArrowDown')
    await page.press('Delete')
    expect(page.commands()).toEqual([{ type: 'remove-marker', marker: 4 }])
  })

  it('MK1 nothing is sent without a word', async () => {
    await board()
    await page.press('k')
    await page.press('Enter')
    expect(answered()).toEqual([])
    expect(page.dialog()).not.toBeNull()
  })

  it('QU2 digits select shape and readers beside the word', async () => {
    await board()
    await page.press('3')
    await page.press('k')
    write('on fire')
    document.querySelector<HTMLElement>('[data-choice=circle]')?.focus()
    for (const key of ['3', '6', 'Enter']) await page.press(key)
    expect(answered()).toMatchObject([{ answers: { word: 'on fire', shape: 'square', 'seen-by': 'mine' } }])
  })

  it('MK3 it is in the row of the seat by word and shape, and says that only the GM sees it', async () => {
    await board([lies])
    const pill = document.querySelector(`[data-seat="${seatId(3)}"] .marker-pill`)
    expect(pill?.textContent).toBe('lies about the key (only you see it)')
    expect(pill?.querySelector('svg rect')).not.toBeNull()
  })
})
