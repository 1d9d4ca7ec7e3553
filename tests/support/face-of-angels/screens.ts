import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { openSettings } from '../settings'
import { askForAnotherGame } from '../another-game'
import { settled } from '../settled'

const ranks: Readonly<Record<string, string>> = { King: 'K', Queen: 'Q', Jack: 'J', Ace: 'A' }
const realm = {
  clubs: 'Strength, violence',
  hearts: 'Empathy, instinct',
  spades: 'Dominance, power',
  diamonds: 'Intelligence, resources'
} as const

/** A card in a player's hand, as the player's screen says it. */
export interface Held {
  /** "Queen of hearts", as the screen says it. */
  readonly name: string
  readonly rank: string
  readonly suit: keyof typeof realm
}

/** Every message that each page has received. */
const heard = new WeakMap<Page, string[]>()

export async function screen(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number }
): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const messages: string[] = []
  heard.set(page, messages)
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => messages.push(String(payload))))
  page.on('pageerror', error => expect.soft(String(error), `an error on ${new URL(url).pathname}`).toBe(''))
  await page.goto(url)
  return page
}

export async function begin(gm: Page): Promise<void> {
  await gm.getByText('The table is set').waitFor()
  await gm.keyboard.press('Control+n')
  await gm.getByRole('dialog').waitFor()
  await gm.keyboard.type('The Water Gate')
  for (const name of ['Margit', 'Ada Quill', 'Joon', 'Kresk']) {
    await gm.keyboard.press('Tab')
    await gm.keyboard.type(name)
  }
  await gm.keyboard.press('Enter')
  await gm.getByText('Kresk').first().waitFor()
  await askForAnotherGame(gm)
  await gm.getByRole('button', { name: /Start The Face of Angels/ }).click()
  await gm.getByRole('button', { name: 'Shuffle and deal' }).waitFor()
  await gm.getByRole('button', { name: 'Show it' }).click()
}

/** Turns the stage on and reads each link where the GM would. */
export async function connectPlayers(
  gm: Page
): Promise<{ readonly table: string; readonly margit: string; readonly joon: string }> {
  await openSettings(gm)
  await gm.getByRole('switch', { name: 'Let other devices connect' }).click()
  const table = await gm.getByLabel('Table screen', { exact: true }).inputValue()
  const seat = async (name: string): Promise<string> => {
    await gm.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    return gm.getByLabel('Address', { exact: true }).inputValue()
  }
  const margit = await seat('Ada Quill')
  const joon = await seat('Kresk')
  await gm
    .getByRole('button', { name: 'Angels' })
    .or(gm.getByRole('button', { name: /Back/ }))
    .first()
    .click()
  return { table, margit, joon }
}

export function handOf(page: Page): Locator {
  return page.locator('.hand-fan .playing-card')
}

export async function heldBy(page: Page): Promise<readonly Held[]> {
  const names = await handOf(page).evaluateAll(cards => cards.map(card => card.getAttribute('aria-label') ?? ''))
  return names.map(name => {
    const [rank = '', suit = ''] = name.split(' of ')
    return { name, rank, suit: suit as Held['suit'] }
  })
}

/** Not a card of that hand is on another screen, or in any message that another screen was ever sent. */
export async function hiddenFromOthers(others: Readonly<Record<string, Page>>, owner: Page): Promise<void> {
  for (const card of await heldBy(owner)) {
    for (const [who, page] of Object.entries(others)) {
      const hand = page.getByRole('img', { name: card.name, exact: true })
      expect(await hand.count(), `${card.name} on the screen of ${who}`).toBe(0)
      const id = `"${ranks[card.rank] ?? card.rank}${card.suit.charAt(0).toUpperCase()}"`
      expect(
        heard.get(owner)?.some(message => message.includes(id)),
        `${id} in a message to its owner`
      ).toBe(true)
      expect(heard.get(page)?.length, `messages to ${who}`).toBeGreaterThan(0)
      expect(
        heard.get(page)?.filter(message => message.includes(id)),
        `${id} in a message to ${who}`
      ).toEqual([])
    }
  }
}

