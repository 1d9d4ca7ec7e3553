import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { Dashboard } from '../support/dashboard'
import { beginOneShot, makeCharacters } from '../support/one-shot-creation'
import { homeAgain, payItsPrice, save, takeBackTwenty } from '../support/one-shot-end'
import { buyAtMarket } from '../support/one-shot-market'
import { Phones } from '../support/one-shot-phones'
import { comfortWithPhones, takeAThingWithPhones, thresholdWithPhones } from '../support/one-shot-phone-story'
import {
  beginChapter,
  buildFoe,
  expectNoPoint,
  fight,
  leaveFoes,
  moveRound,
  payWithShadow,
  untilShadow
} from '../support/one-shot-play'
import { agree, type Screens } from '../support/one-shot-screens'
import { comfortInStory, thresholdInStory } from '../support/one-shot-story'
import { beginWithoutNames, letPhonesIn, makeOnPhones, turnPhonesOn } from '../support/one-shot-with-phones'
import { countPresses, type Presses, pressesOf } from '../support/presses'
import { discard, startShell } from '../support/shell'
import { test } from './test'

// A Thousand Faces of Adventure in one evening, through the dashboard: from blank characters to the fourth chapter. The
// power fails in the middle of the third chapter. Then twenty steps are taken back, to before that moment.

// In one worker and in this order: the second test compares its presses with those that the first one counted.
test.describe.configure({ mode: 'serial', timeout: 480_000 })

/** What the GM pressed in the evening without phones, as the first test counts it. */
let withoutPhones: number | null = null

/** The same where no flip were of a move: the cards of moves, Apply. */
let withoutMoves: number | null = null

/** What the flips of two chapters brought without phones: with the same cards they bring the same with phones. */
let broughtWithoutPhones: unknown = null

function broughtBy({ view }: Dashboard): unknown {
  return {
    shadow: view.shadow,
    xp: view.sheets.map(({ xp }) => xp),
    stamina: view.sheets.map(({ stamina }) => stamina)
  }
}

/** What the GM pressed in each part, printed at its end. */
function counter(pressed: Presses): { readonly told: string[]; readonly part: Part } {
  const told: string[] = []
  const part: Part = async (name, deed) => {
    const before = pressesOf(pressed)
    await deed()
    told.push(`${name} ${pressesOf(pressed) - before}`)
    console.log(told.at(-1))
  }
  return { told, part }
}

type Part = (name: string, deed: () => Promise<void>) => Promise<void>

/** A dashboard whose presses are counted, a table screen and an overlay. */
async function threeScreens(browser: Browser): Promise<{ readonly screens: Screens; readonly pressed: Presses }> {
  const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext({ reducedMotion: 'reduce' })))
  const pressed = await countPresses(contexts[0]!)
  const [gm, table, overlay] = await Promise.all(contexts.map(context => context.newPage()))
  if (!gm || !table || !overlay) throw new Error('a screen is missing')
  gm.setDefaultTimeout(15_000)
  return { screens: { gm, table, overlay }, pressed }
}

/** Three players' phones, nowhere yet. */
function threePhones(browser: Browser): Promise<readonly Page[]> {
  return Promise.all(
    [1, 2, 3].map(async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      return page
    })
  )
}

test(
  'a one-shot from creation to its fourth chapter, over a kill and an undo of twenty steps',
  { tag: '@long' },
  async ({ browser }) => {
    let shell = await startShell({ luck: 'fixed' })
    const { screens, pressed } = await threeScreens(browser)
    const { told, part } = counter(pressed)
    await screens.gm.goto(shell.url)
    await screens.table.goto(`${shell.origin}/table`)
    await screens.overlay.goto(`${shell.origin}/overlay`)

    await part('begin', () => beginOneShot(screens.gm))
    const file = join(shell.folder, 'the-salt-road.hearth')
    const board = new Dashboard(screens.gm, file)
    await expect.poll(() => board.sheets).toBe(3)
    await part('creation', () => makeCharacters(board))
    await agree(screens, board)

    await part('comfort', () => comfort(board, screens))
    await part('threshold', () => threshold(board, screens))
    broughtWithoutPhones = broughtBy(board)
    await part('save', () => save(board))
    await part('third', () => takeAThing(board, screens))

    // The power goes, in the middle of the third chapter.
    const standing = board.frame.undo.steps
    const picture = board.picture
    await shell.kill()
    board.forget()
    shell = await shell.again(file)
    await screens.gm.goto(shell.url)
    await expect(screens.gm.locator('.seat-row')).toHaveCount(3)
    expect(board.picture).toBe(picture)
    await agree(screens, board)

    await part('twenty undos', () => takeBackTwenty(board, standing))
    await agree(screens, board)
    await part('price', () => payItsPrice(board, screens))
    await part('home', () => homeAgain(board, screens))
    await agree(screens, board)

    const { economy, shadow } = board.view
    expect(economy).toMatchObject({ length: 'one-shot', chapter: 4, journey: 4 })
    expect(economy.chapters.map(chapter => chapter.end)).toEqual(['earned', 'earned', 'earned', 'earned'])
    expect(economy.hearth.available).toBe(true)
    expect(economy.pacing).toMatchObject({ chaptersEnded: 4, journeyAhead: 0 })
    expect(shadow.circled).toBe(0)
    expect(board.acts).toBeGreaterThanOrEqual(95)
    expect(await shell.stop()).toBe(0)
    expect(board.picture).toContain('"journey":4')
    discard(shell)
    withoutPhones = pressesOf(pressed)
    withoutMoves = withoutPhones - board.forMoves
    console.log(
      `the GM’s presses without phones: ${withoutPhones} (${withoutMoves} were all flips without moves); ${told.join(', ')}`
    )
  }
)

