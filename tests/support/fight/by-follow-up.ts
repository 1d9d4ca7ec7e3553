import { expect } from '@playwright/test'
import type { Turn } from './evening'
import type { Hands } from './hands'

/** The presses of a turn by its questions. Each is answered by Enter, or by a digit and Enter. */
export async function byFollowUp(hands: Hands, { foe, power, helped, answer, seat }: Turn): Promise<void> {
  if (power > 0) {
    await asked(hands, 'FU3')
    if (helped) await hands.touch('h')
    await pick(hands, new RegExp(foe))
    await asked(hands, 'FU4')
    await hands.press('Enter')
  }
  if (answer) {
    await asked(hands, 'FU5')
    if (answer.on === seat) await hands.press('Enter')
    else {
      await hands.touch(String(answer.on))
      await hands.press('Enter')
    }
    await asked(hands, 'FU8')
    await pick(hands, { armour: /armour takes/, wound: /1 Wound/, shield: /Raise/, fall: /Exhaustion/ }[answer.takes])
    if (answer.takes === 'shield') {
      await asked(hands, 'Q11')
      await hands.press('Enter')
    }
  }
  expect([hands.view.followUps.length, hands.view.attacks.length]).toEqual([0, 0])
}

/** The question with that rule waits. */
async function asked(hands: Hands, rule: string): Promise<void> {
  await hands.page.locator(`.question-form[data-rule=${rule}]`).waitFor()
}

/** Enter where it is chosen already, else its digit before it. */
async function pick(hands: Hands, title: RegExp): Promise<void> {
  const choice = hands.page.locator('.question-form').getByRole('radio').filter({ hasText: title }).first()
  if ((await choice.getAttribute('aria-checked')) === 'true') return hands.press('Enter')
  await hands.touch((await choice.locator('kbd').innerText()).trim())
  await hands.press('Enter')
}
