import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { layOut } from '../support/moments/index'
import { startShell } from '../support/shell'
import { test } from './test'

/** Moves the pressed mouse as a hand does: a little in each frame. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  for (let step = 1; step <= 8; step++) {
    const along = (at: 0 | 1): number => from[at] + ((to[at] - from[at]) * step) / 8
    await page.mouse.move(along(0), along(1))
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.mouse.up()
}

// The story map by mouse and by keyboard, and typed words over a real reload of the page.
test(
  'a scene is dragged onto another one, and what is being typed survives a reload',
  { tag: '@long' },
  async ({ page }) => {
    const home = mkdtempSync(join(tmpdir(), 'hearthside-map-'))
    const file = join(home, 'campaigns', 'map.hearth')
    layOut('prophecy: the outline', file)
    const shell = await startShell({ home }, file)
    await page.goto(shell.url)
    await page.locator('.rail').getByRole('button', { name: 'Prophecy' }).click()
    const oval = page.locator('[data-scene]').filter({ hasText: 'Free Madame Ilves' })
    await oval.waitFor()
    await expect.poll(async () => (await oval.boundingBox())?.width ?? 0).toBeGreaterThan(100)
    const before = await oval.boundingBox()
    if (!before) throw new Error('the scene is not on the map')

    // Dropped onto another scene, it leads there; undone, it leads where it led before.
    const onto = await page.locator('[data-scene]').filter({ hasText: 'Find the torn page' }).boundingBox()
    if (!onto) throw new Error('the other scene is not on the map')
    const middle = (box: typeof onto): [number, number] => [box.x + box.width / 2, box.y + box.height / 2]
    await drag(page, middle(before), middle(onto))
    const leadsTo = page.getByLabel('Leads to').locator('option:checked')
    await expect(leadsTo).toHaveText(/Find the torn page/)
    await page.keyboard.press('Control+z')
    await expect(leadsTo).toHaveText(/Win over the stationmaster/)

    // A scene before it, by keyboard. The focus is in its objective, and returns to the oval after Cancel.
    await page.locator('[data-scene]').filter({ hasText: 'Go down into the baths' }).focus()
    await page.keyboard.press('Delete')
    await expect(page.locator('[data-scene]')).toHaveCount(7)
    await oval.focus()
    await page.keyboard.press('Insert')
    const objective = page.getByRole('textbox', { name: 'Objective of the new scene' })
    await expect(objective).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(oval).toBeFocused()

    await page.keyboard.press('Insert')
    await objective.fill('Bring the lamp to the ba')
    await page.reload()
    await oval.waitFor()
    await oval.focus()
    await page.keyboard.press('Insert')
    await expect(objective).toHaveValue('Bring the lamp to the ba')
    await shell.stop()
  }
)
