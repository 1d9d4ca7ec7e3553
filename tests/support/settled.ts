import type { Page } from '@playwright/test'

/**
 * Waits until nothing on the page is held back any more (src/renderer/ui/press-guard.ts). For a script that presses the same key again: what is
 * clicked waits by itself.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-settling]') === null)
}
