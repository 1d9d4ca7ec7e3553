import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mountDashboard, settled, type MountedDashboard } from '../../../../support/mounted-dashboard'
import { seatId } from '../../../../support/sheets'
import { gmFrame, gmSnapshot, gmView } from '../../../../support/snapshots'

const naming = gmSnapshot(
  gmFrame(
    gmView({
      pending: { kind: 'name-cards', seat: seatId(2), for: 'stamina', left: 1, possible: ['3', '14', '17', '18'] }
    })
  )
)
let page: MountedDashboard

beforeEach(async () => {
  page = await mountDashboard(naming)
})
afterEach(() => page.end())

const field = (): HTMLInputElement => document.querySelector<HTMLInputElement>('.find-card input') as HTMLInputElement

async function type(text: string): Promise<void> {
  field().focus()
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

describe('naming real cards by keyboard', () => {
  it('names either of the twins 14 and 18 by the letter that their cards carry', async () => {
    await type('2323')
    expect(document.querySelector('.naming [role=status]')?.textContent).toContain('type the letter on the card')
    await page.press('Enter')
    expect(page.commands()).toEqual([])
    await type('2323b')
    await page.press('Enter')
    expect(page.commands()).toEqual([{ type: 'name-card', card: '18' }])
  })

  it('chooses with the arrows, and says what Enter still wants to know', async () => {
    await type('2')
    await page.press('Enter')
    expect(document.querySelector('.naming [role=status]')?.textContent).toContain('2 cards fit')
    await page.press('ArrowDown')
    await page.press('Enter')
    expect(page.commands()).toEqual([{ type: 'name-card', card: '14' }])
  })

  it('undoes by Ctrl+Z, clears by Esc, then lets go of the keys', async () => {
    await type('3')
    await page.press('z', { ctrlKey: true })
    expect(page.asks.some(asked => asked.ask === 'undo')).toBe(true)
    await page.press('Escape')
    expect(field().value).toBe('')
    await page.press('Escape')
    expect(document.activeElement).not.toBe(field())
  })

  it('opens a sheet by its letter while nothing is typed', async () => {
    field().focus()
    await page.press('g')
    expect(page.dialog()?.textContent).toContain('Shadow')
  })

  it('fades no suit of a card that all four must be read of', () => {
    expect(document.querySelectorAll('.named-cards [data-reads]')).toHaveLength(0)
  })
})

describe('a real deck that must be shuffled', () => {
  it('is shuffled by Enter, as the button says, and not flipped by the same press', async () => {
    const view = gmView({ pending: null })
    const [first, ...others] = view.sheets
    const due = { ...first, cards: 'physical' as const, mustShuffle: true } as (typeof view.sheets)[number]
    await page.show(gmSnapshot(gmFrame({ ...view, sheets: [due, ...others] }), { serial: 413 }))
    await page.press('1')
    expect(page.named(/^Shuffle the deck first/, '[data-enter]').getAttribute('aria-disabled')).not.toBe('true')
    await page.press('Enter')
    expect(page.commands()).toEqual([{ type: 'shuffle', seat: seatId(1) }])
  })
})
