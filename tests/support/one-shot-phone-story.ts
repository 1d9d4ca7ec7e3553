import { expect } from '@playwright/test'
import type { Dashboard } from './dashboard'
import type { Phones } from './one-shot-phones'
import { buildFoe, exchange, gainShadow, spendOnBlow } from './one-shot-play'
import type { Screens } from './one-shot-screens'
import { buyOnPhone } from './one-shot-with-phones'

/** Chapter 1, and a day in town: who looks round, who barters and who carries. */
export async function comfortWithPhones(phones: Phones): Promise<void> {
  const { board } = phones
  const { page } = board
  await board.in('j', 'The story', async () => {
    await board.act('showing the chapter', () => page.getByRole('switch', { name: 'Players see the chapter' }).click())
    await page.getByRole('radio', { name: 'Chapters' }).click()
    await board.push(/Normalcy, comfort/)
    await board.refused(
      () => board.button('Take the Journey point').press('Enter'),
      /Every character starts in their place of comfort/,
      /Play until it has happened and tick it, or end the chapter without its Journey point/
    )
    await board.tick(/place of comfort/)
    await board.push('Take the Journey point')
    await page.getByRole('radio', { name: 'Days' }).click()
    await board.push('A day in town')
  })
  expect(board.view.economy.journey).toBe(1)
  await phones.round(['discern', 'int'], ['defy-danger', 'dex'], ['defy-danger', 'str'])
  // Whoever has found XP goes to the market; where nobody has, the second is given one.
  const rich = board.view.sheets.findIndex(({ xp }) => xp > 0) + 1
  if (rich === 0) await giveXp(board, 2)
  await buyOnPhone(phones, rich || 2)
}

async function giveXp(board: Dashboard, seat: number): Promise<void> {
  await board.touch(String(seat))
  await board.in('q', board.frame.seats[seat - 1]?.character ?? '', async () => {
    await board.page.getByRole('radio', { name: /^XP/ }).click()
    await board.push('Gain 1')
  })
}

/** Chapter 2: the day ends, the threshold is crossed, and the Shadow grows. */
export async function thresholdWithPhones(phones: Phones): Promise<void> {
  const { board } = phones
  const { page } = board
  const { journey } = board.view.economy
  await board.in('j', 'The story', async () => {
    await page.getByRole('radio', { name: 'Days' }).click()
    await board.push('End the day')
    await page.getByRole('radio', { name: 'Chapters' }).click()
    await board.push(/Cross a threshold/)
    await board.tick(/of their own choice/)
    await board.push('Take the Journey point')
  })
  expect(board.view.economy).toMatchObject({ journey: journey + 1, hearth: { available: false } })
  const danger = ['defy-danger', 'dex'] as const
  await phones.round(danger, danger, danger)
  for (let round = 0; round < 3 && board.view.shadow.free < 4; round++)
    await phones.round(['i-know-this', 'int'], ['defy-danger', 'dex'], ['defy-danger', 'str'])
  await gainShadow(board, 4)
}

/** Chapter 3, its first half: everything is circled, a foe is made stronger, the first blows fall. */
export async function takeAThingWithPhones(phones: Phones, screens: Screens): Promise<void> {
  const { board } = phones
  await board.in('j', 'The story', async () => {
    await board.push(/Take a thing/)
    await board.refused(
      () => board.button('Take the Journey point').press('Enter'),
      /Every circled Shadow point is spent/,
      /Play until it has happened/
    )
  })
  await buildFoe(board, 'Sluice guard')
  await board.push('Reveal Sluice guard to the players')
  await expect(screens.overlay.locator('.foe-plates')).toContainText('Sluice guard')
  await spendOnBlow(board, { what: /Trap/, points: 2, seat: 2, because: 'The plank gives way' })
  await phones.takeBlow(2)
  await exchange(board, 'Sluice guard', 1)
  await phones.takeBlow(1)
  // From the foes back to the flip.
  await expect(async () => {
    if (!(await board.button('Flip it here').isVisible())) await board.touch('Escape')
    await expect(board.button('Flip it here')).toBeVisible({ timeout: 500 })
  }).toPass()
  for (let round = 0; round < 2; round++)
    await phones.round(['defy-danger', 'str'], ['discern', 'int'], ['defy-danger', 'dex'])
  expect(board.view.shadow.circled).toBeGreaterThan(0)
}
