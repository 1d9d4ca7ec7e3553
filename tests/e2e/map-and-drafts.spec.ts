import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { layOut } from '../support/moments/index'
import { startShell } from '../support/shell'

/** Moves the pressed mouse as a hand does: a little in each picture. */
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

// The story map by mouse and by keyboard, and words that are being typed over a real reload of the page.
test('a scene is dragged onto another one, and what is being typed survives a reload', async ({ page }) => {
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

  // A scene before it, by keyboard: the focus is in its objective, and at the oval again when it is called off.
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
})

test('on a small window no letter of the map is under 12 px, and what the keyboard reaches comes into sight', async ({
  page
}) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-map-'))
  const file = join(home, 'campaigns', 'map.hearth')
  layOut('prophecy: the outline', file)
  const shell = await startShell({ home }, file)
  await page.setViewportSize({ width: 1024, height: 640 })
  await page.goto(shell.url)
  await page.locator('.rail').getByRole('button', { name: 'Prophecy' }).click()
  const letters = page.locator('[data-scene] b')
  await expect(letters).toHaveCount(8)
  const smallest = (): Promise<number> =>
    letters.evaluateAll(all =>
      Math.min(
        ...all.map(each => {
          const zoom = each.getBoundingClientRect().width / (each as HTMLElement).offsetWidth
          return zoom * Number.parseFloat(getComputedStyle(each).fontSize)
        })
      )
    )
  await expect.poll(smallest).toBeGreaterThanOrEqual(12)

  const isSeen = (name: string): Promise<boolean> =>
    page.locator('[data-scene]', { hasText: name }).evaluate(oval => {
      const [inner, outer] = [oval, oval.closest('main')!].map(each => each.getBoundingClientRect())
      return inner!.left >= outer!.left && inner!.right <= outer!.right && inner!.bottom <= outer!.bottom
    })
  expect(await isSeen('Bribe the night porter')).toBe(false)
  await page.locator('[data-scene]').filter({ hasText: 'Free Madame Ilves' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isSeen('Bribe the night porter')).toBe(true)
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  for (const name of ['Bribe the night porter', 'Go down into the baths', 'Stop the last train'])
    await expect.poll(() => isSeen(name)).toBe(true)
  await shell.stop()
})
