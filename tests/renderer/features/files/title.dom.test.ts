import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountDashboard, settled, type MountedDashboard } from '../../../support/mounted-dashboard'
import { gmSnapshot } from '../../../support/snapshots'

let page: MountedDashboard
afterEach(() => page.end())

async function saveAs(more: Partial<ReturnType<typeof gmSnapshot>> = {}): Promise<void> {
  page = await mountDashboard(gmSnapshot(undefined, { shell: 'electron', ...more }))
  await vi.waitFor(
    async () => {
      await page.press('s', { ctrlKey: true, shiftKey: true })
      expect(page.dialog() ?? page.asks.find(each => each.ask === 'save-as')).toBeTruthy()
    },
    { timeout: 20_000, interval: 300 }
  ) // a press begins the 50 ms anew that a request waits
}

describe('saving under another name on the desktop', () => {
  it('asks for the title first, then lets the system ask for the place', async () => {
    await saveAs()
    const field = document.activeElement as HTMLInputElement
    expect(field.value).toBe('The Drowned Bells')
    field.value = 'The Salt Road'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await settled()
    expect(page.asks.map(each => each.ask)).not.toContain('save-as')
    await page.press('Enter')
    expect(page.asks.at(-1)).toEqual({ ask: 'save-as', path: null, title: 'The Salt Road' })
    expect(page.dialog()).toBeNull()
  })

  it('asks for the place only when the campaign cannot be saved where it is', async () => {
    const { file } = gmSnapshot()
    const problem = { kind: 'failed', message: 'The disk is full', remedy: 'Make room on it' } as const
    await saveAs({ file: { ...file!, save: { kind: 'not-saved', since: 0, acts: 1, problem } } })
    expect(page.dialog()).toBeNull()
    expect(page.asks.filter(each => each.ask === 'save-as')).toContainEqual({ ask: 'save-as', path: null })
  })
})
