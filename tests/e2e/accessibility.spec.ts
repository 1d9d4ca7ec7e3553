import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { settled } from '../pictures/steps'
import { violations, wcag } from '../support/axe'
import { Played } from '../support/chronicle'
import { writeCrowd } from '../support/crowd'
import { lostInForcedColours } from '../support/forced-colors'
import { pressStates } from '../support/double-press'
import { keep } from '../support/moments/index'
import { discard, startShell, type Shell } from '../support/shell'
import { test } from './test'

// WCAG 2.2 A and AA, by axe, on the living sample: every page, every theme, both sizes of laptop.

let shell: Shell
test.beforeAll(async () => {
  shell = await startShell()
})
test.afterAll(async () => {
  await shell.stop()
  discard(shell)
})

const faults = (page: Page): Promise<readonly string[]> => violations(page, { runOnly: { type: 'tag', values: wcag } })

test('every page in every theme passes', async ({ browser }) => {
  const gm = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await gm.goto(shell.url)
  await gm.getByText('The table is set').waitFor()
  expect(await faults(gm), 'welcome').toEqual([])
  await gm.getByRole('button', { name: /^The Drowned Bells/ }).click()
  await gm.getByText('Kresk Half-Tide').first().waitFor()

  expect(await faults(gm), 'dashboard').toEqual([])
  // Themes change colours and nothing else.
  for (const theme of ['parchment', 'contrast']) {
    await gm.evaluate(name => (document.documentElement.dataset['theme'] = name), theme)
    expect(await violations(gm, { runOnly: ['color-contrast'] }), `dashboard, ${theme}`).toEqual([])
  }
  await plainText(gm, 'Kresk Half-Tide')

  for (const page of ['table', 'overlay']) {
    const screen = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await screen.goto(`${shell.origin}/${page}`)
    await screen.getByText('Kresk Half-Tide').first().waitFor()
    expect(await faults(screen), page).toEqual([])
  }
})

/** F4 shows the page as plain text, and puts it away (SK4). */
async function plainText(page: Page, words: string): Promise<void> {
  await page.keyboard.press('F4')
  const text = page.getByRole('document', { name: 'The page as text' })
  await expect(text).toContainText(words)
  expect(await faults(page), 'as plain text').toEqual([])
  await page.keyboard.press('Escape')
  await expect(text).toHaveCount(0)
}