export async function negotiate(gm: Page, margit: Page): Promise<void> {
  await margit.getByRole('button', { name: 'Call a contest' }).click()
  await margit.getByRole('radio', { name: 'The World' }).click()
  await settled(margit)
  await margit.getByRole('button', { name: 'Call the contest' }).click()
  await gm.getByLabel('Name', { exact: true }).filter({ visible: true }).fill('Warden Brask')
  await gm.getByRole('button', { name: 'Answer the call' }).click()
  await margit.getByLabel('If Ada Quill wins').fill('The gate opens.')
  await margit.getByLabel('If Warden Brask wins').fill('Ada owes a season of work.')
  await margit.getByRole('button', { name: 'Offer these stakes' }).click()
  await gm.getByRole('radio', { name: 'Change “If Warden Brask wins”' }).click()
  await gm.getByLabel('If Warden Brask wins, instead').fill('Something follows her home.')
  await gm.getByRole('button', { name: 'Change “If Warden Brask wins”' }).click()
  await margit.getByRole('button', { name: 'Yes, they do' }).click()
  // A person who presses on an older snapshot is asked to look again. So both look, press, and if necessary press again.
  await expect(gm.getByText('accepts or changes the stakes').first()).toBeVisible()
  const yes = [gm, margit].map(page => page.getByRole('button', { name: 'Yes, they do' }))
  const accept = margit.getByRole('button', { name: 'Accept these stakes' })
  await expect(async () => {
    for (const each of yes) if (await each.isVisible()) await each.click({ timeout: 1_000 })
    await expect(accept).toBeEnabled({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await margit.getByRole('radio', { name: 'Two' }).click()
  await accept.click()
  await expect(margit.getByRole('heading', { name: 'Ada Quill leads' })).toBeVisible()
}

/** A King, Queen, Jack or ace in Margit's hand; while she has none, the table gives her a card. */
export async function faceCard(gm: Page, margit: Page): Promise<Held> {
  await gm.getByRole('button', { name: /^Ada Quill/ }).click()
  for (let given = 0; given < 30; given++) {
    const held = await heldBy(margit)
    const found = held.find(card => card.rank in ranks)
    if (found) return found
    const extra = gm.getByRole('button', { name: /^One extra card…/ })
    if (!(await extra.isVisible())) await gm.getByText('Decide by hand…').click()
    await extra.click()
    await gm.getByRole('radio', { name: /Ada Quill/ }).click()
    await gm.getByRole('button', { name: /^Deal one extra card/ }).click()
    await expect(handOf(margit)).toHaveCount(held.length + 1)
  }
  throw new Error('thirty cards, and no face among them')
}

/** Sets a protagonist's personality and powers by hand, so that this card is a trump, and a face the super-trump. */
export async function empower(gm: Page, name: string, card: Held): Promise<void> {
  await gm.getByRole('radio', { name: 'Record' }).click()
  await gm.getByRole('button', { name: new RegExp(`^${name}: `) }).click()
  if (card.rank in ranks && name === 'Ada Quill') {
    await gm.getByRole('button', { name: card.rank, exact: true }).click()
    await expect(gm.getByRole('button', { name: card.rank, exact: true })).toHaveAttribute('aria-pressed', 'true')
  }
  await gm.getByText('Correct by hand').click()
  await gm.getByRole('button', { name: realm[card.suit], exact: true }).click()
  await gm.getByLabel('Power', { exact: true }).fill('what is owed')
  await gm.getByRole('button', { name: 'Set the power', exact: true }).click()
  await expect(gm.locator('.power-line').getByText('“what is owed”')).toBeVisible()
  await gm.getByRole('radio', { name: 'Table' }).click()
}

export async function layCard(page: Page, card: Held): Promise<void> {
  await page.locator('.hand-fan').getByRole('button', { name: card.name }).click()
  const superTrump = page.getByRole('radio', { name: /^A super-trump/ })
  const ends = await superTrump.isVisible()
  if (ends) await superTrump.click()
  await page.getByRole('button', { name: `Lay the ${card.name}` }).click()
  if (ends) await page.getByRole('button', { name: 'Do it' }).click()
  await expect(page.locator('.hand-fan').getByRole('img', { name: card.name, exact: true })).toHaveCount(0)
}

export async function answerAsTheWorld(gm: Page): Promise<void> {
  await gm.getByRole('button', { name: /^The World/ }).click()
  await gm.locator('.speaker .hand-fan button').first().click()
  await gm.getByRole('button', { name: /^Lay the/ }).click()
}

export async function helpWithTrump(joon: Page, card: Held): Promise<void> {
  await expect(joon.getByRole('heading', { name: /^Help Ada Quill/ })).toBeVisible()
  await joon.locator('.hand-fan').getByRole('button', { name: card.name }).click()
  await joon.getByRole('radio', { name: /^A trump/ }).click()
  await joon.getByRole('button', { name: `Lay the ${card.name}` }).click()
}

/** If the World leads the next trick, it does. */
export async function toMargitsTurn(gm: Page, margit: Page): Promise<void> {
  const margits = margit.getByRole('heading', { name: /^Ada Quill (leads|answers)$/ })
  const worlds = gm.locator('.speaker .asks', { hasText: 'The World leads' })
  await expect.poll(async () => (await margits.isVisible()) || (await worlds.isVisible())).toBe(true)
  if (await worlds.isVisible()) await answerAsTheWorld(gm)
  await expect(margits).toBeVisible()
}
