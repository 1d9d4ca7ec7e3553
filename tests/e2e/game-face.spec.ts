import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { frameFor } from '#rules/campaign/frame'
import type { State } from '#rules/game-face/state'
import type { GameFaceViews } from '#rules/game-face/view'
import { chronicleOnDisk } from '../support/on-disk'
import { discard, startShell } from '../support/shell'
import { openSettings } from '../support/settings'
import { askForAnotherGame } from '../support/another-game'
import { test } from './test'

// A whole duel from two seats, with the table. Dice are secret until both cups are lifted, then visible everywhere. At length
// (@long) it is fought until a round is drawn, however many rituals that takes.

test.use({ actionTimeout: 10_000 })

const suits = ['Clubs', 'Hearts', 'Spades', 'Diamonds'] as const

interface Screens {
  readonly gm: Page
  readonly table: Page
  readonly kresk: Page
  readonly brindle: Page
}

test('a duel from two seats and a table page', { tag: '@long' }, ({ browser }) => duel(browser, 1))

test('duels until a round is drawn, from two seats and a table page', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(300_000)
  expect(await duel(browser, 12), 'twelve rituals without a drawn round').toBe(true)
})

test('picks under the hot-seat cover, real dice, and what is refused', async ({ browser }) => {
  test.setTimeout(120_000)
  const shell = await startShell()
  const gm = await screen(browser, shell.url, { width: 1366, height: 768 })
  await begin(gm)
  const file = join(shell.folder, 'the-bell-rope.hearth')

  await gm.getByText('Real dice, bonus and draws…').click()
  const dice = gm.getByRole('radiogroup', { name: 'The dice of the right side' })
  await dice.getByRole('radio', { name: 'Real dice' }).click()
  await call(gm)
  await gm.getByRole('button', { name: 'Kresk plays here…' }).click()
  await gm.getByRole('button', { name: /let me play/ }).click()
  await gm
    .getByRole('dialog')
    .getByRole('group', { name: 'Pick a die' })
    .getByRole('button', { name: /^Clubs/ })
    .click()
  await gm.getByRole('dialog').locator('.question-form .main').click()
  // The player who holds the laptop sees the roll before they cover it.
  await gm.getByRole('button', { name: 'Roll under the cup' }).click()
  await expect(gm.getByRole('dialog').getByText(/^You rolled \d+/)).toBeVisible()
  await gm.getByRole('button', { name: 'Cover and give it back' }).click()

  // The button says what is missing, and no die shows more than its faces.
  const panel = gm.locator('.duel-panel')
  await expect(panel.locator('.goes .ember')).toContainText('Choose one')
  // In a low window the panel overflows: the number gets the focus, and the commit button keeps its place (QU2).
  await gm.setViewportSize({ width: 1366, height: 600 })
  const die = panel.getByRole('radio', { name: /^Hearts, d8/ })
  await die.scrollIntoViewIfNeeded()
  const commitAt = async (): Promise<number> => (await panel.locator('.goes .ember').boundingBox())?.y ?? Number.NaN
  const before = await commitAt()
  await die.click()
  await expect(panel.locator('.number input')).toBeFocused()
  expect(await commitAt()).toBeCloseTo(before, 0)
  await gm.setViewportSize({ width: 1366, height: 768 })
  await expect(panel.locator('.goes .ember')).toContainText('Type 1 to 8')
  await panel.locator('.number input').fill('7')
  await panel.locator('.number input').press('Tab')
  await gm.getByRole('button', { name: /Lift both cups/ }).click()
  await expect(gm.locator('.game-face .duel-arena[data-arena=reveal]')).toBeVisible()
  const [reveal] = viewOnDisk(file).contest?.reveals ?? []
  expect(reveal?.throws.right).toMatchObject({ suit: 'hearts', faces: 8, roll: 7 })
  expect(reveal?.throws.left.suit).toBe('clubs')
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

/** Rituals until a round is drawn, or so many. @returns whether one was drawn */
async function duel(browser: Browser, most: number): Promise<boolean> {
  const shell = await startShell()
  const gm = await screen(browser, shell.url, { width: 1366, height: 768 })
  await begin(gm)
  const file = join(shell.folder, 'the-bell-rope.hearth')
  const links = await connectPlayers(gm)
  const screens: Screens = {
    gm,
    table: await screen(browser, links.table, { width: 1366, height: 768 }),
    kresk: await screen(browser, links.kresk, { width: 390, height: 844 }),
    brindle: await screen(browser, links.brindle, { width: 390, height: 844 })
  }

  let drawn = false
  for (let ritual = 1; ritual <= most && !drawn; ritual++) {
    await call(gm)
    drawn = await fight(screens, file)
  }

  await gm.getByRole('button', { name: /^The result in one line/ }).click()
  await gm.getByLabel('The result', { exact: true }).fill('The bell rope changes hands')
  await gm.getByRole('button', { name: 'Save to the log' }).click()
  await expect(screens.table.locator('.table-screen').getByText('The bell rope changes hands')).toBeVisible()
  expect(viewOnDisk(file).contest?.story).toBe('The bell rope changes hands')
  expect(await shell.stop()).toBe(0)
  discard(shell)
  return drawn
}

/** Round after round to the end of the ritual. @returns whether one of them was drawn */
async function fight(screens: Screens, file: string): Promise<boolean> {
  for (let round = 1; round <= 4; round++) {
    await playRound(screens, file, round)
    const contest = viewOnDisk(file).contest
    if (contest?.verdict) break
    await screens.gm.getByRole('button', { name: /Next round/ }).click()
  }
  const contest = viewOnDisk(file).contest
  expect(contest?.verdict).toBeTruthy()
  const used = contest?.reveals.map(reveal => reveal.throws.left.suit) ?? []
  expect(new Set(used).size).toBe(used.length)
  return contest?.reveals.some(reveal => reveal.outcome === 'spent') ?? false
}

async function playRound({ gm, table, kresk, brindle }: Screens, file: string, round: number): Promise<void> {
  const [left, right] = [suits[round - 1] ?? 'Clubs', suits[4 - round] ?? 'Clubs']
  await pick(kresk, left)
  await expect(table.locator('.table-screen').getByText('has picked a die')).toHaveCount(1)
  await pick(brindle, right)
  await expect(table.locator('.table-screen').getByText('has picked a die')).toHaveCount(2)
  await kresk.getByRole('button', { name: 'Roll under the cup' }).click()
  await expect(kresk.locator('h2', { hasText: /^You rolled/ })).toBeVisible()
  await expect(gm.getByRole('button', { name: /Lift both cups/ })).toHaveCount(0)
  await nothingShows({ gm, table, brindle }, round)
  await brindle.getByRole('button', { name: 'Roll under the cup' }).click()
  await expect(brindle.locator('h2', { hasText: /^You rolled/ })).toBeVisible()

  const before = hiddenOnDisk(file)
  await gm.getByRole('button', { name: /Lift both cups/ }).click()
  await expect(table.locator('.duel-arena[data-arena=reveal]')).toBeVisible()
  const last = viewOnDisk(file).contest?.reveals.at(-1)
  expect(last?.throws.left).toMatchObject({ suit: left.toLowerCase(), roll: before.left?.roll })
  expect(last?.throws.right).toMatchObject({ suit: right.toLowerCase(), roll: before.right?.roll })
  const shown = (last?.throws.left.roll ?? 0) + (last?.throws.left.bonus ?? 0)
  await expect(table.locator('.fighter').first().locator('.play-die text')).toHaveText(String(shown))
}

/** While one has rolled and the other has not, no screen but Kresk's shows a die of this round. */
async function nothingShows(others: Readonly<Record<string, Page>>, round: number): Promise<void> {
  for (const [who, page] of Object.entries(others)) {
    // The Game Master's page shows the table's preview too; this test looks at the table itself.
    const board = page.locator(who === 'gm' ? '.game-face' : 'body')
    await expect(board.locator('.duel-arena[data-arena=cups]'), who).toBeVisible()
    expect(await page.locator('.fighter .play-die').count(), `a die on the screen of ${who}`).toBe(0)
    expect(await board.locator('.score-table [data-side=left] .play-die.spent').count(), who).toBe(round - 1)
  }
}

async function pick(page: Page, suit: (typeof suits)[number]): Promise<void> {
  await page
    .getByRole('group', { name: 'Pick a die' })
    .getByRole('button', { name: new RegExp(`^${suit}`) })
    .click()
  await page.locator('.question-form .main').click()
  await expect(page.getByRole('button', { name: /^Pick another die/ })).toBeVisible()
}

async function call(gm: Page): Promise<void> {
  const again = gm.getByRole('button', { name: /Another duel/ })
  const called = gm.getByRole('button', { name: /Begin the duel/ })
  await expect(again.or(called).first()).toBeVisible()
  if (await again.isVisible()) await again.click()
  await called.click()
  await expect(gm.getByText('Game Face · Round 1 of 3')).toBeVisible()
}

function viewOnDisk(file: string): GameFaceViews['gm'] {
  const board = frameFor(chronicleOnDisk(file), { kind: 'gm' }).boards.find(each => each.system === 'game-face')
  return board?.view as GameFaceViews['gm']
}

/** What the file contains and no screen may show: read from the file, not from a screen. */
function hiddenOnDisk(file: string): NonNullable<State['ritual']>['hidden'] {
  const state = chronicleOnDisk(file).campaign.boards.find(each => each.system === 'game-face')?.state as State
  return state.ritual?.hidden ?? { left: null, right: null }
}

async function screen(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('pageerror', error => expect.soft(String(error), `an error on ${new URL(url).pathname}`).toBe(''))
  await page.goto(url)
  return page
}

async function begin(gm: Page): Promise<void> {
  await gm.getByText('The table is set').waitFor()
  await gm.keyboard.press('Control+n')
  await gm.getByRole('dialog').waitFor()
  await gm.keyboard.type('The Bell Rope')
  for (const name of ['Joon', 'Kresk', 'Priya', 'Brindle']) {
    await gm.keyboard.press('Tab')
    await gm.keyboard.type(name)
  }
  await gm.keyboard.press('Enter')
  await gm.getByText('Brindle').first().waitFor()
  await askForAnotherGame(gm)
  await gm.getByRole('button', { name: /Start a Game Face duel/ }).click()
  await gm.getByRole('button', { name: /^Begin the duel/ }).waitFor()
  await gm.getByRole('button', { name: 'Show it' }).click()
}

/** Turns the stage on and reads each link where the GM would. */
async function connectPlayers(
  gm: Page
): Promise<{ readonly table: string; readonly kresk: string; readonly brindle: string }> {
  await openSettings(gm)
  await gm.getByRole('switch', { name: 'Let other devices connect' }).click()
  const table = await gm.getByLabel('Table screen', { exact: true }).inputValue()
  const seat = async (name: string): Promise<string> => {
    await gm.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    return gm.getByLabel('Address', { exact: true }).inputValue()
  }
  const kresk = await seat('Kresk')
  const brindle = await seat('Brindle')
  await gm
    .getByRole('button', { name: 'Duel' })
    .or(gm.getByRole('button', { name: /Back/ }))
    .first()
    .click()
  return { table, kresk, brindle }
}
