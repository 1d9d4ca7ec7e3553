import type { Page } from '@playwright/test'

/** Opens the settings, which are in the rail, or in the menu Help of a calm dashboard. */
export async function openSettings(gm: Page): Promise<void> {
  const rail = gm.getByRole('button', { name: 'Settings' })
  const help = gm.getByRole('button', { name: 'Help', exact: true })
  await rail.or(help).first().waitFor()
  if ((await rail.count()) > 0) return rail.click()
  await help.click()
  await gm.getByRole('menuitem', { name: 'Settings…' }).click()
}
