import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { useGm } from '@/dashboard/store'
import { paletteSources } from '@/features/palette/palette-sources'
import type { PaletteSource } from '@/games/game'
import { games } from '@/games/registry'
import { useGmChoices } from '@/games/thousand-faces/board/gm-choices'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'

let page: MountedDashboard
/** What the host finds in the book, whatever is asked. */
const inBook: { things: unknown[]; prepared: unknown[] } = { things: [], prepared: [] }
beforeAll(async () => {
  page = await mountDashboard(gmSnapshot(gmFrame(gmView({ pending: null }))), { 'find-in-book': inBook })
})
afterAll(() => page.end())
beforeEach(() => page.press('k', { ctrlKey: true }))
afterEach(async () => {
  while (page.dialog()) await page.press('Escape')
  useGm().page = 'board'
  inBook.things = []
  inBook.prepared = []
})

const yogran = { id: 't1', kind: 'person', name: 'Yogran the rat', sentence: 'Set up the guard' }
const field = (): HTMLInputElement => document.querySelector<HTMLInputElement>('.palette [role=combobox]')!
const options = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.palette [role=option]')]
const marked = (): HTMLElement | null => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

async function type(words: string): Promise<void> {
  field().value = words
  field().dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

describe('the palette on screen', () => {
  it('is a combobox over a list, with the first line marked', () => {
    expect(document.activeElement).toBe(field())
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox')
    expect(marked()).toBe(options()[0])
  })

  it('marks by the arrows, round the end', async () => {
    await page.press('ArrowDown')
    expect(marked()).toBe(options()[1])
    await page.press('ArrowUp')
    await page.press('ArrowUp')
    expect(marked()).toBe(options().at(-1))
  })

  it('marks the first line again for other words, and lights them', async () => {
    await page.press('ArrowDown')
    await type('wr')
    expect(marked()).toBe(options()[0])
    expect(options()[0]?.querySelector('mark')?.textContent).toBe('Wr')
    await type('wren')
    expect(options()[0]?.querySelector('mark')?.textContent).toBe('Wren')
  })

  it('keeps the mark where the pointer leaves the palette, or a list that grows shorter leaves the pointer', async () => {
    await page.press('ArrowDown')
    const second = options()[1]?.textContent
    document.querySelector('.palette .box')!.dispatchEvent(new Event('pointerleave'))
    await settled()
    expect(marked()?.textContent).toBe(second)
  })

  it('does what is marked by Enter', async () => {
    await type('settings')
    await page.press('Enter')
    expect(page.dialog()).toBeNull()
    await vi.waitFor(() => expect(document.querySelector('.settings')).not.toBeNull(), 20_000)
  })

  it('finds things of the book, rules and settings', async () => {
    inBook.things = [yogran]
    await type('yogran')
    await vi.waitFor(() => expect(options()[0]?.textContent).toContain('Yogran the rat'))
    inBook.things = []
    await type('parchment')
    expect(options()[0]?.textContent).toContain('Theme of the dashboard: Parchment')
    await page.press('Enter')
    expect(page.asks.at(-1)).toEqual({ ask: 'set-preferences', preferences: { theme: 'parchment' } })
  })

  it('BN9 finds a prepared line, and opens its page', async () => {
    inBook.prepared = [{ id: 'p4', text: 'The bell rings', session: 1, used: true }]
    await type('bell rings')
    await vi.waitFor(() => expect(options()[0]?.textContent).toContain('The bell rings'))
    expect(options()[0]?.textContent).toContain('prepared, used')
    await page.press('Enter')
    await vi.waitFor(() => expect(useGm().page).toBe('preparation'))
  })

  it('opens a rule that was found by its title, a letter wrong or by its words', async () => {
    await vi.dynamicImportSettled()
    await type('exhausstion')
    expect(
      options()
        .map(each => each.textContent)
        .join(' ')
    ).toContain('Exhaustion')
    await type('deckahedron')
    await page.press('Enter')
    await vi.waitFor(() => expect(document.querySelector('.rules-page')).not.toBeNull(), 20_000)
    expect(document.querySelector('.rule-text.marked')?.getAttribute('aria-label')).toBe('Deckahedron')
  })

  it('opens once the lines of the games are loaded, and takes what was typed meanwhile', async () => {
    await page.press('Escape')
    paletteSources.value = null
    const game = games['thousand-faces'] as { palette: () => Promise<PaletteSource> }
    let load = (): void => undefined
    const source = await game.palette()
    vi.spyOn(game, 'palette').mockReturnValue(new Promise(resolve => (load = () => resolve(source))))
    document.execCommand = (_, __, letter) => type(field().value + letter).then(Boolean) as unknown as boolean
    useGm().sheet = 'palette'
    await nextTick()
    for (const key of 'learn') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    expect(page.dialog()).toBeNull()
    load()
    await vi.waitFor(() => expect(field()?.value).toBe('learn'), 20_000)
    await page.press('Enter')
    expect([useGm().sheet, useGmChoices().page]).toEqual(['character', 'xp'])
  })

  it('says so when nothing is found', async () => {
    await type('zzzz')
    expect(options()).toEqual([])
    await page.press('Enter')
    expect(page.dialog()).not.toBeNull()
  })
})
