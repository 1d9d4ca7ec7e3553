import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import { appFolder } from '../support/app-folder'
import { settled } from '../support/settled'
import { discard, startShell } from '../support/shell'
import { test } from './test'

// Places of the dashboard at 1366 × 768 where texts were cut, hidden, or lay on each other.

/** The overflow of this element to the right, in pixels. */
function wider(element: Locator): Promise<number> {
  return element.evaluate(each => each.scrollWidth - each.clientWidth)
}

test('no text of the dashboard is cut, hidden or under another at 1366 × 768', async ({ page }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-looks-'))
  const file = join(home, 'campaigns', 'sample.hearth')
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  cpSync(join(appFolder, 'resources', 'samples', 'the-drowned-bells.hearth'), file)
  const shell = await startShell({ home }, file)
  await page.goto(shell.url)
  await expect(page.locator('.odds .chips')).toBeVisible()

  // The line of keys at the foot is whole, and the scene keeps its name beside Redo.
  expect(await wider(page.locator('.app-foot'))).toBeLessThanOrEqual(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /^Redo/ })).toBeVisible()
  const scene = await page.getByText('The bell tower at low tide').first().boundingBox()
  expect(scene!.width).toBeGreaterThan(200)

  // Bars and words of the odds change at once.
  expect(
    await page
      .locator('.odds .fill')
      .first()
      .evaluate(each => getComputedStyle(each).transitionDuration)
  ).toBe('0s')

  // The panel of the foes names the opponent, and its first button is one line high.
  await page.keyboard.press('o')
  const panel = page.getByRole('region', { name: /^Foes for/ })
  await expect(panel.locator('header .label')).toHaveText(/^Foes against$/)
  const run = await panel.getByRole('button', { name: 'How is the fight run?' }).boundingBox()
  expect(run!.height).toBeLessThan(36)

  // On light wood a quiet button has the edge of a button.
  const spend = page.locator('.side-shadow .btn.quiet')
  const look = (theme: string): Promise<string> =>
    spend.evaluate((each, name) => {
      document.documentElement.dataset['theme'] = name
      const edge = document.createElement('i')
      edge.style.boxShadow = 'inset 0 0 0 1px var(--line-strong)'
      document.body.append(edge)
      const strong = getComputedStyle(edge).boxShadow
      edge.remove()
      return getComputedStyle(each).boxShadow === strong ? 'strong' : 'weak'
    }, theme)
  expect(await look('parchment')).toBe('strong')

  // In the contrast theme the odds keep their words, and the preview of the table keeps its own letters.
  await page.keyboard.press('Escape')
  expect(await look('contrast')).toBe('weak')
  for (const word of ['Shadow', 'XP', 'Wound', 'Critical'])
    await expect(page.locator('.odds .chips').getByText(word, { exact: true })).toBeVisible()
  for (const chip of await page.locator('.odds .chips li').all()) expect(await wider(chip)).toBeLessThanOrEqual(0)
  expect(await wider(page.locator('.odds .chips'))).toBeLessThanOrEqual(0)
  const letters = await page
    .locator('.table-screen')
    .first()
    .evaluate(each => getComputedStyle(each).getPropertyValue('--font-voice'))
  expect(letters).toMatch(/^Alegreya/)
  await look('hearth')

  // The dashboard, a row of a seat and the panel answer to the setting of density.
  for (const [part, token] of [
    ['dashboard', '--d-foot'],
    ['seat-row', '--d-player-h'],
    ['panel', '--d-p-gap']
  ]) {
    const [compact, roomy] = await page
      .locator(`.density-${part}`)
      .first()
      .evaluate((each, name) => {
        const { dataset } = document.documentElement
        const before = dataset['density']
        const values = ['compact', 'roomy'].map(density => {
          dataset['density'] = density
          return getComputedStyle(each).getPropertyValue(name!)
        })
        if (before === undefined) delete dataset['density']
        else dataset['density'] = before
        return values
      }, token)
    expect(compact, part).not.toBe(roomy)
  }

  // There is space between a heading of the preparation and its field.
  await page.keyboard.press('Shift+W')
  const part = page.getByRole('region', { name: 'First line' })
  await part.getByRole('textbox').waitFor()
  await settled(page)
  const heading = await part.getByRole('heading').boundingBox()
  const field = await part.getByRole('textbox').boundingBox()
  expect(field!.y - (heading!.y + heading!.height)).toBeGreaterThanOrEqual(6)

  // The words of a new picture stay in the column of the tray, and their button can be reached.
  await page.getByRole('button', { name: 'Stage', exact: true }).click()
  await page.locator('main[aria-label="The stage"]').evaluate(async stage => {
    const canvas = new OffscreenCanvas(40, 30)
    canvas.getContext('2d')?.fillRect(0, 0, 20, 30)
    const data = new DataTransfer()
    data.items.add(new File([await canvas.convertToBlob({ type: 'image/png' })], 'inn.png', { type: 'image/png' }))
    stage.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  })
  const form = page.getByRole('form', { name: 'Words to show' })
  await form.getByLabel('Caption').waitFor()
  const columns = await page.locator('main[aria-label="The stage"] > .column').all()
  for (const column of columns) expect(await wider(column)).toBeLessThanOrEqual(0)
  const [tray, next] = [await columns[0]!.boundingBox(), await columns[1]!.boundingBox()]
  expect(tray!.x + tray!.width).toBeLessThan(next!.x)
  const caption = await form.getByLabel('Caption').boundingBox()
  expect(caption!.x + caption!.width + 6).toBeLessThan(next!.x)
  await form.getByRole('button', { name: /Put in the tray/ }).click()
  await expect(form).toBeHidden()

  // Each key of the list of keys is whole.
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await keys.locator('kbd').first().waitFor()
  const cut = await keys
    .locator('li')
    .evaluateAll(all =>
      all
        .filter(line =>
          [...line.querySelectorAll('kbd')].some(
            key => key.getBoundingClientRect().right > line.getBoundingClientRect().right + 1
          )
        )
        .map(line => line.textContent)
    )
  expect(cut).toEqual([])
  expect(await shell.stop()).toBe(0)
  discard(shell)
})
