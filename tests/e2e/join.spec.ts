import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { inForcedColours, large, sound } from '../support/sound-phone'
import { discard } from '../support/shell'
import { begin, screen } from '../support/evening'
import { test } from './test'

test.use({ actionTimeout: 15_000 })

test(
  'JN1 JN3 JN5: a phone joins by the common code, with the same two words on both screens and a yes',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(120_000)
    const home = mkdtempSync(join(tmpdir(), 'hearthside-join-'))
    const { shell, gm } = await begin(browser, 'game-face: cups down', home, null)
    await gm.keyboard.press('Shift+C')
    const address = await gm.getByRole('textbox', { name: 'Address of the join page' }).inputValue()
    const seat = await screen(browser, address, { width: 320, height: 640 })
    await expect(seat.getByRole('heading', { name: 'Nobody can join just now' })).toBeVisible()
    await sound(seat, 'join-closed')
    await gm.getByRole('switch', { name: 'Let players ask to join' }).click()
    await expect(seat.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
    await large(seat, 'join-choose')
    await inForcedColours(seat, 'join-choose')
    await gm.keyboard.press('Escape')
    await seat.getByRole('button', { name: /^Kresk/ }).click()
    const words = (await seat.locator('.words').textContent()) ?? ''
    await large(seat, 'join-waiting')
    await inForcedColours(seat, 'join-waiting')
    await seat.reload()
    await expect(seat.locator('.words')).toHaveText(words)
    await expect(gm.getByText(`It shows the words “${words}”.`)).toBeVisible()
    await gm.keyboard.press('Alt+N')
    await expect(seat.getByText('Your Game Master said no.')).toBeVisible()
    await large(seat, 'join-refused')
    await expect(async () => {
      await seat.getByRole('button', { name: /^Kresk/ }).click()
      await expect(seat.locator('.words')).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 40_000 })
    await expect(gm.getByText('A phone wants to join as Kresk')).toBeVisible()
    await gm.keyboard.press('Alt+Y')
    await expect(seat.getByText(/^You rolled/)).toBeVisible()
    await seat.reload()
    await expect(seat.getByText(/^You rolled/)).toBeVisible()

    const guest = await screen(browser, address, { width: 320, height: 640 })
    await guest.getByRole('button', { name: 'I only watch' }).click()
    await expect(guest.locator('.words')).toBeVisible()
    await large(guest, 'join-watching')
    await expect(gm.getByText('A device wants to watch what the table screen shows.')).toBeVisible()
    await gm.keyboard.press('Alt+Y')
    await expect(guest).toHaveURL(/\/table/)
    await expect(guest.getByText('Kresk').first()).toBeVisible()
    const small = await browser.newContext({
      viewport: { width: 844, height: 390 },
      isMobile: true,
      hasTouch: true, // what the page takes a phone for one by: without it Chromium says so on some pages only
      reducedMotion: 'reduce'
    })
    const turned = await small.newPage()
    await turned.goto(guest.url())
    await expect(turned.getByText('Kresk').first()).toBeVisible()
    expect(await turned.evaluate(() => document.documentElement.clientWidth), 'laid out as on a laptop').toBe(1280)
    await turned.setViewportSize({ width: 390, height: 844 })
    await expect(turned.getByRole('heading', { name: 'Turn this phone on its side' })).toBeVisible()
    expect(await shell.stop()).toBe(0)
    discard(shell)
  }
)
