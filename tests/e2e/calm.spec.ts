import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { askHost, firstSnapshot, keepConnection } from '../support/ask-host'
import { printed } from '../support/frozen'
import { Played } from '../support/chronicle'
import { connectPlayers, laptopSize, phoneSize, screen } from '../support/evening'
import { dashboardStates } from '../support/calm/states'
import { beforeTheFight } from '../support/fight/the-fight'
import { keep } from '../support/moments/index'
import { Asked, blow, card, thing } from '../support/phone-asked'
import { discard, startShell } from '../support/shell'
import { begin, Keyboard } from '../support/keyboard'
import { chronicleOnDisk } from '../support/on-disk'
import { pngOf } from '../support/tiny-pictures'
import { placesOf, visibleCaps, visibleControls } from '../support/calm-measures'
import { test } from './test'

// A calm dashboard: few controls, one ember button, and nothing that moves.

async function openedDashboard(page: Page, url: string): Promise<void> {
  await page.goto(url)
}

test('a new campaign shows at most 36 controls and 4 key badges, and no row moves while the strip says what is next', async ({
  page
}) => {
  const shell = await startShell({ luck: 'fixed' })
  await openedDashboard(page, shell.url)
  await begin(page)
  await expect(page.locator('.odds-bar')).toBeVisible()
  await expect(page.locator('.stage .frame')).toBeVisible()
  const controls = await visibleControls(page)
  const caps = await visibleCaps(page)
  console.log(`${controls.length} controls, ${caps.length} key badges`)
  expect(controls.length, controls.join(' | ')).toBeLessThanOrEqual(36)
  expect(caps.length, caps.join(' | ')).toBeLessThanOrEqual(4)
  // One ember button, and Enter is on it.
  await expect(page.locator('.app .btn.ember')).toHaveCount(1)
  await expect(page.locator('.app .btn.ember kbd')).toHaveText('Enter')
  // All keys while Alt is held.
  await page.keyboard.down('Alt')
  await expect.poll(async () => (await visibleCaps(page)).length).toBeGreaterThan(12)
  await page.keyboard.up('Alt')

  const strip = page.locator('.app-strip')
  const first = await placesOf(page)
  expect(first['main button']).not.toBe('none')
  const stays = async (state: string, shown: RegExp): Promise<void> => {
    await expect(strip, state).toContainText(shown)
    expect(await placesOf(page), state).toEqual(first)
  }
  await stays('the guide leads', /Next.*Show the players a screen/)
  const keys = new Keyboard(page, join(shell.folder, 'the-salt-road.hearth'))
  await keys.touch('Shift+P')
  await keys.touch('1', 's')
  await stays('a flip is set up', /Next.*Start session 1/)
  await keys.press('Shift+N')
  await stays('another step of the guide', /Next.*stays out/)
  await page.getByRole('button', { name: 'Leave the guide' }).click()
  await stays('nothing is open', /Session 1.*nothing is open/)
  await keys.press('t')
  await stays('the spotlight was given', /Kresk has the spotlight.*Hand it to/)
  await keys.press('Control+z')
  await stays('and taken back', /nothing is open/)

  // Everything by one line of Help.
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Show everything on the dashboard' }).click()
  await expect(page.getByRole('radio', { name: 'Freeze' })).toBeVisible()
  await expect.poll(async () => (await visibleCaps(page)).length).toBeGreaterThan(25)
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

test('no row and no main button moves in a fight', async ({ page }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-calm-'))
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  const file = join(home, 'campaigns', 'the-drowned-stair.hearth')
  writeFileSync(file, printed('the-drowned-stair', beforeTheFight()))
  const shell = await startShell({ home }, file)
  await openedDashboard(page, shell.url)
  await page.getByText('Kresk Half-Tide').first().waitFor()
  const strip = page.locator('.app-strip')
  const keys = new Keyboard(page, file)
  await keys.press('Shift+N')
  await keys.touch('1')
  await expect(page.locator('.panel .press')).toBeVisible()
  const first = await placesOf(page)
  await keys.press('e')
  await expect(strip).toContainText(/Round 1.*Next:/)
  expect(await placesOf(page)).toEqual(first)
  // What is open goes before the round; whose turn it is stays. The flip itself changes the piles of its own row.
  await page.getByRole('button', { name: 'Mix It Up' }).click()
  await keys.press('Enter')
  await keys.touch('Escape', '3')
  await expect(strip).toContainText(/Still open 1.*Next:/)
  const others = Object.entries(await placesOf(page)).filter(([name]) => !name.startsWith('row 1,'))
  expect(Object.fromEntries(others)).toEqual(
    Object.fromEntries(Object.entries(first).filter(([name]) => !name.startsWith('row 1,')))
  )
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

/** The calm dashboard of a campaign, in any session. */
async function calmDashboard(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: laptopSize, reducedMotion: 'reduce' })).newPage()
  await keepConnection(page)
  await page.goto(url)
  await expect(page.locator('li.seat-row').first()).toBeVisible()
  await askHost(page, { ask: 'set-preferences', preferences: { detail: 'calm' } })
  await expect(page.locator('[data-calm] li.seat-row').first()).toBeVisible()
  return page
}

const threeSizes = [laptopSize, { width: 1024, height: 640 }, { width: 1920, height: 1080 }]
const companies = [
  ['five', dashboardStates['five-tie']!],
  ['eight', dashboardStates['eight-tie']!]
] as const

for (const [players, make] of companies)
  test(
    `no row and no main button moves for a request to join, Alt or a menu: ${players} players`,
    { tag: players === 'eight' ? [] : '@long' },
    async ({ browser }) => {
      const home = mkdtempSync(join(tmpdir(), 'hearthside-calm-'))
      const file = join(home, 'campaigns', 'evening.hearth')
      keep(make().played, file)
      const shell = await startShell({ home }, file)
      const gm = await calmDashboard(browser, shell.url)
      await connectPlayers(gm, [/^Kresk/])
      await gm.keyboard.press('Shift+C')
      const address = await gm.getByRole('textbox', { name: 'Address of the join page' }).inputValue()
      await gm.getByRole('switch', { name: 'Let players ask to join' }).click()
      await gm.keyboard.press('Escape')
      await expect(gm.locator('li.seat-row').first()).toBeVisible()
      const before = new Map<string, object>()
      for (const size of threeSizes) {
        await gm.setViewportSize(size)
        if (players === 'eight') await lowRows(gm)
        const first = await placesOf(gm)
        before.set(`${size.width}`, first)
        await gm.keyboard.down('Alt')
        expect(await placesOf(gm), `Alt, ${size.width}`).toEqual(first)
        await gm.keyboard.up('Alt')
        await gm.getByRole('button', { name: 'Campaign', exact: true }).click()
        await expect(gm.getByRole('menu')).toBeVisible()
        expect(await placesOf(gm), `a menu, ${size.width}`).toEqual(first)
        await gm.keyboard.press('Escape')
      }
      const phone = await screen(browser, address, phoneSize)
      await phone.getByRole('button', { name: /^Willow/ }).click()
      await expect(gm.locator('.join-bar')).toContainText('A phone wants to join as Willow')
      for (const size of threeSizes) {
        await gm.setViewportSize(size)
        await expect(gm.locator('.join-bar')).toBeVisible()
        expect(await placesOf(gm), `a request, ${size.width}`).toEqual(before.get(`${size.width}`))
        expect(await controlsUnder(gm, '.join-bar'), `covered at ${size.width}`).toEqual([])
      }
      expect(await shell.stop()).toBe(0)
      discard(shell)
    }
  )

/** Low rows have the words of the piles once, over the first row. A row with a tie has no cards beside its counters. */
async function lowRows(gm: Page): Promise<void> {
  const top = (await gm.locator('li.seat-row').first().boundingBox())!.y
  const words = gm.locator('.heap > .name:visible')
  await expect(words).toHaveText(['Deck', 'Discard', 'Exhaustion'])
  for (const word of await words.all()) {
    const box = (await word.boundingBox())!
    expect(box.y + box.height, await gm.evaluate(() => `${innerWidth} × ${innerHeight}`)).toBeLessThanOrEqual(top + 1)
  }
  await expect(gm.locator('.panel .tied')).toBeVisible()
  await expect(gm.locator('.seat-row .tied')).toHaveCount(0)
}

/** The controls of the head, the strip, the rows and the panel that this element lies on. */
function controlsUnder(page: Page, over: string): Promise<readonly string[]> {
  return page.evaluate(selector => {
    const above = document.querySelector(selector)!
    const box = above.getBoundingClientRect()
    return [...document.querySelectorAll('.app-head button, .app-strip button, .seats button, .panel button')]
      .filter(each => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top && each.checkVisibility()
      })
      .map(each => each.textContent.trim())
  }, over)
}

