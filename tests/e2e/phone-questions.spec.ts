import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { keep } from '../support/moments/index'
import { askedOnPhone, phoneQuestions, seatAsked } from '../support/phone-questions'
import { discard, startShell, type Shell } from '../support/shell'
import { brokenWords, soundThroughout } from '../support/sound-phone'
import { openSettings } from '../support/settings'
import { test } from './test'

// The questions of A Thousand Faces on a phone, at 320 and 390 points, with usual and with double letters.

test.use({ actionTimeout: 15_000 })

const few = ['what a move brings']

test('SK4 what a move brings is sound on every phone', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(120_000)
  await everyQuestion(browser, few)
})

test('SK4 everything else that is asked on a phone is sound at those sizes', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(600_000)
  await everyQuestion(
    browser,
    Object.keys(phoneQuestions).filter(each => !few.includes(each))
  )
})

async function everyQuestion(browser: Browser, names: readonly string[]): Promise<void> {
  const path = join(mkdtempSync(join(tmpdir(), 'hearthside-asked-')), 'campaigns', 'evening.hearth')
  let [shell, links, port]: [Shell | null, readonly string[], number] = [null, [], 0]
  for (const name of names) {
    await shell?.kill()
    keep(askedOnPhone(name), path)
    shell = await startShell({ home: join(path, '..', '..'), port }, path)
    port = Number(new URL(shell.origin).port)
    const gm = await opened(browser, shell.url, { width: 1366, height: 768 })
    if (links.length === 0) links = await openPhones(gm)
    const [nth, character] = seatAsked(name)
    const seat = await opened(browser, links[nth] ?? '', { width: 390, height: 844 })
    await seat.getByRole('button', { name: 'This page as plain text' }).waitFor()
    await expect(seat.locator('.seat-thousand [data-spoken], .seat-thousand section').first()).toBeVisible()
    for (const each of phoneQuestions[name]?.unfold ?? []) await seat.locator(each).first().click()
    for (const words of phoneQuestions[name]?.says ?? [])
      await expect(seat.locator('.seat-thousand')).toContainText(words)
    await soundThroughout(seat, name.replaceAll(/\W+/g, '-'), character)
    await seat.setViewportSize({ width: 320, height: 844 })
    for (const size of ['', '200%']) {
      await seat.evaluate(now => (document.documentElement.style.fontSize = now), size)
      expect.soft(await brokenWords(seat), `${name}, letters of ${size || 'usual size'}: words in pieces`).toEqual([])
    }
    for (const page of [seat, gm]) await page.context().close()
  }
  expect(await shell?.stop()).toBe(0)
  if (shell) discard(shell)
}

async function openPhones(gm: Page): Promise<readonly string[]> {
  await openSettings(gm)
  await gm.getByRole('switch', { name: 'Let other devices connect' }).click()
  const links: string[] = []
  for (const name of [/^Kresk/, /^Constance/]) {
    await gm.getByRole('button', { name }).click()
    links.push(await gm.getByLabel('Address', { exact: true }).inputValue())
  }
  await gm.keyboard.press('Escape')
  return links
}

async function opened(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage()
  await page.goto(url)
  await page.locator('header, h1, h2').first().waitFor()
  return page
}
