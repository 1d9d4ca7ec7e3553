import { expect } from '@playwright/test'
import { giveXp } from './one-shot-market'
import type { Phones } from './one-shot-phones'
import { beginChapter, buildFoe, exchange, expectNoPoint, gainShadow, leaveFoes, spendOnBlow } from './one-shot-play'
import type { Screens } from './one-shot-screens'
import { comfortInStory, thresholdInStory } from './one-shot-story'
import { buyOnPhone } from './one-shot-with-phones'

/** As in the evening without phones, where the sheet of moves proposes Strength. */
const danger = ['defy-danger', 'str'] as const

/** Chapter 1, and a day in town. */
export async function comfortWithPhones(phones: Phones): Promise<void> {
  const { board } = phones
  await comfortInStory(board)
  await phones.round(danger, danger, danger)
  // The first character with XP goes to the market. If no character has XP, the second is given one.
  const rich = board.view.sheets.findIndex(({ xp }) => xp > 0) + 1
  if (rich === 0) await giveXp(board, 2)
  await buyOnPhone(phones, rich || 2)
}

/** Chapter 2: the day ends, the threshold is crossed, and the Shadow grows. */
export async function thresholdWithPhones(phones: Phones): Promise<void> {
  const { board } = phones
  await thresholdInStory(board)
  await phones.round(danger, danger, danger)
  for (let round = 0; round < 3 && board.view.shadow.free < 4; round++) await phones.round(danger, danger, danger)
  await gainShadow(board, 4)
}

/** Chapter 3, its first half: everything is circled, a foe is made stronger, the first blows fall. */
export async function takeAThingWithPhones(phones: Phones, screens: Screens): Promise<void> {
  const { board } = phones
  await board.story(async () => {
    await beginChapter(board, /Take a thing/)
    await expectNoPoint(board, /Every circled Shadow point is spent/, /Play until it has happened/)
  })
  await buildFoe(board, 'Sluice guard')
  await board.push('Reveal Sluice guard to the players')
  await expect(screens.overlay.locator('.foe-plates')).toContainText('Sluice guard')
  await spendOnBlow(board, { what: /Trap/, points: 2, seat: 2, because: 'The plank gives way' })
  await phones.takeBlow(2)
  await exchange(board, 'Sluice guard', 1)
  await phones.takeBlow(1)
  await leaveFoes(board)
  for (let round = 0; round < 2; round++) await phones.round(danger, danger, danger)
  expect(board.view.shadow.circled).toBeGreaterThan(0)
}