test('forced colours keep edges, bars and what is chosen', async ({ browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-forced-'))
  const file = join(home, 'campaigns', 'crowd.hearth')
  writeCrowd(file, 5)
  const crowded = await startShell({ home }, file)
  const context = await browser.newContext({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(crowded.url)
  await page.locator('[data-seat]').first().waitFor()
  const style = (selector: string, property: 'box-shadow' | 'background-color'): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

  expect(await style('[data-seat]:not(.selected)', 'box-shadow'), 'the edge of a row').not.toBe('none')
  expect(await style('[role=radio][aria-checked=true]', 'box-shadow'), 'what is chosen').not.toBe(
    await style('[role=radio][aria-checked=false]', 'box-shadow')
  )
  await page.locator('.odds-bar').click()
  expect(await style('.ladder .fill', 'background-color'), 'a bar of the odds').not.toBe(
    await style('.ladder .bar', 'background-color')
  )
  await context.close()
  await crowded.kill()
})

test('SK4 the luck and points of an evening pass in forced colours too', { tag: '@long' }, async ({ browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-luck-'))
  const file = join(home, 'campaigns', 'evening.hearth')
  const played = Played.table('The salt road', 'Kresk Half-Tide', 'Constance-Philippa', 'Sister Wren')
  played.campaign({ type: 'begin-session' })
  const flip = {
    type: 'flip',
    attribute: 'str',
    net: 0,
    move: 'Hold the gate',
    fast: false,
    hasText: { check: true, cross: false }
  }
  for (const seat of played.seats) {
    played.act({ ...flip, seat, versus: null, supporters: [] })
    played.act({ type: 'gain-xp', seat, amount: 4, reason: '' })
  }
  keep(played, file)
  const evening = await startShell({ home }, file)
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.goto(evening.url)
  await page.locator('[data-seat]').first().waitFor()
  await page.keyboard.press('Shift+B')
  await page.getByRole('heading', { name: 'Luck' }).waitFor()
  for (const [width, height] of [
    [1366, 640],
    [1920, 1080]
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ forcedColors: 'none' })
    await settled(page)
    expect.soft(await faults(page), `${width} × ${height}`).toEqual([])
    expect.soft(await lostInForcedColours(page), `${width} × ${height}, in forced colours`).toEqual([])
  }
  await evening.kill()
})

test('QU1 every form of a question of an adventure passes', { tag: '@long' }, async ({ browser }) => {
  test.setTimeout(240_000)
  const home = mkdtempSync(join(tmpdir(), 'hearthside-forms-'))
  const file = join(home, 'campaigns', 'forms.hearth')
  let forms = 0
  for (const { name, make, panels } of pressStates.slice(0, 2)) {
    keep(make(), file)
    const asking = await startShell({ home }, file)
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    await page.goto(asking.url)
    await page.locator('[data-seat]').first().waitFor()
    for (const panel of panels) {
      if (panel !== '') await page.keyboard.press(panel)
      await settled(page)
      const kinds = page.getByRole('radiogroup', { name: 'What is decided' }).getByRole('radio')
      for (let at = 0; at < Math.max(1, await kinds.count()); at++) {
        if ((await kinds.count()) > 0) await kinds.nth(at).click()
        await settled(page)
        forms += await page.locator('.question-form').count()
        expect.soft(await faults(page), `${name}, panel ${panel || 'board'}, form ${at + 1}`).toEqual([])
      }
    }
    await page.context().close()
    await asking.kill()
  }
  expect(forms, 'forms').toBeGreaterThan(5)
})

/** Looks at clocks, marks, codes, stage and stream with eight players and long names. */
async function lookAtStage(
  browser: Browser,
  looks: readonly string[],
  sizes: readonly (readonly [number, number])[]
): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-screens-'))
  const file = join(home, 'campaigns', 'crowd.hearth')
  writeCrowd(file, 8)
  const crowded = await startShell({ home }, file)
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await page.goto(crowded.url)
  await page.locator('[data-seat]').first().waitFor()
  for (const line of ['clock The flood that takes the whole of the lower town 6', 'countdown Break 10:00']) {
    await find(page, line)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.keyboard.press('Shift+M')
  for (const { name, open, heading } of stagePages) {
    await open(page)
    await page.getByText(heading).first().waitFor()
    for (const look of looks)
      for (const [width, height] of sizes) {
        await page.emulateMedia({ forcedColors: 'none' })
        await page.setViewportSize({ width, height })
        await page.evaluate(
          theme => (document.documentElement.dataset['theme'] = theme),
          look === 'forced' ? 'hearth' : look
        )
        await settled(page)
        const found = await (look === 'forced' ? lostInForcedColours(page) : faults(page))
        expect.soft(found, `${name}, ${look}, ${width} × ${height}`).toEqual([])
      }
    await page.emulateMedia({ forcedColors: 'none' })
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
  }
  await crowded.kill()
}

/** Chooses the first that *Find anything* finds. Its own field: the dashboard has another combobox, which is there before. */
async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(words)
  await page.keyboard.press('Enter')
}

const stagePages: readonly {
  readonly name: string
  readonly heading: string
  readonly open: (page: Page) => Promise<void>
}[] = [
  { name: 'clocks', heading: 'What fills up or runs out', open: page => page.keyboard.press('Shift+K') },
  {
    name: 'marks',
    heading: 'Recording starts now',
    open: page => find(page, 'Marks for the recording')
  },
  {
    name: 'codes',
    heading: 'All at once',
    open: async page => {
      await page.keyboard.press('Shift+C')
      await page.getByRole('button', { name: 'Let devices of this network connect' }).click()
      await page.getByRole('radiogroup', { name: 'How many codes at a time' }).waitFor()
    }
  },
  { name: 'stage', heading: 'Who sees what', open: page => page.keyboard.press('Shift+S') },
  { name: 'stream', heading: 'Put it into OBS', open: page => page.keyboard.press('Shift+D') }
]

test('clocks, marks, codes, stage and stream pass with eight players', { tag: '@long' }, ({ browser }) =>
  lookAtStage(browser, ['hearth'], [[1366, 640]])
)

test(
  'clocks, marks, codes, stage and stream pass with eight players in every look and size',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(300_000)
    await lookAtStage(
      browser,
      ['hearth', 'parchment', 'contrast', 'forced'],
      [
        [1366, 640],
        [1366, 768],
        [1920, 1080]
      ]
    )
  }
)
