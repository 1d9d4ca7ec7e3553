import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Visit } from '../pictures/sheets'
import { closeAll, follow, goToLastGame, settled, tabsOf } from '../pictures/steps'
import { askHost, firstSnapshot, gameOn, openCampaign, keepConnection } from '../support/ask-host'
import { discard, startShell, type Shell } from '../support/shell'
import type { Cell, PlayerScreen } from './cells'
import { measure, type Measured } from './screen-check'

/** Only these places, or all. */
const places = process.env['SCREENS_PLACES']?.split(',')

const mode = (mode: 'live' | 'freeze' | 'blank') => ({ ask: 'set-screen-mode', screens: 'all', mode }) as const
const rests = [
  { words: 'dark', begin: mode('blank'), end: mode('live') },
  { words: 'held', begin: mode('freeze'), end: mode('live') },
  { words: 'paused', begin: { ask: 'pause' }, end: { ask: 'resume' } }
] as const

/** One running shell, and a page of each kind, that are led from screen to screen. */
export class Tour {
  readonly #found: Measured[] = []
  readonly #pages = new Map<string, Page>()
  #moment = ''
  /** The title of the game that was opened last. */
  #game: string | undefined

  private constructor(
    readonly shell: Shell,
    readonly gm: Page,
    readonly browser: Browser,
    /** Only the smallest sizes, and the first phone. */
    readonly fast: boolean
  ) {}

  static async begin(browser: Browser, fast: boolean): Promise<Tour> {
    const shell = await startShell({ home: mkdtempSync(join(tmpdir(), 'hearthside-screens-')) })
    const gm = await openPage(browser, shell.url)
    await askHost(gm, { ask: 'set-device-server', on: true, reach: 'loopback' }) // as it is for most: the settings show links
    return new Tour(shell, gm, browser, fast)
  }

  async end(): Promise<void> {
    await this.gm.context().close()
    await this.shell.kill()
    discard(this.shell)
  }

  /**
   * Puts a campaign into the shell's folder, opens it if it is closed, and goes to the last opened game.
   * @param players whether players are shown that game; a game that was never shown is held back meanwhile
   */
  async open(moment: string, make: () => Buffer, players: 'shown' | 'not shown' = 'shown'): Promise<void> {
    if (this.#moment !== moment) {
      mkdirSync(this.shell.folder, { recursive: true })
      writeFileSync(join(this.shell.folder, fileOf(moment)), make())
      await openCampaign(this.gm, fileOf(moment))
      this.#moment = moment
    }
    await this.gm.evaluate(() => localStorage.clear())
    await this.gm.setViewportSize({ width: 1366, height: 768 })
    await this.gm.goto(this.shell.origin)
    await this.gm.getByRole('navigation', { name: 'Games' }).waitFor()
    const game = await goToLastGame(this.gm)
    this.#game = game?.title
    if (game && players === 'shown') await askHost(this.gm, { ask: 'show-board', board: game.id })
    await settled(this.gm)
  }

