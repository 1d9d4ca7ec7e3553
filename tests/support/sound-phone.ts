import { expect, type Page } from '@playwright/test'
import { violations } from './axe'
import { lostInForcedColours } from './forced-colors'

/** The page with all folds open, at every size and in forced colours, and its plain text. */
export async function soundThroughout(page: Page, name: string, says = 'Kresk'): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('details').forEach(each => (each.open = true)))
  await large(page, name)
  await inForcedColours(page, name)
  await page.getByRole('button', { name: 'This page as plain text' }).click()
  await expect(page.getByRole('document', { name: 'The page as text' })).toContainText(says)
  await large(page, `${name}-as-text`)
  await page.keyboard.press('Escape')
}

/** The faults of this page: by axe with its best practices, and targets too small for a finger. */
export async function sound(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page, {}), name).toEqual([])
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  expect.soft(fits, `${name} fits`).toBe(true)
  expect.soft(await smallTargets(page), `${name}: less than a finger’s width`).toEqual([])
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

/** Expects that forced colours lose no part at 390 points. */
export async function inForcedColours(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  expect.soft(await lostInForcedColours(page), `${name}, in forced colours`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Every control and field of the page that is narrower or lower than 48 px. */
function smallTargets(page: Page): Promise<readonly string[]> {
  const targets =
    'a[href], button, summary, select, textarea, input:not([type=radio], [type=checkbox]), label:has(input[type=radio], input[type=checkbox])'
  return page.locator(`body :is(${targets})`).evaluateAll(all =>
    all.flatMap(each => {
      const { width, height } = each.getBoundingClientRect()
      const isHere = each.checkVisibility() && width > 1 && height > 1
      // A fraction of a pixel is lost in rounding.
      if (!isHere || Math.min(width, height) > 47.9) return []
      return [`${each.tagName} “${each.textContent.trim().slice(0, 40)}” ${Math.round(width)} × ${Math.round(height)}`]
    })
  )
}

/** The words of a player's own part whose letters are not in one line: too little space. */
export function brokenWords(page: Page, part = '.seat-thousand'): Promise<readonly string[]> {
  return page.locator(part).evaluate(place => {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // The text of a closed fold has no lines.
      if (!text.parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]{3,14}/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  })
}
