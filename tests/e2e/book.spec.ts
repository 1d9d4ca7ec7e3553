import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { thingsIn } from '#rules/book/things/shelf'
import { theBook } from '../campaigns/the-book'
import { violations } from '../support/axe'
import { printed } from '../support/frozen'
import { chronicleOnDisk } from '../support/on-disk'
import { startShell } from '../support/shell'

test('a name that is noted while people talk is in the book, found, changed and shown, by keyboard', async ({
  page
}) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-book-'))
  const file = join(home, 'campaigns', 'book.hearth')
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  writeFileSync(file, printed('book', theBook()))
  const shell = await startShell({ home }, file)
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(shell.url)
  await expect(page.locator('.board')).toBeVisible()
  const things = () => thingsIn(chronicleOnDisk(file).campaign.book)
  const named = (name: string) => things().find(each => each.name === name)

  await page.keyboard.press('n')
  await page.keyboard.type('@Maud Ferrier rows alone, says @Yog')
  await expect(page.getByRole('option', { name: /Yogran/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => named('Maud Ferrier')?.sentence).toContain('rows alone, says')

  await page.keyboard.press('b')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('maud')
  await page.keyboard.press('Enter')
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { name: 'Maud Ferrier' })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('book.png') })
  expect(await violations(page, {})).toEqual([])

  await article.getByRole('button', { name: 'Change the page' }).click()
  await page.getByLabel('Name, wherever it is mentioned').fill('Maud the ferrywoman')
  await page.getByLabel('The page').fill('Afraid of @The Dean. Hides the clapper.')
  await page.keyboard.press('Control+Enter')
  await expect(article.getByRole('button', { name: 'The Dean' })).toBeVisible()
  await expect.poll(() => named('Maud the ferrywoman')?.page).toMatch(/^Afraid of @\{t\d+\}/)
  await article.getByRole('radio', { name: 'The table' }).click()
  await expect.poll(() => named('Maud the ferrywoman')?.knownTo).toBe('table')
  await page.screenshot({ path: test.info().outputPath('page.png') })
  await article.getByRole('button', { name: 'The Dean' }).click()
  await expect(article.getByRole('heading', { name: 'The Dean' })).toBeVisible()
  expect(await shell.stop()).toBe(0)
})
