import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Chronicle } from '#rules/campaign/chronicle'
import { printed } from './frozen'
import { openCampaign, keepConnection } from './ask-host'
import { printPage, type Printed, wordsToPrint } from './pdf'
import { discard, startShell, type Shell } from './shell'

/** What a paper came to: its pages, and whether they say what the preview says. */
export interface PrintedPaper extends Printed {
  /** The preview's words. */
  readonly shown: string
}

/** One running shell whose dashboard prints one campaign after the other. */
export class PrintingDashboard {
  private constructor(
    readonly shell: Shell,
    readonly page: Page
  ) {}

  static async begin(browser: Browser): Promise<PrintingDashboard> {
    const shell = await startShell({ home: mkdtempSync(join(tmpdir(), 'hearthside-paper-')) })
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' })
    page.setDefaultTimeout(10_000)
    await keepConnection(page)
    await page.goto(shell.url)
    await page.locator('header, h1, h2, main').first().waitFor()
    return new PrintingDashboard(shell, page)
  }

  async end(): Promise<void> {
    await this.page.context().close()
    await this.shell.kill()
    discard(this.shell)
  }

  /** Opens a campaign with the game that was opened last, and the sheet *Print*. */
  async open(name: string, chronicle: Chronicle): Promise<void> {
    await this.load(name, chronicle)
    await this.page.keyboard.press('Control+p')
    await this.page.getByRole('dialog', { name: 'Print' }).waitFor()
  }

  /** Opens a campaign with the game that was opened last. */
  async load(name: string, chronicle: Chronicle): Promise<void> {
    mkdirSync(this.shell.folder, { recursive: true })
    writeFileSync(join(this.shell.folder, `${name}.hearth`), printed(name, chronicle))
    await openCampaign(this.page, `${name}.hearth`)
    await this.page.goto(this.shell.origin)
    const games = this.page.getByRole('navigation', { name: 'Games' }).getByRole('listitem')
    await games.first().waitFor()
    const open = chronicle.campaign.boards.filter(({ closed }) => !closed).length
    await games
      .nth(open - 1)
      .getByRole('button')
      .click()
  }

  /** What the page that is open prints on this size of paper, without its own preview. */
  async printOpen(size: 'A4' | 'Letter'): Promise<PrintedPaper> {
    await this.page.evaluate(to => (document.documentElement.dataset['paper'] = to), size.toLowerCase())
    return { shown: await wordsToPrint(this.page), ...(await printPage(this.page)) }
  }

  async size(size: 'A4' | 'Letter'): Promise<void> {
    await this.page.getByRole('radio', { name: size, exact: true }).click()
    await this.page.locator(`html[data-paper=${size.toLowerCase()}]`).waitFor()
  }

  /** One of the papers that can be chosen. */
  async print(label: string): Promise<PrintedPaper> {
    await this.page.getByRole('radio', { name: label, exact: true }).click()
    const papers = this.page.locator('.papers')
    await papers.locator('.paper, .no-paper').first().waitFor()
    return { shown: await papers.innerText(), ...(await printPage(this.page)) }
  }

  /** Every paper that there is for this game. */
  async labels(): Promise<readonly string[]> {
    return this.page.getByRole('radiogroup', { name: 'What' }).getByRole('radio').allInnerTexts()
  }
}
