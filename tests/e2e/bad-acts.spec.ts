import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Dashboard } from '../support/dashboard'
import { beginOneShot } from '../support/one-shot-creation'
import { beginChapter, expectNoPoint } from '../support/one-shot-play'
import { discard, startShell } from '../support/shell'
import { test } from './test'

// An impossible act is refused beside its button. A sentence says what would make it possible. The act does not reach the disk.

test(
  'an unaffordable, an impossible and an out-of-turn act are refused with a way on',
  { tag: '@long' },
  async ({ page }) => {
    const shell = await startShell()
    page.setDefaultTimeout(15_000)
    await page.goto(shell.url)
    await beginOneShot(page)
    const board = new Dashboard(page, join(shell.folder, 'the-salt-road.hearth'))
    await expect.poll(() => board.sheets).toBe(3)
    await unaffordable(board)
    await impossible(board)
    await outOfTurn(board)
    expect(await shell.stop()).toBe(0)
    discard(shell)
  }
)

/** Shadow that is not there; XP that no player has. */
async function unaffordable(board: Dashboard): Promise<void> {
  await board.in('g', 'Shadow', async () => {
    await board.page.getByRole('radio', { name: 'Spend', exact: true }).click()
    const buy = board.page.getByRole('radio', { name: /^Standing disadvantage/ })
    await expect(buy).toHaveAttribute('aria-disabled', 'true')
    await expect(buy).toContainText('That costs 1 Shadow; there are 0 free and 0 circled.')
    await expect(buy).toContainText('Choose something cheaper, or wait for a single check.')
  })
  await board.touch('Escape', '1')
  await board.button('More for this seat').click()
  await board.page.getByRole('menuitem', { name: 'XP and Blessings' }).click()
  const spend = board.page.getByRole('radio', { name: /^Spend XP/ })
  await expect(spend).toHaveAttribute('aria-disabled', 'true')
  await expect(spend).toContainText('No XP is left. Gain XP first.')
  await spend.press('Enter')
  await expect(spend).toHaveAttribute('aria-checked', 'false')
}

/** A point of a chapter that never began; a flashback from no flip. */
async function impossible(board: Dashboard): Promise<void> {
  await board.story(async () => {
    await beginChapter(board, /Normalcy, comfort/)
    await expectNoPoint(
      board,
      /Still open: Every character starts in their place of comfort/,
      /Play until it has happened and tick it, or end the chapter without its Journey point/
    )
  })
  await board.touch('Escape', '1', 's')
  await board.refused(() => board.touch('l'), /cannot do a flashback: there is no flip to go back to/, /Flip first/)
}

/** Real cards lie on the table: until they are named no other player flips. */
async function outOfTurn(board: Dashboard): Promise<void> {
  await board.touch('1')
  await board.button('More for this seat').click()
  await board.page.getByRole('menuitem', { name: 'Attributes and cards' }).click()
  await board.act('real cards', () => board.page.getByRole('radio', { name: 'Real cards' }).click())
  await board.touch('Escape', '1', 's')
  await board.press('Enter')
  expect(board.view.pending?.kind).toBe('name-cards')
  await board.page.locator('.seat-row').nth(1).click()
  await board.refused(
    () => board.button(/Joon decides first/).press('Enter'),
    /Still open for Kresk.*: real cards to be named/,
    /Name the cards that came up/
  )
}
