import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { thingsIn } from '#rules/book/things/lookup'
import type { Chronicle } from '#rules/campaign/chronicle'
import { theBook } from '../campaigns/the-book'
import { violations } from '../support/axe'
import { Played } from '../support/chronicle'
import { busyPreparation } from '../support/busy-preparation'
import { printed } from '../support/frozen'
import { chronicleOnDisk } from '../support/on-disk'
import { bodyOf, lettersOf, printPage, wordsToPrint } from '../support/pdf'
import { startShell } from '../support/shell'
import { settled } from '../support/settled'
import { test } from './test'

test('a name that is noted while people talk is in the book, found, changed and shown, by keyboard', async ({
  page
}) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-book-'))
  const file = join(home, 'campaigns', 'book.hearth')
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  writeFileSync(file, printed('book', withAnEvening()))
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
  expect(await violations(page, {})).toEqual([])

  await article.getByRole('button', { name: 'Change the page' }).click()
  await page.getByLabel('Name, wherever it is mentioned').fill('Maud the ferrywoman')
  await page.getByLabel('The page').fill('Afraid of @The Dean. Hides the clapper.')
  await page.keyboard.press('Control+Enter')
  await expect(article.getByRole('button', { name: 'The Dean' })).toBeVisible()
  await expect.poll(() => named('Maud the ferrywoman')?.page).toMatch(/^Afraid of @\{t\d+\}/)
  await article.getByRole('radio', { name: 'The table' }).click()
  await expect.poll(() => named('Maud the ferrywoman')?.knownTo).toBe('table')
  await article.getByRole('button', { name: 'The Dean' }).click()
  await expect(article.getByRole('heading', { name: 'The Dean' })).toBeVisible()
  await recapByKeyboard(page, file)
  expect(await shell.stop()).toBe(0)
})

/** The book, and one more line that the table can read. */
function withAnEvening(): Chronicle {
  const played = new Played(theBook())
  played.campaign({ type: 'note-down', text: 'The tide turns.', knownTo: 'table' })
  return played.chronicle
}

/** “Previously on…”: reworded, shown on the table’s screen and saved as a page, all without the mouse. */
async function recapByKeyboard(page: Page, file: string): Promise<void> {
  const recap = () => chronicleOnDisk(file).campaign.book.recap
  await page.locator('.board').focus()
  await page.keyboard.press('Shift+B')
  const moments = page.getByRole('region', { name: 'Moments' })
  await expect(moments).toBeVisible()
  await moments.getByRole('combobox', { name: 'Session' }).selectOption({ label: 'Session 2' })
  await expect(moments.getByText('The tide turns.')).toBeVisible()
  await moments.getByRole('button', { name: 'Reword' }).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('The tide turned, and something came with it.')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => recap().edits.map(({ text }) => text))
    .toEqual(['The tide turned, and something came with it.'])
  const paper = page.locator('.recap-paper')
  await expect(paper).toContainText('The tide turned, and something came with it.')
  expect(await violations(page, {})).toEqual([])
  const save = moments.getByRole('button', { name: 'Save the page' })
  await save.focus()
  await settled(page)
  const download = page.waitForEvent('download', { timeout: 30_000 })
  await save.press('Enter')
  const saved = readFileSync((await (await download).path())!, 'utf8')
  expect(saved).toContain('something came with it.')
  expect(saved).not.toMatch(/(?:src|href)=|@import|url\(/)
  await recapOnPaper(page)
  await moments.getByRole('button', { name: 'Show on the table' }).click()
  await expect.poll(() => recap().shown?.sentences.length).toBe(1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => recap().shown).toBeNull()
}

/** PG2: Print gives the paper and nothing else of the page, on one page. */
async function recapOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => void (window.print = () => document.body.setAttribute('data-asked', 'print')))
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'print')
  const { pages, size } = await printPage(page)
  expect(pages).toHaveLength(1)
  expect(size).toEqual([595, 842])
  expect(lettersOf(pages[0] ?? '')).toBe(lettersOf(await page.locator('.recap-paper').innerText()))
  await expect(page.locator('.print-copy')).toHaveCount(0)
}

for (const [players, each] of [
  [1, 0],
  [5, 2],
  [8, 12]
] as const) {
  // The fullest page always; the others with what takes minutes.
  const tag = players === 8 ? [] : ['@long']
  test(
    `the page before a session is one page of paper for ${players} players, on A4 and Letter`,
    { tag },
    async ({ page }) => {
      const home = mkdtempSync(join(tmpdir(), 'hearthside-preparation-'))
      const file = join(home, 'campaigns', 'before.hearth')
      mkdirSync(join(home, 'campaigns'), { recursive: true })
      writeFileSync(file, printed('before', busyPreparation(players, each)))
      const shell = await startShell({ home }, file)
      await page.setViewportSize({ width: 1366, height: 768 })
      await page.goto(shell.url)
      await expect(page.locator('.board')).toBeVisible()
      await page.keyboard.press('Shift+W')
      const before = page.getByRole('main', { name: 'Before the next session' })
      await expect(before.getByRole('region', { name: 'First line' })).toBeVisible()
      if (players === 8) expect(await violations(page, {})).toEqual([])
      for (const paper of ['a4', 'letter']) {
        await page.evaluate(size => (document.documentElement.dataset['paper'] = size), paper)
        const { pages, size, pdf } = await printPage(page)
        writeFileSync(test.info().outputPath(`${paper}.pdf`), pdf)
        expect(pages).toHaveLength(1)
        expect(size).toEqual(paper === 'a4' ? [595, 842] : [612, 792])
        const words = bodyOf({ pages })
        expect(words).toBe(lettersOf(await wordsToPrint(page)).replaceAll('✓', ''))
        for (const said of [
          'The bell rings, and nobody pulls it.',
          'from session 1',
          'Kresk Half-Tide',
          '1 XP for everybody'
        ])
          expect(words).toContain(lettersOf(said))
      }
      expect(await shell.stop()).toBe(0)
    }
  )
}
