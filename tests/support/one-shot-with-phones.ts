import { expect, type Locator, type Page } from '@playwright/test'
import type { Dashboard } from './dashboard'
import { moveOf } from '#rules/thousand-faces/moves/all'
import type { Phones } from './one-shot-phones'
import { settled } from './settled'
import { goTo, hearth, players, question, touchstones } from './one-shot-creation'

/** A new campaign that has a name and no players yet. */
export async function beginWithoutNames(gm: Page): Promise<void> {
  await gm.getByText('The table is set').waitFor()
  await gm.keyboard.press('Control+n')
  await gm.getByRole('dialog').waitFor()
  await gm.keyboard.type('The Salt Road')
  await gm.keyboard.press('Enter')
  await expect(gm.getByRole('dialog')).toHaveCount(0)
}

/** Phones may join by the common code; each player writes the own names there, and one press lets all in. */
export async function letPhonesIn({ page }: Dashboard, phones: readonly Page[]): Promise<void> {
  await page.keyboard.press('Shift+C')
  await page.getByRole('button', { name: 'Connect, and let players ask to join' }).click()
  await expect(page.getByRole('switch', { name: 'Let players ask to join' })).toBeChecked()
  const address = await page.getByRole('textbox', { name: 'Address of the join page' }).inputValue()
  await page.keyboard.press('Escape')
  for (const [at, phone] of phones.entries()) {
    const [player, character] = players[at] ?? ['', '']
    await phone.goto(address)
    await phone.getByRole('textbox', { name: 'Your name', exact: true }).fill(player)
    await phone.getByRole('textbox', { name: /^Your character/ }).fill(character)
    await phone.getByRole('button', { name: 'Ask for a seat' }).click()
    await expect(page.locator('.join-bar')).toContainText((await phone.locator('.words').textContent()) ?? '')
  }
  await page.keyboard.press('Alt+a')
  for (const phone of phones) await phone.waitForURL(/\/seat#/)
  await expect(page.locator('.seat-row')).toHaveCount(players.length)
}

/** Who flips, and makes a character, on a phone: all of them. */
export async function turnPhonesOn(board: Dashboard): Promise<void> {
  await board.press('Alt+u')
}

/** The GM enters what is for all, and who is ready. The rest is made on the phones, all at once. */
export async function makeOnPhones(board: Dashboard, phones: Phones): Promise<void> {
  const { page } = board
  await board.in('Shift+Q', 'Creating the characters', async () => {
    await expect(page.getByRole('button', { name: 'Length: 3 hours, one evening' })).toBeVisible()
    await page.getByRole('textbox', { name: 'A touchstone' }).fill(touchstones[3])
    await board.act(touchstones[3], () => page.keyboard.press('Enter'))
    await board.until(
      'each names a touchstone, and circles one',
      async () => {
        await phones.all(nameTouchstone)
        await phones.all(circle)
      },
      () => board.view.workshop.circled.length === players.length
    )
    await board.button(/^Circle a touchstone/).click()
    await page.getByRole('radiogroup', { name: 'The list' }).getByRole('radio').first().click()
    await board.push('Circle it')
    expect(board.view.workshop.circled).toHaveLength(4)
    await board.button('Next: Move cards').click()
    await board.push('Lay out the cards')
    await board.button('Next: Six points').click()
    await board.until(
      'the tutorial’s ranks',
      async () => {
        await board.button(/^Tutorial scene/).click()
        await board.button('Begin the scene').click()
      },
      () => board.sheet(3).ranks.int === 'crown'
    )
    await goTo(page, 'Questions')
    await page.getByRole('textbox', { name: 'A question to everybody' }).fill(question)
    await board.act('the question', () => page.keyboard.press('Enter'))

    await board.until(
      'each makes a character',
      () => onEach(phones),
      () => isMade(board)
    )

    await goTo(page, 'The Hearth')
    await page.getByRole('textbox', { name: 'The Hearth' }).fill(hearth)
    await board.act('The Hearth', () => page.keyboard.press('Enter'))
    await board.until(
      'everybody is ready',
      () => board.button('Everybody is ready').click(),
      () => board.view.sheets.every(sheet => sheet.character.created)
    )
  })
  await phones.all(async phone => expect(phone.locator('.own-making')).toHaveCount(0))
  await board.until(
    'session 1',
    () => page.keyboard.press('Shift+N'),
    () => board.frame.session === 1
  )
}

/** Nothing is missing but what the whole table has in common. */
function isMade({ view }: Dashboard): boolean {
  return (
    view.sheets.flatMap(({ character: { steps } }) =>
      steps.filter(each => each.state === 'open' && each.wants !== null && each.step !== 'hearth')
    ).length === 0
  )
}

async function onEach(phones: Phones): Promise<void> {
  await phones.all(async (phone, seat) => {
    await next(phone)
    await takeCards(phones.board, phone, seat)
    await next(phone)
    const making = phone.locator('.own-making')
    await tap(making.getByRole('radio', { name: `Str ${seat}` }))
    await tap(making.getByRole('radio', { name: /Dex/ }).last())
    await tap(making.getByRole('button', { name: 'Lay the points' }))
    await next(phone)
    await phone.getByRole('textbox', { name: question }).fill(`The key of house ${seat}`)
    await phone.keyboard.press('Tab')
    await next(phone)
    await tap(phone.getByRole('button', { name: 'Offer two goals' }))
    await tap(making.getByRole('radio').nth(seat % 2))
    await tap(making.getByRole('button', { name: 'Take this goal' }))
    await next(phone)
    await takeThings(phone)
    await next(phone)
    await expect(phone.getByText('Everything is there')).toBeVisible()
  })
}

/** A press in the middle of the screen, whose edges are covered, once nothing is held back any more (NP1). */
async function tap(control: Locator): Promise<void> {
  await control.evaluate(each => each.scrollIntoView({ block: 'center' }))
  await settled(control.page())
  await control.click()
}

/** The page is done, and says so on its button. */
const next = (phone: Page): Promise<void> =>
  tap(phone.locator('.own-making').getByRole('button', { name: 'Next', exact: true }))

async function nameTouchstone(phone: Page, seat: number): Promise<void> {
  await phone.getByRole('textbox', { name: 'A touchstone' }).fill(touchstones[seat - 1] ?? '')
  await tap(phone.getByRole('button', { name: 'Add it to the list' }))
}

/** Each circles what the one before them named. */
async function circle(phone: Page, seat: number): Promise<void> {
  await tap(phone.getByRole('radio', { name: touchstones[(seat + 1) % 3] ?? '' }))
  await tap(phone.getByRole('button', { name: 'Circle it' }))
}

/** One of each class, none that another player takes. A second A is refused before it is tried. */
async function takeCards(board: Dashboard, phone: Page, seat: number): Promise<void> {
  const { laidOut } = board.view.workshop
  const making = phone.locator('.own-making')
  for (const letter of ['A', 'B', 'C'] as const) {
    const { move } = laidOut.filter(each => each.class === letter)[seat - 1] ?? {}
    const name = move ? moveOf(move).name : ''
    await tap(making.locator(`[data-choice="${move}"]`))
    await tap(making.getByRole('button', { name: 'Take the card' }))
    await expect(making.locator('.has')).toContainText(name)
    if (seat === 1 && letter === 'A')
      await expect(making.getByRole('radio').filter({ hasText: 'Class A.' }).first()).toContainText(
        /has an A card; one is the limit|has it/
      )
  }
}

/** 2 Pack, what the move cards bring, and a weapon and an armour. */
async function takeThings(phone: Page): Promise<void> {
  const making = phone.locator('.own-making')
  await tap(making.getByRole('button', { name: 'Take 2 Pack' }))
  await expect(making.locator('.has')).toContainText('2 Pack')
  const receives = making.locator('[data-rule="R9"]')
  if (await receives.isVisible()) {
    await tap(receives.getByRole('radio').first())
    await tap(making.getByRole('button', { name: 'Receive it' }))
    await expect(receives).toHaveCount(0)
  }
  for (const thing of ['Sword', 'Leather Armour']) {
    await tap(making.getByRole('radio', { name: thing }))
    await tap(making.getByRole('button', { name: 'Take it' }))
    await expect(making.locator('.has')).toContainText(thing)
  }
}

/** A seller on the phone: four cards, one of them for 1 XP and 1 Pack. */
export async function buyOnPhone(phones: Phones, seat: number): Promise<void> {
  const { board } = phones
  const before = board.sheet(seat).character.equipment
  const phone = phones.phone(seat)
  const town = phone.locator('.own-town')
  await tap(town.getByText('A seller', { exact: true }).first())
  await town.getByRole('textbox', { name: 'Who is the seller?' }).fill('Mother Ansel')
  await board.act('four cards', () => tap(town.getByRole('button', { name: 'See four cards' })))
  // The cards of a seller that the player asked for lie open.
  await tap(town.locator('[data-choice="1"]'))
  await tap(town.locator('.question-form .main').first())
  await board.act('the purchase', () => tap(town.getByRole('button', { name: 'Spend 1 XP' })))
  const { items, pack, wares } = board.sheet(seat).character.equipment
  expect([items.length, pack, wares]).toEqual([before.items.length + 1, before.pack - 1, null])
}
