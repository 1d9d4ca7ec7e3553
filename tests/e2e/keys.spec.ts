import { expect } from '@playwright/test'
import { violations, wcag } from '../support/axe'
import { printPage } from '../support/pdf'
import { discard, startShell } from '../support/shell'
import { test } from './test'

test(
  'keys can be changed to combinations, single keys can be switched off, and the list prints on one page',
  { tag: '@long' },
  async ({ page }) => {
    const own = await startShell()
    await page.goto(own.url)
    const welcome = page.getByText('The table is set')
    await welcome.or(page.locator('.board')).first().waitFor()
    if (await welcome.isVisible()) await page.getByRole('button', { name: /^The Drowned Bells/ }).click()
    await page.locator('.board').waitFor()
    await page.keyboard.press('?')
    await page.getByRole('button', { name: /^Note something down: N/ }).click()
    await page.keyboard.press('Alt+M')
    await page.getByRole('button', { name: /^Note something down: Alt M/ }).waitFor()
    await page.getByRole('switch', { name: 'Single keys' }).click()
    await expect(page.getByText('Single keys off')).toBeVisible()
    // A key that is half scrolled out of the list is no small target. The tests of screens measure what is in sight.
    const scrolled = { 'target-size': { enabled: false } }
    expect(await violations(page, { runOnly: { type: 'tag', values: wcag }, rules: scrolled }), 'keys').toEqual([])
    expect((await printPage(page)).pages).toHaveLength(1)

    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Alt+M')
    await expect(page.getByRole('dialog')).toBeVisible()
    await own.stop()
    discard(own)
  }
)