test('in the lowest rows Stamina stands below the name, and no counter or name is cut', async ({ browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-calm-'))
  const file = join(home, 'campaigns', 'evening.hearth')
  keep(dashboardStates['eight-players']!().played, file)
  const shell = await startShell({ home }, file)
  const gm = await calmDashboard(browser, shell.url)
  for (const size of threeSizes) {
    await gm.setViewportSize(size)
    for (const row of await gm.locator('li.seat-row').all()) {
      const name = (await row.locator('h2').boundingBox())!
      const stamina = (await row.locator('.stamina').boundingBox())!
      const box = (await row.boundingBox())!
      expect(stamina.y, `${size.width}`).toBeGreaterThanOrEqual(name.y + name.height - 1)
      expect(stamina.y + stamina.height, `${size.width}`).toBeLessThanOrEqual(box.y + box.height)
    }
  }
  await expect(gm.locator('.gm-side .moons')).toBeVisible()
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

test('with everything shown and players on phones, the odds of a shuffled deck are in sight beside the call', async ({
  browser
}) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-calm-'))
  const file = join(home, 'campaigns', 'evening.hearth')
  const { played } = dashboardStates['expert']!()
  played.act({ type: 'set-phone-flips', seat: null, on: true })
  keep(played, file)
  const shell = await startShell({ home }, file)
  const gm = await calmDashboard(browser, shell.url)
  await askHost(gm, { ask: 'set-preferences', preferences: { detail: 'everything' } })
  await expect(gm.locator('.panel .odds')).toBeVisible()
  for (const size of [laptopSize, { width: 1920, height: 1080 }]) {
    await gm.setViewportSize(size)
    const line = (await gm.locator('.panel .odds > p').last().boundingBox())!
    const scroll = (await gm.locator('.panel .panel-scroll').boundingBox())!
    expect(line.y + line.height, `${size.width} × ${size.height}`).toBeLessThanOrEqual(scroll.y + scroll.height + 1)
  }
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

test('the notice of the second session covers no part of the panel', async ({ browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-calm-'))
  const file = join(home, 'campaigns', 'evening.hearth')
  const { played } = dashboardStates['first-evening']!()
  played.campaign({ type: 'begin-session', at: Date.now() })
  keep(played, file)
  const shell = await startShell({ home }, file)
  const gm = await calmDashboard(browser, shell.url)
  await askHost(gm, { ask: 'set-preferences', preferences: { detail: 'automatic' } })
  const { frame } = await firstSnapshot<'gm'>(gm)
  await askHost(gm, {
    ask: 'act',
    revision: frame!.revision,
    board: null,
    command: { type: 'begin-session', at: Date.now() }
  })
  const notice = gm.locator('.spoken-line')
  await expect(notice).toContainText('From the second session on')
  const box = (await notice.boundingBox())!
  for (const part of await gm.locator('.panel, .app-strip, .app-head').all()) {
    const other = (await part.boundingBox())!
    const apart =
      box.x + box.width <= other.x ||
      other.x + other.width <= box.x ||
      box.y + box.height <= other.y ||
      other.y + other.height <= box.y
    expect(apart).toBe(true)
  }
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

test('the hint of the full screen covers neither the scene nor Shadow on the table’s window', async ({ browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-calm-'))
  const file = join(home, 'campaigns', 'evening.hearth')
  keep(dashboardStates['flip-ready']!().played, file)
  const shell = await startShell({ home }, file)
  for (const size of [laptopSize, { width: 1024, height: 768 }, { width: 1920, height: 1080 }]) {
    const table = await screen(browser, `${shell.origin}/table`, size)
    await expect(table.locator('.full-screen-hint')).toBeVisible()
    await expect(table.locator('.eclipse')).toBeVisible()
    const hint = (await table.locator('.full-screen-hint').boundingBox())!
    const shadow = (await table.locator('.eclipse').boundingBox())!
    expect(hint.x + hint.width, `${size.width}`).toBeLessThan(shadow.x)
    await table.close()
  }
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

/** The ways in which a picture comes to the dashboard. */
const bringsPicture: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  dropped: page => handOver(page, 'drop'),
  pasted: page => handOver(page, 'paste'),
  picked: async page => {
    await page.getByRole('button', { name: /^Live/ }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'A picture…' }).click()
    await (await chooser).setFiles({ name: 'inn.png', mimeType: 'image/png', buffer: pngOf(40, 30) })
  }
}

function handOver(page: Page, by: 'drop' | 'paste'): Promise<void> {
  return page.locator('main.seats').evaluate(
    (seats, { kind, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'inn.png', { type: 'image/png' }))
      const more = { bubbles: true, cancelable: true }
      seats.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, ...more })
          : new ClipboardEvent('paste', { clipboardData: data, ...more })
      )
    },
    { kind: by, bytes: [...pngOf(40, 30)] }
  )
}

test('a picture dropped, pasted or picked anywhere is offered, and is on the table or in the tray by one press', async ({
  page
}) => {
  const shell = await startShell()
  await openedDashboard(page, shell.url)
  await begin(page)
  // Pictures are taken in after the first paint.
  await page.locator('.gift-spot').waitFor({ state: 'attached' })
  const file = join(shell.folder, 'the-salt-road.hearth')
  const gift = page.getByRole('complementary', { name: 'A new picture' })
  for (const [way, bring] of Object.entries(bringsPicture)) {
    await bring(page)
    await gift.getByRole('button', { name: 'Keep' }).click()
    await expect(gift, way).toHaveCount(0)
  }
  await bringsPicture['dropped']!(page)
  await gift.getByLabel(/^Caption/).fill('The inn')
  await gift.getByRole('button', { name: 'Show now' }).click()
  await expect(gift).toHaveCount(0)
  const { tray, live } = chronicleOnDisk(file).campaign.showing
  expect(tray.slice(0, 3)).toMatchObject([0, 1, 2].map(() => ({ kind: 'picture', title: '' })))
  expect(live).toMatchObject([{ to: 'table', exhibit: { kind: 'picture', title: 'The inn' } }])
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

/** Kresk, with a shield and an open slot, is struck. */
const struck = (): Asked =>
  new Asked(3, 0).act(thing({ sort: 'card', card: 'shield', name: '' }), card('good-cardio'), {
    ...blow,
    power: { by: 'number', number: 8 }
  })

/** The button has one place through every choice of the form. Choices are pressed without a scroll of the page. */
async function staysThrough(form: Locator, button: Locator): Promise<void> {
  await expect(button).toBeVisible()
  const place = await button.boundingBox()
  const choices = form.locator('[data-choice]:not([aria-disabled])')
  const count = await choices.count()
  expect(count).toBeGreaterThan(1)
  for (let at = 0; at < count; at++) {
    const name = await choices.nth(at).textContent()
    await choices.nth(at).dispatchEvent('click')
    // A number that appears gets the focus, and a panel that is too low scrolls to it.
    await form.evaluate(each => each.parentElement!.scrollTo(0, 0))
    expect(await button.boundingBox(), name ?? '').toEqual(place)
  }
}

test('QU2 the button of a blow stays through every choice, on the dashboard and on a phone', async ({ browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-calm-'))
  const file = join(home, 'campaigns', 'evening.hearth')
  keep(struck().played, file)
  const shell = await startShell({ home }, file)
  const dashboard = await screen(browser, shell.url, laptopSize)
  await dashboard.locator('[data-seat]').first().waitFor()
  const [link = ''] = await connectPlayers(dashboard, [/^Kresk/])
  await dashboard.keyboard.press('1')
  const form = dashboard.locator('.question-form[data-rule=FU8]')
  await form.waitFor()
  await staysThrough(form, dashboard.locator('.outcome-go .press'))
  const phone = await screen(browser, link, phoneSize)
  const main = phone.locator('.question-form[data-rule=FU8] .main')
  await main.waitFor()
  await expect(phone.locator('.thumb')).toBeVisible()
  await staysThrough(phone.locator('.question-form[data-rule=FU8]'), main)
  const [above, below] = [await main.boundingBox(), await phone.locator('.thumb > *').boundingBox()]
  expect(above!.y + above!.height, 'the button is above the place of the thumb').toBeLessThanOrEqual(below!.y)
  expect(above!.y, 'the button is in reach').toBeGreaterThan(phoneSize.height / 2)
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

test(
  'QU2 the button of a duel stays while a number is asked beside each die',
  { tag: '@long' },
  async ({ browser }) => {
    const home = mkdtempSync(join(tmpdir(), 'hearthside-calm-'))
    const file = join(home, 'campaigns', 'evening.hearth')
    const played = new Played()
    played.campaign({ type: 'open-board', system: 'game-face', title: 'The bell rope', settings: {} })
    for (const character of ['Kresk', 'Wren']) played.campaign({ type: 'add-seat', player: '', character })
    const side = (seat: unknown) => ({ who: { kind: 'seat', seat }, strong: 'spades', weak: 'hearts', dice: 'table' })
    const [left, right] = played.seats
    const contestants = { left: side(left), right: side(right) }
    played.act({ type: 'begin', contestants, voice: null, variants: { bonus: 'lasting', ties: 'spent' } })
    keep(played, file)
    const shell = await startShell({ home }, file)
    const dashboard = await screen(browser, shell.url, laptopSize)
    const asked = dashboard.locator('.asked-question').first()
    await asked.waitFor()
    await staysThrough(asked, asked.locator('.goes .ember'))
    expect(await shell.stop()).toBe(0)
    discard(shell)
  }
)
