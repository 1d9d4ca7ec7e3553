import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { violations, wcag } from '../support/axe'
import { askHost, firstSnapshot, gameOn, openCampaign, keepConnection } from '../support/ask-host'
import { layOut, moments } from '../support/moments/index'
import { discard, startShell, type Shell } from '../support/shell'
import { test } from './test'

// WCAG 2.2 A and AA and the landmarks, by axe, on every screen of the smaller games. At every moment that looks different,
// under the hot-seat cover too. Nothing is cut off or pushed off the screen there.

/** The fullest moment of each game: there the other themes are looked at too. They change colours and nothing else. */
const fullest = ['face-of-angels: a card lies', 'game-face: the reveal', 'prophecy: on stage']

/** What the fast run looks at. */
const quick = ['face-of-angels: a card lies']

/** For users who navigate by landmarks: one of each, with a name, and nothing outside of them. */
const landmarks = [
  'landmark-one-main',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-main',
  'landmark-main-is-top-level',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-unique',
  'region'
]

let shell: Shell
let gm: Page
/** The players’ screens. */
let screens: Readonly<Record<'seat' | 'table' | 'overlay', Page>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser }) => {
  shell = await startShell()
  gm = await screen(browser, shell.url, { width: 1366, height: 768 })
  await open(fullest[0]!)
  await askHost(gm, { ask: 'set-device-server', on: true, reach: 'loopback' })
  await shownAnew(gm)
  screens = {
    seat: await screen(browser, await seatLink(gm, 'Constance'), { width: 390, height: 844 }),
    table: await screen(browser, `${shell.origin}/table`, { width: 1366, height: 768 }),
    overlay: await screen(browser, `${shell.origin}/overlay`, { width: 1920, height: 1080 })
  }
})
test.afterAll(async () => {
  await Promise.all([gm, ...Object.values(screens)].map(page => page.context().close()))
  await shell.stop()
  discard(shell)
})

for (const moment of Object.keys(moments))
  test(moment, { tag: quick.includes(moment) ? [] : ['@long'] }, async () => {
    await open(moment)
    await Promise.all([gm, ...Object.values(screens)].map(shownAnew))
    const game = moments[moment]!().played.chronicle.campaign.boards.at(-1)?.title
    for (const [name, page] of Object.entries(screens)) expect(await gameOn(page), name).toBe(game)
    await gm.getByRole('navigation', { name: 'Games' }).getByRole('listitem').nth(1).getByRole('button').click()
    await gm.locator('main:not([data-stage])').waitFor() // a board's scripts are fetched when it is first shown
    const others = fullest.includes(moment)
    for (const theme of others ? ['hearth', 'contrast'] : ['hearth']) {
      await dress(gm, theme, ':root')
      expect.soft(await faults(gm, theme), `dashboard, ${theme}`).toEqual([])
    }
    if (moment === 'game-face: cups down') await underTheCover(gm)
    await openForms(gm)
    expect.soft(await faults(gm, 'hearth'), 'dashboard, every form of a question open').toEqual([])
    await Promise.all(
      Object.entries(screens).map(async ([name, page]) => {
        for (const theme of others ? ['contrast', 'hearth'] : ['hearth']) {
          await dress(page, theme)
          expect.soft(await faults(page, theme), `${name}, ${theme}`).toEqual([])
          expect
            .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name)
            .toBeLessThanOrEqual(0)
        }
      })
    )
  })

async function open(moment: string): Promise<void> {
  const file = `${moment.replace(/\W+/g, '-')}.hearth`
  if (!existsSync(join(shell.folder, file))) layOut(moment, join(shell.folder, file))
  await openCampaign(gm, file)
}

/** Both faces of the cover that one machine for several hands wears. */
async function underTheCover(gm: Page): Promise<void> {
  await gm.getByRole('button', { name: /plays here/ }).click()
  expect.soft(await faults(gm, 'hearth'), 'the cover').toEqual([])
  await gm.getByRole('button', { name: /let me play/ }).click()
  await gm.getByRole('dialog').getByRole('region', { name: 'Your side' }).waitFor()
  expect.soft(await faults(gm, 'hearth'), 'under the cover').toEqual([])
  await gm.getByRole('button', { name: 'Cover and give it back' }).click()
}

/** Opens each question that is closed behind its title (QU1). */
async function openForms(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details:has(.folded)')) fold.setAttribute('open', '')
  })
  const closed = page.locator('main button.folded:visible, aside button.folded:visible, section button.folded:visible')
  for (let left = await closed.count(); left > 0; left--) await closed.first().click()
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('.question-form details')) fold.setAttribute('open', '')
  })
}

/** Everything in the theme it opens in; in the others what a theme changes, its colours. */
function faults(page: Page, theme: string): Promise<readonly string[]> {
  if (theme !== 'hearth') return violations(page, { runOnly: ['color-contrast'] })
  return violations(page, {
    runOnly: { type: 'tag', values: wcag },
    rules: Object.fromEntries(landmarks.map(rule => [rule, { enabled: true }]))
  })
}

/** Sets the theme of each themed element. The small preview of the table keeps its own. */
async function dress(page: Page, theme: string, what = ':root, [data-theme]'): Promise<void> {
  await page.evaluate(
    ([name, wearing]) => {
      for (const each of document.querySelectorAll<HTMLElement>(wearing)) each.dataset['theme'] = name
    },
    [theme, what] as const
  )
}

async function seatLink(page: Page, character: string): Promise<string> {
  const { frame, deviceServer } = await firstSnapshot<'gm'>(page)
  const seat = frame?.seats.find(each => each.character.startsWith(character))
  return deviceServer.seats.find(link => link.seat === seat?.id)?.url ?? ''
}

async function screen(browser: Browser, url: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage()
  await keepConnection(page)
  await page.goto(url)
  await page.locator('header, h1, h2').first().waitFor()
  return page
}

/** Nothing of the moment before is left on it: no draft, no sheet, no theme. */
async function shownAnew(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.locator('header, h1, h2').first().waitFor()
}
