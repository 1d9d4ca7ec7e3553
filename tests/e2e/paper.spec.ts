import { expect } from '@playwright/test'
import { Played } from '../support/chronicle'
import { askHost } from '../support/ask-host'
import type { Board } from '../support/moments/company'
import { inTrick } from '../support/moments/face-of-angels'
import { cupsDown } from '../support/moments/game-face'
import { onStage } from '../support/moments/prophecy'
import { gmAlone, longEvening, paperCompany } from '../support/paper-company'
import { PrintingDashboard, type PrintedPaper } from '../support/printing-dashboard'
import { bodyOf, lettersOf } from '../support/pdf'
import { test } from './test'

// Papers as Chromium prints them: how many pages, of which size, with which words. All sizes of table and paper, and the other games: @long.

const sizes = { A4: [595, 842], Letter: [612, 792] } as const
const forPlayers = ['Character sheets', 'Party sheet']

let desk: PrintingDashboard
test.beforeAll(async ({ browser }) => {
  desk = await PrintingDashboard.begin(browser)
})
test.afterAll(() => desk.end())

/** PG5, PG6: so many pages, with the words of the preview and of nothing that is not for these eyes. */
function proof(label: string, size: keyof typeof sizes, paper: PrintedPaper, pages: number): void {
  const what = `${label}, ${size}`
  expect(paper.pages.length, what).toBe(pages)
  expect(paper.size, what).toEqual(sizes[size])
  expect(bodyOf(paper), what).toBe(lettersOf(paper.shown))
  if (forPlayers.includes(label)) for (const secret of gmAlone) expect(paper.shown, what).not.toContain(secret)
  else if (/^(?:Game Master|Play on without)/.test(label))
    for (const page of paper.pages) expect(page, what).toContain('For the Game Master’s eyes')
}

async function printsAll(size: keyof typeof sizes, counts: Readonly<Record<string, number>>): Promise<void> {
  await desk.size(size)
  const printed: Record<string, number> = {}
  for (const label of await desk.labels()) {
    const paper = await desk.print(label)
    printed[label] = paper.pages.length
    proof(label, size, paper, counts[label] ?? 0)
  }
  expect(printed).toEqual(counts)
}

/** Cards for all, for each player and for the table: two in a row, five rows on a page. */
const pagesOfCodes = (players: number): number => (players < 8 ? 1 : 2)

/** Pages of each paper of A Thousand Faces. */
const counts = (players: number): Readonly<Record<string, number>> => ({
  'Character sheets': players,
  'Party sheet': 1,
  'Game Master’s worksheet': 1,
  'Play on without Hearthside': 1,
  'Codes for phones': pagesOfCodes(players),
  'All keys': 1
})

test('PG5 PG6 papers of five players on A4 have their pages and the words of the preview', async () => {
  await desk.open('five', paperCompany(5).chronicle)
  await askHost(desk.page, { ask: 'set-device-server', on: true, reach: 'loopback' })
  await printsAll('A4', counts(5))
  expect(await desk.page.locator('.papers').count()).toBe(1)
  // The lower paper, and the fullest paper. A mark that grew by a millimetre took a sixth page.
  await desk.size('Letter')
  proof('Character sheets', 'Letter', await desk.print('Character sheets'), 5)
})

for (const players of [1, 5, 8])
  test(`papers of ${players} on A4 and Letter`, { tag: '@long' }, async () => {
    await desk.open(`of-${players}`, paperCompany(players).chronicle)
    await askHost(desk.page, { ask: 'set-device-server', on: true, reach: 'loopback' })
    for (const size of ['A4', 'Letter'] as const) await printsAll(size, counts(players))
  })

/** A smaller game among so many players, and the pages of each of its papers. */
interface Smaller {
  readonly of: (players: number) => Board
  readonly pages: (players: number, size: keyof typeof sizes) => Readonly<Record<string, number>>
}

