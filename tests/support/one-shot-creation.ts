import { expect, type Locator, type Page } from '@playwright/test'
import type { Dashboard } from './dashboard'

export const players = [
  ['Joon', 'Kresk Half-Tide'],
  ['Margit', 'Constance-Philippa of the Drowned Bells'],
  ['Priya', 'Sister Wren']
] as const
const seats = players.map((_, at) => at + 1)
export const touchstones = ['The Wicker Man', 'Earthsea', 'The Lighthouse', 'Dishonored'] as const
export const question = 'What would you never leave behind?'
export const hearth = 'The bell loft, warm from the bakery below'

/** A new campaign with three chairs, all by keyboard. */
export async function beginOneShot(gm: Page): Promise<void> {
  await gm.getByText('The table is set').waitFor()
  await gm.keyboard.press('Control+n')
  await gm.getByRole('dialog').waitFor()
  await gm.keyboard.type('The Salt Road')
  for (const [player, character] of players) {
    await gm.keyboard.press('Tab')
    await gm.keyboard.type(player)
    await gm.keyboard.press('Tab')
    await gm.keyboard.type(character)
  }
  await gm.keyboard.press('Enter')
  await expect(gm.locator('.seat-row')).toHaveCount(players.length)
  // The players may be there first; a key pressed before the dialog has gone is the dialog's.
  await expect(gm.getByRole('dialog')).toHaveCount(0)
}

/** Every step of creation, for the whole table; then the session begins. */
export async function makeCharacters(board: Dashboard): Promise<void> {
  await board.in('Shift+Q', 'Creating the characters', async () => {
    await nameTouchstones(board)
    await board.button('Next: Move cards').click()
    await dealMoves(board)
    await board.button('Next: Six points').click()
    await spreadPoints(board)
    // Their chairs have names already.
    await goTo(board.page, 'Questions')
    await answerQuestion(board)
    await board.button('Next: Fateful Moment').click()
    await chooseMoments(board)
    await board.button('Next: Pack and items').click()
    for (const seat of seats) await packUp(board, seat)
    await board.button('Next: The Hearth').click()
    await lightHearth(board)
    await board.until(
      'everybody is ready',
      () => board.button('Everybody is ready').click(),
      () => board.view.sheets.every(sheet => sheet.character.created)
    )
  })
  await board.until(
    'session 1',
    () => board.page.keyboard.press('Shift+N'),
    () => board.frame.session === 1
  )
}

/** Straight to a step of creation. */
export const goTo = (page: Page, step: string): Promise<void> =>
  page.locator('.step-bar').getByRole('button', { name: step }).click()

/** The Game Master names one, as the list proposes, then the players; each circles one that another player named. */
async function nameTouchstones(board: Dashboard): Promise<void> {
  const { page } = board
  await expect(page.getByRole('button', { name: 'Length: 3 hours, one evening' })).toBeVisible()
  for (const at of [3, ...players.keys()]) {
    const title = touchstones[at] ?? ''
    const by = players[at]?.[0] ?? 'The Game Master'
    await expect(page.getByRole('radiogroup', { name: 'Named by' }).getByRole('radio', { name: by })).toBeChecked()
    await page.getByRole('textbox', { name: 'A touchstone' }).fill(title)
    await board.act(title, () => page.keyboard.press('Enter'))
  }
  await button(page.getByRole('dialog'), /^Circle a touchstone/).click()
  for (const title of touchstones) {
    // The players are proposed in their order; the Game Master comes last.
    await page.getByRole('radiogroup', { name: 'The list' }).getByRole('radio', { name: title }).click()
    await board.push('Circle it')
  }
  expect(board.view.workshop.circled).toHaveLength(4)
}

/** Three cards for each, within the limits of their classes; a second A is refused. */
async function dealMoves(board: Dashboard): Promise<void> {
  await board.push('Lay out the cards')
  for (const seat of seats) {
    await expectSeat(board, seat)
    for (const letter of ['A', 'B', 'C'] as const) {
      await cardsOf(board, letter).and(board.page.locator(':not([aria-disabled])')).first().click()
      await board.push('Take the card')
      // A second A cannot be taken, and the card says why.
      if (seat === 1 && letter === 'A')
        await expect(cardsOf(board, 'A').first()).toContainText('has an A card; one is the limit')
    }
    expect(board.sheet(seat).character.moves.owned).toHaveLength(3)
  }
}

