import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { nameOf } from '#rules/campaign/campaign'
import { frameFor } from '#rules/campaign/frame'
import { chronicleOnDisk, entriesOnDisk } from '../support/on-disk'
import { discard, startShell } from '../support/shell'
import { begin, Keyboard, players } from '../support/keyboard'
import { test } from './test'

// A real evening, by keyboard alone, seen on three screens; then the power goes.

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
