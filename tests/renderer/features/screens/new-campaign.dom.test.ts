import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmSnapshot } from '../../../support/snapshots'

let page: MountedDashboard

beforeEach(async () => {
  page = await mountDashboard(gmSnapshot(null))
  await vi.waitFor(() => page.named(/^New campaign/), 20_000)
  await page.click(page.named(/^New campaign/))
  await vi.waitFor(() => expect(page.dialog()).not.toBeNull(), 20_000)
  await settled()
})
afterEach(() => page.end())

async function fill(name: string, text: string): Promise<void> {
  const field = page.named(name, 'input') as HTMLInputElement
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}

async function reopen(): Promise<void> {
  await vi.waitFor(() => page.named(/^New campaign/), 20_000)
  await page.click(page.named(/^New campaign/))
  await vi.waitFor(() => expect(page.dialog()).not.toBeNull(), 20_000)
  await settled()
}

describe('a new campaign', () => {
  it('puts the focus into the line of another player', async () => {
    await page.click(page.named('Another player'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Player 5')
  })

  it('asks before it throws away what was filled in', async () => {
    await fill('Player 1', 'Priya')
    await page.press('Escape')
    expect(page.dialog()?.textContent).toContain('Throw away what you have filled in?')
    await page.click(page.named('Keep it'))
    expect((page.named('Player 1', 'input') as HTMLInputElement).value).toBe('Priya')
    await page.press('Escape')
    await page.press('Escape')
    expect(page.dialog()).toBeNull()
  })

  it('keeps what was filled in for later, until one throws it away', async () => {
    await fill('Player 1', 'Priya')
    await page.press('Escape')
    await page.press('Escape')
    await reopen()
    expect((page.named('Player 1', 'input') as HTMLInputElement).value).toBe('Priya')
    await page.press('Escape')
    await page.click(page.named('Throw it away'))
    expect(page.dialog()).toBeNull()
    await reopen()
    expect((page.named('Player 1', 'input') as HTMLInputElement).value).toBe('')
  })

  it('is not begun by the Enter that takes a word of an input method', async () => {
    await fill('Player 1', 'かね')
    const field = page.named('Player 1', 'input')
    field.focus()
    await page.press('Enter', { isComposing: true, keyCode: 229 })
    expect(page.asks.some(({ ask }) => ask === 'new-campaign')).toBe(false)
    expect(page.dialog()).not.toBeNull()
  })

  it('closes at once while nothing was filled in', async () => {
    await page.press('Escape')
    expect(page.dialog()).toBeNull()
  })

  it('offers real cards for all players', () => {
    expect(page.named('Real cards', '[role=radio]')).toBeTruthy()
  })

  it('shows no key that a browser keeps for itself', () => {
    expect(document.querySelector('.starts')?.textContent).not.toContain('Ctrl N')
  })
})