/** The cards of a class that lie on the table. */
function cardsOf({ page }: Dashboard, letter: 'A' | 'B' | 'C'): Locator {
  return page
    .locator('.seat-step')
    .getByRole('radio')
    .filter({ hasText: `Class ${letter}.` })
}

/** Temporary ranks for the tutorial scene; then strong, quick or clever: one of the ten ways to distribute six points. */
async function spreadPoints(board: Dashboard): Promise<void> {
  await board.until(
    'the tutorial’s ranks',
    async () => {
      await board.button(/^Tutorial scene/).click()
      await board.button('Begin the scene').click()
    },
    () => board.sheet(3).ranks.int === 'crown'
  )
  expect(board.sheet(1).character.steps.find(each => each.step === 'attributes')?.state).toBe('open')
  for (const seat of seats) {
    await expectSeat(board, seat)
    await board.page.getByRole('radio', { name: `Str ${seat}` }).click()
    await board.page.getByRole('radio', { name: /Dex/ }).last().click()
    await board.act('points', () => board.button('Lay the points').click())
  }
}

async function answerQuestion(board: Dashboard): Promise<void> {
  await board.page.getByRole('textbox', { name: 'A question to everybody' }).fill(question)
  await board.act('the question', () => board.page.keyboard.press('Enter'))
  for (const seat of seats) {
    await card(board, seat).getByRole('textbox', { name: question }).fill(`The key of house ${seat}`)
    await board.act('an answer', () => board.page.keyboard.press('Tab'))
  }
}

async function chooseMoments(board: Dashboard): Promise<void> {
  for (const seat of seats) {
    await expectSeat(board, seat)
    await board.act('two goals', () => board.button('Offer two goals').click())
    const goal = board.sheet(seat).character.offered[seat % 2] ?? ''
    await board.page.getByRole('radio', { name: goal }).click()
    await board.act(goal, () => board.button('Take this goal').click())
    expect(board.sheet(seat).character.fateful).toEqual({ goal, locked: 2 })
  }
}

/** 2 Pack, what the move cards bring, and a weapon and an armour. */
async function packUp(board: Dashboard, seat: number): Promise<void> {
  const { page } = board
  await expectSeat(board, seat)
  await board.push('Take 2 Pack')
  const owed = board.sheet(seat).character.owedMagic
  for (let nth = 0; nth < owed; nth++) {
    await page.locator('.seat-step [data-choice]').first().click()
    await board.push('Receive it')
  }
  for (const item of ['Sword', 'Leather Armour']) {
    await page.locator('.seat-step').getByRole('radio', { name: item }).click()
    await board.push('Take it')
  }
  expect(board.sheet(seat).character.equipment).toMatchObject({ pack: 2 })
}

/** What all characters hold dear. With it no character lacks anything. */
async function lightHearth(board: Dashboard): Promise<void> {
  await board.page.getByRole('textbox', { name: 'The Hearth' }).fill(hearth)
  await board.act('The Hearth', () => board.page.keyboard.press('Enter'))
  expect(board.view.economy.hearth).toEqual({ what: hearth, available: true })
  for (const sheet of board.view.sheets)
    expect(sheet.character.steps.filter(each => each.state === 'open' && each.wants !== null)).toEqual([])
}

/** One player’s part of a step. */
const card = (board: Dashboard, seat: number): Locator => board.page.locator('.creation .place-card').nth(seat - 1)

const button = (at: Locator, name: string | RegExp): Locator => at.getByRole('button', { name }).first()

/** The next character that lacks something is shown. */
async function expectSeat({ page }: Dashboard, seat: number): Promise<void> {
  const characters = page.getByRole('group', { name: 'Character' }).getByRole('button')
  await expect(characters.nth(seat - 1)).toHaveAttribute('aria-pressed', 'true')
}
