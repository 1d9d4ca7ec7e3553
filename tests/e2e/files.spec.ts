import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { entriesOnDisk } from '../support/on-disk'
import { discard, startShell } from '../support/shell'
import { test } from './test'

// What a GM meets when a file is damaged: a sentence, the place, a remedy, and no loss.

const sample = join(import.meta.dirname, '..', '..', 'resources', 'samples', 'the-drowned-bells.hearth')

function folderWith(name: string, text: string | Buffer): { home: string; file: string } {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-files-'))
  mkdirSync(join(home, 'campaigns'))
  const file = join(home, 'campaigns', name)
  writeFileSync(file, text)
  return { home, file }
}

async function opened(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('[data-revision], .welcome, [role=dialog]').first().waitFor()
}

const spoilt = (spoil: (text: string) => string): string => spoil(readFileSync(sample, 'utf8'))

for (const [what, text, says] of [
  [
    'a spoilt event',
    spoilt(text => text.replace('"type":"session-began","number":2', '"type":"session-began","number":"two"')),
    /entries\.\d+\.events\.0\.number/
  ],
  ['a truncated file', spoilt(text => text.slice(0, 9000)), /could not be/],
  ['something that is no JSON', 'Dear diary,\n', /could not be/],
  ['an empty file', '', /could not be/],
  ['another program’s file', '{"format":"sheet","cells":[]}', /not a Hearthside campaign/]
] as const)
  test(`${what} is named, and left as it is`, { tag: what === 'a truncated file' ? [] : '@long' }, async ({ page }) => {
    const { home, file } = folderWith('broken.hearth', text)
    const shell = await startShell({ home }, file)
    await opened(page, shell.url)
    await expect(page.getByRole('dialog')).toContainText(says)
    expect(readFileSync(file, 'utf8')).toBe(text)
    await page.keyboard.press('Escape')
    await expect(page.getByText('The table is set')).toBeVisible()
    expect(await shell.stop()).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(text)
    discard(shell)
  })

test('a file of a newer Hearthside opens to be read, and is not written', async ({ page }) => {
  const text = spoilt(whole => whole.replace('"thousand-faces":1', '"thousand-faces":99'))
  const { home, file } = folderWith('newer.hearth', text)
  const shell = await startShell({ home }, file)
  await opened(page, shell.url)
  await expect(page.getByText(/newer|read only|read-only/i).first()).toBeVisible()
  expect(await shell.stop()).toBe(0)
  expect(readFileSync(file, 'utf8')).toBe(text)
  discard(shell)
})

test('two Hearthsides on one campaign: the second reads, or takes over and the first is informed', async ({
  browser
}) => {
  const { home, file } = folderWith('shared.hearth', readFileSync(sample))
  const first = await startShell({ home }, file)
  const one = await (await browser.newContext()).newPage()
  await opened(one, first.url)
  await expect(one.getByText('Kresk Half-Tide').first()).toBeVisible()

  const second = await startShell({ home }, '--data', join(home, 'other-data'), file)
  const two = await (await browser.newContext()).newPage()
  await opened(two, second.url)
  await expect(two.getByRole('dialog')).toContainText('open elsewhere')
  await two.getByRole('button', { name: 'Take it over' }).click()
  await expect(two.getByText('Kresk Half-Tide').first()).toBeVisible()
  const before = entriesOnDisk(file).length
  await two.keyboard.press('Control+z')
  await expect.poll(() => entriesOnDisk(file).length).toBe(before + 1)

  // The first must not write over what the second has done, and must say so.
  await one.keyboard.press('Control+z')
  await expect(one.getByText(/NOT saved|read only|taken over/i).first()).toBeVisible()
  expect(entriesOnDisk(file).length).toBe(before + 1)
  await first.kill()
  expect(await second.stop()).toBe(0)
  discard(second)
})

test('a campaign that is saved as another is one of its own, and an address outside the folder leads nowhere', async ({
  page
}) => {
  const shell = await startShell()
  await opened(page, shell.url)
  await page.getByRole('button', { name: /^The Drowned Bells/ }).click()
  await expect(page.getByText('Kresk Half-Tide').first()).toBeVisible()
  await page.locator('.head').getByRole('button', { name: 'Campaign' }).press('Enter')
  await page.getByRole('menuitem', { name: /^File/ }).press('ArrowRight')
  await page.getByRole('menuitem', { name: 'Save as…' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Bells, the second telling')
  await page.keyboard.press('Enter')
  await expect.poll(() => readdirSync(shell.folder).filter(name => name.endsWith('.hearth')).length).toBe(2)
  copyFileSync(sample, join(shell.folder, '..', 'outside.hearth'))
  for (const name of ['/../outside', '/%2e%2e/outside', '/..%5coutside', '/campaigns/outside'])
    expect((await page.request.get(`${shell.origin}${name}.hearth`)).status()).toBeGreaterThanOrEqual(400)
  expect(await shell.stop()).toBe(0)
  for (const name of readdirSync(shell.folder).filter(each => each.endsWith('.hearth')))
    expect(entriesOnDisk(join(shell.folder, name)).length).toBeGreaterThan(80)
  expect(readdirSync(shell.folder).filter(name => /\.(lock|tmp)/.test(name))).toEqual([])
  discard(shell)
})
