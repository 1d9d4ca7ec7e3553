import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Denial } from '#shared/contract'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'

const calm = gmSnapshot(gmFrame(gmView({ pending: null })))
const refused: Denial = {
  kind: 'refused',
  because: 'no-choice',
  rule: 'M10',
  explanation: { message: ['Nothing is to be chosen'], remedy: ['Flip first'] }
}
let page: MountedDashboard
afterEach(() => page.end())

const isHome = (): boolean => document.activeElement?.hasAttribute('data-home') === true
const banners = (): string => document.querySelector('.banners')?.textContent ?? ''

describe('the focus', () => {
  it('goes back to the board when a dialog closes whose own field had it', async () => {
    page = await mountDashboard(calm)
    await page.press('p')
    expect(document.activeElement?.tagName).toBe('INPUT')
    await page.press('Escape')
    expect(page.dialog()).toBeNull()
    expect(isHome()).toBe(true)
  })

  it('stays in the dialog that a line of a menu opened, and goes to the board afterwards', async () => {
    page = await mountDashboard(calm)
    const menu = page.named('Campaign', 'header button, .head button')
    menu.focus()
    await page.press('Enter')
    await vi.waitFor(() => page.named(/^Notes and questions/, '[role=menuitem]'), 20_000)
    await page.click(page.named(/^Notes and questions/, '[role=menuitem]'))
    await vi.waitFor(() => page.named(/^Note something down…/, '[role=menuitem]'), 20_000)
    await page.click(page.named(/^Note something down…/, '[role=menuitem]'))
    await settled()
    await vi.waitFor(() => expect(page.dialog()?.contains(document.activeElement)).toBe(true), 20_000)
    expect(document.activeElement?.tagName).toBe('TEXTAREA')
    await page.press('Escape')
    expect(isHome()).toBe(true)
  })
})

describe('the focus of a keyboard user', () => {
  it('is at the board again after something was found', async () => {
    page = await mountDashboard(calm)
    ;(document.activeElement as HTMLElement | null)?.blur()
    await page.press('k', { ctrlKey: true })
    const field = document.activeElement as HTMLInputElement
    field.value = 'wren'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const lit = () => document.querySelector('[role="option"][data-highlighted]')?.textContent
    await vi.waitFor(() => expect(lit()).toMatch(/wren/i))
    await page.press('Enter')
    expect(page.dialog()).toBeNull()
    expect(isHome()).toBe(true)
  })

  it('is in the settings while they are open, and at the board afterwards', async () => {
    page = await mountDashboard(calm)
    await page.click(page.named('Settings'))
    await vi.waitFor(() => expect(document.activeElement?.classList).toContain('settings'), 20_000)
    await page.press('Escape')
    expect(isHome()).toBe(true)
  })
})

describe('a key that can do nothing', () => {
  it('is answered at the top of the page when the button that would answer is not on screen', async () => {
    page = await mountDashboard(gmSnapshot(gmFrame(gmView())), {}, { act: refused })
    await page.press('v')
    await page.press('a')
    expect(banners()).toContain('Nothing is to be chosen')
  })

  it('is answered beside its button when that is on screen', async () => {
    page = await mountDashboard(calm, {}, { act: refused })
    await page.press('v')
    await page.press('l')
    expect(document.querySelector('.panel')?.getAttribute('aria-label')).toMatch(/^Flip/)
    expect(document.querySelector('.panel')?.textContent).toContain('Nothing is to be chosen')
    expect(banners()).not.toContain('Nothing is to be chosen')
    await page.press('v')
    expect(document.body.textContent).not.toContain('Nothing is to be chosen')
  })

  it('says why before anything is asked for', async () => {
    page = await mountDashboard(calm)
    await page.press('w')
    expect(page.commands()).toEqual([])
    expect(banners()).toContain('Nobody has anything to decide')
  })
})
