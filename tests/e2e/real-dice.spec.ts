import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import type { State } from '#rules/game-face/state'
import { keep } from '../support/moments/index'
import { calledWithRealDice } from '../support/moments/game-face'
import { chronicleOnDisk } from '../support/on-disk'
import { discard, startShell } from '../support/shell'
import { brokenWords, soundThroughout } from '../support/sound-phone'
import { openSettings } from '../support/settings'
import { test } from './test'

// A player with real dice is called and enters one on the phone. No other screen shows it until both cups are lifted.

test.use({ actionTimeout: 15_000 })

test(
  'GF26 GF35 a called player enters a real die on the phone, at 320 points and with letters twice as large too',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(120_000)
    const path = join(mkdtempSync(join(tmpdir(), 'hearthside-real-dice-')), 'campaigns', 'evening.hearth')
    keep(calledWithRealDice().played, path)
    const shell = await startShell({ home: join(path, '..', '..') }, path)
    const gm = await opened(browser, shell.url, { width: 1366, height: 768 })
    const seat = await opened(browser, await phoneOf(gm, 'Kresk'), { width: 390, height: 844 })
    await gm.getByRole('navigation', { name: 'Games' }).getByRole('listitem').nth(1).getByRole('button').click()
    await expect(seat.getByRole('heading', { name: 'Roll a real die in secret, then enter it' })).toBeVisible()
    await expect(seat.getByRole('region', { name: 'A real die, in secret' })).toBeVisible()
    await soundThroughout(seat, 'real-dice')
    await seat.setViewportSize({ width: 320, height: 844 })
    await seat.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect.soft(await brokenWords(seat, '.own-side'), 'words in pieces').toEqual([])

    await seat.getByRole('button', { name: /^Hearts/ }).click()
    await expect(seat.locator('.question-form .main')).toContainText('Type 1 to 6')
    await seat.locator('.number input').fill('6')
    await seat.locator('.number input').press('Tab')
    await seat.getByRole('button', { name: 'Enter in secret' }).click()
    await expect(seat.getByRole('button', { name: /^You entered 6 with Hearts/ })).toBeVisible()
    await expect(seat.getByRole('region', { name: 'You are called' })).toBeHidden()

    await expect(gm.getByText(/has entered a die in secret. Another one, read out here, holds/)).toBeVisible()
    await gm
      .locator('.duel-panel .open')
      .getByRole('radio', { name: /^Spades, d8/ })
      .click()
    await gm.locator('.duel-panel .open .number input').fill('2')
    await gm.locator('.duel-panel .open .number input').press('Tab')
    await gm.getByRole('button', { name: /Lift both cups/ }).click()
    await expect(gm.locator('.game-face .duel-arena[data-arena=reveal]')).toBeVisible()
    const state = chronicleOnDisk(path).campaign.boards.at(-1)?.state as State
    expect(state.ritual?.reveals[0]?.throws).toMatchObject({ left: { suit: 'hearts', roll: 6 }, right: { roll: 2 } })
    await expect(seat.getByRole('region', { name: 'A real die, in secret' })).toBeVisible()
    expect(await shell.stop()).toBe(0)
    discard(shell)
  }
)

async function phoneOf(gm: Page, name: string): Promise<string> {
  await openSettings(gm)
  await gm.getByRole('switch', { name: 'Let other devices connect' }).click()
  await gm.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  const link = await gm.getByLabel('Address', { exact: true }).inputValue()
  await gm.keyboard.press('Escape')
  return link
}

async function opened(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage()
  await page.goto(url)
  await page.locator('header, h1, h2').first().waitFor()
  return page
}
