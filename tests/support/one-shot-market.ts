import { expect } from '@playwright/test'
import type { Dashboard } from './dashboard'

/** In town a seller lays out four cards. One is bought for 1 XP and 1 Pack; missing XP is given. */
export async function buyAtMarket(board: Dashboard, seat: number): Promise<void> {
  const before = board.sheet(seat).character.equipment
  await board.touch(String(seat))
  await board.in('q', board.frame.seats[seat - 1]?.character ?? '', async () => {
    const { page } = board
    await openXp(board)
    if (board.sheet(seat).xp === 0) await gainXp(board)
    await board.button(/^Shop/).click()
    await page.getByRole('textbox', { name: 'Who is the seller?' }).fill('Mother Ansel')
    await board.act('four cards', () => page.keyboard.press('Enter'))
    const shop = page.locator('.question-form[data-rule=Q12]')
    await shop.locator('[data-choice="1"]').click()
    await expect(shop.getByRole('radio', { name: '1 XP and 1 Pack' })).toBeChecked()
    await board.act('the purchase', () => page.locator('.offered-forms ~ .press').click())
  })
  const { items, pack, wares } = board.sheet(seat).character.equipment
  expect([items.length, pack, wares]).toEqual([before.items.length + 1, before.pack - 1, null])
}

/** The character sheet's page of XP. */
async function openXp({ page }: Dashboard): Promise<void> {
  const experience = page.getByRole('radio', { name: /^XP/ })
  if (!(await experience.isChecked())) await experience.click()
}

/** 1 XP by hand, on the page of XP. */
async function gainXp(board: Dashboard): Promise<void> {
  await board.button(/XP in hand/).click()
  await board.push('Gain XP')
}

/** 1 XP by hand, from the dashboard. */
export async function giveXp(board: Dashboard, seat: number): Promise<void> {
  await board.touch(String(seat))
  await board.in('q', board.frame.seats[seat - 1]?.character ?? '', async () => {
    await openXp(board)
    await gainXp(board)
  })
}
