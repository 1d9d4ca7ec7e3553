import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parseEnvelope } from '#main/storage/campaign/envelope'
import { Dashboard } from '../support/dashboard'
import { beginOneShot, makeCharacters } from '../support/one-shot-creation'
import { marketDay } from '../support/one-shot-market'
import { buildFoe, fight, flipRound, makeMove, payWithShadow, playChapter, untilShadow } from '../support/one-shot-play'
import { agree, type Screens } from '../support/one-shot-screens'
import { discard, startShell } from '../support/shell'

// A Thousand Faces of Adventure in one evening, through the dashboard: from blank characters to the fourth chapter,
// with the power gone in the middle of the third and twenty steps taken back over the moment it went.

test.describe.configure({ timeout: 240_000 })

test(
  'a one-shot from creation to its fourth chapter, over a kill and an undo of twenty steps',
  { tag: '@long' },
  async ({ browser }) => {
    let shell = await startShell()
    const [gm, table, overlay] = await Promise.all(
      [0, 1, 2].map(async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage())
    )
    if (!gm || !table || !overlay) throw new Error('a screen is missing')
    gm.setDefaultTimeout(15_000)
    const screens: Screens = { gm, table, overlay }
    await screens.gm.goto(shell.url)
    await screens.table.goto(`${shell.origin}/table`)
    await screens.overlay.goto(`${shell.origin}/overlay`)

    await beginOneShot(screens.gm)
    const file = join(shell.folder, 'the-salt-road.hearth')
    const board = new Dashboard(screens.gm, file)
    await expect.poll(() => board.sheets).toBe(3)
    await makeCharacters(board)
    await agree(screens, board)

    await comfort(board, screens)
    await threshold(board, screens)
    await save(board)
    await takeAThing(board, screens)

    // The power goes, in the middle of the third chapter.
    const standing = board.frame.undo.steps
    const picture = board.picture
    await shell.kill()
    board.forget()
    shell = await shell.again(file)
    await screens.gm.goto(shell.url)
    await expect(screens.gm.locator('.place')).toHaveCount(3)
    expect(board.picture).toBe(picture)
    await agree(screens, board)

    await takeBackTwenty(board, standing)
    await agree(screens, board)
    await payItsPrice(board, screens)
    await homeAgain(board, screens)
    await agree(screens, board)

    const { economy, shadow } = board.view
    expect(economy).toMatchObject({ length: 'one-shot', chapter: 4, journey: 4 })
    expect(economy.chapters.map(chapter => chapter.end)).toEqual(['earned', 'earned', 'earned', 'earned'])
    expect(economy.hearth.available).toBe(true)
    expect(economy.pacing).toMatchObject({ chaptersEnded: 4, journeyAhead: 0 })
    expect(shadow.circled).toBe(0)
    expect(board.acts).toBeGreaterThanOrEqual(120)
    expect(await shell.stop()).toBe(0)
    expect(board.picture).toContain('"journey":4')
    discard(shell)
  }
)

/** Chapter 1: everybody at home; players see which chapter it is, and somebody goes to the market. */
async function comfort(board: Dashboard, screens: Screens): Promise<void> {
  await playChapter(board, /Normalcy, comfort/, async () => {
    await board.refused(
      () => board.button('Take the Journey point').press('Enter'),
      /Every character starts in their place of comfort/,
      /Play until it has happened and tick it, or end the chapter without its Journey point/
    )
    await board.tick(/place of comfort/)
  })
  await expect(screens.table.locator('.scene-title')).toContainText('Chapter 1: Normalcy, comfort')
  await marketDay(board, 2)
  await flipRound(board)
  await agree(screens, board)
}

/** Chapter 2: over the threshold, The Hearth out of reach, and the Shadow grows. */
async function threshold(board: Dashboard, screens: Screens): Promise<void> {
  await playChapter(board, /Cross a threshold/, () => board.tick(/of their own choice/))
  await expect(screens.table.locator('.scene-title')).toContainText('Chapter 2: Cross a threshold by choice')
  expect(board.view.economy.hearth.available).toBe(false)
  for (const seat of [1, 2, 3]) await makeMove(board, seat, 'Defy Danger')
  await untilShadow(board, 4)
  await agree(screens, board)
}

