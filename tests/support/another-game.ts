import type { Page } from '@playwright/test'

/** Opens the sheet in which another game is begun, from the menu of the campaign. */
export async function askForAnotherGame(gm: Page): Promise<void> {
  await gm.getByRole('button', { name: 'Campaign', exact: true }).click()
  await gm.getByRole('menuitem', { name: 'Another game at this table…' }).click()
}
