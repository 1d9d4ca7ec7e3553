import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'
import type { Preferences } from '#shared/contract'

let page: MountedDashboard
let shown = gmSnapshot(gmFrame(gmView({ pending: null })))
beforeAll(async () => (page = await mountDashboard(shown)))
afterAll(() => page.end())
beforeEach(async () => {
  page.asks.length = 0
  await page.press('?')
})
afterEach(async () => {
  await prefer({ keys: {}, singleKeys: true })
  while (page.dialog()) await page.press('Escape')
})

const key = (name: string): HTMLElement => page.named(new RegExp(`^${name}: .*Change this key$`))
const row = (name: string): string => key(name).closest('li')?.textContent ?? ''
const asked = (): unknown => page.asks.findLast(each => each.ask === 'set-preferences')
const prefer = (more: Partial<Preferences>): Promise<void> =>
  page.show((shown = { ...shown, preferences: { ...shown.preferences, ...more } }))

async function begin(name: string, pressed?: string, more: KeyboardEventInit = {}): Promise<void> {
  key(name).click()
  await settled()
  if (pressed) await page.press(pressed, more)
}

describe('the sheet of keys', () => {
  it('changes a key by pressing the new one, and shows it wherever the key is shown', async () => {
    await begin('Strength')
    expect(row('Strength')).toContain('Press the new key. Esc keeps S')
    await page.press('ä')
    expect(asked()).toEqual({ ask: 'set-preferences', preferences: { keys: { 'attribute-str': ['Ä'] } } })
    await prefer({ keys: { 'attribute-str': ['Ä'] } })
    expect(row('Strength')).toContain('As delivered')
    expect(document.querySelector('.attributes')?.textContent).toContain('Ä')
    expect(document.querySelector('.app-foot')?.textContent).toContain('Ä')
    expect(document.querySelector('.only-printed .paper')?.textContent).toMatch(/Strength\s*Ä/)
  })

  it('keeps the key by Esc, without closing, and goes back to it', async () => {
    await begin('Strength', 'Escape')
    expect(asked()).toBeUndefined()
    expect(page.dialog()).not.toBeNull()
    expect(document.activeElement).toBe(key('Strength'))
    await page.press('Escape')
    expect(page.dialog()).toBeNull()
  })

  it('switches a key off by Backspace', async () => {
    await begin('Strength', 'Backspace')
    expect(asked()).toEqual({ ask: 'set-preferences', preferences: { keys: { 'attribute-str': [''] } } })
  })

  it('does nothing else with what is pressed', async () => {
    await begin('Strength', 'Tab')
    expect(row('Strength')).toContain('Tab walks from one control to the next, on every page.')
    await page.press('Enter')
    expect(row('Strength')).toContain('Enter presses what has the focus')
    await page.press('w', { ctrlKey: true })
    expect(row('Strength')).toContain('Ctrl W belongs to the browser')
    expect(asked()).toBeUndefined()
    expect(page.commands()).toEqual([])
  })

  it('says whose key it is, and swaps, gives or cancels', async () => {
    await begin('Strength', 'v')
    expect(row('Strength')).toContain('V is also “Recover Stamina”.')
    expect(document.activeElement?.textContent).toContain('Swap')
    await page.press('Escape')
    expect(page.dialog()).not.toBeNull()
    await begin('Strength', 'v')
    page.named(/^Swap/).click()
    await settled()
    expect(asked()).toMatchObject({ preferences: { keys: { 'attribute-str': ['V'], recover: ['S'] } } })
    await begin('Strength', 'v')
    page.named(/^Give V/).click()
    await settled()
    expect(asked()).toMatchObject({ preferences: { keys: { 'attribute-str': ['V'], recover: [''] } } })
  })

  it('shows what a key of an exchange means at other times, and gives it to both on request', async () => {
    const ally = 'An ally helps, with the next larger die'
    expect(row(ally)).toContain('also “Ideas for when everyone looks at you” at other times')
    await begin(ally, 'x')
    expect(row(ally)).toContain('X also means “A blow: the Four Ds” at other times.')
    expect(document.activeElement?.textContent).toContain('Use X for both')
    expect(asked()).toBeUndefined()
    page.named('Use X for both').click()
    await settled()
    expect(asked()).toEqual({ ask: 'set-preferences', preferences: { keys: { 'exchange-ally': ['X'] } } })
  })

  it('gives one action, or all after asking, the delivered keys again', async () => {
    await prefer({ keys: { 'attribute-str': ['Ä'], note: ['Alt+N'], gone: ['Q'] } })
    page.named('As delivered').click()
    await settled()
    expect(asked()).toMatchObject({ preferences: { keys: { note: ['Alt+N'] } } })
    page.named('All as delivered').click()
    await settled()
    page.named('All as delivered', '.ask-first button').click()
    await settled()
    expect(asked()).toEqual({ ask: 'set-preferences', preferences: { keys: {} } })
  })

  it('finds actions, and prints by its button and by Ctrl+P', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const field = document.querySelector<HTMLInputElement>('.keys input')!
    field.value = 'freeze'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await settled()
    expect(document.querySelectorAll('.keys .key')).toHaveLength(1)
    await page.press('p', { ctrlKey: true })
    page.named(/^Print/).click()
    await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2))
    expect(document.querySelectorAll('.only-printed .paper li').length).toBeGreaterThan(30)
    vi.unstubAllGlobals()
  })

  it('switches single keys off for the whole board, steps included', async () => {
    page.named('Single keys', '[role=switch]').click()
    await settled()
    expect(asked()).toEqual({ ask: 'set-preferences', preferences: { singleKeys: false } })
    await prefer({ singleKeys: false })
    await page.press('Escape')
    const heard = vi.fn()
    window.addEventListener('keydown', heard)
    await page.press('n')
    expect(page.dialog()).toBeNull()
    expect(heard).not.toHaveBeenCalled()
    await page.press('F1')
    expect(heard).toHaveBeenCalled()
    window.removeEventListener('keydown', heard)
  })
})
