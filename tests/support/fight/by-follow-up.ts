import { expect } from '@playwright/test'
import type { Turn } from './evening'
import type { Hands } from './hands'

/** What a turn takes with its follow-up: the question in the panel, each answered by Enter or by the key on its answer. */
export async function byFollowUp(hands: Hands, { foe, power, helped, answer, seat }: Turn): Promise<void> {
  if (power > 0) {
    await asked(hands, 'Foe')
    if (helped) await hands.touch('h')
    await pick(hands, new RegExp(foe))
    await asked(hands, 'Power')
    await hands.press('Enter')
  }
  if (answer) {
    await asked(hands, 'Answer')
    if (answer.on === seat) await hands.press('Enter')
    else await hands.press(String(answer.on))
    await asked(hands, 'Decide')
    await pick(hands, { armour: /Armour takes/, wound: /1 Wound/, shield: /Raise/, fall: /Exhaustion/ }[answer.takes])
    if (answer.takes === 'shield') {
      await hands.page.locator('.outcome').waitFor()
      await hands.press('Enter')
    }
  }
  expect([hands.view.followUps.length, hands.view.attacks.length]).toEqual([0, 0])
}

async function asked(hands: Hands, step: string): Promise<void> {
  await hands.page.getByRole('region', { name: `: ${step}` }).waitFor()
}

/** Enter where it is marked already, else its own key; what ends somebody's fight is marked by its key first, and then done. */
async function pick(hands: Hands, title: RegExp): Promise<void> {
  const choice = hands.page.getByRole('radio').filter({ hasText: title }).first()
  if ((await choice.getAttribute('aria-checked')) === 'true') return hands.press('Enter')
  const key = (await choice.locator('kbd').innerText()).trim()
  if (!/\bfatal\b/.test((await choice.getAttribute('class')) ?? '')) return hands.press(key)
  await hands.touch(key)
  await hands.press('Enter')
}
