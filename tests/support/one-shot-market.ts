import { expect } from '@playwright/test'
import type { Dashboard } from './dashboard'

/** In town a seller lays out four cards, and one of them is bought for 1 XP and 1 Pack; XP is given where there is none. */
export async function buyAtMarket(board: Dashboard, seat: number): Promise<void> {
  const before = board.sheet(seat).character.equipment
  await board.touch(String(seat))
  await board.in('q', board.frame.seats[seat - 1]?.character ?? '', async () => {
    const { page } = board
    const experience = page.getByRole('radio', { name: /^XP/ })
    if (!(await experience.isChecked())) await experience.click()
    if (board.sheet(seat).xp === 0) await board.push('Gain 1')
    await board.button(/^Shop/).click()
    await page.getByRole('textbox', { name: 'The seller' }).fill('Mother Ansel')
    await board.act('four cards', () => page.keyboard.press('Enter'))
    const cards = page.getByRole('radiogroup', { name: 'The seller’s cards' }).getByRole('radio')
    await expect(cards).toHaveCount(4)
    await cards.first().press('ArrowRight')
    await expect(cards.nth(1)).toBeChecked()
    await page.getByRole('combobox', { name: 'Paid with' }).selectOption({ label: '1 XP and 1 Pack' })
    await board.push(/^Buy /)
  })
  const { items, pack, wares } = board.sheet(seat).character.equipment
  expect([items.length, pack, wares]).toEqual([before.items.length + 1, before.pack - 1, null])
}
