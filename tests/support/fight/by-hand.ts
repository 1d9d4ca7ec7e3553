import { expect } from '@playwright/test'
import type { Turn } from './evening'
import type { Hands } from './hands'

/**
 * The same turn as the dashboard has it without a follow-up, by the shortest way that its keys allow: the palette finds the foe
 * and the power of real dice is set by arrows; the Four Ds are opened by their key, and the foe's attack is its first button.
 */
export async function byHand(hands: Hands, turn: Turn): Promise<void> {
  if (turn.power > 0) await hit(hands, turn)
  else await makeGmMove(hands)
  if (turn.answer) await answer(hands, turn, turn.answer)
}

/** Three is what the panel shows at first. */
async function hit(hands: Hands, { foe, power }: Turn): Promise<void> {
  await hands.touch('Control+k')
  await hands.page.getByRole('dialog').waitFor()
  await hands.type(shortest(foe))
  await walkTo(hands, new RegExp(`^${foe}\\s*Stamina`))
  await hands.touch('Enter')
  await hands.page.getByRole('region', { name: foe }).waitFor()
  await hands.settle()
  for (let at = 3; at !== power; at += Math.sign(power - at)) await hands.touch(power < at ? 'ArrowLeft' : 'ArrowRight')
  await hands.press('Enter')
}

/** Down the list of the palette, in which lines of the log may stand above the foe: what the host finds can come after any key, so the mark is looked at. */
async function walkTo(hands: Hands, line: RegExp): Promise<void> {
  const options = hands.page.getByRole('option')
  await expect(options.filter({ hasText: line })).toHaveCount(1)
  const marked = options.and(hands.page.locator('[data-highlighted]'))
  for (let left = await options.count(); left > 0; left--) {
    const text = await marked.innerText()
    if (line.test(text.replaceAll(/\s+/g, ' '))) return
    await hands.touch('ArrowDown')
  }
}

/** Letters that bring this foe to the top of the palette. */
function shortest(foe: string): string {
  return foe === 'Tide-wraith' ? 'tide' : foe.replace('Sluice ', '')
}

/** Any kind but "Deal damage", the fourth: that one leads to the foe's answer, which is not by hand. */
async function makeGmMove(hands: Hands): Promise<void> {
  await hands.touch('m')
  await hands.page.getByRole('dialog', { name: 'A GM move' }).waitFor()
  await hands.press('1')
  await hands.page.getByRole('dialog').waitFor({ state: 'detached' })
  await hands.settle()
}

async function answer(hands: Hands, { seat, foe }: Turn, { on, takes }: NonNullable<Turn['answer']>): Promise<void> {
  if (on !== seat) await hands.touch(String(on))
  await hands.touch('x')
  const dialog = hands.page.getByRole('dialog')
  await dialog.waitFor()
  await expect(dialog.locator(':focus')).toBeAttached()
  await hands.tabTo(foe === 'Tide-wraith' ? /^Tide-wraith, / : /^Sluice guard 2, /)
  await hands.press('Enter')
  if (takes === 'shield') return raiseShield(hands)
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  if (takes === 'wound' || takes === 'armour') await hands.touch('2')
  if (takes === 'fall') await hands.touch('1')
  await goOn(hands)
  if (takes === 'armour') {
    await hands.tabTo(/Oilskin Coat/)
    await hands.touch('Space')
    await goOn(hands)
  }
  await hands.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

/** To the next of the Four Ds. */
async function goOn(hands: Hands): Promise<void> {
  const dialog = hands.page.getByRole('dialog')
  const before = await dialog.innerText()
  await hands.touch('Enter')
  await expect.poll(() => dialog.innerText()).not.toBe(before)
}

async function raiseShield(hands: Hands): Promise<void> {
  await hands.tabTo(/^Raise /)
  await hands.press('Enter')
  await hands.page.locator('.outcome').waitFor()
  await hands.settle()
  await hands.press('Enter')
}