const smaller: Readonly<Record<string, Smaller>> = {
  'The Face of Angels': {
    of: inTrick,
    pages: players => ({
      'Character sheets': players,
      'Party sheet': 1,
      'Game Master’s worksheet': players === 1 ? 1 : 2,
      'Play on without Hearthside': 1,
      'Codes for phones': pagesOfCodes(players),
      'All keys': 1
    })
  },
  'Game Face': {
    of: cupsDown,
    pages: players => ({
      'Character sheets': players,
      'Party sheet': 1,
      'Play on without Hearthside': 1,
      'Codes for phones': pagesOfCodes(players),
      'All keys': 1
    })
  },
  Prophecy: {
    of: onStage,
    pages: (players, size) => ({
      'Character sheets': players,
      // With one player it fits on A4, and not on Letter.
      'Party sheet': players === 1 && size === 'A4' ? 1 : 2,
      'Play on without Hearthside': 2,
      'Codes for phones': pagesOfCodes(players),
      'All keys': 1
    })
  }
}

for (const [game, { of, pages }] of Object.entries(smaller))
  for (const players of [1, 5, 8])
    test(`papers of ${game} for ${players} on A4 and Letter`, { tag: '@long' }, async () => {
      await desk.open(`${game}-of-${players}`.replace(/\W+/g, '-'), of(players).played.chronicle)
      await askHost(desk.page, { ask: 'set-device-server', on: true, reach: 'loopback' })
      for (const size of ['A4', 'Letter'] as const) await printsAll(size, pages(players, size))
    })

test('papers of a campaign in which nothing has happened', { tag: '@long' }, async () => {
  await desk.open('empty', Played.table('Nobody yet').chronicle)
  await desk.size('A4')
  for (const label of (await desk.labels()).filter(each => each !== 'Character sheets'))
    proof(label, 'A4', await desk.print(label), 1)
})

for (const players of [1, 5, 8])
  test(`the recap of ${players} on A4 and Letter`, { tag: '@long' }, async () => {
    await desk.load(`recap-of-${players}`, longEvening(players).chronicle)
    await desk.page.keyboard.press('Shift+B')
    await desk.page.getByRole('radio', { name: 'For me' }).click()
    await expect(desk.page.locator('.recap-paper').getByText('For the Game Master’s eyes')).toBeVisible()
    for (const size of ['A4', 'Letter'] as const) {
      const paper = await desk.printOpen(size)
      proof('Recap', size, paper, 1)
      expect(lettersOf(paper.shown)).toBe(lettersOf(await desk.page.locator('.recap-paper').innerText()))
    }
  })

test('PG1 a page of the book prints what is written on it, on A4 and Letter', { tag: '@long' }, async () => {
  await desk.load('page-of-the-book', paperCompany(5).chronicle)
  await desk.page.keyboard.press('b')
  await desk.page
    .getByRole('region', { name: 'What is in the book' })
    .getByRole('button', { name: /Yogran/ })
    .click()
  await desk.page.getByRole('heading', { name: 'Yogran', level: 2 }).waitFor()
  for (const size of ['A4', 'Letter'] as const) {
    const paper = await desk.printOpen(size)
    proof('Game Master’s page of the book', size, paper, 1)
    expect(paper.shown).toContain('the rat set up the guard')
  }
})

/** Parts of the rules that take more than one page: on A4, and on Letter. */
const longerParts: Readonly<Record<string, string>> = {
  'The foundation: Who does what, and what is said': '2 2',
  'Words: Words from A to Z': '2 2'
}

test('the parts of the rules on A4 and Letter', { tag: '@long' }, async () => {
  test.setTimeout(300_000)
  await desk.load('rules', Played.table('Rules').chronicle)
  await desk.page.keyboard.press('F1')
  const nav = desk.page.getByRole('navigation', { name: 'Books and parts' })
  await nav.getByRole('button').first().waitFor()
  const printed: Record<string, string> = {}
  let looked = 0
  for (let book = 0; book < (await nav.locator(':scope > ul > li').count()); book++) {
    const inBook = nav.locator(':scope > ul > li').nth(book)
    await inBook.locator(':scope > button').click()
    const parts = inBook.locator('ul button')
    for (let part = 0; part < (await parts.count()); part++) {
      await parts.nth(part).click()
      looked++
      const title = await desk.page.locator('.rules-page h3').innerText()
      const counts: number[] = []
      for (const size of ['A4', 'Letter'] as const) {
        const paper = await desk.printOpen(size)
        counts.push(paper.pages.length)
        proof(title, size, paper, paper.pages.length)
      }
      if (counts.every(pages => pages === 1)) continue
      printed[`${await inBook.locator(':scope > button b').innerText()}: ${title}`] = counts.join(' ')
    }
  }
  expect(looked).toBeGreaterThan(90)
  expect(printed).toEqual(longerParts)
})
