import { expect, type Page } from '@playwright/test'
import { discard, startShell } from '../support/shell'
import { test } from './test'

// What only a browser does: input methods, a real reload, keys that a browser has for itself.

/** An input method composes these words in the focused field, and the user takes them by Enter. */
async function compose(page: Page, words: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.imeSetComposition', { text: words, selectionStart: words.length, selectionEnd: words.length })
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 } as const
  await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await cdp.send('Input.insertText', { text: words })
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
}

test('nothing typed is lost: by an input method, Escape, another page or a reload', async ({ page }) => {
  const own = await startShell()
  await page.goto(own.url)
  await page
    .getByRole('button', { name: /^New campaign/ })
    .first()
    .click()
  const title = page.getByLabel('Name of the campaign')
  await title.fill('The ')
  await compose(page, '鐘')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(title).toHaveValue('The 鐘')
  await title.press('Enter')
  await page.locator('.board').waitFor()

  // A note: Escape and a reload keep it; written down, the field is empty for the next.
  const note = page.getByRole('dialog').getByLabel('Note', { exact: true })
  await page.keyboard.press('n')
  await note.fill('Yogran sold the map')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await page.locator('.board').waitFor()
  await page.keyboard.press('n')
  await expect(note).toHaveValue('Yogran sold the map')
  await compose(page, ' 鐘')
  await expect(page.getByRole('dialog')).toBeVisible()
  await note.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('n')
  await expect(note).toHaveValue('')
  await page.keyboard.press('Escape')

  // A line of the preparation: Escape leaves the field, and the line is kept.
  await page.keyboard.press('Shift+W')
  const first = page.locator('main.preparation textarea').first()
  await first.fill('The bell rings, and nobody pulls it')
  await first.press('Escape')
  await expect(page.getByText('The bell rings, and nobody pulls it').or(first).first()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Prepare' }).click()
  await expect
    .poll(() =>
      page.locator('main.preparation textarea').evaluateAll(all => all.map(each => (each as HTMLTextAreaElement).value))
    )
    .toContain('The bell rings, and nobody pulls it')

  // Ctrl+S and Ctrl+O in the middle of a sentence are no matter of the browser.
  await page.evaluate(() => {
    const prevented: boolean[] = []
    Object.assign(window, { prevented })
    addEventListener(
      'keydown',
      event => event.ctrlKey && /^[so]$/.test(event.key) && prevented.push(event.defaultPrevented)
    )
  })
  await page.locator('main.preparation textarea').last().focus()
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Control+o')
  expect(await page.evaluate(() => (window as unknown as { readonly prevented: unknown }).prevented)).toEqual([
    true,
    true
  ])
  await own.stop()
  discard(own)
})
