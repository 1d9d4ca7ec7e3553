import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { parseEnvelope } from '#main/storage/campaign/envelope'
import type { Dashboard } from './dashboard'
import { payWithShadow, playChapter, takePoint } from './one-shot-play'
import type { Screens } from './one-shot-screens'

/** Ctrl+S and a name for the moment: the file itself holds everything, the journal nothing. */
export async function save(board: Dashboard): Promise<void> {
  await board.touch('p')
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

/** Twenty steps back, as it was then; all of them again; three back, and another way. A key held down is one press. */
export async function takeBackTwenty(board: Dashboard, standing: number): Promise<void> {
  const picture = board.picture
  await board.page.keyboard.down('Control')
  for (let step = 1; step <= 20; step++) {
    await board.act('Control+z', () => board.page.keyboard.down('z'))
    expect(board.frame.undo.steps).toBe(standing - step)
  }
  await board.page.keyboard.up('z')
  await board.page.keyboard.up('Control')
  expect(board.picture).toBe(board.pictureAt(standing - 20) ?? board.picture)
  // Here no repetition waits for the snapshot of the one before it.
  await board.page.keyboard.down('Control')
  for (let step = 0; step < 20; step++) await board.page.keyboard.down('y')
  await board.page.keyboard.up('y')
  await board.page.keyboard.up('Control')
  await expect.poll(() => board.frame.undo.steps).toBe(standing)
  expect(board.picture).toBe(picture)
  for (let step = 0; step < 3; step++) await board.press('Control+z')
  expect(board.picture).toBe(board.pictureAt(standing - 3) ?? board.picture)
  expect(board.frame.undo.redoSteps).toBe(3)
  // Another way: what was taken back cannot be done again.
  await board.touch('Escape', '1')
  await board.press('t')
  expect(board.view.spotlight.seat).toBe(board.sheet(1).seat)
  expect(board.frame.undo.redoSteps).toBe(0)
}

/** Chapter 3, its second half: the last circled point is spent, the prize handed over. */
export async function payItsPrice(board: Dashboard, screens: Screens): Promise<void> {
  await board.settle()
  const points = board.view.shadow.circled
  await payWithShadow(board, { what: /Standing disadvantage/, points, seat: null, because: 'Rising water' })
  expect(board.view.economy.disadvantages).toMatchObject([{ what: 'Rising water', levels: points }])
  await board.story(async () => {
    await expect(board.page.getByRole('checkbox', { name: /circled Shadow point is spent/ })).toBeChecked()
    await takePoint(board)
  })
  await expect(screens.gm.locator('.side-journey .side-big b')).toHaveText('3')
  expect(board.view.sheets.some(sheet => sheet.dead)).toBe(false)
}

/** Chapter 4: home, changed. */
export async function homeAgain(board: Dashboard, screens: Screens): Promise<void> {
  await playChapter(board, /Return, changed/, async () => {
    expect(board.view.economy.hearth.available).toBe(true)
    await board.tick(/home in some sense/)
    await board.tick(/shows a change/)
  })
  // A foe still stands: it has the place of the scene's title.
  await expect(screens.table.locator('[data-tells=chapter] .centre')).toContainText(/Chapter 4.*Return, changed/)
}
