import { expect } from '@playwright/test'
import type { Hands } from './hands'

/** What an exchange takes without its follow-up: the foe's own panel, its attack, the sheet of the Four Ds. */
export async function exchangeByHand(hands: Hands, { foe }: { readonly foe: string }): Promise<void> {
  const { page } = hands
  await hands.touch('Escape', 'o')
  await hands.tabTo(new RegExp(`^${foe}, `))
  await hands.touch('Enter')
  await hands.tabTo(/^(Hit|Roll)$/)
  await hands.touch('ArrowRight')
  await hands.tabTo(/rolls/)
  await hands.press('Enter')
  await hands.tabTo(/^Back to their attack$/, 'Shift+Tab')
  await hands.touch('Enter')
  await hands.tabTo(/attacks?\b/)
  await hands.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (let steps = 0; steps < 6 && (await dialog.count()) > 0; steps++) {
    await expect(dialog.locator(':focus')).toBeAttached()
    const step = await dialog.allInnerTexts()
    await hands.touch('Enter')
    await expect.poll(() => dialog.allInnerTexts()).not.toEqual(step)
  }
  await expect(dialog).toHaveCount(0)
  await hands.seen()
}
