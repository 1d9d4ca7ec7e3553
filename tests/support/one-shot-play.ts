import { expect, type Locator } from '@playwright/test'
import type { Dashboard } from './dashboard'
import { settled } from './settled'

/** A chapter from its beginning to its Journey point. */
export async function playChapter(board: Dashboard, name: RegExp, meet: () => Promise<void>): Promise<void> {
  const { journey } = board.view.economy
  await board.story(async () => {
    await beginChapter(board, name)
    await meet()
    await takePoint(board)
  })
  expect(board.view.economy.journey).toBe(journey + 1)
}

/** The question which chapter begins. */
export async function beginChapter(board: Dashboard, name: RegExp): Promise<void> {
  await board.page.getByRole('radiogroup', { name: 'Which chapter' }).getByRole('radio', { name }).click()
  await board.push('Begin it')
}

/** The question how the chapter ends: with its Journey point. */
export async function takePoint(board: Dashboard): Promise<void> {
  await endOf(board, 'Take the Journey point').click()
  await board.push('Take the Journey point')
}

/** The Journey point cannot be taken yet, and the choice says why. */
export async function expectNoPoint(board: Dashboard, ...says: readonly RegExp[]): Promise<void> {
  const take = endOf(board, 'Take the Journey point')
  await expect(take).toHaveAttribute('aria-disabled', 'true')
  for (const words of says) await expect(take).toContainText(words)
}

function endOf(board: Dashboard, name: string): Locator {
  return board.page.getByRole('radiogroup', { name: 'How it ends' }).getByRole('radio', { name })
}

/** Each character makes a move. */
export async function moveRound(board: Dashboard): Promise<void> {
  for (let seat = 1; seat <= board.view.sheets.length; seat++) await makeMove(board, seat, 'Defy Danger')
}

/** On until the pool is that large; single checks come by luck, so the last ones may come by hand. */
export async function untilShadow(board: Dashboard, points: number): Promise<void> {
  for (let round = 0; round < 3 && board.view.shadow.free < points; round++) await moveRound(board)
  await gainShadow(board, points)
}

/** What is missing comes by hand. */
export async function gainShadow(board: Dashboard, points: number): Promise<void> {
  const missing = points - board.view.shadow.free
  if (missing <= 0) return
  await board.in('g', 'Shadow', async () => {
    await board.page.getByRole('radio', { name: 'Gain, circle, correct' }).click()
    await board.page.getByRole('spinbutton', { name: 'Points', exact: true }).fill(String(missing))
    await board.push('Gain it')
  })
}

/** A guard against them, hidden until it is revealed. */
export async function buildFoe(board: Dashboard, name: string): Promise<void> {
  await board.touch('o')
  await board.button('Build an encounter…').click()
  const sheet = board.page.getByRole('dialog', { name: 'An encounter' })
  await sheet.getByRole('textbox', { name: 'Name' }).fill(name)
  await board.push(/^Add 1/)
  await board.touch('Escape')
  await expect(sheet).toHaveCount(0)
}

interface Price {
  readonly what: RegExp
  readonly points: number
  readonly seat: number | null
  readonly because: string
}

/** Spends circled points on something; a resulting blow is taken at once. */
export async function payWithShadow(board: Dashboard, price: Price): Promise<void> {
  await spendOnBlow(board, price)
  if (price.seat !== null) await takeBlow(board, price.seat, price.because)
}

/** Spends circled points on something; a resulting blow waits. */
export async function spendOnBlow(board: Dashboard, { what, points, seat, because }: Price): Promise<void> {
  const { circled } = board.view.shadow
  await board.in('g', 'Shadow', async () => {
    const form = board.page.locator('.question-form[data-rule=Z1]')
    await form.getByRole('radio', { name: what }).click()
    await form.getByRole('spinbutton', { name: /^(Levels|Attack power)$/ }).fill(String(points))
    if (seat !== null)
      await form
        .getByRole('radiogroup', { name: 'Who is struck' })
        .getByRole('radio')
        .nth(seat - 1)
        .click()
    await form.getByRole('textbox', { name: 'Reason' }).fill(because)
    await board.push(what)
  })
  expect(board.view.shadow.circled).toBe(circled - points)
}

/** The character hits the foe for 3, and the foe hits back. */
export async function fight(board: Dashboard, foe: string, seat: number): Promise<void> {
  await exchange(board, foe, seat)
  await takeBlow(board, seat, `The hook of the ${foe}`)
}

/** The character hits the foe for 3, and the foe’s blow waits. */
export async function exchange(board: Dashboard, foe: string, seat: number): Promise<void> {
  await board.touch(String(seat), 'o')
  await board.page.locator('.foe-row-gm .body').first().click()
  const hit = board.page.locator('.question-form[data-rule=U7]')
  await hit.getByRole('spinbutton', { name: 'Attack power' }).fill('3')
  await board.push('Hit')
  expect(board.view.foes).toMatchObject([{ name: foe, stamina: 2, revealed: true }])
  await board.button('Back to their attack').click()
  const strike = board.page.locator('.question-form[data-rule=N2]')
  await expect(strike.getByRole('radio', { name: foe })).toBeChecked()
  await board.push(/^Roll d/)
}

/** From the foes back to the flip. */
export async function leaveFoes(board: Dashboard): Promise<void> {
  const flip = board.page.getByRole('group', { name: 'How the flip is made' })
  if (await flip.isVisible()) return
  await board.touch('Escape')
  await flip.waitFor()
}

/** The question of the blow: as much Exhaustion as it says, with words for the log. */
async function takeBlow(board: Dashboard, seat: number, describe: string): Promise<void> {
  const { stamina } = board.sheet(seat)
  const power = board.view.attacks[0]?.power ?? 0
  const form = board.page.locator('.question-form[data-rule=FU8]')
  if (!(await form.isVisible())) await board.touch(String(seat), 'x')
  await form.waitFor()
  const exhaustion = form.getByRole('radio', { name: `${power} Exhaustion` }).first()
  await settled(board.page)
  await exhaustion.press('Space')
  await expect(exhaustion).toBeChecked()
  await form.getByText('Describe…').click()
  await form.getByRole('textbox', { name: 'What it looked like' }).fill(describe)
  await board.push(/^\d+ Exhaustion/)
  await expect(form).toHaveCount(0)
  expect(board.view.attacks).toEqual([])
  // A slot of a move card may take some of it.
  expect(board.sheet(seat).stamina).toBeGreaterThanOrEqual(stamina - power)
}

function nameOf(board: Dashboard, seat: number): string {
  return board.frame.seats[seat - 1]?.character ?? ''
}

/** A move from its card: picked, flipped, and settled into the log. */
async function makeMove(board: Dashboard, seat: number, move: string): Promise<void> {
  await board.touch(String(seat))
  if (board.sheet(seat).mustShuffle) await board.press('r')
  await board.pick('u', nameOf(board, seat), async () => {
    await board.page.getByRole('combobox', { name: 'Find a move' }).fill(move)
    await board.button('Prepare the flip').press('Enter')
  })
  // An Enter that closed a dialog has no effect on the board for a while, unless another key follows. That key is not counted.
  await board.page.keyboard.press('Shift')
  await board.press('Enter')
  board.forMoves += 2
  await board.settle()
  expect(board.view.flip).toMatchObject({ seat: board.sheet(seat).seat, move })
  const open = board.view.outcomes.some(each => each.seat === board.sheet(seat).seat && !each.plain)
  if (!open) return
  await board.act('settling the move', () => board.button('Carry it out').press('Enter'))
  board.forMoves += 1
}
