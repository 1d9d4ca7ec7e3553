import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Played } from '../support/chronicle'
import { printed } from '../support/frozen'
import { beforeTheFight, endOf } from '../support/fight/the-fight'
import { byFollowUp } from '../support/fight/by-follow-up'
import { evening, type Turn, type TurnScript } from '../support/fight/evening'
import { Hands } from '../support/fight/hands'
import { beforeThreeRounds, threeRounds } from '../support/fight/three-rounds'
import { entriesOnDisk } from '../support/on-disk'
import { discard, startShell } from '../support/shell'
import { test } from './test'

// The end of one evening's fight by keyboard alone: five characters, a monster, a gang of three. A shield stops a blow, armour takes
// one, a Wound is taken. An ally adds a die, one character goes down, and every foe falls. Cards are dealt, dice are rolled.

test(
  'FU3 FU4 FU5 FU8 an evening’s fight is run by keys alone, four beside the flip of each exchange',
  { tag: '@long' },
  async ({ page }) => {
    page.setDefaultTimeout(10_000)
    const now = await played(page, byFollowUp)
    console.log(`keys and acts beside the flips: ${said(now)}`)
    expect(now.end).toMatchObject({
      subdued: [true, true, true, true],
      down: [false, false, false, true, false],
      owed: 0
    })
    for (const { turn, keys } of now.turns) expect([turn.foe, keys <= keysFor(turn)]).toEqual([turn.foe, true])
    console.log(`the whole fight: ${now.all} keys, and ${now.letters} letters of names`)
    expect(now.all).toBeLessThanOrEqual(60)
  }
)

test('RO4 RO5 N2 FU8 a fight of three rounds, two foes and four players is forecast, and run by at most 60 keys', async ({
  page
}) => {
  page.setDefaultTimeout(10_000)
  const { shell, file } = await open(page, beforeThreeRounds())
  await forecast(page, file)
  const hands = new Hands(page, file)
  const rounds = await threeRounds(hands)
  console.log(`three rounds: ${hands.script.join(' ')} (${hands.keys} keys, and ${hands.letters} letters of names)`)
  expect(rounds).toEqual([1, 2, 3])
  expect(hands.view.foes.map(({ subdued }) => subdued)).toEqual([true, true])
  expect([hands.view.questions, hands.view.round]).toEqual([[], undefined])
  expect(hands.keys).toBeLessThanOrEqual(60)
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

const fourDs = 'N1 N2 FU8 the Four Ds of a blow are at most four keys: X, Enter, and Enter for the proposal'
test(fourDs, { tag: '@long' }, async ({ page }) => {
  const { shell, file } = await open(page)
  const hands = new Hands(page, file)
  const scripts = [
    { seat: '1', from: 'a gang', chosen: [] },
    { seat: '2', from: 'no foe', chosen: [] },
    { seat: '1', from: 'no foe, beside a gang', chosen: ['2'] }
  ]
  for (const { seat, from, chosen } of scripts) {
    await hands.touch(seat)
    const { keys } = await hands.count(async () => {
      await hands.touch('x')
      await page.locator('.question-form[data-rule=N2]').waitFor()
      await hands.touch(...chosen)
      await hands.press('Enter')
      expect(hands.view.attacks).toHaveLength(1)
      await page.locator('.question-form[data-rule=FU8]').waitFor()
      await hands.press('Enter')
    })
    console.log(`a blow from ${from}: ${['x', ...chosen, 'Enter', 'Enter'].join(' ')} (${keys} keys)`)
    expect(keys).toBeLessThanOrEqual(4)
    expect(hands.view.attacks).toEqual([])
  }
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

/**
 * The panes between the board and a learned move at commit 0ebe5633, during a day in town (5 screens). J opens the story on its chapters, “Choose a move…” opens the moves. Their use of XP opens the character, which opens the lessons.
 */
const panesBefore = ['The story: Chapters', 'The story: Days', 'Moves', 'Character: XP', 'Character: Learn']

test(`L1 X5 a move is learned on ${panesBefore.length - 4} pane, four less than the ${panesBefore.length} before`, async ({
  page
}) => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-learn-'))
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  const file = join(home, 'campaigns', 'the-drowned-stair.hearth')
  const played = new Played(beforeTheFight())
  const [first] = played.seats
  played.act({ type: 'gain-xp', seat: first, amount: 2, reason: '' })
  played.act({ type: 'begin-day', place: 'town' })
  writeFileSync(file, printed('the-drowned-stair', played.chronicle))
  const shell = await startShell({ home }, file)
  await page.goto(shell.url)
  await page.getByText('Kresk Half-Tide').first().waitFor()
  const hands = new Hands(page, file)
  const before = hands.view.sheets[0]?.character.moves.owned.length
  const panes = await panesSeen(page)
  await hands.touch('1', 'Control+k')
  await hands.type('learn')
  await hands.touch('Enter')
  const study = page.getByRole('dialog').getByRole('region', { name: 'Study Under a Master' })
  await expect(study).toBeVisible()
  const choice = study
    .getByRole('radio')
    .filter({ hasText: /^\d?\s*.*new\./ })
    .first()
  await hands.touch((await choice.locator('kbd').innerText()).trim())
  await hands.press('Enter')
  expect(hands.view.sheets[0]?.character.moves.owned.length).toBe((before ?? 0) + 1)
  const now = await panes()
  console.log(`a move is learned, before: ${panesBefore.join(' → ')}`)
  console.log(`a move is learned, now: ${now.join(' → ')}, by ${hands.script.join(' ')}`)
  expect(panesBefore.length - now.length).toBeGreaterThanOrEqual(4)
  expect(await shell.stop()).toBe(0)
  discard(shell)
})

/** Notes each dialog that opens, and each pane that is chosen in it. The search of the palette is no pane. */
async function panesSeen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    const look = (): void => {
      for (const dialog of document.querySelectorAll('[role=dialog]')) {
        if (dialog.querySelector('[role=combobox], [role=listbox]')) continue
        const title = dialog.querySelector('h1, h2')?.textContent?.trim() ?? dialog.getAttribute('aria-label') ?? ''
        const pane = dialog.querySelector('.segments [aria-checked=true]')?.textContent?.replace(/\d+/, '').trim()
        const name = pane ? `${title}: ${pane}` : title
        if (seen.at(-1) !== name) seen.push(name)
      }
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { panesSeen: seen })
  })
  return () => page.evaluate(() => (window as unknown as { readonly panesSeen: readonly string[] }).panesSeen)
}

