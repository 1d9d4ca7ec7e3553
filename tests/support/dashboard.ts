import { expect, type Page } from '@playwright/test'
import type { Chronicle } from '#rules/campaign/chronicle'
import { frameFor } from '#rules/campaign/frame'
import type { Frame } from '#rules/campaign/types'
import type { GmSheetView } from '#rules/thousand-faces/sheet-view'
import type { GmView, TableView } from '#rules/thousand-faces/view'
import { chronicleOnDisk, entriesOnDisk } from './on-disk'
import { settled } from './settled'

/** A GM at the dashboard who waits until the last act is on the disk and on the page. */
export class Dashboard {
  acts = 0
  /** Presses that a flip without a move would not have needed: its card, its name instead of an attribute, Apply. */
  forMoves = 0
  /** The whole board, as it was when so many acts stood. */
  readonly #pictures = new Map<number, string>()
  #read: Chronicle | null = null

  constructor(
    readonly page: Page,
    readonly file: string
  ) {}

  get frame(): Frame<'gm'> {
    return frameFor(this.#chronicle(), { kind: 'gm' })
  }

  get view(): GmView {
    return gmView(this.frame)
  }

  get sheets(): number {
    return this.view.sheets.length
  }

  /** The content of the disk, as one line: everything on the board, for the GM and for the players. */
  get picture(): string {
    return pictureOf(this.#chronicle())
  }

  /** The disk is read anew whenever something was added to it. */
  #chronicle(): Chronicle {
    const count = entriesOnDisk(this.file).length
    if (this.#read?.revision !== count) this.#read = chronicleOnDisk(this.file)
    return this.#read
  }

  /** The next program that opens the file reads all of it again. */
  forget(): void {
    this.#read = null
  }

  /** The same line as seen after that many acts; null inside the acts of one press. */
  pictureAt(steps: number): string | null {
    return this.#pictures.get(steps) ?? null
  }

  sheet(seat: number): GmSheetView {
    const sheet = this.view.sheets[seat - 1]
    if (!sheet) throw new Error(`nobody sits at ${seat}`)
    return sheet
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
    await settled(this.page)
    await this.act(key, () => this.page.keyboard.press(key))
  }

  /** A button that does something, by its name, in the open sheet or on the dashboard. */
  async push(name: string | RegExp): Promise<void> {
    await this.act(String(name), () => this.button(name).click())
  }

  button(name: string | RegExp): ReturnType<Page['getByRole']> {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first()
  }

  /** Something that is done in one entry of the journal. */
  async act(what: string, deed: () => Promise<unknown>): Promise<void> {
    const due = entriesOnDisk(this.file).length + 1
    await this.until(what, deed, () => entriesOnDisk(this.file).length >= due)
    expect(entriesOnDisk(this.file).length).toBe(due)
  }

  /** Something that is done in as many entries as it takes. */
  async until(what: string, deed: () => Promise<unknown>, done: () => boolean): Promise<void> {
    await settled(this.page)
    await deed()
    await expect.poll(done, { message: `after ${what}`, intervals: [15, 30, 60, 120, 250] }).toBe(true)
    // The page has the act when its newest snapshot contains it.
    const { revision, undo } = this.frame
    await this.page.locator(`[data-revision="${revision}"]`).first().waitFor({ state: 'attached', timeout: 10_000 })
    this.acts += 1
    this.#pictures.set(undo.steps, this.picture)
  }

  /** Something that is refused: words beside the button that say what would make it possible, and nothing on the disk. */
  async refused(deed: () => Promise<void>, message: RegExp, remedy: RegExp): Promise<void> {
    const before = entriesOnDisk(this.file)
    const picture = this.picture
    await settled(this.page)
    await deed()
    const bubble = this.page.getByRole('alert').first()
    await expect(bubble).toContainText(message)
    await expect(bubble).toContainText(remedy)
    expect(entriesOnDisk(this.file)).toEqual(before)
    expect(this.picture).toBe(picture)
    await bubble.getByRole('button', { name: 'Close message' }).click()
    await expect(bubble).toHaveCount(0)
  }

  /** A tie, the Critical Success, a GM move: the player says, the GM presses. */
  async settle(): Promise<void> {
    if (this.view.pending?.kind === 'tie') await this.press('a')
    if (this.view.pending?.kind === 'critical') await this.takeNothing()
    while (this.view.gmMovesOwed.count > 0) await this.gmMove()
  }

  /** The last choice of the Critical Success takes nothing. */
  private async takeNothing(): Promise<void> {
    const choices = this.page.locator('.panel .question-form [data-choice]')
    const turns = await choices
      .first()
      .waitFor({ timeout: 2000 })
      .then(
        () => true,
        () => false
      )
    // After an undo the page does not turn by itself to the player who has to decide.
    if (!turns) await this.touch('w')
    await choices.first().waitFor()
    await this.touch(String(await choices.count()))
    await this.press('Enter')
  }

  /** The first of the GM moves that are owed. */
  async gmMove(): Promise<void> {
    await this.pick('m', 'A GM move', async () => {
      await this.touch('1')
      await this.press('Enter')
    })
  }

  /** Opens a sheet by its key and does in it what closes it. */
  async pick(key: string, title: string | RegExp, deed: () => Promise<void>): Promise<void> {
    await this.page.keyboard.press(key)
    const sheet = this.page.getByRole('dialog', { name: title })
    await sheet.waitFor()
    await deed()
    await expect(sheet).toHaveCount(0)
  }

  /** A part of the story’s sheet. */
  async story(deeds: () => Promise<void>, part: 'Chapters' | 'Days' = 'Chapters'): Promise<void> {
    await this.in('j', 'The story', async () => {
      await this.turnTo(part)
      await deeds()
    })
  }

  /** A part of the open sheet; pressed only where another one is chosen, as a GM does. */
  async turnTo(part: string): Promise<void> {
    const choice = this.page.getByRole('radio', { name: part })
    if (!(await choice.isChecked())) await choice.click()
  }

  /** A condition of the chapter that the GM judges. */
  async tick(condition: RegExp): Promise<void> {
    await this.act(`ticking ${condition}`, () => this.page.getByRole('checkbox', { name: condition }).click())
  }

  /** Opens a sheet by its key, does something in it, and closes it. */
  async in(key: string, title: string | RegExp, deeds: () => Promise<void>): Promise<void> {
    await this.page.keyboard.press(key)
    const sheet = this.page.getByRole('dialog', { name: title })
    await sheet.waitFor()
    await deeds()
    // Esc closes the uppermost layer: a list of suggestions first, then the sheet.
    await expect(async () => {
      if (await sheet.isVisible()) await this.page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0, { timeout: 400 })
    }).toPass()
  }
}

function gmView(frame: Frame<'gm'>): GmView {
  const [board] = frame.boards
  if (board?.system !== 'thousand-faces') throw new Error('another game is on the first board')
  return board.view
}

function tableView(frame: Frame<'table'>): TableView {
  const [board] = frame.boards
  if (board?.system !== 'thousand-faces') throw new Error('another game is on the first board')
  return board.view
}

function pictureOf(chronicle: Chronicle): string {
  const gm = frameFor(chronicle, { kind: 'gm' })
  return JSON.stringify([gm.seats, gmView(gm), tableView(frameFor(chronicle, { kind: 'table' }))])
}