/** Ctrl+S and a name for the moment: the file itself holds everything, the journal nothing. */
async function save(board: Dashboard): Promise<void> {
  await board.touch('Escape', 'p')
  await board.page.getByRole('dialog', { name: 'Save point' }).waitFor()
  await board.page.keyboard.type('Before the sluice')
  await board.act('the save point', () => board.page.keyboard.press('Enter'))
  await board.touch('Control+s')
  await expect
    .poll(() => {
      const envelope = parseEnvelope(JSON.parse(readFileSync(board.file, 'utf8')))
      return envelope.ok ? envelope.value.entries.length : -1
    })
    .toBe(board.frame.revision)
}

/** Chapter 3, its first half: everything is circled, a foe is made stronger, the first blows fall. */
async function takeAThing(board: Dashboard, screens: Screens): Promise<void> {
  const before = board.view.shadow
  await board.story(async () => {
    await board.push(/Take a thing/)
    expect(board.view.shadow).toEqual({ free: 0, circled: before.free + before.circled })
    await board.refused(
      () => board.button('Take the Journey point').press('Enter'),
      /Every circled Shadow point is spent/,
      /Play until it has happened/
    )
  })
  await expect(screens.table.locator('.scene-title')).toContainText('Chapter 3: Take a thing and pay its price')
  await buildFoe(board, 'Sluice guard')
  await expect(screens.table.locator('.foe-row')).toHaveCount(0)
  await board.push('Reveal Sluice guard to the players')
  await expect(screens.table.locator('.foe-row')).toContainText('Sluice guard')
  await expect(screens.overlay.locator('.foe-plates')).toContainText('Sluice guard')
  await payWithShadow(board, { what: /Trap/, points: 2, seat: 2, because: 'The plank gives way' })
  await fight(board, 'Sluice guard', 1)
  await flipRound(board)
  await flipRound(board)
  expect(board.view.shadow.circled).toBeGreaterThan(0)
}

/** Twenty steps back, as it was then; all of them again; three back, and another way. */
async function takeBackTwenty(board: Dashboard, standing: number): Promise<void> {
  const picture = board.picture
  for (let step = 1; step <= 20; step++) {
    await board.press('Control+z')
    expect(board.frame.undo.steps).toBe(standing - step)
  }
  expect(board.picture).toBe(board.pictureAt(standing - 20))
  // The key held down: no press waits for the picture of the one before it.
  for (let step = 0; step < 20; step++) await board.page.keyboard.press('Control+y')
  await expect.poll(() => board.frame.undo.steps).toBe(standing)
  expect(board.picture).toBe(picture)
  for (let step = 0; step < 3; step++) await board.press('Control+z')
  expect(board.picture).toBe(board.pictureAt(standing - 3))
  expect(board.frame.undo.redoSteps).toBe(3)
  // Another way: what was taken back cannot be done again.
  await board.touch('Escape', '1')
  await board.press('t')
  expect(board.view.spotlight.seat).toBe(board.sheet(1).seat)
  expect(board.frame.undo.redoSteps).toBe(0)
}

/** Chapter 3, its second half: the last circled point is spent, the prize handed over. */
async function payItsPrice(board: Dashboard, screens: Screens): Promise<void> {
  await board.settle()
  const points = board.view.shadow.circled
  await payWithShadow(board, { what: /Standing disadvantage/, points, seat: null, because: 'Rising water' })
  expect(board.view.economy.disadvantages).toMatchObject([{ what: 'Rising water', levels: points }])
  await board.story(async () => {
    await expect(board.page.getByRole('checkbox', { name: /circled Shadow point is spent/ })).toBeChecked()
    await board.push('Take the Journey point')
  })
  await expect(screens.gm.locator('.side-journey')).toContainText('Point taken')
  expect(board.view.sheets.some(sheet => sheet.dead)).toBe(false)
}

/** Chapter 4: home, changed. */
async function homeAgain(board: Dashboard, screens: Screens): Promise<void> {
  await playChapter(board, /Return, changed/, async () => {
    expect(board.view.economy.hearth.available).toBe(true)
    await board.tick(/home in some sense/)
    await board.tick(/shows a change/)
  })
  await expect(screens.table.locator('.scene-title')).toContainText('Chapter 4: Return, changed')
}