/** The forecast of the fight is worked out in a worker of our own, and writes nothing into the campaign. */
async function forecast(page: Page, file: string): Promise<void> {
  const before = entriesOnDisk(file).length
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  page.on('pageerror', error => asked.push(String(error)))
  // The page's policy forbids compiled code, in the worker too.
  page.on('console', message => message.type() === 'error' && asked.push(message.text()))
  await page.keyboard.press('Shift+F')
  const dialog = page.getByRole('dialog', { name: 'How would this fight go?' })
  await expect(dialog.getByText(/The foes are subdued in/)).toBeVisible({ timeout: 30_000 })
  await expect(dialog.locator('li.fighter')).toHaveCount(4)
  expect(asked.filter(each => !/\/assets\/[\w.-]+\.(js|css|woff2|webp)$/.test(each))).toEqual([])
  expect(asked.filter(each => each.includes('forecast.worker'))).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(entriesOnDisk(file).length).toBe(before)
}

/** Four; one that flips for the shield, one for each digit before Enter. */
function keysFor({ answer }: Turn): number {
  return answer?.takes === 'shield' ? 7 : 6
}

async function open(page: Page, chronicle = beforeTheFight()) {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-fight-'))
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  const file = join(home, 'campaigns', 'the-drowned-stair.hearth')
  writeFileSync(file, printed('the-drowned-stair', chronicle))
  const shell = await startShell({ home, luck: 'fixed' }, file)
  await page.goto(shell.url)
  await page.getByText('Kresk Half-Tide').first().waitFor()
  return { shell, file }
}

async function played(page: Page, way: TurnScript) {
  const { shell, file } = await open(page)
  const hands = new Hands(page, file)
  const turns = []
  for (const turn of evening) {
    await mixItUp(hands, turn.seat)
    turns.push({ turn, ...(await hands.count(() => way(hands, turn))) })
  }
  const end = endOf(hands.view)
  expect(await shell.stop()).toBe(0)
  discard(shell)
  return {
    end,
    turns,
    keys: sum(turns, 'keys'),
    acts: sum(turns, 'acts'),
    all: hands.keys,
    letters: hands.letters
  }
}

/** The same keys whichever way the turn goes on. */
async function mixItUp(hands: Hands, seat: number): Promise<void> {
  await hands.touch(String(seat), 'u')
  await hands.page.getByRole('dialog').waitFor()
  await hands.type('Mix It')
  await hands.touch('Enter')
  await hands.settle()
  await hands.press('Enter')
}

type Counted = Awaited<ReturnType<typeof played>>

function sum(turns: readonly { readonly keys: number; readonly acts: number }[], of: 'keys' | 'acts'): number {
  return turns.reduce((all, each) => all + each[of], 0)
}

function said({ turns, keys, acts }: Counted): string {
  return `${keys} keys (${turns.map(each => each.keys).join(' + ')}), ${acts} acts`
}
