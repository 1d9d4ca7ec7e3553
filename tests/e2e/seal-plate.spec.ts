import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Played } from '../support/chronicle'
import { keep } from '../support/moments/index'
import { discard, startShell } from '../support/shell'

// The seal on the table screen (SF13): whole where there is room for it, never beyond the screen or below the margin above the game.

test('SF13 the table shows all 64 digits of the seal, or says where they are', async ({ browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-plate-'))
  const path = join(home, 'campaigns', 'evening.hearth')
  keep(Played.table('The salt road', 'Kresk Half-Tide'), path)
  const shell = await startShell({ home }, path)
  const page = await browser.newPage()
  await page.goto(`${shell.origin}/table`)
  const plate = page.locator('.seal-plate')
  for (const [width, height] of [
    [1920, 1080],
    [1280, 800],
    [1366, 768],
    [1024, 768]
  ] as const) {
    await page.setViewportSize({ width, height })
    const isWide = width / height >= 1.6
    await expect(plate).toContainText(/^Seal \d+: /)
    const shown = await plate.locator('code:visible').textContent()
    expect(shown?.trim()).toMatch(isWide ? /^([\da-f]{4} ){15}[\da-f]{4}$/ : /^([\da-f]{4} ){3}[\da-f]{4}$/)
    if (!isWide) await expect(plate).toContainText('all 64 digits: on every phone')
    const measured = await plate.evaluate(widestOf)
    console.log(`${width} × ${height}: ${JSON.stringify(measured)}`)
    expect(measured.left).toBeGreaterThanOrEqual(0)
    expect(measured.right).toBeLessThanOrEqual(width)
    expect(measured.bottom).toBeLessThanOrEqual(0.042 * height)
    expect(measured.font).toBeGreaterThanOrEqual(height / 30)
  }
  await page.close()
  await shell.stop()
  discard(shell)
})

/** Where the plate's text lies in px, with the widest digit in every place, a number of three digits and the longest end. */
function widestOf(shown: HTMLElement) {
  const plate = shown.cloneNode(true) as HTMLElement
  shown.replaceWith(plate)
  for (const code of plate.querySelectorAll('code')) code.textContent = code.textContent.replace(/[\da-f]/g, 'd')
  const last = plate.lastChild!
  last.textContent = ' · nobody added'
  plate.firstChild!.textContent = 'Seal 888: '
  const range = document.createRange()
  range.selectNodeContents(plate)
  const { left, right } = range.getBoundingClientRect()
  const { bottom } = plate.getBoundingClientRect()
  const font = parseFloat(getComputedStyle(plate).fontSize)
  plate.replaceWith(shown)
  return { left, right, bottom, font }
}
