import { join } from 'node:path'
import { expect } from '@playwright/test'
import { discard, startShell } from '../support/shell'
import { begin, Keyboard } from '../support/keyboard'
import { test } from './test'

test('SE8 a first session by keyboard alone, doing only what the guide says, to the first flip of chapter 1', async ({
  browser
}) => {
  test.setTimeout(180_000) // the whole creation of a party, key by key
  const shell = await startShell({ luck: 'fixed' })
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

  await next('Show the players a screen')
  await touch('Shift+P')
  await next('Start session 1')
  await press('Shift+N')
  await next('Ask what stays out of this story')
  await touch('Shift+P')
  await next('How long shall the campaign be?')
  await touch('Shift+P')
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
  await next('Write the shared goal down')
  await write('Bring the bells home')
  await touch('Escape')
  await next('Set the first scene')
  await write('The bell loft')
  await next('Begin chapter 1')
  await press('Shift+N')
  await next('Make the first flip')
  await touch('Shift+N', '2', 'd')
  await press('Enter')
  await keys.settle()
  await next('Look at Ideas once')
  await touch('Shift+P')
  await next('Look at Tonight once')
  await touch('Shift+P')
  await expect(gm.locator('.next-strip')).toHaveCount(0)
  expect(keys.view.economy).toMatchObject({ chapter: 1, goal: 'Bring the bells home' })
  console.log(`a first session by the guide: ${pressed.length} keys: ${pressed.join(' ')}`)
  expect(await shell.stop()).toBe(0)
  discard(shell)
})
