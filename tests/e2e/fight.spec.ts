import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { printed } from '../support/frozen'
import { beforeTheFight } from '../support/fight/the-fight'
import { exchangeByFollowUp } from '../support/fight/by-follow-up'
import { exchangeByHand } from '../support/fight/by-hand'
import { Hands } from '../support/fight/hands'
import { discard, startShell } from '../support/shell'

// One evening's fight by keyboard alone: five characters, a monster, a gang of three, a shield, a wound, an ally, one down.

test('an exchange of blows takes four keys beside the flip, at most half of what it takes by hand', async ({
  page
}) => {
  const byHand = await counted(page, exchangeByHand)
  const now = await counted(page, exchangeByFollowUp)
  console.log('by hand', byHand, 'by follow-up', now)
  expect(Math.max(...now.all.map(({ keys }) => keys))).toBeLessThanOrEqual(4)
  expect(now.keys).toBeLessThanOrEqual(byHand.keys / 2)
})

async function counted(page: Page, way: Way) {
  const { shell, hands } = await open(page)
  const keys = await fight(hands, way)
  expect(await shell.stop()).toBe(0)
  discard(shell)
  return keys
}

async function open(page: Page) {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-fight-'))
  mkdirSync(join(home, 'campaigns'), { recursive: true })
  const file = join(home, 'campaigns', 'the-drowned-stair.hearth')
  writeFileSync(file, printed('the-drowned-stair', beforeTheFight()))
  const shell = await startShell({ home }, file)
  await page.goto(shell.url)
  await page.getByText('Kresk Half-Tide').first().waitFor()
  return { shell, hands: new Hands(page, file) }
}

interface Exchange {
  readonly seat: number
  readonly foe: string
}

type Way = (hands: Hands, exchange: Exchange) => Promise<void>

/** Each of the four who stand trades blows with the foe that they are engaged with. */
async function fight(hands: Hands, way: Way) {
  const exchanges = [
    { seat: 1, foe: 'Sluice guard 1' },
    { seat: 2, foe: 'Sluice guard 2' },
    { seat: 3, foe: 'Tide-wraith' },
    { seat: 5, foe: 'Sluice guard 3' }
  ]
  const all = []
  for (const exchange of exchanges) {
    await flipMixItUp(hands, exchange.seat)
    all.push(await hands.count(() => way(hands, exchange)))
  }
  return { all, keys: all.reduce((sum, { keys }) => sum + keys, 0), acts: all.reduce((sum, { acts }) => sum + acts, 0) }
}

/** Mix It Up with that seat until it succeeds and the foe answers: which cards come is luck. The same keys for every way to go on. */
async function flipMixItUp(hands: Hands, seat: number): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await hands.touch('Escape', String(seat))
    if (hands.view.sheets[seat - 1]?.mustShuffle) await hands.press('r')
    await hands.touch('u')
    await hands.page.getByRole('dialog').waitFor()
    await hands.type('Mix It')
    await hands.touch('Enter')
    await hands.page.getByRole('dialog').waitFor({ state: 'detached' })
    await hands.touch('Escape', 'Shift')
    await hands.press('Enter')
    if (hands.view.pending?.kind === 'tie') await hands.press('a')
    if (hands.view.pending?.kind === 'critical') {
      await hands.page.getByRole('button', { name: 'Neither' }).focus()
      await hands.press('Enter')
    }
    const result = hands.view.flip?.result
    if (result === 1 || result === 2) return
    while (hands.view.gmMovesOwed.count > 0) {
      await hands.touch('m')
      await hands.page.getByRole('dialog', { name: 'A GM move' }).waitFor()
      await hands.touch('1')
      await hands.press('Enter')
    }
    if (result === 3) await hands.press('Control+z')
  }
  throw new Error('twenty flips, and none of them a check')
}