  /** Makes storage leave two notices. The open file is removed, then replaced by an older one; play goes on after each. */
  async meddle(older: Buffer): Promise<void> {
    const file = join(this.shell.folder, fileOf(this.#moment))
    for (const [at, meddled] of [() => rmSync(file), () => writeFileSync(file, older)].entries()) {
      meddled()
      await this.gm.keyboard.press('Control+z')
      await this.gm.getByRole('button', { name: 'Close message' }).nth(at).waitFor()
    }
  }

  /** Takes what was found since the last time, in words. */
  takeFaults(): readonly string[] {
    return this.#found
      .splice(0)
      .flatMap(({ screen, cell, faults }) => faults.map(({ check, where }) => `${screen}, ${cell}: ${check}: ${where}`))
  }

  /** Measures what the GM sees now. */
  async dashboard(screen: string): Promise<void> {
    await this.#measure(this.gm, 'dashboard', screen)
  }

  /** Measures what the GM sees while the play is paused. */
  async paused(screen: string): Promise<void> {
    await askHost(this.gm, { ask: 'pause' })
    await this.dashboard(screen)
    await askHost(this.gm, { ask: 'resume' })
  }

  /** Opens a sheet or a dialog, measures it and each of its tabs, and closes it. */
  async visit(screen: string, { open, tabs }: Visit): Promise<void> {
    await this.gm.setViewportSize({ width: 1366, height: 768 })
    for (const step of open) await follow(this.gm, step)
    // Its script may still be on its way; a panel is none.
    const opened = this.gm.getByRole('dialog').first()
    await opened.waitFor({ timeout: 1500 }).catch(() => undefined)
    await this.dashboard(screen)
    for (const tab of tabs && !this.fast ? await tabsOf(this.gm) : []) {
      await tab.click()
      await this.dashboard(`${screen}, ${(await tab.textContent())?.trim() ?? ''}`)
    }
    await closeAll(this.gm)
  }

  /** Measures the players' screens of the campaign that is open: table, overlay, the first two phones. */
  async others(moment: string): Promise<void> {
    await this.#shown(`${moment}, table`, 'table', `${this.shell.origin}/table`)
    await this.#shown(`${moment}, overlay`, 'stream', `${this.shell.origin}/overlay`)
    await this.phones(moment, this.fast ? [0] : [0, 1])
  }

  /** Measures the players' screens while they are dark, held and paused. */
  async atRest(moment: string): Promise<void> {
    const [seat] = await this.#seatLinks()
    for (const { words, begin, end } of rests) {
      await askHost(this.gm, begin)
      await this.#shown(`${moment}, ${words}, table`, 'table', `${this.shell.origin}/table`, 'any')
      await this.#shown(`${moment}, ${words}, overlay`, 'stream', `${this.shell.origin}/overlay`, 'any')
      await this.#shown(`${moment}, ${words}, seat 1`, 'phone', seat ?? '', 'any')
      await askHost(this.gm, end)
    }
  }

  /** Measures these seats' phones, the first is 0. */
  async phones(moment: string, seats: readonly number[]): Promise<void> {
    const links = await this.#seatLinks()
    for (const at of seats) {
      const link = links[at]
      if (link) await this.#shown(`${moment}, seat ${at + 1}`, 'phone', link)
    }
  }

  /** Measures the page where a phone asks to join: while joining is closed, during the choice, and during the wait. */
  async join(): Promise<void> {
    await askHost(this.gm, { ask: 'set-device-server', on: true, reach: 'loopback' })
    await this.gm.reload()
    const { deviceServer } = await firstSnapshot<'gm'>(this.gm)
    await this.#shown('join page, closed', 'phone', deviceServer.join.url ?? '', 'any')
    const page = this.#pages.get('phone')
    if (!page) return
    await askHost(this.gm, { ask: 'open-join', open: true, onTable: false })
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor()
    await this.#measure(page, 'phone', 'join page, who are you')
    await page.getByRole('button').first().click()
    await page.getByText('Joining as').waitFor()
    await this.#measure(page, 'phone', 'join page, waiting')
    await askHost(this.gm, { ask: 'open-join', open: false, onTable: false })
  }

  async #shown(screen: string, place: PlayerScreen, url: string, about: 'game' | 'any' = 'game'): Promise<void> {
    if (!isWanted(place)) return
    const known = this.#pages.get(place)
    const page = known?.isClosed() === false ? known : await openPage(this.browser, url) // a test closes what it opened
    this.#pages.set(place, page)
    await page.goto('about:blank') // a link that differs in its hash alone would not be loaded
    await page.goto(url)
    await page.locator('[data-revision], main').first().waitFor()
    await settled(page, 10)
    const game = about === 'game' ? await gameOn(page) : this.#game
    if (game !== this.#game) throw new Error(`${screen} shows ${game}, not ${this.#game}`)
    await this.#measure(page, place, screen)
  }

  async #seatLinks(): Promise<readonly string[]> {
    const { deviceServer } = await firstSnapshot<'gm'>(this.gm)
    return deviceServer.seats.map(({ url }) => url)
  }

  async #measure(page: Page, place: PlayerScreen, screen: string): Promise<void> {
    if (!isWanted(place)) return
    await settled(page)
    const isInRun = (cell: Cell): boolean => !this.fast || cell.fast === true
    this.#found.push(...(await measure(page, this.gm, place, screen, isInRun)))
  }
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await keepConnection(page)
  await page.goto(url)
  await page.locator('header, h1, h2, main').first().waitFor()
  return page
}

function isWanted(place: PlayerScreen): boolean {
  return places?.includes(place) ?? true
}

function fileOf(moment: string): string {
  return `${moment.replace(/\W+/g, '-')}.hearth`
}
