import { expect, test, type Page } from '@playwright/test'
import { violations } from './axe'

/** The page with whatever is folded away on it unfolded, and its plain text, at every size. */
export async function soundThroughout(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('details').forEach(each => (each.open = true)))
  await large(page, name)
  await page.getByRole('button', { name: 'This page as plain text' }).click()
  await expect(page.getByRole('document', { name: 'The page as text' })).toContainText('Kresk')
  await large(page, `${name}-as-text`)
  await page.keyboard.press('Escape')
}

/** What axe finds on this page, its best practices included, and a picture of it for whoever looks. */
export async function sound(page: Page, name: string): Promise<void> {
  expect(await violations(page, {}), name).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${name} fits`).toBe(
    true
  )
  await picture(page, name)
}

/** The same at 320 and 390 points, with usual letters and with letters twice as large. */
export async function large(page: Page, name: string): Promise<void> {
  for (const width of [320, 390])
    for (const size of ['', '200%']) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate(now => (document.documentElement.style.fontSize = now), size)
      await sound(page, `${name}-${width}-${size || 'usual'}`)
    }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
}

/** The lowest of everything that can be pressed, chosen or written in on a player's own part of the page, in px. */
export function lowestTarget(page: Page, part = '.seat-thousand'): Promise<number> {
  const targets =
    'button, summary, select, textarea, input:not([type=radio], [type=checkbox]), label:has(input[type=radio], input[type=checkbox])'
  return page.locator(`${part} :is(${targets})`).evaluateAll(all => {
    const seen = all.map(each => each.getBoundingClientRect().height).filter(height => height > 0)
    return Math.min(...seen)
  })
}

/** The words on a player's own part of the page of which not all letters stand in one line: there is too little room for them. */
export function brokenWords(page: Page, part = '.seat-thousand'): Promise<readonly string[]> {
  return page.locator(part).evaluate(place => {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]{3,14}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    return broken
  })
}
