import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { campaigns } from '../pictures/campaigns'
import { askHost, firstSnapshot, keepConnection, openCampaign } from '../support/ask-host'
import { tableStates } from '../support/calm/states'
import { crowdOf } from '../support/crowd'
import { screen } from '../support/evening'
import { lostInForcedColours } from '../support/forced-colors'
import { keep } from '../support/moments/index'
import { use } from '../support/phone-asked'
import { discard, startShell } from '../support/shell'
import { test } from './test'

// The table at rest, in a fight, with a blow and with an open flip. The tables of the smaller games, at 16:9 and 4:3.

const states = [
  'thousand-faces: nothing waits',
  'thousand-faces: foes',
  'thousand-faces: a blow waits',
  'thousand-faces: a tie, somebody down',
  'face-of-angels: it is won',
  'game-face: decided',
  'prophecy: the dice have fallen'
] as const
const sizes = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 }
] as const

/** The lowest letters in sight, as a share of the height of the screen; and whose words they are. */
function lowest(page: Page): Promise<readonly [number, string]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('.table-screen')!, NodeFilter.SHOW_TEXT)
    let least: [number, string] = [1, '']
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      const words = text.textContent?.trim() ?? ''
      if (!parent || words === '' || parent.closest('svg, .visually-hidden, [aria-hidden=true]')) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const share = parseFloat(getComputedStyle(parent).fontSize) / window.innerHeight
      if (share < least[0]) least = [share, words]
    }
    return least
  })
}

/** The other moments are looked at by `npm run e2e:long`. */
const quick = 'thousand-faces: a blow waits'

for (const state of states)
  test(
    `TB9 TB12 no text of the table is too low and forced colours lose nothing of it: ${state}`,
    { tag: state === quick ? [] : '@long' },
    async ({ browser }) => {
      const home = mkdtempSync(join(tmpdir(), 'hearthside-table-'))
      mkdirSync(join(home, 'campaigns'), { recursive: true })
      const path = join(home, 'campaigns', 'evening.hearth')
      writeFileSync(path, campaigns[state]!())
      const shell = await startShell({ home }, path)
      const table = await screen(browser, `${shell.origin}/table`, sizes[0])
      await expect(table.locator('.table-screen h1, .table-screen h2').first()).toBeVisible()
      for (const size of sizes) {
        await table.setViewportSize(size)
        const [share, words] = await lowest(table)
        expect(share, `“${words}” at ${size.width} × ${size.height}`).toBeGreaterThanOrEqual(1 / 30 - 0.0001)
      }
      expect(await lostInForcedColours(table)).toEqual([])
      await expect(table.locator('.scape')).toBeHidden()
      expect(await shell.stop()).toBe(0)
      discard(shell)
    }
  )

/** The pairs of these elements, of different kinds, whose letters or pictures lie on each other. */
function overlaps(page: Page, one: string, others: string): Promise<readonly string[]> {
  return page.evaluate(
    ([first, second]) => {
      const seen = (selector: string): readonly Element[] =>
        [...document.querySelectorAll(selector)].filter(each => each.checkVisibility())
      return seen(first).flatMap(each =>
        seen(second).flatMap(other => {
          const [a, b] = [each.getBoundingClientRect(), other.getBoundingClientRect()]
          const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          return apart ? [] : [`${each.textContent.trim()} / ${other.textContent.trim()}`]
        })
      )
    },
    [one, others] as const
  )
}

test('TB9 six players at 4:3: one height of the embers, no words below the Shadow, no Touchstone on a plate', async ({
  browser
}) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-table-'))
  const shell = await startShell({ home })
  const gm = await (await browser.newContext({ viewport: sizes[0] })).newPage()
  await keepConnection(gm)
  await gm.goto(shell.url)
  for (const name of ['called', 'creation']) {
    const { played, live } = tableStates[name]!(6)
    keep(played, join(shell.folder, `${name}.hearth`))
    await openCampaign(gm, `${name}.hearth`)
    await gm.goto(shell.origin)
    await gm.locator('li.seat-row').first().waitFor()
    const { frame } = await firstSnapshot<'gm'>(gm)
    for (const command of live)
      await askHost(gm, { ask: 'act', revision: frame!.revision, board: frame!.boards[0]!.id, command })
    const table = await screen(browser, `${shell.origin}/table`, sizes[1])
    if (name === 'called') {
      await table.locator('.call-stage').waitFor()
      const heights = await table
        .locator('.seat-plate .vigour')
        .evaluateAll(all => all.map(each => each.getBoundingClientRect().bottom))
      expect(heights.length).toBe(6)
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
      expect(await overlaps(table, '.eclipse .word', '.rung span')).toEqual([])
    } else {
      await table.locator('.touchstones').waitFor()
      expect(await overlaps(table, '.touchstones li', '.makers .maker')).toEqual([])
    }
    await table.context().close()
  }
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

test('TB9 TB4 eight players who are all called, with foes at 4:3: no words of the call lie on a plate, in both themes', async ({
  browser
}) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-table-'))
  const path = join(home, 'campaigns', 'evening.hearth')
  const played = crowdOf(8)
  const foe = { kind: 'guard', stamina: 5, power: 'd6', squares: 1, note: '' }
  played.act({ type: 'add-foes', name: 'Toll captain of the Upper Lock', ...foe, count: 3 })
  played.act({ type: 'reveal-foes' })
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  const able = played.seats.filter((_, at) => at !== 3)
  for (const seat of able) played.act({ type: 'call-flip', ask: { ...use('mix-it-up', 'str'), seat }, why: '' })
  keep(played, path)
  const shell = await startShell({ home }, path)
  const table = await screen(browser, `${shell.origin}/table`, sizes[1])
  await table.locator('.call-stage').waitFor()
  for (const theme of ['hearth', 'contrast']) {
    await table
      .locator('[data-theme]')
      .last()
      .evaluate((each, name) => (each.dataset['theme'] = name), theme)
    expect(await overlaps(table, '.call-stage p, .rung span', '.seat-plate, .top *'), theme).toEqual([])
  }
  await expect(table.locator('.call-stage')).toContainText('Also called: Constance')
  await expect(table.locator('.call-stage')).toContainText('and 4 more')
  expect(await shell.stop()).toBe(0)
  discard(shell)
})
