import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Browser, type Page, type ViewportSize } from '@playwright/test'
import { keepConnection, openCampaign } from '../support/ask-host'
import { begin, connectPlayers, laptopSize, screen } from '../support/evening'
import { keep } from '../support/moments/index'
import { Asked, blow, card, foes, things, use } from '../support/phone-asked'
import { settled } from '../support/settled'
import { discard, startShell, type Shell } from '../support/shell'
import { brokenWords, sound } from '../support/sound-phone'
import { test } from './test'

// What a phone of A Thousand Faces shows first, and where its controls lie before and after a flip.

test.use({ actionTimeout: 15_000 })

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 }
] as const
const controls = 'button, summary, a[href], input, select, textarea, [role=button], [role=radio]'

/** Kresk has cards of his own and is called to fight; the two others are called as well. */
function fight(): Asked {
  const asked = new Asked(3, 0).act(
    foes,
    { type: 'reveal-foes' },
    card('intimidate', '0'),
    card('backstab', '0'),
    things[0]!,
    things[1]!
  )
  for (const seat of asked.played.seats)
    asked.act({ type: 'call-flip', ask: { ...use('mix-it-up', 'str'), advantages: 1, seat }, why: 'The gate gives.' })
  return asked
}

/** Kresk has cards and things of his own, and waits. */
const waiting = (): Asked =>
  new Asked(3, 0).act(foes, { type: 'reveal-foes' }, card('intimidate', '0'), card('backstab', '0'), ...things)

const moments = { fight, waiting, blow: () => new Asked(3, 0).act(blow) }

let shell: Shell
let gm: Page
let link: string

test.beforeAll(async ({ browser }) => {
  shell = await startShell()
  gm = await (await browser.newContext({ viewport: laptopSize, reducedMotion: 'reduce' })).newPage()
  await keepConnection(gm)
  await gm.goto(shell.url)
  await gm.locator('header, h1, h2').first().waitFor()
  await open('waiting', 'first')
  ;[link = ''] = await connectPlayers(gm, [/^Kresk/])
})
test.afterAll(async () => {
  await gm.context().close()
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

/** Opens a new campaign at that moment. All have one id, so that the link leads to each of them. */
async function open(moment: keyof typeof moments, name: string): Promise<void> {
  keep(moments[moment]().played, join(shell.folder, `${name}.hearth`))
  await openCampaign(gm, `${name}.hearth`)
}

/** Kresk's phone at that moment. */
async function phoneAt(browser: Browser, moment: keyof typeof moments, size: ViewportSize): Promise<Page> {
  await open(moment, `${moment}-${size.width}`)
  return screen(browser, link, size)
}

/** The control that a finger meets there; null: none. */
function controlAt(page: Page, at: { readonly x: number; readonly y: number }): Promise<string | null> {
  return page.evaluate(([x, y, all]) => document.elementFromPoint(x, y)?.closest(all)?.textContent ?? null, [
    at.x,
    at.y,
    controls
  ] as const)
}

const centre = (box: { x: number; y: number; width: number; height: number }) => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2
})

