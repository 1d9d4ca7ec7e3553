import { expect } from '@playwright/test'
import type { Hands } from './hands'

/** What an exchange takes with its follow-up: Enter for each step that stands in the panel, until nothing of it is open. */
export async function exchangeByFollowUp(hands: Hands): Promise<void> {
  const isOpen = (): boolean => hands.view.followUps.length + hands.view.attacks.length > 0
  expect(isOpen()).toBe(true)
  for (let steps = 0; steps < 6 && isOpen(); steps++) {
    await expect(hands.page.locator('.step-frame')).toBeVisible()
    await hands.press('Enter')
  }
  expect(isOpen()).toBe(false)
}
