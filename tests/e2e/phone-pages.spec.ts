import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Played } from '../support/chronicle'
import { calledMoments } from '../support/moments/called'
import { keep, momentOf, moments } from '../support/moments/index'
import { large, sound, soundThroughout } from '../support/sound-phone'
import { discard, startShell } from '../support/shell'
import { begin, laptopSize, connectPlayers, phoneSize, screen, type Evening } from '../support/evening'
import { openSettings } from '../support/settings'
import { test } from './test'

// What axe, small targets and large letters say of every page of a phone.

test.use({ actionTimeout: 15_000 })

test(
  'every state of a phone is sound, also with letters twice as large: darkened, held, paused, without a connection, taken over, sent away',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(300_000)
    const home = mkdtempSync(join(tmpdir(), 'hearthside-states-'))
    const { shell, gm, links } = await begin(browser, 'game-face: cups down', home, null)
    const seat = await screen(browser, links[0] ?? '', { width: 320, height: 640 })
    const overlay = await screen(browser, `${shell.origin}/overlay`, { width: 1920, height: 1080 })
    await sound(seat, 'phone-live')
    await openSettings(gm)
    await gm.getByRole('button', { name: 'All codes…' }).click()
    const codes = gm
      .getByRole('dialog', { name: 'Codes for phones and screens' })
      .getByRole('img', { name: /^Code for/ })
    await expect(codes.first()).toBeVisible()
    expect(await codes.count()).toBeGreaterThanOrEqual(links.length)
    await gm.keyboard.press('Escape')
    await gm.keyboard.press('Escape')

    await gm.keyboard.press('F9')
    await expect(seat.getByText('On hold')).toBeVisible()
    await large(seat, 'phone-held')
    await gm.keyboard.press('F8')
    await expect(seat.getByRole('heading', { name: 'The screens are dark' })).toBeVisible()
    await expect(overlay.locator('[data-stage=blank]')).toBeVisible()
    await large(seat, 'phone-dark')
    await seat.getByRole('button', { name: 'Pause' }).click()
    await expect(seat.getByRole('heading', { name: 'We pause here' })).toBeVisible()
    await large(seat, 'phone-paused')
    await gm.getByRole('button', { name: 'Go on' }).click()
    await gm.keyboard.press('F8')
    await expect(seat.getByText(/^You rolled/)).toBeVisible()

    await seat.context().setOffline(true)
    await shell.kill()
    await expect(seat.getByText('Stay in the same Wi-Fi')).toBeVisible()
    await large(seat, 'phone-no-connection')
    await seat.getByRole('button', { name: 'Pause' }).click()
    await expect(seat.getByText('Your pause is not sent yet.')).toBeVisible()
    await large(seat, 'phone-pause-not-sent')
    const again = await shell.again(join(home, 'campaigns', 'evening.hearth'))
    await seat.context().setOffline(false)
    await gm.getByRole('button', { name: 'Go on' }).click()
    await expect(seat.getByText(/^You rolled/)).toBeVisible()

    const other = await screen(browser, links[0] ?? '', phoneSize)
    await expect(seat.getByRole('heading', { name: 'This seat is open on another device' })).toBeVisible()
    await expect(seat.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await large(seat, 'phone-taken-over')
    await retireKresk(gm)
    await expect(other.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Pause' })).toHaveCount(0)
    await large(other, 'phone-sent-away')

    await again.kill()
    await expect(overlay.locator('[data-line=stale]')).toBeVisible()
    discard(again)
  }
)

test(
  'SK4 a phone’s page and its plain text are sound at 320 and 390 points, also with letters twice as large',
  { tag: '@long' },
  async ({ browser }) => {
    const home = mkdtempSync(join(tmpdir(), 'hearthside-large-'))
    const path = join(home, 'campaigns', 'evening.hearth')
    keep(Played.table('The salt road', 'Kresk Half-Tide', 'Constance-Philippa', 'Sister Wren'), path)
    const shell = await startShell({ home }, path)
    const gm = await screen(browser, shell.url, laptopSize)
    const seat = await screen(browser, (await connectPlayers(gm))[0] ?? '', phoneSize)
    await expect(seat.getByRole('main')).toBeVisible()
    await soundThroughout(seat, 'phone')
    expect(await shell.stop()).toBe(0)
    discard(shell)
  }
)

const everyMoment = [...Object.keys(moments), ...Object.keys(calledMoments)]
for (const [pages, isCalled] of [
  ['phone page', false],
  ['question of a called player', true]
] as const)
  test(`SK4 every ${pages} of the smaller games is sound at those sizes`, { tag: '@long' }, async ({ browser }) => {
    test.setTimeout(600_000)
    const home = mkdtempSync(join(tmpdir(), 'hearthside-large-'))
    let evening: Evening | null = null
    for (const moment of everyMoment) {
      const { called, played } = momentOf(moment)()
      if ((called !== undefined) !== isCalled) continue
      evening = await begin(browser, moment, home, evening)
      const seat = await screen(browser, evening.links[called ?? 0] ?? '', phoneSize)
      await seat.getByRole('button', { name: 'This page as plain text' }).waitFor()
      const games = seat.getByRole('navigation', { name: 'Games' })
      await expect(games.locator('[aria-current]')).toHaveText(played.chronicle.campaign.boards.at(-1)?.title ?? '')
      if (isCalled) await expect(seat.locator('.called-card')).toBeVisible()
      await soundThroughout(seat, moment.replaceAll(/\W+/g, '-'), isCalled ? 'You are called' : 'Kresk')
      for (const page of [seat, evening.gm]) await page.context().close()
    }
    expect(await evening?.shell.stop()).toBe(0)
    if (evening) discard(evening.shell)
  })

/** By the seats sheet, as the GM does it. */
async function retireKresk(gm: Page): Promise<void> {
  await gm.locator('button[aria-haspopup=menu]', { hasText: 'Campaign' }).click()
  await gm.getByRole('menuitem', { name: /^Players and seats/ }).click()
  await gm.getByRole('button', { name: 'Retire' }).first().click()
}
