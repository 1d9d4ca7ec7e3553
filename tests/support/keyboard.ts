import { expect, type Page } from '@playwright/test'
import { frameFor } from '#rules/campaign/frame'
import type { GmView } from '#rules/thousand-faces/view'
import { chronicleOnDisk, entriesOnDisk } from './on-disk'
import { settled } from './settled'

/** The players and their characters. */
export const players = [
  ['Joon', 'Kresk Half-Tide'],
  ['Margit', 'Constance-Philippa of the Drowned Bells'],
  ['Priya', 'Sister Wren'],
  ['Ilse', 'Old Tamsin Vey']
] as const

/** A new campaign of theirs, by keyboard alone. */
export async function begin(gm: Page): Promise<void> {
  await gm.getByText('The table is set').waitFor()
  await gm.keyboard.press('Control+n')
  await gm.getByRole('dialog').waitFor()
  await gm.keyboard.type('The Salt Road')
  for (const [player, character] of players) {
    await gm.keyboard.press('Tab')
    await gm.keyboard.type(player)
    await gm.keyboard.press('Tab')
    await gm.keyboard.type(character)
  }
  await gm.keyboard.press('Enter')
  await gm.getByText('Kresk Half-Tide').first().waitFor()
}

/** Presses keys as a GM does: not the next before what the last one did is on the disk. */
export class Keyboard {
  constructor(
    private readonly page: Page,
    private readonly file: string
  ) {}

  get view(): GmView {
    const [board] = frameFor(chronicleOnDisk(this.file), { kind: 'gm' }).boards
    if (board?.system !== 'thousand-faces') throw new Error('another game is on the first board')
    return board.view
  }

  /** Keys that only change what is chosen. */
  async touch(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await settled(this.page)
      await this.page.keyboard.press(key)
    }
  }

  /** A key that does something. */
  async press(key: string): Promise<void> {
    const before = entriesOnDisk(this.file).length
    await settled(this.page)
    await this.page.keyboard.press(key)
    await expect.poll(() => entriesOnDisk(this.file).length, { message: `after ${key}` }).toBeGreaterThan(before)
    // The page has the act when its newest snapshot contains it.
    const page = this.page.locator('[data-revision]').first()
    await expect
      .poll(async () => Number(await page.getAttribute('data-revision')) - entriesOnDisk(this.file).length)
      .toBe(0)
  }

  /** A blow: its dice, then the question how it is taken, each by Enter. */
  async strike(): Promise<void> {
    await this.page.keyboard.press('x')
    await this.page.locator('.question-form[data-rule=N2]').waitFor()
    await this.press('Enter')
    await this.page.locator('.question-form[data-rule=FU8]').waitFor()
    await this.press('Enter')
    expect(this.view.attacks).toEqual([])
  }

  /** A tie, or the Critical Success: the player says, the GM presses. */
  async settle(): Promise<void> {
    const { pending } = this.view
    if (pending?.kind === 'tie') await this.press('a')
    if (this.view.pending?.kind === 'critical') {
      // The last choice takes nothing.
      await this.touch(String(await this.page.locator('.question-form [data-choice]').count()))
      await this.press('Enter')
    }
    if (this.view.gmMovesOwed.count > 0) {
      // M opens the eleven kinds; 1 goes to the first of them, Enter makes it.
      await this.page.keyboard.press('m')
      await expect(this.page.getByRole('dialog', { name: 'A GM move' })).toBeVisible()
      await this.touch('1')
      await this.press('Enter')
    }
  }
}
