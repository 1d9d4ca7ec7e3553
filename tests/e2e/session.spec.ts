import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { nameOf } from '#rules/campaign/campaign'
import { frameFor } from '#rules/campaign/frame'
import type { GmView } from '#rules/thousand-faces/view'
import { chronicleOnDisk, entriesOnDisk } from '../support/on-disk'
import { discard, startShell } from '../support/shell'

// A real evening, by keyboard alone, seen on three screens; then the power goes.

const players = [
  ['Joon', 'Kresk Half-Tide'],
  ['Margit', 'Constance-Philippa of the Drowned Bells'],
  ['Priya', 'Sister Wren'],
  ['Ilse', 'Old Tamsin Vey']
] as const

test('a session by keyboard alone survives the kill of its host', { tag: '@long' }, async ({ browser }) => {
  let shell = await startShell()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const gm = await context.newPage()
  const table = await context.newPage()
  const overlay = await context.newPage()
  await gm.goto(shell.url)
  await table.goto(`${shell.origin}/table`)
  await overlay.goto(`${shell.origin}/overlay`)

  await begin(gm)
  const file = join(shell.folder, 'the-salt-road.hearth')
  await expect.poll(() => entriesOnDisk(file).length).toBeGreaterThanOrEqual(2 + players.length)
  const keys = new Keyboard(gm, file)
  await playAnEvening(keys)
  expect(entriesOnDisk(file).length - 6).toBeGreaterThanOrEqual(60)

  const before = await picture(gm, table, overlay)
  const onDisk = summary(file)
  await shell.kill()
  shell = await shell.again(file)
  await gm.goto(shell.url)
  await expect(gm.getByText('Kresk Half-Tide').first()).toBeVisible()
  await expect.poll(() => picture(gm, table, overlay)).toEqual(before)
  expect(summary(file)).toEqual(onDisk)
  for (const { name, xp, deck } of onDisk.sheets) {
    await expect(gm.getByText(name).first()).toBeVisible()
    expect(before.table).toContain(String(xp))
    expect(before.table).toContain(String(deck))
  }

  // What stood can still be taken back after the crash, and taken back again.
  await keys.press('Control+z')
  await keys.press('Control+y')
  expect(summary(file).sheets).toEqual(onDisk.sheets)
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

test('SE8 a first session by keyboard alone, doing only what the guide says, to the first flip of chapter 1', async ({
  browser
}) => {
  const shell = await startShell()
  const gm = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await gm.goto(shell.url)
  await begin(gm)
  const file = join(shell.folder, 'the-salt-road.hearth')
  const keys = new Keyboard(gm, file)
  const pressed: string[] = []
  const press = async (key: string): Promise<void> => {
    pressed.push(key)
    await keys.press(key)
  }
  const touch = async (...each: readonly string[]): Promise<void> => {
    pressed.push(...each)
    await keys.touch(...each)
  }
  const dialog = gm.getByRole('dialog')
  const next = async (says: string | RegExp): Promise<void> => expect(gm.locator('.next-strip')).toContainText(says)
  /** What is typed into the sheet that the guide opens, and Enter; then the sheet is closed. */
  const write = async (text: string): Promise<void> => {
    await touch('Shift+N')
    await expect(dialog.locator('input:focus')).toBeVisible()
    pressed.push(...text)
    await gm.keyboard.type(text)
    await press('Enter')
  }

  await next('Start session 1')
  await press('Shift+N')
  await next('Play a tutorial scene')
  await press('Shift+N')
  await next('Play the tutorial scene')
  await touch('1', 's')
  await press('Enter')
  await keys.settle()
  await press('Shift+N')
  await next('Write the Touchstone list')
  await write('Earthsea')
  await touch('Escape')
  await expect(dialog).toHaveCount(0)
  // One title circled would do; the rest of the making of characters is skipped here.
  for (const says of [/Touchstone/, /move cards/, /six points/, /questions/, /Fateful/, /Pack/, /Hearth/]) {
    await next(says)
    await touch('Shift+P')
  }
  await next('Write the mission down')
  await write('Bring the bells home')
  await touch('Escape')
  await next('Set the first scene')
  await write('The bell loft')
  await next('Begin chapter 1')
  await press('Shift+N')
  await next('Make the first flip')
  await touch('Shift+N', '2', 'd')
  await press('Enter')
  await expect(gm.locator('.next-strip')).toHaveCount(0)
  expect(keys.view.economy).toMatchObject({ chapter: 1, goal: 'Bring the bells home' })
  console.log(`a first session by the guide: ${pressed.length} keys: ${pressed.join(' ')}`)
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

async function begin(gm: Page): Promise<void> {
  await gm.getByText('The table is set').waitFor()
  await gm.keyboard.press('Control+n')
  await gm.getByRole('dialog').waitFor()
  await gm.keyboard.type('The Salt Road')
  for (const [player, character] of players) {
    await gm.keyboard.press('Tab')
    await gm.keyboard.type(player)
    await gm.keyboard.press('Tab')
    await gm.keyboard.type(character)
    await gm.keyboard.press('Tab')
  }
  await gm.keyboard.press('Shift+Tab')
  await gm.keyboard.press('Enter')
  await gm.getByText('Kresk Half-Tide').first().waitFor()
}

/** Presses keys as a GM does: not the next before what the last one did is on the disk. */
class Keyboard {
  constructor(
    private readonly page: Page,
    private readonly file: string
  ) {}

  get view(): GmView {
    const [board] = frameFor(chronicleOnDisk(this.file), { kind: 'gm' }).boards
    if (board?.system !== 'thousand-faces') throw new Error('another game is on the first board')
    return board.view
  }

  /** Keys that only change what is chosen. */
  async touch(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** A key that does something. */
  async press(key: string): Promise<void> {
    const before = entriesOnDisk(this.file).length
    await this.page.keyboard.press(key)
    await expect.poll(() => entriesOnDisk(this.file).length, { message: `after ${key}` }).toBeGreaterThan(before)
    // The page has seen it when its newest picture says so.
    await expect(this.page.locator('[data-revision]').first()).toHaveAttribute('data-revision', String(before + 1))
  }

  /** Damage by the Four Ds: Enter takes each step as it is offered, until the blow has been taken. */
  async strike(): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await this.page.keyboard.press('x')
    await expect(dialog).toBeVisible()
    for (let steps = 0; steps < 6 && (await dialog.count()) > 0; steps++) {
      await expect(dialog.locator(':focus')).toBeAttached()
      const step = await dialog.allInnerTexts()
      await this.page.keyboard.press('Enter')
      await expect.poll(() => dialog.allInnerTexts()).not.toEqual(step)
    }
    await expect(dialog).toHaveCount(0)
    expect(this.view.attacks).toEqual([])
  }

  /** A tie, or the Critical Success: the player says, the GM presses. */
  async settle(): Promise<void> {
    const { pending } = this.view
    if (pending?.kind === 'tie') await this.press('a')
    if (this.view.pending?.kind === 'critical') {
      await this.page.getByRole('button', { name: 'Neither' }).focus()
      await this.press('Enter')
    }
    if (this.view.gmMovesOwed.count > 0) {
      // M opens the eleven kinds; 1 makes the first of them.
      await this.page.keyboard.press('m')
      await expect(this.page.getByRole('dialog', { name: 'A GM move' })).toBeVisible()
      await this.press('1')
    }
  }
}

async function playAnEvening(keys: Keyboard): Promise<void> {
  for (let round = 0; round < 11; round++) {
    for (let seat = 1; seat <= players.length; seat++) {
      if (keys.view.sheets[seat - 1]?.incapacitated) continue
      await keys.touch('Escape', String(seat), ['s', 'd', 'i'][(round + seat) % 3]!)
      if (round % 3 === 1) await keys.touch('ArrowRight')
      if (round % 3 === 2) await keys.touch('ArrowLeft', 'ArrowLeft')
      await keys.press('Enter')
      await keys.settle()
    }
    const hurt = String(1 + (round % players.length))
    await keys.touch('Escape', hurt)
    if (round < 3) await keys.strike()
    await keys.touch('Escape', hurt)
    if (keys.view.sheets[round % players.length]?.mayShuffle) await keys.press('r')
  }
  await keys.press('Control+z')
  await keys.press('Control+z')
  await keys.press('Control+y')
}

interface Picture {
  readonly gm: string
  readonly table: string
  readonly overlay: string
}

/** What is to be read on each screen, times and the overlay’s passing toast left out. */
async function picture(gm: Page, table: Page, overlay: Page): Promise<Picture> {
  return {
    gm: await gm.locator('.seats').first().innerText(),
    table: await table.locator('main').innerText(),
    overlay: await overlay.locator('.strip').first().innerText()
  }
}

interface Summary {
  readonly entries: number
  readonly sheets: readonly { name: string; xp: number; deck: number; discard: number; exhaustion: number }[]
  readonly shadow: number
}

function summary(file: string): Summary {
  const chronicle = chronicleOnDisk(file)
  const frame = frameFor(chronicle, { kind: 'gm' })
  const [board] = frame.boards
  if (board?.system !== 'thousand-faces') throw new Error('another game is on the first board')
  return {
    entries: chronicle.revision,
    sheets: board.view.sheets.map(({ seat, xp, deck, discard: pile, exhaustion }) => ({
      name: nameOf(frame, seat),
      xp,
      deck,
      discard: pile.length,
      exhaustion
    })),
    shadow: board.view.shadow.free + board.view.shadow.circled
  }
}
