import type { Page } from '@playwright/test'
import { changing } from '../../support/electron-double/changed-build'
import { driver, expect, sampleOn, test } from './fixtures'

/** “Copy” on the dashboard: with the clipboard as the app allows it, refused, and with no way left. */
export function copyTests(): void {
  test('what is copied is on the clipboard, asked for by the page and allowed by the app', async ({ desktop }) => {
    const gm = await sampleOn(desktop)
    await watchCopies(gm)
    const chapters = await openMarks(gm)
    await gm.getByRole('button', { name: 'Copy chapters' }).click()
    await expect(gm.getByRole('status').getByText('Copied', { exact: true })).toBeVisible()
    expect(await copies(gm)).toEqual([chapters])
  })

  test(
    'an app that refuses the clipboard still copies, and says so when it cannot',
    { tag: '@long' },
    async ({ start }) => {
      test.skip(driver === 'electron', 'a real Electron runs what was built')
      const desktop = await start({
        changes: [changing('return permission === "clipboard-sanitized-write"', 'return false')]
      })
      const gm = await sampleOn(desktop)
      await watchCopies(gm)
      await openMarks(gm)
      const said = (words: RegExp): Promise<void> => expect(gm.getByRole('status').getByText(words)).toBeVisible()
      await gm.getByRole('button', { name: 'Copy chapters' }).click()
      await said(/^Copied$/)
      expect(await copies(gm)).toEqual(['by hand'])
      await gm.evaluate(() => (document.execCommand = () => false))
      await gm.getByRole('button', { name: 'Copy chapters' }).click()
      await said(/^Nothing was copied\. /)
    }
  )
}

async function openMarks(gm: Page): Promise<string> {
  await gm.keyboard.press('Control+k')
  await gm.keyboard.type('Marks for')
  await gm.keyboard.press('Enter')
  return gm.getByLabel('Chapters for a video').first().innerText()
}

/** What Chromium lets the page write is kept: a test reads no clipboard of the machine. */
function watchCopies(gm: Page): Promise<void> {
  return gm.evaluate(() => {
    const kept = window as unknown as { copies: string[] }
    kept.copies = []
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    navigator.clipboard.writeText = text => write(text).then(() => void kept.copies.push(text))
    document.addEventListener('copy', () => kept.copies.push('by hand'))
  })
}

function copies(gm: Page): Promise<readonly string[]> {
  return gm.evaluate(() => (window as unknown as { copies: string[] }).copies)
}
