import { expect, type Page } from '@playwright/test'
import { frameFor } from '#rules/campaign/frame'
import type { GmView } from '#rules/thousand-faces/view'
import { chronicleOnDisk, entriesOnDisk } from '../on-disk'
import { settled } from '../settled'

/** A GM who has nothing but a keyboard: every key is counted, and every act that reaches the file. */
export class Hands {
  keys = 0
  /** Letters that were typed to find a name; they are counted apart. */
  letters = 0
  /** Every key in order, and what was typed in quotes. */
  readonly script: string[] = []

  constructor(
    readonly page: Page,
    readonly file: string
  ) {}

  get acts(): number {
    return entriesOnDisk(this.file).length
  }

  get view(): GmView {
    const [board] = frameFor(chronicleOnDisk(this.file), { kind: 'gm' }).boards
    if (board?.system !== 'thousand-faces') throw new Error('another game is on the first board')
    return board.view
  }

  /** Keys that only change what is chosen. */
  async touch(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await settled(this.page)
      // A group of radio buttons looks whether the arrow is still down when its focus arrives.
      await this.page.keyboard.press(key, key.startsWith('Arrow') ? { delay: 60 } : {})
      this.keys += 1
      this.script.push(key)
    }
  }

  /** Letters of a name. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.letters += text.length
    this.script.push(`“${text}”`)
  }

  /** A key that does something: it is on the disk and on the page when this comes back. */
  async press(key: string): Promise<void> {
    const before = this.acts
    await this.touch(key)
    await expect.poll(() => this.acts, { message: `after ${key}`, intervals: [20, 40, 80] }).toBeGreaterThan(before)
    await this.seen()
  }

  /** The page shows the newest snapshot. */
  async seen(): Promise<void> {
    const newest = this.page.locator('[data-revision]').first()
    await expect
      .poll(async () => Number(await newest.getAttribute('data-revision')), { intervals: [20, 40, 80] })
      .toBe(this.acts)
  }

  /** Right after a dialog the dashboard ignores an Enter that was meant for the dialog. Another key, which is not counted, ends this time. */
  async settle(): Promise<void> {
    await this.page.getByRole('dialog').waitFor({ state: 'detached' })
    await this.page.keyboard.press('Shift')
  }

  /** Tab until something of that name has the focus. */
  async tabTo(name: RegExp, key = 'Tab'): Promise<void> {
    for (let tabs = 0; tabs < 90; tabs++) {
      const at = await this.page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? (element as HTMLElement | null)?.innerText ?? ''
      })
      if (name.test(at.replace(/\s+/g, ' ').trim())) return
      await this.touch(key)
    }
    throw new Error(`Tab never reaches ${name}`)
  }

  /** Keys and acts that this took. */
  async count(deeds: () => Promise<void>): Promise<{ readonly keys: number; readonly acts: number }> {
    const [keys, acts] = [this.keys, this.acts]
    await deeds()
    return { keys: this.keys - keys, acts: this.acts - acts }
  }
}
