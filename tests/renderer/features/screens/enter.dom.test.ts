import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmFrame, gmSnapshot, gmView } from '../../../support/snapshots'

const calm = gmSnapshot(gmFrame(gmView({ pending: null })))
let page: MountedDashboard
/** What the page reads as the time, in ms. */
let clock = 0

beforeEach(async () => {
  clock += 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  page = await mountDashboard(calm)
})
afterEach(() => page.end())

const flips = (): number => page.commands().filter(each => (each as { type: string }).type === 'flip').length
const later = (): void => void (clock += 601)

describe('the big button’s key', () => {
  it('flips after a dialog was opened by a click and closed by Esc, and opens nothing', async () => {
    await page.click(page.named(/^Story…/))
    expect(page.dialog()).not.toBeNull()
    await page.press('Escape')
    expect(page.dialog()).toBeNull()
    later()
    await page.press('Enter')
    expect(page.dialog()).toBeNull()
    expect(flips()).toBe(1)
  })

  it('gives the focus back to the board when the opener was clicked', async () => {
    await page.click(page.named(/^Story…/))
    await page.press('Escape')
    expect(document.activeElement?.hasAttribute('data-home')).toBe(true)
  })

  it('gives the focus back to the opener when it was walked to', async () => {
    const opener = page.named(/^Story…/)
    await page.press('Tab')
    opener.focus()
    await page.press('Enter')
    expect(page.dialog()).not.toBeNull()
    await page.press('Escape')
    expect(document.activeElement).toBe(opener)
    later()
    await page.press('Enter')
    expect(page.dialog()).not.toBeNull()
    expect(flips()).toBe(0)
  })

  it('flips nothing within 600 ms of a dialog that Enter closed', async () => {
    await page.press('p')
    const field = document.activeElement as HTMLInputElement
    field.value = 'Before the bell'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await page.press('Enter')
    expect(page.dialog()).toBeNull()
    await page.press('Enter')
    expect(flips()).toBe(0)
    later()
    await page.press('Enter')
    expect(flips()).toBe(1)
  })

  it('flips nothing while it is held down', async () => {
    await page.press('Enter', { repeat: true })
    expect(flips()).toBe(0)
  })

  it('flips after a pill was clicked, and presses the pill that was walked to', async () => {
    const pill = page.named(/Brindle/, '.helpers button')
    await page.click(pill)
    expect(pill.getAttribute('aria-pressed')).toBe('true')
    pill.focus()
    await page.press('Enter')
    expect(flips()).toBe(1)
    await page.press('Tab')
    pill.blur()
    pill.focus()
    const before = pill.getAttribute('aria-pressed')
    await page.press('Enter')
    expect(pill.getAttribute('aria-pressed')).not.toBe(before)
    expect(flips()).toBe(1)
  })

  it('flips after a radio button was clicked, which the arrows and Enter then pass by', async () => {
    const plus = page.named('+2', '[role=radio]')
    await page.click(plus)
    expect(plus.getAttribute('aria-checked')).toBe('true')
    expect(document.activeElement).not.toBe(plus)
    await page.press('Enter')
    expect(flips()).toBe(1)
  })

  it('flips where a radio button has the focus that is chosen already', async () => {
    const zero = page.named('0', '[role=radio]')
    await page.press('Tab')
    zero.focus()
    await page.press('Enter')
    expect(flips()).toBe(1)
  })

  it('rests: the key on the button presses it, wherever the dialog put the focus', async () => {
    await page.press('V', { shiftKey: true })
    await vi.waitFor(() => expect(page.named(/^Rest/, '[data-enter]')).toBeTruthy(), 20_000)
    await settled()
    await page.press('Enter')
    const answers = page.asks.filter(({ ask }) => ask === 'answer')
    expect(answers).toEqual([expect.objectContaining({ question: expect.stringContaining('rest') as string })])
  })
})
