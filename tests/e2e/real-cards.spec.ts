import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Dashboard } from '../support/dashboard'
import { beginOneShot } from '../support/one-shot-creation'
import { discard, startShell } from '../support/shell'
import { test } from './test'

// One player's Deckahedron is real, on the table: losing Stamina, going heroic, a Rest and help. The Game Master names
// the turned cards.

test('Stamina, Heroic Mode, Rest and help with real cards', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(180_000)
  const shell = await startShell()
  page.setDefaultTimeout(15_000)
  await page.goto(shell.url)
  await beginOneShot(page)
  const board = new Dashboard(page, join(shell.folder, 'the-salt-road.hearth'))
  await expect.poll(() => board.sheets).toBe(3)
  await chapterFive(board)
  await realCards(board)

  await blow(board, 4)
  expect(board.sheet(1)).toMatchObject({ stamina: 6, exhaustion: 4, exhaustionFaceUp: [], deck: 16 })
  await goHeroic(board)
  await blow(board, 2)
  await nameAll(board)
  expect(board.sheet(1).exhaustionFaceUp).toHaveLength(6)
  expect(board.sheet(1)).toMatchObject({ stamina: 4, tokens: { exhaustion: 6 } })

  await rest(board)
  await helpForTheLucky(board)
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

/** Nine hours, chapter 5, where Heroic Mode is offered. A character with a name is not asked for it. */
async function chapterFive(board: Dashboard): Promise<void> {
  await board.in('Shift+Q', 'Creating the characters', async () => {
    await board.button(/^Length/).click()
    await board.page.getByRole('radio', { name: '9 hours' }).click()
    await board.push('Set the length')
    await board.button(/Names/).click()
    await expect(board.button(/this name/)).toHaveCount(0)
  })
  await board.story(() => board.push(/Find/))
}

async function realCards(board: Dashboard, seat = 1): Promise<void> {
  await board.touch('Escape', String(seat))
  await board.button('More for this seat').click()
  await board.page.getByRole('menuitem', { name: 'Attributes and cards' }).click()
  await board.act('real cards', () => board.page.getByRole('radio', { name: 'Real cards' }).click())
  await board.touch('Escape', String(seat), 's')
}

/** All of it as Exhaustion. */
async function blow(board: Dashboard, power: number, seat = 1): Promise<void> {
  const { page } = board
  const strike = page.locator('.question-form[data-rule=N2]')
  await board.touch('Escape', String(seat), 'x')
  await strike.waitFor()
  await page.getByRole('radio', { name: 'Enter the number' }).click()
  await page.getByRole('spinbutton', { name: 'The number' }).fill(String(power))
  await page.keyboard.press('Tab')
  await board.push(/^Strike /)
  await board.until(
    'taking it',
    async () => {
      await expect(strike).toBeHidden()
      await page.getByRole('radio', { name: new RegExp(`^${power} Exhaustion`) }).click()
      await board.button(new RegExp(`^${power} Exhaustion`)).press('Enter')
    },
    () => board.view.attacks.length === 0
  )
}

/** The sheet makes way for the cards: first those that come back, then those that the table turns for Stamina. */
async function goHeroic(board: Dashboard): Promise<void> {
  await board.touch('q')
  await board.page.getByRole('dialog').waitFor()
  await board.button('Heroic Stamina…').click()
  await board.page.getByRole('radio', { name: /^Go heroic/ }).click()
  await board.push('Go heroic')
  await expect(board.page.getByRole('dialog')).toHaveCount(0)
  expect(board.view.pending).toMatchObject({ kind: 'name-cards', for: 'recovery', left: 4 })
  await expect(board.page.getByRole('heading', { name: 'Which card came back?' })).toBeVisible()
  await nameAll(board)
  expect(board.sheet(1)).toMatchObject({ heroic: true, stamina: 6, tokens: { exhaustion: 4 } })
  expect(board.sheet(1).exhaustionFaceUp).toHaveLength(4)
}

/** Whatever the grid offers first came up, until nothing is waited for. */
async function nameAll(board: Dashboard): Promise<void> {
  for (let turned = 0; board.view.pending?.kind === 'name-cards'; turned++) {
    expect(turned).toBeLessThan(60)
    await board.act('a card', () => board.page.locator('.naming .named-cards button').first().click())
  }
}

/** Cards that lie face up come back without a question. */
async function rest(board: Dashboard): Promise<void> {
  await board.touch('Shift+V')
  await board.page.getByRole('dialog').waitFor()
  await board.act('a Rest', () => board.page.getByRole('dialog').locator('.press').click())
  expect(board.sheet(1)).toMatchObject({ stamina: 10, exhaustion: 0, tokens: { exhaustion: 0 } })
  await board.touch('Escape')
  await expect(board.page.getByRole('dialog')).toHaveCount(0)
}

/** Face-down ones are named; a Rest or help is over when the last of them has been. */
async function helpForTheLucky(board: Dashboard): Promise<void> {
  await realCards(board, 2)
  await blow(board, 3, 2)
  await board.touch('Escape', '2', 'Shift+V')
  await board.page.getByRole('dialog').waitFor()
  await board.page.locator('[data-choice=elsewhere]').click()
  await board.act('help', () => board.page.getByRole('dialog').locator('.press').click())
  await expect(board.page.getByRole('dialog')).toHaveCount(0)
  expect(board.view.pending).toMatchObject({ for: 'recovery', left: 3 })
  await nameAll(board)
  expect(board.sheet(2)).toMatchObject({ stamina: 10, exhaustion: 0 })
  expect(board.sheet(2).discard).toHaveLength(3)
}