for (const size of sizes) {
  const name = `${size.width}x${size.height}`
  const tag = size === sizes[0] ? [] : '@long'

  test(
    `HA3 HA4 the call fills a phone of ${name}, and nothing can be pressed where Flip was`,
    { tag },
    async ({ browser }) => {
      const phone = await phoneAt(browser, 'fight', size)
      const flip = phone.getByRole('region', { name: 'Your flip' }).getByRole('button')
      await expect(flip).toBeVisible()
      await settled(phone)
      await sound(phone, `phone-called-${name}`)
      await phone.evaluate(() => window.scrollTo(0, 0))
      const head = await phone.locator('.seat-head').boundingBox()
      expect(head?.height, 'the header is one line').toBeLessThanOrEqual(60)
      const place = centre((await flip.boundingBox())!)
      expect(place.y, 'the button is in the place of the thumb').toBeGreaterThan(size.height - 80)
      await expect(phone.getByRole('heading', { name: 'Mix It Up' })).toBeInViewport({ ratio: 1 })
      await expect(phone.getByText('works', { exact: false }).first()).toBeInViewport()
      await expect(phone.getByRole('region', { name: 'Others are called' })).not.toBeInViewport()

      await flip.click()
      // By luck a tie, which shows the cards in its question.
      const result = phone.locator('.last-flip, .own-choice').first()
      await expect(result).toBeVisible()
      await phone.evaluate(() => window.scrollTo(0, 0))
      await settled(phone)
      expect(await controlAt(phone, place)).toBeNull()
      const own = await result.boundingBox()
      const others = await phone.getByRole('region', { name: 'Others are called' }).boundingBox()
      expect(own!.y, 'the own result stands above what others do').toBeLessThan(others!.y)
      expect(own!.y + own!.height, 'the own result is in sight').toBeLessThan(size.height)
    }
  )

  test(
    `HA15 what is asked for on a phone of ${name} is seen to be asked, and moves for the fight stand first`,
    { tag },
    async ({ browser }) => {
      const phone = await phoneAt(browser, 'waiting', size)
      await settled(phone)
      await sound(phone, `phone-waiting-${name}`)
      await phone.getByRole('button', { name: 'Ask to flip…' }).click()
      await expect(phone.locator('.own-moves .label').first()).toHaveText('A fight')
      await expect(phone.locator('.own-moves .label').first()).toBeInViewport()
      await expect(phone.locator('.own-move b').first()).toHaveText('Mix It Up')
      await phone.getByRole('button', { name: /^Ask to flip Mix It Up/ }).click()
      await expect(phone.locator('.own-asked')).toContainText('You ask for Mix It Up, Strength')
      await expect(phone.locator('.own-asked')).toBeInViewport({ ratio: 1 })
      await expect(phone.getByRole('button', { name: /^Asked to flip Mix It Up/ })).toBeInViewport({ ratio: 1 })
      await settled(phone)
      await sound(phone, `phone-asked-${name}`)
      await phone.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
      await expect(phone.getByRole('button', { name: 'Take back' })).toBeInViewport({ ratio: 1 })
      await expect(gm.getByRole('button', { name: /asks for Mix It Up/ })).toBeVisible()
      await phone.getByRole('button', { name: 'Take back' }).click()
      await expect(phone.locator('.own-asked')).toHaveCount(0)
    }
  )
}

test('HA5 the ways to take a blow have whole words on a narrow phone', async ({ browser }) => {
  const phone = await phoneAt(browser, 'blow', { width: 360, height: 740 })
  await expect(phone.locator('.own-question .embers').first()).toBeVisible()
  await sound(phone, 'phone-blow')
  expect(await brokenWords(phone)).toEqual([])
})

test('HA3 HA7 on a phone on its side a call shows its chances, and no line covers the ways to take a blow', async ({
  browser
}) => {
  const size = { width: 640, height: 360 }
  const phone = await phoneAt(browser, 'fight', size)
  const flip = phone.getByRole('region', { name: 'Your flip' }).getByRole('button')
  await expect(flip).toBeVisible()
  await settled(phone)
  await phone.evaluate(() => window.scrollTo(0, 0))
  const bar = (await phone.locator('.chances summary').boundingBox())!
  expect(bar.y + bar.height).toBeLessThanOrEqual((await flip.boundingBox())!.y)

  const struck = await phoneAt(browser, 'blow', size)
  await settled(struck)
  await expect(struck.locator('.own-question [role=radio]').first()).toBeInViewport({ ratio: 1 })
  await expect(struck.locator('.thumb')).not.toBeInViewport()
})

test('HA5 the button of a question below other things never covers what is asked', async ({ browser }) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-calm-phone-'))
  const evening = await begin(browser, 'face-of-angels: a point card is picked', home, null)
  const phone = await screen(browser, evening.links[1] ?? '', sizes[0])
  const asks = phone.locator('.question-form .asks').first()
  await expect(asks).toBeVisible()
  await settled(phone)
  const button = phone.locator('.question-form .go .main').first()
  for (const top of [0, 40, 80, 120, 160]) {
    await phone.evaluate(at => window.scrollTo(0, at), top)
    const [words, go] = [(await asks.boundingBox())!, (await button.boundingBox())!]
    expect(words.y + words.height, `scrolled by ${top}`).toBeLessThanOrEqual(go.y)
  }
  expect(await evening.shell.stop()).toBe(0)
  discard(evening.shell)
})
