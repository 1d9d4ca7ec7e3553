import type { Page } from '@playwright/test'
import { askForAnotherGame } from './another-game'

/** A new campaign with a Prophecy in it, shown on the table, by keyboard as far as there are keys. */
export async function begin(gm: Page, title = 'The Last Season'): Promise<void> {
  await gm.getByText('The table is set').waitFor()
  await gm.keyboard.press('Control+n')
  await gm.getByRole('dialog').waitFor()
  await gm.keyboard.type(title)
  for (const name of ['Joon', 'Amsel', 'Priya', 'Ottilie']) {
    await gm.keyboard.press('Tab')
    await gm.keyboard.type(name)
  }
  await gm.keyboard.press('Enter')
  await gm.getByText('Ottilie').first().waitFor()
  await askForAnotherGame(gm)
  await gm.getByRole('button', { name: /Start a Prophecy/ }).click()
  await gm.getByText('Ready-made Prophecies').waitFor()
  await gm.getByRole('button', { name: 'Show it' }).click()
}
