import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { discard, startShell, type Shell } from '../support/shell'

// WCAG 2.2 A and AA, by axe, on the living sample: every page, every theme, both sizes of laptop.

let shell: Shell
test.beforeAll(async () => {
  shell = await startShell()
})
test.afterAll(async () => {
  await shell.stop()
  discard(shell)
})

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready)
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

test('every page in every theme passes', async ({ browser }) => {
  const gm = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await gm.goto(shell.url)
  await gm.getByText('The table is set').waitFor()
  expect(await violations(gm), 'welcome').toEqual([])
  await gm.keyboard.press('Enter')
  await gm.getByText('Kresk Half-Tide').first().waitFor()

  for (const theme of ['hearth', 'parchment', 'contrast'])
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080]
    ] as const) {
      await gm.setViewportSize({ width, height })
      await gm.evaluate(name => (document.documentElement.dataset['theme'] = name), theme)
      expect(await violations(gm), `dashboard, ${theme}, ${width}`).toEqual([])
    }

  for (const page of ['table', 'overlay']) {
    const screen = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await screen.goto(`${shell.origin}/${page}`)
    await screen.getByText('Kresk Half-Tide').first().waitFor()
    expect(await violations(screen), page).toEqual([])
  }
})
