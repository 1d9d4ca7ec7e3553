import type { Page } from '@playwright/test'
import type { Desktop } from '../../support/electron-double/drivers'
import { driver, expect, sampleOn, shownToGm, test } from './fixtures'
import { mark } from './play'

/** The data that crosses from the preload into the page: text, for any size of the snapshot. */
export function bridgeTests(): void {
  test('of an act only what it changed crosses to the page, as text', async ({ desktop }) => {
    test.skip(driver === 'electron', 'a real Electron does not count')
    const gm = await sampleOn(desktop)
    await mark(gm, 'The first')
    const whole = JSON.stringify(await shownToGm(gm))
    await expect.poll(() => textOf(gm, 'The first')).toBe(true)
    const before = await crossed(desktop)
    await mark(gm, 'The second')
    await expect.poll(() => textOf(gm, 'The second')).toBe(true)
    const after = await crossed(desktop)
    // The snapshot itself has thousands of values. The others are the answer, and the requests of the page that follow.
    expect(after.values - before.values).toBeLessThan(200)
    expect(after.characters - before.characters).toBeLessThan(whole.length / 4)
  })

  test(
    'a dashboard that is loaded again has the whole, and each act after it',
    { tag: '@long' },
    async ({ desktop }) => {
      const gm = await sampleOn(desktop)
      await mark(gm, 'Before')
      for (const name of ['Once', 'Twice']) {
        await gm.reload()
        const { revision = 0 } = (await shownToGm(gm)).frame ?? {}
        await mark(gm, name)
        await expect.poll(async () => (await shownToGm(gm)).frame?.revision).toBe(revision + 1)
        await expect.poll(() => textOf(gm, name)).toBe(true)
      }
    }
  )
}

interface Crossed {
  readonly values: number
  readonly characters: number
}

function crossed(desktop: Desktop): Promise<Crossed> {
  return desktop.evaluate(({ BrowserWindow }) => {
    const gm = BrowserWindow.getAllWindows().find(each => each.webContents.getURL().endsWith('/gm.html'))
    return (gm?.webContents as unknown as { crossed(): Promise<Crossed> }).crossed()
  })
}

/** Whether the page itself reports it. */
async function textOf(gm: Page, words: string): Promise<boolean> {
  return (await gm.locator('body').innerText()).includes(words)
}
