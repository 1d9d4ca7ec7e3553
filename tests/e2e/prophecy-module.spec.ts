import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { discard, startShell } from '../support/shell'
import { begin } from '../support/new-prophecy'
import { settled } from '../support/settled'
import { test } from './test'

test.use({ actionTimeout: 10_000 })

test(
  'a table’s own module is kept on this machine, and goes out and comes in as a file; what is none is refused',
  { tag: '@long' },
  async ({ page: gm }) => {
    test.setTimeout(120_000)
    let shell = await startShell()
    await gm.goto(shell.url)
    await begin(gm)
    await gm.getByLabel('The Catastrophe', { exact: true }).fill('The lamps are going out')
    await gm.getByLabel('Title', { exact: true }).fill('Lamplight')
    await gm.getByLabel('The world', { exact: true }).fill('A city on stilts')
    await gm.getByRole('button', { name: 'Save as module' }).click()
    const own = gm.getByRole('list', { name: 'Your own Prophecies' })
    await expect(own.getByRole('button', { name: /^Lamplight A city on stilts/ })).toBeVisible()
    const saved = gm.waitForEvent('download')
    await more(gm, 'Lamplight', 'Save as a file')
    const module = await saved
    expect(module.suggestedFilename()).toBe('lamplight.prophecy.json')
    const path = await module.path()
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ title: 'Lamplight', world: 'A city on stilts' })

    await gm.getByRole('button', { name: /The Borrowed Sun/ }).click()
    await expect(gm.getByLabel('Title', { exact: true })).toHaveValue('The Borrowed Sun')
    const wrong = { name: 'shopping.json', mimeType: 'application/json', buffer: Buffer.from('{"milk": 2}') }
    await gm.getByLabel('Module file').setInputFiles(wrong)
    await expect(gm.getByRole('alert')).toContainText('This file is not a Prophecy module')
    await gm.getByLabel('Module file').setInputFiles(path)
    await expect(gm.getByLabel('Title', { exact: true })).toHaveValue('Lamplight')
    await expect(own.getByRole('listitem')).toHaveCount(1)

    // Another day, another campaign: it is still there. It can have another name, and can go.
    expect(await shell.stop()).toBe(0)
    shell = await shell.again()
    await gm.goto(shell.url)
    await begin(gm, 'The Next Season')
    await more(gm, 'Lamplight', 'Rename…')
    await gm.getByLabel('New name').fill('Low Water')
    await gm.getByLabel('New name').press('Enter')
    await own.getByRole('button', { name: /^Low Water/ }).click()
    await expect(gm.getByLabel('Title', { exact: true })).toHaveValue('Low Water')
    await expect(gm.getByLabel('The Catastrophe', { exact: true })).toHaveValue('The lamps are going out')
    await more(gm, 'Low Water', 'Delete…')
    await gm.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(own).toHaveCount(0)
    await gm.reload()
    await gm
      .getByRole('navigation', { name: 'Games' })
      .getByRole('button', { name: /Prophecy/ })
      .click()
    await expect(gm.getByText('is kept on this computer, for all your campaigns')).toBeVisible()
    expect(await shell.stop()).toBe(0)
    discard(shell)
  }
)

async function more(gm: Page, title: string, line: string): Promise<void> {
  await settled(gm)
  await gm.getByRole('button', { name: `More about ${title}` }).click()
  await gm.getByRole('menuitem', { name: line }).click()
}