test(
  'the same evening with three phones asks far fewer presses of the GM; both are counted and told',
  { tag: '@long' },
  async ({ browser }) => {
    if (withoutPhones === null) throw new Error('the presses without phones were not counted: run the test before, too')
    let shell = await startShell({ luck: 'fixed' })
    const { screens, pressed } = await threeScreens(browser)
    const { told, part } = counter(pressed)
    await screens.gm.goto(shell.url)
    await screens.table.goto(`${shell.origin}/table`)
    await screens.overlay.goto(`${shell.origin}/overlay`)
    const file = join(shell.folder, 'the-salt-road.hearth')
    const board = new Dashboard(screens.gm, file)
    const phones = new Phones(board, await threePhones(browser))
    await part('begin', () => beginWithoutNames(screens.gm))
    await part('phones', async () => {
      await letPhonesIn(board, phones.pages)
      await expect.poll(() => board.sheets).toBe(3)
      await turnPhonesOn(board)
    })
    await part('creation', () => makeOnPhones(board, phones))
    await agree(screens, board)
    await part('comfort', () => comfortWithPhones(phones))
    await agree(screens, board)
    await part('threshold', () => thresholdWithPhones(phones))
    expect(broughtBy(board)).toEqual(broughtWithoutPhones)
    await part('save', () => save(board))
    await part('third', () => takeAThingWithPhones(phones, screens))
    const standing = board.frame.undo.steps
    const picture = board.picture
    await shell.kill()
    board.forget()
    shell = await shell.again(file)
    await screens.gm.goto(shell.url)
    await expect(screens.gm.locator('.seat-row')).toHaveCount(3)
    expect(board.picture).toBe(picture)
    await agree(screens, board)
    await part('twenty undos', () => takeBackTwenty(board, standing))
    await part('calls that were made before', () => phones.flipCalled())
    await part('price', () => payItsPrice(board, screens))
    await part('home', () => homeAgain(board, screens))
    await agree(screens, board)
    expect(board.view.economy).toMatchObject({ length: 'one-shot', chapter: 4, journey: 4 })
    expect(board.view.economy.chapters.map(chapter => chapter.end)).toEqual(['earned', 'earned', 'earned', 'earned'])
    expect(board.view.shadow.circled).toBe(0)
    expect(await shell.stop()).toBe(0)
    discard(shell)
    const presses = pressesOf(pressed)
    const share = `the GM’s presses: ${withoutPhones} without phones, ${presses} with three, ${((100 * presses) / withoutPhones).toFixed(1)} % (${((100 * presses) / (withoutMoves ?? withoutPhones)).toFixed(1)} % of ${withoutMoves}); ${told.join(', ')}`
    console.log(share)
    // 135 of 326 with these cards. Most of the rest is the Game Master's own on any screen: GM moves, chapters, undo.
    expect(presses / withoutPhones, share).toBeLessThanOrEqual(0.42)
  }
)

/** Chapter 1: all characters at home. Players see which chapter it is, and one character goes to the market. */
async function comfort(board: Dashboard, screens: Screens): Promise<void> {
  await comfortInStory(board)
  await expect(screens.table.locator('.scene-title')).toContainText('Chapter 1: Normalcy, comfort')
  await moveRound(board)
  // The first character with XP goes to the market. If no character has XP, the second is given one.
  await buyAtMarket(board, board.view.sheets.findIndex(({ xp }) => xp > 0) + 1 || 2)
  await agree(screens, board)
}

/** Chapter 2: over the threshold, The Hearth out of reach, and the Shadow grows. */
async function threshold(board: Dashboard, screens: Screens): Promise<void> {
  await thresholdInStory(board)
  await expect(screens.table.locator('.scene-title')).toContainText('Chapter 2: Cross a threshold by choice')
  await moveRound(board)
  await untilShadow(board, 4)
  await agree(screens, board)
}

/** Chapter 3, its first half: everything is circled, a foe is made stronger, the first blows fall. */
async function takeAThing(board: Dashboard, screens: Screens): Promise<void> {
  const before = board.view.shadow
  await board.story(async () => {
    await beginChapter(board, /Take a thing/)
    expect(board.view.shadow).toEqual({ free: 0, circled: before.free + before.circled })
    await expectNoPoint(board, /Every circled Shadow point is spent/, /Play until it has happened/)
  })
  await expect(screens.table.locator('.scene-title')).toContainText('Chapter 3: Take a thing and pay its price')
  await buildFoe(board, 'Sluice guard')
  await expect(screens.table.locator('.foe-row')).toHaveCount(0)
  await board.push('Reveal Sluice guard to the players')
  await expect(screens.table.locator('.foe-row')).toContainText('Sluice guard')
  await expect(screens.overlay.locator('.foe-plates')).toContainText('Sluice guard')
  await payWithShadow(board, { what: /Trap/, points: 2, seat: 2, because: 'The plank gives way' })
  await fight(board, 'Sluice guard', 1)
  await leaveFoes(board)
  await moveRound(board)
  await moveRound(board)
  expect(board.view.shadow.circled).toBeGreaterThan(0)
}
