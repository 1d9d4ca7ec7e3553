import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { bringMeasures } from '../../screens/bring-measures'
import type { Fault, Wanted } from '../../screens/page/faults'
import { settled } from '../../pictures/steps'
import { askHost, firstSnapshot, keepConnection, openCampaign } from '../ask-host'
import { violations, wcag } from '../axe'
import { keep } from '../moments/index'
import { discard, startShell, type Shell } from '../shell'
import type { CalmState } from './states'

interface Size {
  readonly width: number
  readonly height: number
}

/** Where the pictures of the states are kept: test-results/calm/dashboard-1366x768-tie.png. */
const folder = process.env['CALM_FOLDER'] ?? join(import.meta.dirname, '../../../test-results/calm')
/** CALM_ONLY=blow takes only the states whose name has this. */
const only = new RegExp(process.env['CALM_ONLY'] ?? '')

export const isWanted = (name: string): boolean => only.test(name)

/** One shell that is led from state to state, with a dashboard and the players’ pages. */
export class CalmTour {
  private constructor(
    readonly shell: Shell,
    readonly gm: Page,
    readonly browser: Browser
  ) {}

  static async begin(browser: Browser): Promise<CalmTour> {
    const shell = await startShell({ home: mkdtempSync(join(tmpdir(), 'hearthside-look-')), luck: 'fixed' })
    const gm = await openPage(browser, shell.url, { width: 1366, height: 768 })
    return new CalmTour(shell, gm, browser)
  }

  async end(): Promise<void> {
    await this.shell.kill()
    discard(this.shell)
  }

  /** Opens the campaign of this state, with a fresh dashboard. */
  async open(name: string, { played }: CalmState, detail: 'calm' | 'everything' = 'calm'): Promise<void> {
    keep(played, join(this.shell.folder, `${name}.hearth`))
    await openCampaign(this.gm, `${name}.hearth`)
    await askHost(this.gm, { ask: 'set-preferences', preferences: { detail, motion: 'off' } })
    await this.gm.evaluate(() => localStorage.clear())
    await this.gm.setViewportSize({ width: 1366, height: 768 })
    await this.gm.goto(this.shell.origin)
    await this.gm.locator('li.seat-row').first().waitFor()
    await settled(this.gm)
  }

  /** What happens while the screens are open. */
  async happen({ live }: CalmState): Promise<void> {
    const { frame } = await firstSnapshot<'gm'>(this.gm)
    for (const [at, command] of live.entries()) {
      const board = isOfCampaign(command) ? null : (frame?.boards[0]?.id ?? null)
      await askHost(this.gm, { ask: 'act', revision: (frame?.revision ?? 0) + at, board, command })
    }
    await settled(this.gm)
  }

  page(url: string, size: Size, motion: 'reduce' | 'no-preference' = 'reduce'): Promise<Page> {
    return openPage(this.browser, url, size, motion)
  }

  /** The link of the first player’s phone. */
  async phone(): Promise<string> {
    await askHost(this.gm, { ask: 'set-device-server', on: true, reach: 'loopback' })
    await this.gm.reload()
    const { deviceServer } = await firstSnapshot<'gm'>(this.gm)
    return deviceServer.seats[0]!.url
  }
}

function isOfCampaign(command: object): boolean {
  return 'type' in command && command.type === 'end-session'
}

/** Keeps a picture of what the page shows now. */
export async function keepPicture(page: Page, place: string, name: string): Promise<void> {
  await settled(page)
  const { width, height } = page.viewportSize()!
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${place}-${width}x${height}-${name}.png`), caret: 'hide' })
}

/** What is wrong with what the page shows, in each of these sizes. */
export async function faultsIn(page: Page, sizes: readonly Size[], wanted: Wanted): Promise<readonly string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    await settled(page)
    await bringMeasures(page)
    const faults = await page.evaluate(
      given => (window as unknown as { findFaults(wanted: Wanted): readonly Fault[] }).findFaults(given),
      wanted
    )
    found.push(...faults.map(({ check, where }) => `${size.width}x${size.height} ${check}: ${where}`))
  }
  return found
}

export function axeOf(page: Page): Promise<readonly string[]> {
  return violations(page, { runOnly: { type: 'tag', values: wcag } })
}

async function openPage(
  browser: Browser,
  url: string,
  viewport: Size,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce'
): Promise<Page> {
  const page = await (await browser.newContext({ viewport, reducedMotion })).newPage()
  await keepConnection(page)
  await page.goto(url)
  await page.locator('header, h1, h2, main').first().waitFor()
  return page
}
