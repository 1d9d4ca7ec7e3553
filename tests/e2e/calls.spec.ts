import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Played } from '../support/chronicle'
import { keep, momentOf } from '../support/moments/index'
import { sound } from '../support/sound-phone'
import { discard, startShell } from '../support/shell'
import { begin, laptopSize, connectPlayers, phoneSize, screen, timed } from '../support/evening'
import { test } from './test'

// The GM calls, the player answers on the phone.

test.use({ actionTimeout: 15_000 })

test('HA2 HA3 HA4 the GM calls, the player flips, also after a reload and a killed host; the GM keeps the last word', async ({
  browser
}) => {
  test.setTimeout(180_000)
  const home = mkdtempSync(join(tmpdir(), 'hearthside-call-'))
  const path = join(home, 'campaigns', 'evening.hearth')
  keep(Played.table('The salt road', 'Kresk Half-Tide', 'Constance-Philippa', 'Sister Wren'), path)
  const shell = await startShell({ home }, path)
  const gm = await screen(browser, shell.url, laptopSize)
  const links = await connectPlayers(gm)
  const seat = await screen(browser, links[0] ?? '', phoneSize)
  const small = await screen(browser, links[1] ?? '', { width: 320, height: 640 })
  await small.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const call = async (key: string): Promise<void> => {
    for (const press of [key, 'd', 'ArrowRight', 'Shift+Enter']) await gm.keyboard.press(press)
  }
  await gm.keyboard.press('1')
  for (const key of ['Shift+U', '2', 'Shift+U']) await gm.keyboard.press(key)
  await expect(gm.getByRole('button', { name: /^Call Constance/ })).toBeVisible()
  await gm.getByLabel('Why, for the player’s phone').fill('The eel-catcher’s net closes over you.')
  await gm.getByRole('button', { name: /^Call Constance/ }).click()
  await call('1')

  const question = seat.getByRole('region', { name: 'Your flip' })
  const card = question.getByRole('button', { name: 'Flip two cards' })
  await expect(card).toBeVisible()
  await expect(small.getByText('The eel-catcher’s net closes over you.')).toBeVisible()
  await sound(seat, 'phone-call')
  await sound(small, 'phone-call-320-200')
  await question.getByText('works').click()

  const reload = await timed(async () => {
    await seat.reload()
    await card.waitFor()
  })
  await seat.context().setOffline(true)
  await shell.kill()
  await expect(seat.getByText('Trying again')).toBeVisible()
  const again = await shell.again(path)
  await seat.context().setOffline(false)
  const back = await timed(() => seat.getByText('Trying again').waitFor({ state: 'hidden' }))
  await expect(card).toBeVisible()
  console.log(`call: reload ${reload} ms, from the host being there again to the question ${back} ms`)

  await card.click()
  await expect(question).toBeHidden()
  await expect(seat.locator('.last-flip, .own-choice').first()).toBeVisible()
  await gm.keyboard.press('2')
  // A press on a snapshot that the player's flip has just replaced is refused. The Game Master looks, and presses again.
  const takeBack = gm.getByRole('button', { name: 'Take back' })
  await expect(async () => {
    if (await takeBack.isVisible()) await takeBack.click({ timeout: 1_000 })
    await expect(small.getByRole('region', { name: 'Your flip' })).toBeHidden({ timeout: 2_000 })
  }).toPass()
  expect(await again.stop()).toBe(0)
  discard(again)
})

for (const moment of [
  'prophecy: a player is called to roll',
  'game-face: a player is called',
  'face-of-angels: a player is called'
])
  test(
    `PR52 GF36 A44 a called player finds the same question after a reload and a killed host: ${moment}`,
    { tag: '@long' },
    async ({ browser }) => {
      const home = mkdtempSync(join(tmpdir(), 'hearthside-called-'))
      const { shell, gm, links } = await begin(browser, moment, home, null)
      const seat = await screen(browser, links[momentOf(moment)().called ?? 0] ?? '', phoneSize)
      const question = seat.getByRole('region', { name: 'You are called' })
      await expect(question).toBeVisible()
      const words = await question.textContent()
      await seat.reload()
      await expect(question).toHaveText(words ?? '')
      await seat.context().setOffline(true)
      await shell.kill()
      await expect(seat.getByText('Trying again')).toBeVisible()
      const again = await shell.again(join(home, 'campaigns', 'evening.hearth'))
      await seat.context().setOffline(false)
      await expect(seat.getByText('Trying again')).toBeHidden()
      await expect(question).toHaveText(words ?? '')
      await gm.getByRole('navigation', { name: 'Games' }).getByRole('listitem').nth(1).getByRole('button').click()
      await gm.getByRole('button', { name: /^Called: / }).click()
      await gm.getByRole('dialog', { name: 'Call a player' }).getByRole('button', { name: 'Take back' }).click()
      await expect(question).toBeHidden()
      expect(await again.stop()).toBe(0)
      discard(again)
    }
  )

test('HA12 QU2 no button of a call moves while the question who helps unfolds', async ({ browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-help-'))
  const path = join(home, 'campaigns', 'evening.hearth')
  const played = Played.table('The salt road', 'Kresk Half-Tide', 'Constance-Philippa', 'Sister Wren')
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  keep(played, path)
  const shell = await startShell({ home }, path)
  const gm = await screen(browser, shell.url, laptopSize)
  await gm.locator('[data-seat]').first().waitFor()
  await gm.keyboard.press('1')
  await gm.keyboard.press('Shift+Enter')
  const here = gm.getByRole('button', { name: /^Flip it here/ })
  const helps = gm.getByRole('button', { name: /^Who helps/ })
  const places = async (): Promise<readonly (number | undefined)[]> => [
    (await here.boundingBox())?.y,
    (await helps.boundingBox())?.y
  ]
  await expect(helps).toBeVisible()
  const before = await places()
  await helps.click()
  expect(await places()).toEqual(before)
  const form = gm.getByRole('region', { name: /may help Kresk/ })
  await gm
    .getByRole('button', { name: /may help/ })
    .first()
    .click()
  await expect(form).toBeVisible()
  expect(await places()).toEqual(before)
  await expect(gm.getByRole('button', { name: /^Help with one card/ })).toBeInViewport()
  expect(await shell.stop()).toBe(0)
  discard(shell)
})
