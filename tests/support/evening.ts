import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { layOut } from './moments/index'
import { startShell, type Shell } from './shell'
import { openSettings } from './settings'

// An evening with phones: a campaign in the built browser shell, its GM's page and the links of its players.

export const phoneSize = { width: 390, height: 844 }
export const laptopSize = { width: 1366, height: 768 }

export interface Evening {
  readonly shell: Shell
  readonly gm: Page
  readonly links: readonly string[]
}

/** A campaign at that moment, its phones let in, and the links of Kresk, Constance and Sister Wren. */
export async function begin(browser: Browser, moment: string, home: string, before: Evening | null): Promise<Evening> {
  await before?.shell.kill()
  const path = join(home, 'campaigns', 'evening.hearth')
  layOut(moment, path)
  const port = before ? Number(new URL(before.shell.origin).port) : 0
  const shell = await startShell({ home, port }, path)
  const gm = await screen(browser, shell.url, laptopSize)
  return { shell, gm, links: before?.links ?? (await connectPlayers(gm, [/^Kresk/, /^Constance/, /^Sister Wren/])) }
}

/** Lets other devices connect. @returns the links of those players, by the beginning of their names */
export async function connectPlayers(gm: Page, names = [/^Kresk/, /^Constance/]): Promise<readonly string[]> {
  await openSettings(gm)
  await gm.getByRole('switch', { name: 'Let other devices connect' }).click()
  const links: string[] = []
  for (const name of names) {
    await gm.getByRole('button', { name }).click()
    links.push(await gm.getByLabel('Address', { exact: true }).inputValue())
  }
  await gm.keyboard.press('Escape')
  return links
}

export async function screen(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number }
): Promise<Page> {
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage()
  await page.goto(url)
  await page.locator('header, h1, h2').first().waitFor()
  return page
}

/** @returns how long it took, in whole milliseconds */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return Math.round(performance.now() - before)
}
